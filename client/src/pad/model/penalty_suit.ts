/** `penalty-suit`: a point for each card of the suit named, and the bid for its declarer. */

import { badBid } from "./above_bid";
import { cardsOfSuit } from "./cards";
import { cardFaults } from "./card_faults";
import type { Behaviour } from "./counting";
import type { Fault } from "./fault";
import { cardsOf, seats, type Entry } from "./row";
import { range, rising } from "./sets";

export const penaltySuit: Behaviour = {
  points: ({ rules, terms, tally }) =>
    seats(rules).map((seat) => {
      const cards = cardsOf(tally, seat).filter((card) => card.slice(-1) === terms.penalty_suit).length;
      return cards + (seat === terms.declarer ? (terms.bid ?? 0) : 0);
    }),
  check: ({ rules, terms }) =>
    (terms.penalty_suit === undefined ? 0 : (rules.suits[terms.penalty_suit] ?? 0)) + (terms.bid ?? 0),
  bidFaults(entry) {
    const noSuit: Fault[] = entry.terms.penalty_suit === undefined ? [{ reason: "no-suit" }] : [];
    return [...noSuit, ...bidderFaults(entry)];
  },
  tallyFaults(entry) {
    const suit = entry.terms.penalty_suit;
    return suit === undefined ? [] : cardFaults(entry, cardsOfSuit(entry.rules, suit));
  },
  values: (rules) =>
    new Set(range(0, Math.max(...Object.values(rules.suits)) + Math.floor(rules.until ?? 0))),
  checks: (rules) =>
    rising(
      Object.values(rules.suits)
        .filter((size) => size > 0)
        .flatMap((size) => range(size, size + Math.floor(rules.until ?? 0))),
    ),
};

/** All passed, and the suit is hearts; or one bid, and named it. */
function bidderFaults({ rules, terms: { declarer, bid, penalty_suit: suit } }: Entry): Fault[] {
  if (declarer !== undefined) return badBid(bid, Math.floor(rules.until ?? 0));
  const isPassed = bid === undefined && (suit === undefined || suit === "♥");
  return isPassed ? [] : [{ reason: "no-declarer" }];
}
