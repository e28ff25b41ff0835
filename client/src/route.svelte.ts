/** The pages by address: `/`, `/find?answers`, `/table/ID`, `/rules`, `/rules/PRESET?switches`, `/join/TOKEN?table=ID`; any other is none. */

import { readAnswers, type Answers } from "./find/answers";

export type Route =
  | { page: "start" }
  | { page: "find"; answers: Answers; isEnough: boolean }
  | { page: "table"; id: string }
  | { page: "join"; token: string; table: string | null }
  | { page: "rules"; preset: string; query: string }
  | { page: "rule-list" }
  | { page: "none" };

/** `path` with its query, as a link within the club has it. */
export function routeOf(path: string): Route {
  const [pathname = "", query = ""] = path.split("?", 2);
  if (/^\/find\/?$/.test(pathname)) return { page: "find", ...readAnswers(query) };
  if (/^\/rules\/?$/.test(pathname)) return { page: "rule-list" };
  const found = /^\/(table|rules|join)\/([^/]+)\/?$/.exec(pathname);
  const id = decoded(found?.[2] ?? "");
  if (id === null) return { page: "none" };
  if (found?.[1] === "table") return { page: "table", id };
  if (found?.[1] === "join")
    return { page: "join", token: id, table: /(?:^|&)table=([\w-]+)/.exec(query)?.[1] ?? null };
  if (found?.[1] === "rules") return { page: "rules", preset: id, query };
  return { page: pathname === "/" ? "start" : "none" };
}

/** Null where the bytes that `%` stands for are no text. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function here(): Route {
  return routeOf(location.pathname + location.search);
}

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => (this.route = here()));
  }

  /** Another page; with `replaces` the one before is none to come back to. */
  go(path: string, replaces = false): void {
    if (replaces) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = routeOf(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** A click on a link that stays within the page; one that opens a new tab is left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
