import type { Item, RowReason } from "../rules.generated";
import type { Seat } from "./row";

/** One thing wrong with a row. Numbers are counts, or points where the reason is of points. */
export interface Fault {
  readonly reason: RowReason;
  readonly seat?: Seat;
  readonly item?: Item;
  readonly found?: number;
  /** What it should be; the nearest, or the most, where several would do. */
  readonly wanted?: number;
  /** The cards it is about, as letters. */
  readonly cards?: string;
}

/** A row that can not be written; nothing has changed. */
export class RowRefused extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ reason }) => reason).join(", "));
    this.faults = faults;
  }
}
