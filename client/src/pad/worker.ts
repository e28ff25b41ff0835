/** The service worker of the pad: from the second load on it opens without a network.
 * What is kept is shown at once; a newer page is fetched whole behind it, and shown the next time. */

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetch extends Extendable {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Scope {
  skipWaiting: () => Promise<void>;
  readonly clients: { claim: () => Promise<void> };
  addEventListener: ((kind: "install" | "activate", listener: (event: Extendable) => void) => void) &
    ((kind: "fetch", listener: (event: Fetch) => void) => void);
}

const worker = self as unknown as Scope;
const KEPT = "kingclub-pad";
const PAGE = "/pad";
/** What the page needs beside what its text names. */
const BESIDE = ["/pad.webmanifest", "/pad-icon.svg", "/pad-icon-192.png"];

/** All that the page names, into the cache first; the page itself last, so that it is never kept in part. */
async function fetchWhole(): Promise<void> {
  const cache = await caches.open(KEPT);
  const page = await fetch(PAGE, { cache: "no-cache" });
  if (!page.ok) return;
  const text = await page.clone().text();
  const before = await (await cache.match(PAGE))?.text();
  if (text === before) return;
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1] ?? "");
  await cache.addAll([...new Set([...named, ...BESIDE])]);
  await cache.put(PAGE, page);
  const wanted = new Set([PAGE, ...named, ...BESIDE]);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}

async function answer(request: Request, event: Extendable): Promise<Response> {
  const path = new URL(request.url).pathname;
  const isPage = path === PAGE || path === `${PAGE}/`;
  const kept = await caches.match(isPage ? PAGE : path);
  if (isPage && kept !== undefined) event.waitUntil(fetchWhole().catch(() => undefined));
  return kept ?? fetch(request);
}

worker.addEventListener("install", (event) => {
  event.waitUntil(fetchWhole().then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === location.origin && url.pathname !== "/pad/file")
    event.respondWith(answer(event.request, event));
});
