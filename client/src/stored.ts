/** What this browser keeps under `key`; nothing where it keeps nothing, or something else. */
export function stored<T>(key: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>;
  } catch {
    return {};
  }
}

/** Keeps it. Private windows may refuse; it then lives as long as the page. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that stores nothing is no reason to stop.
  }
}
