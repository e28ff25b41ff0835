/** A sheet as bare numbers, and what must hold between them. */

import { behaviour } from "./counting";
import { isPlainSum } from "./running_total";
import { belongs, type Pad } from "./pad";
import { TOTALS, type TotalKind } from "./sheet";
import { isTyped, seats, sum, type PadRow, type Seat } from "./row";

/** Where a number stands: in row `row`, or in a closing line. */
export type Place =
  { readonly row: number; readonly seat: Seat } | { readonly total: TotalKind; readonly seat: Seat };

export function isCell(place: Place): place is { readonly row: number; readonly seat: Seat } {
  return "row" in place;
}

export function samePlace(one: Place, other: Place): boolean {
  if (one.seat !== other.seat) return false;
  if (isCell(one)) return isCell(other) && one.row === other.row;
  return !isCell(other) && one.total === other.total;
}

/** A row: its cells, what a cell of it can hold, what it may sum to. */
export interface Line {
  readonly number: number;
  readonly kinds: readonly TotalKind[];
  readonly cells: readonly (number | undefined)[];
  readonly values: ReadonlySet<number>;
  readonly checks: readonly number[];
}

/** One written total. */
export interface Column {
  readonly total: TotalKind;
  readonly seat: Seat;
  readonly written: number;
}

export interface Paper {
  readonly lines: readonly Line[];
  readonly columns: readonly Column[];
  /** A row is left for later, so that no total can be checked. */
  readonly hasGaps: boolean;
}

export function found(line: Line): number {
  return sum(line.cells.map((cell) => cell ?? 0));
}

export function isRight(line: Line): boolean {
  return !line.cells.includes(undefined) && line.checks.includes(found(line));
}

/** What the cells of the column sum to. */
export function foundIn(paper: Paper, column: Column): number {
  const lines = paper.lines.filter((line) => line.kinds.includes(column.total));
  return sum(lines.map((line) => line.cells[column.seat - 1] ?? 0));
}

/** Every number, rows before totals. */
export function placesOf(paper: Paper): Place[] {
  const cells = paper.lines.flatMap(({ number, cells }) =>
    cells.map((_, at): Place => ({ row: number, seat: at + 1 })),
  );
  return [...cells, ...paper.columns.map(({ total, seat }): Place => ({ total, seat }))];
}

/** The numbers of the pad; rows written by what was taken stand there with their points. */
export function paperOf(pad: Pad): Paper {
  const hasGaps = pad.leftForLater.length > 0 || !isPlainSum(pad.rules);
  const lines = pad.rows.flatMap((row, place) => (row === null ? [] : [lineOf(pad, place + 1, row)]));
  return { lines, columns: hasGaps ? [] : columnsOf(pad), hasGaps };
}

function lineOf(pad: Pad, number: number, row: PadRow): Line {
  const law = pad.rules.contracts[row.contract];
  if (law === undefined) throw new Error(`${row.contract} is no deal of this game`);
  const possible = behaviour(law).checks(pad.rules, law);
  const known = pad.check(number);
  const isKnown = known !== undefined && (!isTyped(row) || possible.includes(known));
  return {
    number,
    kinds: TOTALS.filter((kind) => belongs(pad.rules, row, kind)),
    cells: pad.cells(number),
    values: behaviour(law).values(pad.rules, law),
    checks: isKnown ? [known] : possible,
  };
}

function columnsOf(pad: Pad): Column[] {
  return TOTALS.flatMap((total) =>
    seats(pad.rules).flatMap((seat) => {
      const written = pad.sheet.totals?.[total]?.[String(seat)];
      return written === undefined ? [] : [{ total, seat, written }];
    }),
  );
}
