/** What a sheet file holds. */

import type { Cells, PadRow, Seat } from "./row";
import type { Switches } from "./rules";

export const TOTALS = ["minus", "plus", "all"] as const;
export type TotalKind = (typeof TOTALS)[number];

/** A step of the history: what row `row` `was`; null: left for later; absent: there was no such row. */
export interface RowChange {
  readonly row: number;
  readonly was?: PadRow | null;
  /** How many rows there were, where a cell typed far below made several, or a blank took some away. */
  readonly rows?: number;
}

/** A step of the history: what was `written` in a closing line of a typed sheet; absent: nothing. */
export interface TotalChange {
  readonly total: TotalKind;
  readonly written?: Cells;
}

export type Change = RowChange | TotalChange;

export function isOfRow(change: Change): change is RowChange {
  return "row" in change;
}

/** All that a sheet file holds. Sums, dealers and what is next are derived, never kept. */
export interface Sheet {
  readonly rules: string;
  readonly version: number;
  readonly switches: Switches;
  readonly players: readonly string[];
  readonly dealer: Seat;
  /** In the order of the deals; null is a deal left for later. */
  readonly rows: readonly (PadRow | null)[];
  /** The closing lines of a typed sheet as they stand on paper. */
  readonly totals?: Readonly<Partial<Record<TotalKind, Cells>>>;
  readonly history: readonly Change[];
  readonly note: string;
}
