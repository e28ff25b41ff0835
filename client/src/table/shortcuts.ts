export type Wish = "go" | "hand" | "sheet" | "last" | "settings" | "close";

/** Keys by their place, so that they work in any layout. */
const BY_CODE: Record<string, Wish> = { KeyS: "sheet", KeyL: "last", KeyO: "settings", Escape: "close" };

/** What a key means at the table, or null where it means what it always does. */
export function shortcut(event: KeyboardEvent, canGoOn: boolean): Wish | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest("input:not([type=radio]), select, textarea") != null) return null;
  const isInDialog = target?.closest("dialog") != null;
  if (event.code === "Escape") return isInDialog ? null : "close";
  if (isInDialog) return BY_CODE[event.code] ?? null;
  if (event.key === " ") {
    const isOtherButton = target?.closest("button:not([data-card]), summary, a") != null;
    return canGoOn && !isOtherButton ? "go" : null;
  }
  if (event.key.startsWith("Arrow")) return target?.closest("[role=toolbar]") ? null : "hand";
  return BY_CODE[event.code] ?? null;
}
