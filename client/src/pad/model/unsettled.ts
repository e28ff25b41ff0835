/** What keeps a sheet from being settled for good: deals, by number. */

import { areTotalsOff } from "./doctor";
import type { Pad } from "./pad";

export interface Unsettled {
  /** Left for later. */
  readonly later: readonly number[];
  /** Not played yet; none where nobody knows how many there will be. */
  readonly ahead: readonly number[];
  /** Written, but with numbers that can not be. */
  readonly wrong: readonly number[];
}

/** Whether what stands on the sheet can be, row by row and total by total. */
export function isSound(pad: Pad): boolean {
  return unsettledOf(pad).wrong.length === 0 && (pad.sheet.totals === undefined || !areTotalsOff(pad));
}

export function unsettledOf(pad: Pad): Unsettled {
  const { rows } = pad;
  const ahead = Array.from(
    { length: Math.max(0, (pad.deals ?? 0) - rows.length) },
    (_, at) => rows.length + at + 1,
  );
  const wrong = rows.flatMap((row, at) =>
    row !== null && pad.faultsOf(at + 1, row).length > 0 ? [at + 1] : [],
  );
  return { later: pad.leftForLater, ahead, wrong };
}
