/** What is wrong with a typed sheet, what could mend it, and what its numbers can not tell. */

import type { RowReason } from "../rules.generated";
import { findMends, type Mend } from "./mends";
import type { Pad } from "./pad";
import { found, foundIn, isRight, paperOf, samePlace, type Line, type Paper, type Place } from "./paper";
import type { Seat } from "./row";
import { TOTALS, type TotalKind } from "./sheet";
import { whyNot } from "./row_check";
import { nearest } from "./sets";

export type Ruling = "wrong-sign" | "wrong-step" | "too-much" | "elsewhere";
export type Unknown = "which" | "too-many" | "no-totals" | "gaps" | "open-check";

export interface Diagnosis {
  readonly rows: readonly { row: number; sum: number; check: number; off: number }[];
  readonly cells: readonly { row: number; seat: Seat; number: number | null; why: RowReason }[];
  readonly totals: readonly { total: TotalKind; seat: Seat; written: number; sum: number; off: number }[];
  /** The fewest numbers that must be wrong; null where more than two are. */
  readonly wrong: number | null;
  readonly mends: readonly Mend[];
  /** Cells that would have to hold `number` to mend their row alone, and can not. */
  readonly ruled_out: readonly { row: number; seat: Seat; number: number; why: Ruling }[];
  readonly unknown: readonly Unknown[];
}

export function diagnose(pad: Pad): Diagnosis {
  const paper = paperOf(pad);
  const { wrong, mends } = findMends(paper);
  return {
    rows: paper.lines.filter((line) => !isRight(line)).map(rowOff),
    cells: paper.lines.flatMap(cellsOff),
    totals: totalsOff(paper),
    wrong,
    mends,
    ruled_out: paper.lines.filter((line) => !isRight(line)).flatMap((line) => ruledOut(line, mends)),
    unknown: unknown(pad, paper, wrong, mends),
  };
}

function rowOff(line: Line): Diagnosis["rows"][number] {
  const check = nearest(found(line), line.checks);
  return { row: line.number, sum: found(line), check, off: found(line) - check };
}

function cellsOff(line: Line): Diagnosis["cells"][number][] {
  return line.cells.flatMap((cell, at) => {
    const why = cell === undefined ? "blank" : whyNot(cell, line.values);
    return why === undefined ? [] : [{ row: line.number, seat: at + 1, number: cell ?? null, why }];
  });
}

/** Whether a written total is not what its column gives. */
export function areTotalsOff(pad: Pad): boolean {
  return totalsOff(paperOf(pad)).length > 0;
}

function totalsOff(paper: Paper): Diagnosis["totals"][number][] {
  return paper.columns.flatMap((column) => {
    const sum = foundIn(paper, column);
    return sum === column.written ? [] : [{ ...column, sum, off: column.written - sum }];
  });
}

/** The cells of a row that is off which can not mend it alone, by the nearest check. */
function ruledOut(line: Line, mends: readonly Mend[]): Diagnosis["ruled_out"][number][] {
  return line.cells.flatMap((cell, at) => {
    const place: Place = { row: line.number, seat: at + 1 };
    const [only] = mends.filter(
      ({ places }) => places.length === 1 && places[0] !== undefined && samePlace(places[0], place),
    );
    if (only !== undefined) return [];
    const number = nearest(found(line), line.checks) - found(line) + (cell ?? 0);
    return [{ row: line.number, seat: at + 1, number, why: ruling(line, at, number) }];
  });
}

function ruling(line: Line, at: number, number: number): Ruling {
  const reason = whyNot(number, line.values);
  const hasBlank = line.cells.some((cell, other) => other !== at && cell === undefined);
  if (reason === undefined || hasBlank) return "elsewhere";
  return reason as Ruling;
}

function unknown(pad: Pad, paper: Paper, wrong: number | null, mends: readonly Mend[]): Unknown[] {
  const unknown: Unknown[] = [];
  const ways = mends.reduce((count, mend) => count + mend.ways.length, 0);
  if (wrong === null) unknown.push("too-many");
  else if (ways > 1) unknown.push("which");
  if (paper.hasGaps) unknown.push("gaps");
  else if (!TOTALS.some((kind) => Object.keys(pad.sheet.totals?.[kind] ?? {}).length > 0))
    unknown.push("no-totals");
  if (paper.lines.some((line) => line.checks.length > 1)) unknown.push("open-check");
  return unknown;
}
