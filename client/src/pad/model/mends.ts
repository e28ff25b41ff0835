/** The fewest numbers to change so that everything on a paper holds: every way of doing it, none left out. */

import {
  found,
  foundIn,
  isCell,
  isRight,
  placesOf,
  samePlace,
  type Column,
  type Line,
  type Paper,
  type Place,
} from "./paper";
import { sum } from "./row";
import { rising } from "./sets";

/** The numbers at these places, changed to one of these ways, make everything hold. */
export interface Mend {
  readonly places: readonly Place[];
  readonly ways: number[][];
}

type Changes = readonly (readonly [place: Place, number: number])[];

/** How few numbers must change, and all ways to change so few; null where more than two must. */
export function findMends(paper: Paper): { wrong: number | null; mends: Mend[] } {
  const search = new Search(paper);
  if (search.isRight) return { wrong: 0, mends: [] };
  const singles = search.singles();
  if (singles.length > 0) return { wrong: 1, mends: singles };
  const pairs = search.pairs();
  return pairs.length > 0 ? { wrong: 2, mends: pairs } : { wrong: null, mends: [] };
}

class Search {
  private readonly paper: Paper;
  private readonly places: readonly Place[];
  private readonly off: ReadonlyMap<Column, number>;
  /** For each thing that is wrong, by place in `places`: whether a change there could cure it. */
  private readonly violations: readonly ReadonlySet<number>[];

  constructor(paper: Paper) {
    this.paper = paper;
    this.places = placesOf(paper);
    this.off = new Map(paper.columns.map((column) => [column, column.written - foundIn(paper, column)]));
    this.violations = this.cures();
  }

  get isRight(): boolean {
    return this.violations.length === 0;
  }

  singles(): Mend[] {
    const mends: Mend[] = [];
    this.places.forEach((place, at) => {
      if (!this.violations.every((cures) => cures.has(at))) return;
      const ways = this.numbers(place, []).filter((number) => this.holds([[place, number]]));
      if (ways.length > 0) mends.push({ places: [place], ways: ways.map((number) => [number]) });
    });
    return mends;
  }

  pairs(): Mend[] {
    const mends: Mend[] = [];
    this.places.forEach((first, one) => {
      this.places.slice(one + 1).forEach((second, more) => {
        const two = one + 1 + more;
        if (!this.violations.every((cures) => cures.has(one) || cures.has(two))) return;
        const ways = this.pairWays(first, second);
        if (ways.length > 0) mends.push({ places: [first, second], ways });
      });
    });
    return mends;
  }

  private pairWays(first: Place, second: Place): number[][] {
    return this.firstNumbers(first, second).flatMap((number) =>
      this.numbers(second, [[first, number]])
        .filter((other) =>
          this.holds([
            [first, number],
            [second, other],
          ]),
        )
        .map((other) => [number, other]),
    );
  }

  private cures(): ReadonlySet<number>[] {
    const where = (test: (place: Place) => boolean): ReadonlySet<number> =>
      new Set([...this.places.keys()].filter((at) => this.places[at] !== undefined && test(this.places[at])));
    const cures: ReadonlySet<number>[] = [];
    for (const line of this.paper.lines) {
      if (!isRight(line)) cures.push(where((place) => isCell(place) && place.row === line.number));
      line.cells.forEach((cell, at) => {
        if (cell === undefined || !line.values.has(cell))
          cures.push(where((place) => samePlace(place, { row: line.number, seat: at + 1 })));
      });
    }
    for (const [column, off] of this.off)
      if (off !== 0) cures.push(where((place) => samePlace(place, column) || this.isIn(place, column)));
    return cures;
  }

  /** What may stand at the first of two places: anything at all where they share a row. */
  private firstNumbers(first: Place, second: Place): number[] {
    if (!isCell(first) || !isCell(second) || first.row !== second.row) return this.numbers(first, [], second);
    const line = this.line(first.row);
    const wanted = this.wantedByColumn(first, [], second);
    const values = wanted === undefined ? rising(line.values) : line.values.has(wanted) ? [wanted] : [];
    return values.filter((value) => value !== line.cells[first.seat - 1]);
  }

  /** The one number that a written total leaves for a cell, after `others`, if `later` changes no part of it. */
  private wantedByColumn(
    place: { row: number; seat: number },
    others: Changes,
    later?: Place,
  ): number | undefined {
    for (const [column, off] of this.off) {
      const isOpen = (at: Place): boolean => samePlace(at, column) || this.isIn(at, column);
      const isToChange = later !== undefined && isOpen(later);
      if (!this.isIn(place, column) || isToChange || others.some(([at]) => samePlace(at, column))) continue;
      const shifts = others.map(([at, number]) => (this.isIn(at, column) ? this.shift(at, number) : 0));
      return (this.line(place.row).cells[place.seat - 1] ?? 0) + off - sum(shifts);
    }
    return undefined;
  }

  /** Every number that would make the row of `place`, or its total, right; never the one there.
   * `others` have changed, `later` will. */
  private numbers(place: Place, others: Changes, later?: Place): number[] {
    if (!isCell(place)) return this.totalNumbers(place, others);
    const line = this.line(place.row);
    const cells = changed(line, others);
    const rest = sum(cells.map((cell, at) => (at === place.seat - 1 ? 0 : (cell ?? 0))));
    const wanted = this.wantedByColumn(place, others, later);
    const checks =
      wanted === undefined ? rising(line.checks) : line.checks.filter((each) => each === wanted + rest);
    return checks
      .map((check) => check - rest)
      .filter((number) => line.values.has(number) && number !== line.cells[place.seat - 1]);
  }

  private totalNumbers(place: Place, others: Changes): number[] {
    const column = this.paper.columns.find((each) => samePlace(place, each));
    if (column === undefined) return [];
    const shifts = others.map(([other, number]) =>
      this.isIn(other, column) ? this.shift(other, number) : 0,
    );
    const number = foundIn(this.paper, column) + sum(shifts);
    return number === column.written ? [] : [number];
  }

  /** Whether the place is a cell that the written total counts. */
  private isIn(place: Place, column: Column): boolean {
    return isCell(place) && place.seat === column.seat && this.line(place.row).kinds.includes(column.total);
  }

  private shift(place: Place, number: number): number {
    return isCell(place) ? number - (this.line(place.row).cells[place.seat - 1] ?? 0) : 0;
  }

  private line(number: number): Line {
    const line = this.paper.lines.find((each) => each.number === number);
    if (line === undefined) throw new Error(`the paper has no row ${number}`);
    return line;
  }

  /** Whether all is right after the changes; what they do not touch was looked at before. */
  private holds(changes: Changes): boolean {
    const rows = new Set(changes.flatMap(([place]) => (isCell(place) ? [place.row] : [])));
    for (const row of rows) {
      const line = this.line(row);
      const after = changed(line, changes);
      if (after.some((cell) => cell === undefined || !line.values.has(cell))) return false;
      if (!line.checks.includes(found({ ...line, cells: after }))) return false;
    }
    return [...this.off].every(([column, off]) => this.columnHolds(column, off, changes));
  }

  private columnHolds(column: Column, off: number, changes: Changes): boolean {
    let left = off;
    for (const [place, number] of changes) {
      if (samePlace(place, column)) left += number - column.written;
      else if (this.isIn(place, column)) left -= this.shift(place, number);
    }
    return left === 0;
  }
}

function changed(line: Line, changes: Changes): (number | undefined)[] {
  const cells = [...line.cells];
  for (const [place, number] of changes)
    if (isCell(place) && place.row === line.number) cells[place.seat - 1] = number;
  return cells;
}
