/** Where the person is in the pad. */

import type { Answers } from "./model/finder";
import type { Wish } from "./wish";

export type View = "list" | "find" | "start" | "sheet" | "deal" | "settle" | "doctor" | "history" | "figures";

export interface Where {
  readonly view: View;
  readonly id: string | null;
  readonly wish: Wish | null;
  /** What the variant finder was told. */
  readonly answers: Answers;
}

export const NOWHERE: Where = { view: "list", id: null, wish: null, answers: [] };

/** Whether the view needs no open sheet. */
export function isApart(view: View): boolean {
  return view === "list" || view === "start" || view === "find" || view === "figures";
}
