/** Whether the page opens without a network the next time. */

export type Offline =
  /** One file from a disk: nothing to do. */
  | "file"
  /** A service worker keeps the page. */
  | "kept"
  | "unknown"
  /** The browser keeps pages of safe addresses only, and this is none. */
  | "unsafe-address";

export const offline = $state<{ state: Offline }>({ state: "unknown" });

export async function keepOffline(): Promise<void> {
  if (location.protocol === "file:") {
    offline.state = "file";
    return;
  }
  if (!("serviceWorker" in navigator)) {
    offline.state = window.isSecureContext ? "unknown" : "unsafe-address";
    return;
  }
  if (import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register("/pad-sw.js", { scope: "/pad" });
    await navigator.serviceWorker.ready;
    offline.state = "kept";
    await navigator.storage.persist();
  } catch {
    // The page works all the same, as long as there is a network to open it.
  }
}
