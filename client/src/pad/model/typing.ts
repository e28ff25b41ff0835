/** An old paper sheet, typed in as numbers: each cell stands as it was written, right or wrong. */

import type { ContractId } from "../rules.generated";
import { parseNumber, writtenNumber } from "./csv";
import { lineOnlyLoses, onlyLoses, withMinus } from "./losing";
import type { Pad } from "./pad";
import { isTyped, type Cells, type PadRow, type Seat } from "./row";
import type { RowChange, TotalKind } from "./sheet";

/** Why a text can be no number of a sheet; undefined where it can. */
export function whyRefused(text: string): "no-number" | "too-large" | undefined {
  if (!Number.isNaN(parseNumber(text))) return undefined;
  return Number.isNaN(writtenNumber(text)) ? "no-number" : "too-large";
}

/** The pad with a cell as typed; a blank takes it away, and what is no number changes nothing. */
export function typeCell(pad: Pad, number: number, seat: Seat, text: string): Pad {
  const typed = parseNumber(text);
  const contract = pad.contractOf(number);
  const row = pad.row(number);
  if (Number.isNaN(typed) || contract === undefined || (row !== null && !isTyped(row))) return pad;
  const points = withCell(row?.points ?? {}, seat, withMinus(typed, onlyLoses(pad.rules, contract)));
  const isBlank = Object.keys(points).length === 0 && pad.programmed(number) !== undefined;
  return withRow(pad, number, isBlank ? null : { ...(row ?? { contract }), points });
}

/** The pad with what was ordered in a deal, and by whom as far as that is known; without a contract no row. */
export function typeOrder(pad: Pad, number: number, contract: ContractId | undefined, declarer?: Seat): Pad {
  const row = pad.row(number);
  if (pad.programmed(number) !== undefined || (row !== null && !isTyped(row))) return pad;
  if (contract === undefined) return withRow(pad, number, null);
  const terms = declarer === undefined ? {} : { terms: { declarer } };
  return withRow(pad, number, { contract, ...terms, points: row?.points ?? {} });
}

/** The pad with a total as it stands on paper. */
export function typeTotal(pad: Pad, kind: TotalKind, seat: Seat, text: string): Pad {
  const typed = withMinus(parseNumber(text), lineOnlyLoses(pad.rules, kind));
  const before = pad.sheet.totals?.[kind];
  if (Number.isNaN(typed) || typed === before?.[String(seat)]) return pad;
  const { [kind]: _before, ...others } = pad.sheet.totals ?? {};
  const cells = withCell(before ?? {}, seat, typed);
  const totals = Object.keys(cells).length === 0 ? others : { ...others, [kind]: cells };
  const change = before === undefined ? { total: kind } : { total: kind, written: before };
  return pad.with({ totals, history: [...pad.sheet.history, change] });
}

function withCell(cells: Cells, seat: Seat, points: number | undefined): Cells {
  const { [String(seat)]: _before, ...others } = cells;
  return points === undefined ? others : { ...others, [String(seat)]: points };
}

/** Rows before it that are not typed yet are left for later; those at the end fall away. */
function withRow(pad: Pad, number: number, row: PadRow | null): Pad {
  const before = pad.rows[number - 1];
  if (JSON.stringify(before ?? null) === JSON.stringify(row)) return pad;
  const rows = [...pad.rows];
  while (rows.length < number) rows.push(null);
  rows[number - 1] = row;
  if (row === null) while (rows.length > 0 && rows.at(-1) === null) rows.pop();
  const count = pad.rows.length;
  const usual = before === undefined ? number - 1 : rows.length;
  const change: RowChange = {
    row: number,
    ...(before === undefined ? {} : { was: before }),
    ...(count === usual ? {} : { rows: count }),
  };
  return pad.with({ rows, history: [...pad.sheet.history, change] });
}
