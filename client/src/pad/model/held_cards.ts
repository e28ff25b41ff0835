/** `held`: a price for each card left in a hand; a wild one costs more, and less for who went out with it. */

import type { ContractData, RulesData, WildData } from "../rules.generated";
import { packOf } from "./cards";
import type { Behaviour } from "./behaviour";
import type { Fault } from "./fault";
import { cardsOf, seats, sum, type Entry } from "./row";
import { range } from "./sets";

export const held: Behaviour = {
  points: (entry) => {
    const { rules, law, terms, tally } = entry;
    return seats(rules).map((seat) => {
      const forgiven = seat === terms.queen_out ? (law.wild?.price ?? 0) : 0;
      return worth(law, cardsOf(tally, seat)) - forgiven;
    });
  },
  check: (entry) => sum(held.points(entry)),
  bidFaults: ({ terms }) => (terms.bid === undefined ? [] : [{ reason: "not-offered", found: terms.bid }]),
  tallyFaults(entry) {
    return [...seats(entry.rules).flatMap((seat) => handFaults(entry, seat)), ...outFaults(entry)];
  },
  values: (rules, law) => new Set(spread(rules, law)),
  checks: spread,
};

function worth(law: ContractData, hand: readonly string[]): number {
  const plain = sum(hand.map((card) => law.card_prices?.[card] ?? 0));
  return plain + (law.wild === undefined || law.wild === null ? 0 : surcharge(law, law.wild, hand));
}

/** What the wild cards of a hand cost beyond the price of their rank. */
function surcharge(law: ContractData, wild: WildData, hand: readonly string[]): number {
  const own = hand.filter((card) => isWild(wild, card));
  if (own.length === 0) return 0;
  const more = wild.price - (law.card_prices?.[own[0] ?? ""] ?? 0);
  switch (wild.held) {
    case "sole-30":
      return hand.length === 1 ? more : 0;
    case "every-30":
      return more * own.length;
    case "one-30":
      return more;
    case "add-30":
      return wild.price;
    case "always-3":
      return 0;
  }
}

/** No card is held oftener than there are packs. */
function handFaults({ rules, tally }: Entry, seat: number): Fault[] {
  const pack = new Set(packOf(rules));
  const hand = cardsOf(tally, seat);
  const before = seats(rules)
    .filter((each) => each <= seat)
    .flatMap((each) => cardsOf(tally, each));
  const count = (card: string): number => before.filter((each) => each === card).length;
  const twice = [...new Set(hand)].filter((card) => count(card) > (rules.packs ?? 1));
  const strange = hand.filter((card) => !pack.has(card));
  const faults: Fault[] = [];
  if (twice.length > 0) faults.push({ reason: "card-twice", seat, cards: twice.join(" ") });
  if (strange.length > 0) faults.push({ reason: "card-not-in-play", seat, cards: strange.join(" ") });
  return faults;
}

/** Nobody is out only of a blocked deal: all cards but the top one are in the hands. */
function outFaults({ rules, terms: { queen_out: queenOut }, tally }: Entry): Fault[] {
  const found = sum(seats(rules).map((seat) => cardsOf(tally, seat).length));
  if (found === 0) return [{ reason: "no-hands" }];
  const out = seats(rules).filter((seat) => cardsOf(tally, seat).length === 0);
  const wanted = packOf(rules).length * (rules.packs ?? 1) - 1;
  const faults: Fault[] = out.length > 1 ? [{ reason: "hands-empty", found: out.length }] : [];
  if (queenOut !== undefined && !out.includes(queenOut))
    return [...faults, { reason: "out-with-cards", seat: queenOut }];
  return out.length === 0 && found !== wanted ? [{ reason: "nobody-out", found, wanted }] : faults;
}

/** From one who goes out with a wild card to all cards, each wild one at its dearest. */
function spread(rules: RulesData, law: ContractData): number[] {
  const { wild } = law;
  if (wild === undefined || wild === null) return [];
  const packs = rules.packs ?? 1;
  const whole = packs * sum(Object.values(law.card_prices ?? {}));
  const dear =
    packs * wild.price * Object.keys(law.card_prices ?? {}).filter((card) => isWild(wild, card)).length;
  return range(-wild.price, whole + dear);
}

function isWild(wild: WildData, card: string): boolean {
  return card.slice(0, -1) === wild.rank;
}
