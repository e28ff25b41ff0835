/** Three kinds of page, so three kinds of address: `/`, `/find?…` and `/table/ID`. */

import { readAnswers, type Answers } from "./find/answers";

export type Route =
  { page: "start" } | { page: "find"; answers: Answers; isEnough: boolean } | { page: "table"; id: string };

/** `path` with its query, as a link within the club has it. */
export function routeOf(path: string): Route {
  const [pathname = "", search = ""] = path.split("?");
  if (/^\/find\/?$/.test(pathname)) return { page: "find", ...readAnswers(search) };
  const id = /^\/table\/([^/]+)\/?$/.exec(pathname)?.[1];
  return id === undefined ? { page: "start" } : { page: "table", id: decodeURIComponent(id) };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname + location.search));

  constructor() {
    addEventListener("popstate", () => (this.route = routeOf(location.pathname + location.search)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(path);
  }
}

export const router = new Router();
