/** The pad of one game: its rows, what comes next, its totals. A value: each change makes the next. */

import type { ContractId, RulesData } from "../rules.generated";
import { RowRefused, type Fault } from "./fault";
import { runningTotal } from "./running_total";
import { seats, sum, nextSeat, type PadRow, type Seat, type Terms } from "./row";
import { cellsOf, checkOf, rowFaults } from "./row_check";
import { isOfRow, type RowChange, type Sheet, type TotalKind } from "./sheet";

export class Pad {
  readonly sheet: Sheet;
  readonly rules: RulesData;

  constructor(sheet: Sheet, rules: RulesData) {
    this.sheet = sheet;
    this.rules = rules;
  }

  get rows(): readonly (PadRow | null)[] {
    return this.sheet.rows;
  }

  row(number: number): PadRow | null {
    return this.rows[number - 1] ?? null;
  }

  /** How many deals a game has; undefined where points end it. */
  get deals(): number | undefined {
    if (typeof this.rules.until === "number") return undefined;
    return this.rules.programme.length || this.rules.players * this.rules.order_list.length;
  }

  /** To be written next, from 1: the programme through, the first left for later; the last where all is over. */
  get nextNumber(): number {
    const [left] = this.leftForLater;
    if (left !== undefined && this.rows.length >= (this.deals ?? Infinity)) return left;
    return this.isOver ? this.rows.length : this.rows.length + 1;
  }

  get leftForLater(): number[] {
    return this.rows.flatMap((row, place) => (row === null ? [place + 1] : []));
  }

  dealerOf(number: number): Seat {
    return ((this.sheet.dealer - 1 + number - 1) % this.rules.players) + 1;
  }

  /** Who leads to the first trick, as far as the terms are known. */
  leaderOf(number: number, terms: Terms = {}): Seat {
    if (this.rules.calls.caller_leads && terms.declarer !== undefined) return terms.declarer;
    return nextSeat(this.rules, this.dealerOf(number));
  }

  /** What the programme has here; undefined where the deal is ordered. */
  programmed(number: number): ContractId | undefined {
    const { programme } = this.rules;
    return programme[Math.min(number, programme.length) - 1]; // an extra deal repeats the last
  }

  contractOf(number: number): ContractId | undefined {
    return this.programmed(number) ?? this.row(number)?.contract;
  }

  /** The contracts that the seat has still to order, in the order of its list. */
  ordersLeft(seat: Seat, besides?: number): ContractId[] {
    const left = [...this.rules.order_list];
    this.rows.forEach((row, place) => {
      if (row === null || place + 1 === besides || row.terms?.declarer !== seat) return;
      const at = left.indexOf(row.contract);
      if (at >= 0) left.splice(at, 1);
    });
    return left;
  }

  faultsOf(number: number, row: PadRow): Fault[] {
    const wanted = this.programmed(number);
    const isOther = wanted !== undefined && row.contract !== wanted;
    if (isOther || this.rules.contracts[row.contract] === undefined) return [{ reason: "other-deal" }];
    return [...rowFaults(this.rules, row, this.dealerOf(number)), ...this.orderFaults(number, row)];
  }

  /** The sheet with `row` as deal `number`; throws RowRefused, and then nothing has changed. */
  write(number: number, row: PadRow): Pad {
    this.mustExist(number);
    const faults = this.faultsOf(number, row);
    if (faults.length > 0) throw new RowRefused(faults);
    return this.changed(number, row);
  }

  /** The sheet with deal `number` left for later; what stood there stays in the history. */
  leave(number: number): Pad {
    this.mustExist(number);
    return this.changed(number, null);
  }

  /** The sheet before its last change; itself where nothing is to be undone. */
  undo(): Pad {
    const last = this.sheet.history.at(-1);
    if (last === undefined) return this;
    const history = this.sheet.history.slice(0, -1);
    if (isOfRow(last)) return this.with({ rows: this.rowsBefore(last), history });
    const { [last.total]: _now, ...others } = this.sheet.totals ?? {};
    const totals = last.written === undefined ? others : { ...others, [last.total]: last.written };
    return this.with({ totals, history });
  }

  /** What stands in the cells of deal `number`, by seat; undefined is a blank. */
  cells(number: number): (number | undefined)[] {
    const row = this.row(number);
    if (row === null) return seats(this.rules).map(() => undefined);
    return cellsOf(this.rules, row, this.dealerOf(number));
  }

  check(number: number): number | undefined {
    const row = this.row(number);
    return row === null ? undefined : checkOf(this.rules, row, this.dealerOf(number));
  }

  /** By seat, over the rows written so far; a blank adds nothing. */
  total(kind: TotalKind = "all"): number[] {
    const numbers = this.numbersOf(kind);
    return seats(this.rules).map((seat) =>
      runningTotal(
        this.rules,
        numbers.map((number) => this.cells(number)[seat - 1] ?? 0),
      ),
    );
  }

  /** What the totals must add up to; undefined where a row leaves it open. */
  checkTotal(kind: TotalKind = "all"): number | undefined {
    const checks = this.numbersOf(kind).map((number) => this.check(number));
    return checks.includes(undefined) ? undefined : sum(checks.map((check) => check ?? 0));
  }

  get isOver(): boolean {
    if (this.leftForLater.length > 0) return false;
    const { until } = this.rules;
    const isComplete =
      typeof until === "number"
        ? Math.max(...this.total()) >= until
        : this.rows.length >= (this.deals ?? Infinity) && this.deals !== undefined;
    return isComplete && (!this.rules.extra_deal || this.best().length === 1);
  }

  /** Who has won; nobody while the game goes on. */
  get winners(): Seat[] {
    return this.isOver ? this.best() : [];
  }

  with(changes: Partial<Sheet>): Pad {
    return new Pad({ ...this.sheet, ...changes }, this.rules);
  }

  private best(): Seat[] {
    const totals = this.total();
    const best = this.rules.winner === "highest" ? Math.max(...totals) : Math.min(...totals);
    return seats(this.rules).filter((seat) => totals[seat - 1] === best);
  }

  private numbersOf(kind: TotalKind): number[] {
    return this.rows.flatMap((row, place) =>
      row !== null && belongs(this.rules, row, kind) ? [place + 1] : [],
    );
  }

  private mustExist(number: number): void {
    const last = Math.max(this.rows.length, this.nextNumber);
    if (number < 1 || number > last) throw new RowRefused([{ reason: "no-such-row", found: number }]);
  }

  private rowsBefore({ row, was, rows: before }: RowChange): (PadRow | null)[] {
    const rows = [...this.rows];
    const count = before ?? (was === undefined ? row - 1 : rows.length);
    while (rows.length < Math.max(count, row)) rows.push(null);
    rows[row - 1] = was ?? null;
    return rows.slice(0, count);
  }

  private orderFaults(number: number, row: PadRow): Fault[] {
    const declarer = row.terms?.declarer;
    if (this.rules.order_list.length === 0 || declarer === undefined) return [];
    if (this.ordersLeft(declarer, number).includes(row.contract)) return [];
    return [{ reason: "not-in-list", seat: declarer }];
  }

  private changed(number: number, row: PadRow | null): Pad {
    const rows = [...this.rows];
    const before = rows[number - 1];
    const change: RowChange = before === undefined ? { row: number } : { row: number, was: before };
    rows[number - 1] = row;
    return this.with({ rows, history: [...this.sheet.history, change] });
  }
}

/** Whether a row goes into that closing line. */
export function belongs(rules: RulesData, row: PadRow, kind: TotalKind): boolean {
  const sign = rules.contracts[row.contract]?.sign ?? 1;
  return kind === "all" || sign < 0 === (kind === "minus");
}
