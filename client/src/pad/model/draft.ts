/** A deal being written: what was said so far. Blanks that follow from the rest fill themselves. */

import type { ContractData, ContractId, Item, RulesData } from "../rules.generated";
import { writtenOff } from "./items";
import { itemsOf, seats, sum, type Seat, type Tally, type TakenRow, type Terms } from "./row";

export interface Draft {
  /** Which deal of the sheet. */
  readonly number: number;
  readonly contract?: ContractId;
  readonly terms: Terms;
  /** Who bought the deal, as long as nobody said for how much. */
  readonly buyer?: Seat | undefined;
  /** Only what was said: an item that is absent is a blank, and a blank is not a zero. */
  readonly said: Tally;
}

/** One seat's count of an item as it stands now. */
export interface Count {
  /** undefined: nobody said it, and it does not follow. */
  readonly count: number | undefined;
  /** It follows from the others. */
  readonly isInferred: boolean;
}

/** By seat: what was said, and what follows: the rest of the last blank, zeros where all is given out. */
export function counts(draft: Draft, rules: RulesData, law: ContractData, item: Item): Count[] {
  const whole = wholeOf(draft, law, item);
  const said = seats(rules).map((seat) => saidOf(draft, seat, item));
  const given = sum(said.map((each) => each ?? 0));
  const blanks = said.filter((each) => each === undefined).length;
  const inferred = given === whole ? 0 : blanks === 1 && given < whole ? whole - given : undefined;
  return said.map((each) =>
    each === undefined
      ? { count: inferred, isInferred: inferred !== undefined }
      : { count: each, isInferred: false },
  );
}

/** How many there are to give out; what stayed in the stock is nobody's. */
export function wholeOf(draft: Draft, law: ContractData, item: Item): number {
  const inStock = isDrawn(law) && item === "hearts" ? (draft.terms.hearts_in_stock ?? 0) : 0;
  return (law.items?.[item]?.count ?? 0) - inStock;
}

/** Whether some of it may never have been drawn. */
export function isDrawn(law: ContractData): boolean {
  return law.counting === "items-drawn";
}

export function isFull(draft: Draft, rules: RulesData, law: ContractData, item: Item): boolean {
  const found = counts(draft, rules, law, item);
  const isWhole = found.every(({ count }) => count !== undefined);
  return isWhole && sum(found.map(({ count }) => count ?? 0)) === wholeOf(draft, law, item);
}

/** The draft with a count said, or blank again. */
export function say(draft: Draft, seat: Seat, item: Item, count: number | undefined): Draft {
  const { [item]: _before, ...others } = draft.said[String(seat)] ?? {};
  const taken = count === undefined ? others : { ...others, [item]: count };
  return { ...draft, said: { ...draft.said, [String(seat)]: taken } };
}

/** The draft with all that nobody else was said to have taken given to `seat`. */
export function restTo(draft: Draft, rules: RulesData, law: ContractData, seat: Seat, item: Item): Draft {
  const others = seats(rules).filter((each) => each !== seat);
  const given = sum(others.map((each) => saidOf(draft, each, item) ?? 0));
  return say(draft, seat, item, Math.max(0, wholeOf(draft, law, item) - given));
}

/** The draft with a card in this seat's hands, or in nobody's. */
export function giveCard(draft: Draft, rules: RulesData, card: string, to: Seat | undefined): Draft {
  const said = seats(rules).map((seat) => {
    const { cards = [], ...counts } = draft.said[String(seat)] ?? {};
    const left = cards.filter((each) => each !== card);
    return [String(seat), { ...counts, cards: seat === to ? [...left, card] : left }] as const;
  });
  return { ...draft, said: Object.fromEntries(said) };
}

/** The draft after a tap on a card in the name of `seat`: one more copy is his as long as there is one to give;
 * then his go back, or one comes from another's hand. */
export function tapCard(draft: Draft, rules: RulesData, card: string, seat: Seat): Draft {
  const copies = (each: Seat): number =>
    (draft.said[String(each)]?.cards ?? []).filter((other) => other === card).length;
  const given = seats(rules).filter((each) => copies(each) > 0);
  const isLeft = sum(given.map(copies)) < (rules.packs ?? 1);
  if (isLeft) return withCards(draft, seat, (cards) => [...cards, card]);
  if (copies(seat) > 0) return withCards(draft, seat, (cards) => cards.filter((each) => each !== card));
  const from = given[0] ?? seat;
  const freed = withCards(draft, from, (cards) => cards.filter((_, at) => at !== cards.lastIndexOf(card)));
  return withCards(freed, seat, (cards) => [...cards, card]);
}

function withCards(draft: Draft, seat: Seat, change: (cards: readonly string[]) => string[]): Draft {
  const taken = draft.said[String(seat)] ?? {};
  const said = { ...draft.said, [String(seat)]: { ...taken, cards: change(taken.cards ?? []) } };
  return { ...draft, said };
}

/** Who has the card, a copy each. */
export function holdersOf(draft: Draft, rules: RulesData, card: string): Seat[] {
  return seats(rules).flatMap((seat) =>
    (draft.said[String(seat)]?.cards ?? []).filter((each) => each === card).map(() => seat),
  );
}

export function holderOf(draft: Draft, rules: RulesData, card: string): Seat | undefined {
  return seats(rules).find((seat) => draft.said[String(seat)]?.cards?.includes(card) === true);
}

/** The row as it stands; what is still blank counts as nothing, and the checks say so. */
export function rowOf(draft: Draft, rules: RulesData, contract: ContractId, law: ContractData): TakenRow {
  const terms = isDrawn(law) ? { hearts_in_stock: 0, ...draft.terms } : draft.terms;
  const tally = terms.written_off === true ? writtenOff(rules, terms.declarer) : filled(draft, rules, law);
  return Object.keys(terms).length > 0 ? { contract, terms, tally } : { contract, tally };
}

/** What was said of a row that stands on the sheet already. */
export function draftOf(number: number, row: TakenRow): Draft {
  return { number, contract: row.contract, terms: row.terms ?? {}, said: row.tally };
}

function filled(draft: Draft, rules: RulesData, law: ContractData): Tally {
  const items = itemsOf(law);
  const found = items.map((item) => counts(draft, rules, law, item));
  return Object.fromEntries(
    seats(rules).map((seat) => {
      const taken = items.map((item, at) => [item, found[at]?.[seat - 1]?.count ?? 0] as const);
      const cards = draft.said[String(seat)]?.cards ?? [];
      return [String(seat), items.length > 0 ? Object.fromEntries(taken) : { cards }];
    }),
  );
}

function saidOf(draft: Draft, seat: Seat, item: Item): number | undefined {
  return draft.said[String(seat)]?.[item];
}
