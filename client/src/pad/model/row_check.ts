/** Whether a row can stand on a sheet: by what was taken, or by its bare numbers. */

import type { ContractData, RowReason, RulesData } from "../rules.generated";
import { behaviour } from "./counting";
import type { Fault } from "./fault";
import { isTyped, seats, sum, type Entry, type PadRow, type Seat, type TakenRow, type TypedRow } from "./row";
import { nearest } from "./sets";
import { creditFaults, ordererFaults, termsFaults } from "./terms_faults";

export function entryOf(rules: RulesData, law: ContractData, row: TakenRow, dealer: Seat): Entry {
  return { rules, law, terms: row.terms ?? {}, tally: row.tally, dealer };
}

/** All that is wrong with one row, looked at alone; empty where it can be. */
export function rowFaults(rules: RulesData, row: PadRow, dealer: Seat): Fault[] {
  const law = rules.contracts[row.contract];
  if (law === undefined) return [{ reason: "other-deal" }];
  if (isTyped(row))
    return [...ordererFaults(rules, row.terms ?? {}, dealer), ...typedFaults(rules, law, row)];
  const entry = entryOf(rules, law, row, dealer);
  return [...termsFaults(entry), ...behaviour(law).tallyFaults(entry), ...creditFaults(entry)];
}

/** What stands in the row's cells, by seat; undefined is a blank. */
export function cellsOf(rules: RulesData, row: PadRow, dealer: Seat): (number | undefined)[] {
  if (isTyped(row)) return seats(rules).map((seat) => row.points[String(seat)]);
  const law = rules.contracts[row.contract];
  return law === undefined ? [] : behaviour(law).points(entryOf(rules, law, row, dealer));
}

/** What the row must sum to; undefined where its numbers alone leave that open. */
export function checkOf(rules: RulesData, row: PadRow, dealer: Seat): number | undefined {
  const law = rules.contracts[row.contract];
  if (law === undefined) return undefined;
  if (!isTyped(row)) return behaviour(law).check(entryOf(rules, law, row, dealer));
  const checks = behaviour(law).checks(rules, law);
  return row.check === undefined && checks.length === 1 ? checks[0] : row.check;
}

/** Why a cell can not hold `value`; undefined where it can. */
export function whyNot(value: number, possible: ReadonlySet<number>): RowReason | undefined {
  if (possible.has(value)) return undefined;
  const least = Math.min(...possible);
  const most = Math.max(...possible);
  if ((value < 0 && least >= 0) || (value > 0 && most <= 0)) return "wrong-sign";
  return value < least || value > most ? "too-much" : "wrong-step";
}

function typedFaults(rules: RulesData, law: ContractData, row: TypedRow): Fault[] {
  const possible = behaviour(law).values(rules, law);
  const faults: Fault[] = [];
  let isWhole = true;
  for (const seat of seats(rules)) {
    const found = row.points[String(seat)];
    if (found === undefined) {
      isWhole = false;
      faults.push({ reason: "blank", seat });
      continue;
    }
    const reason = whyNot(found, possible);
    const wanted = reason === "wrong-step" ? stepOf(possible) : furthest(possible);
    if (reason !== undefined) faults.push({ reason, seat, found, wanted });
  }
  return isWhole ? [...faults, ...sumFaults(rules, law, row)] : faults;
}

function sumFaults(rules: RulesData, law: ContractData, row: TypedRow): Fault[] {
  const checks = behaviour(law).checks(rules, law);
  if (row.check !== undefined && !checks.includes(row.check))
    return [{ reason: "wrong-sum", found: row.check, wanted: nearest(row.check, checks) }];
  const wanted = row.check === undefined ? checks : [row.check];
  const found = sum(Object.values(row.points));
  return wanted.includes(found) ? [] : [{ reason: "wrong-sum", found, wanted: nearest(found, wanted) }];
}

/** The step in which the values of a cell go; 0 where there is but one. */
function stepOf(possible: ReadonlySet<number>): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return [...possible].reduce((step, each) => gcd(step, Math.abs(each)), 0);
}

function furthest(possible: ReadonlySet<number>): number {
  return [...possible].reduce((far, each) => (Math.abs(each) > Math.abs(far) ? each : far), 0);
}
