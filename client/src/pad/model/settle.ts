/** Who pays whom, in the fewest payments and whole coins. */

import type { RulesData } from "../rules.generated";
import { Fraction } from "./fraction";
import { sum, type Seat } from "./row";

export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly coins: bigint;
}

export interface Settlement {
  readonly payments: readonly Payment[];
  /** By seat, what he receives in all; negative is what he pays. */
  readonly coins: readonly bigint[];
  /** By seat, what is left owing to him in parts of a coin. */
  readonly remainders: readonly Fraction[];
}

/** Whether each settles with the average, and not each with each. */
export function isByAverage(rules: RulesData): boolean {
  return rules.zero_sum || rules.settle === "average";
}

/** Points that each seat receives, or pays where negative. They sum to zero. */
export function balances(rules: RulesData, totals: readonly number[]): Fraction[] {
  const sign = rules.winner === "lowest" ? -1 : 1;
  const whole = sum(totals);
  const under = new Fraction(1n, isByAverage(rules) ? BigInt(totals.length) : 1n);
  return totals.map((own) => Fraction.ofPoints(sign * (totals.length * own - whole)).times(under));
}

export function settle(points: readonly Fraction[], coinsAPoint: Fraction): Settlement {
  const exact = points.map((each) => each.times(coinsAPoint));
  const coins = wholeCoins(exact);
  const remainders = exact.map((each, place) => each.minus(new Fraction(coins[place] ?? 0n)));
  const payments = mostGroups(
    [...coins.keys()].filter((place) => coins[place] !== 0n),
    coins,
  );
  return { payments: payments.flatMap((group) => within(group, coins)), coins, remainders };
}

/** Rounded so that the sum stays zero: the largest parts of a coin go up, of equal ones first a debt. */
function wholeCoins(exact: readonly Fraction[]): bigint[] {
  const down = exact.map((each) => each.floor);
  const part = (place: number): Fraction => (exact[place] ?? ZERO).minus(new Fraction(down[place] ?? 0n));
  const isDebt = (place: number): boolean => (exact[place] ?? ZERO).isLess(ZERO);
  const first = [...exact.keys()].sort((a, b) => {
    if (part(b).isLess(part(a))) return -1;
    if (part(a).isLess(part(b))) return 1;
    return Number(isDebt(b)) - Number(isDebt(a)) || a - b;
  });
  const missing = -down.reduce((total, each) => total + each, 0n);
  for (const place of first.slice(0, Number(missing))) down[place] = (down[place] ?? 0n) + 1n;
  return down;
}

const ZERO = new Fraction(0n);

/** The places in as many groups that sum to zero as possible; of equal ways the first by seat. */
function mostGroups(places: readonly number[], coins: readonly bigint[]): number[][] {
  const [first, ...others] = places;
  if (first === undefined) return [];
  let best: number[][] = [];
  for (let mask = 0; mask < 1 << others.length; mask++) {
    const group = [first, ...others.filter((_, at) => (mask >> at) & 1)];
    if (group.reduce((total, place) => total + (coins[place] ?? 0n), 0n) !== 0n) continue;
    const left = others.filter((place) => !group.includes(place));
    const found = [group, ...mostGroups(left, coins)];
    if (found.length > best.length) best = found;
  }
  return best;
}

/** One payment fewer than there are seats: the largest debt goes to the largest claim. */
function within(group: readonly number[], coins: readonly bigint[]): Payment[] {
  const left = new Map(group.map((place) => [place, coins[place] ?? 0n]));
  const owed = (place: number): bigint => left.get(place) ?? 0n;
  const payments: Payment[] = [];
  while ([...left.values()].some((each) => each !== 0n)) {
    const payer = group.reduce((least, place) => (owed(place) < owed(least) ? place : least));
    const payee = group.reduce((most, place) => (owed(place) > owed(most) ? place : most));
    const paid = -owed(payer) < owed(payee) ? -owed(payer) : owed(payee);
    payments.push({ from: payer + 1, to: payee + 1, coins: paid });
    left.set(payer, owed(payer) + paid);
    left.set(payee, owed(payee) - paid);
  }
  return payments;
}
