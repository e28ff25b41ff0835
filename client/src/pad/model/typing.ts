/** An old paper sheet, typed in as numbers: each cell stands as it was written, right or wrong. */

import { behaviour } from "./counting";
import { parseNumber } from "./csv";
import type { Pad } from "./pad";
import { isTyped, type Cells, type PadRow, type Seat } from "./row";
import type { TotalKind } from "./sheet";

/** The pad with a cell as typed; a blank takes it away, and what is no number changes nothing. */
export function typeCell(pad: Pad, number: number, seat: Seat, text: string): Pad {
  const typed = parseNumber(text);
  const contract = pad.contractOf(number);
  const row = pad.row(number);
  if (Number.isNaN(typed) || contract === undefined || (row !== null && !isTyped(row))) return pad;
  const points = withCell(row?.points ?? {}, seat, signed(pad, number, typed));
  const isBlank = Object.keys(points).length === 0;
  return withRow(pad, number, isBlank ? null : { ...(row ?? { contract }), points });
}

/** The pad with a total as it stands on paper. */
export function typeTotal(pad: Pad, kind: TotalKind, seat: Seat, text: string): Pad {
  const typed = parseNumber(text);
  if (Number.isNaN(typed)) return pad;
  const cells = withCell(pad.sheet.totals?.[kind] ?? {}, seat, typed);
  return pad.with({ totals: { ...pad.sheet.totals, [kind]: cells } });
}

/** Where no number above nothing can stand, people leave the minus out. */
function signed(pad: Pad, number: number, typed: number | undefined): number | undefined {
  const law = pad.rules.contracts[pad.contractOf(number) ?? "no-all"];
  if (typed === undefined || typed <= 0 || law === undefined) return typed;
  const isNegative = [...behaviour(law).values(pad.rules, law)].every((value) => value <= 0);
  return isNegative ? -typed : typed;
}

function withCell(cells: Cells, seat: Seat, points: number | undefined): Cells {
  const { [String(seat)]: _before, ...others } = cells;
  return points === undefined ? others : { ...others, [String(seat)]: points };
}

/** Rows before it that are not typed yet are left for later; those at the end fall away. */
function withRow(pad: Pad, number: number, row: PadRow | null): Pad {
  const rows = [...pad.rows];
  while (rows.length < number) rows.push(null);
  rows[number - 1] = row;
  while (rows.length > 0 && rows.at(-1) === null) rows.pop();
  return pad.with({ rows });
}
