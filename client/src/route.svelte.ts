/** Two kinds of page, so two kinds of address: `/` and `/table/ID`. */

export type Route = { page: "start" } | { page: "table"; id: string };

export function routeOf(path: string): Route {
  const id = /^\/table\/([^/]+)\/?$/.exec(path)?.[1];
  return id === undefined ? { page: "start" } : { page: "table", id: decodeURIComponent(id) };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = routeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(path);
  }
}

export const router = new Router();
