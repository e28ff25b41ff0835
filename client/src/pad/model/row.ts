/** A line of the pad as a sheet file writes it: seats from 1, decimal points, cards as letters. */

import type { ContractData, ContractId, Item, RulesData } from "../rules.generated";

export type Seat = number;
export type Trump = "♠" | "♣" | "♦" | "♥" | "none";
export type Suit = Exclude<Trump, "none">;

/** What was settled before and beside the play; what does not apply is absent. */
export interface Terms {
  readonly declarer?: Seat;
  readonly trump?: Trump;
  readonly reversed?: boolean;
  readonly last_card?: boolean;
  readonly bid?: number;
  readonly sold?: { readonly to: Seat; readonly tricks: number };
  readonly written_off?: boolean;
  readonly penalty_suit?: Suit;
  readonly aside?: string;
  /** Hearts that nobody drew. */
  readonly hearts_in_stock?: number;
  readonly held_king?: Seat;
  /** Who went out with a queen. */
  readonly queen_out?: Seat;
}

/** What one seat took; an item that is absent was not taken. */
export type Taken = Readonly<Partial<Record<Item, number>>> & { readonly cards?: readonly string[] };
export type Tally = Readonly<Record<string, Taken>>;
/** By seat; a seat that is absent is a blank, and a blank is not a zero. */
export type Cells = Readonly<Record<string, number>>;

export interface TakenRow {
  readonly contract: ContractId;
  readonly terms?: Terms;
  readonly tally: Tally;
}

/** A line of an old paper sheet, of which only the numbers are known. */
export interface TypedRow {
  readonly contract: ContractId;
  readonly terms?: Terms;
  readonly points: Cells;
  /** The sum written beside it, where the contract leaves that open. */
  readonly check?: number;
}

export type PadRow = TakenRow | TypedRow;

export function isTyped(row: PadRow): row is TypedRow {
  return "points" in row;
}

/** One deal written by what was taken, with all that its points depend on. */
export interface Entry {
  readonly rules: RulesData;
  readonly law: ContractData;
  readonly terms: Terms;
  readonly tally: Tally;
  readonly dealer: Seat;
}

export function seats(rules: RulesData): Seat[] {
  return Array.from({ length: rules.players }, (_, place) => place + 1);
}

export function nextSeat(rules: RulesData, seat: Seat): Seat {
  return (seat % rules.players) + 1;
}

export function takenBy(tally: Tally, seat: Seat): Taken {
  return tally[String(seat)] ?? {};
}

export function count(tally: Tally, seat: Seat, item: Item): number {
  return takenBy(tally, seat)[item] ?? 0;
}

export function cardsOf(tally: Tally, seat: Seat): readonly string[] {
  return takenBy(tally, seat).cards ?? [];
}

/** The items that a contract counts, in the order of the sheet. */
export function itemsOf(law: ContractData): Item[] {
  return ITEMS.filter((item) => law.items?.[item] !== undefined);
}

export const ITEMS: readonly Item[] = ["tricks", "hearts", "boys", "girls", "king", "last_two"];
/** The items that are cards. */
export const CARD_ITEMS: readonly Item[] = ["hearts", "boys", "girls", "king"];

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const each of numbers) total += each;
  return total;
}

/** What a whole deal of the contract pays, with its sign. */
export function wholeDeal(law: ContractData): number {
  return law.sign * sum(Object.values(law.items ?? {}).map(({ price, count: held }) => price * held));
}
