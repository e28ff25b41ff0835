/** `penalty-suit`: a point for each card of the suit named, and the bid for its declarer. */

import type { RulesData } from "../rules.generated";
import { badBid } from "./above_bid";
import { cardsOfSuit } from "./cards";
import { cardFaults } from "./card_faults";
import type { Behaviour } from "./behaviour";
import type { Fault } from "./fault";
import { cardsOf, seats, type Entry, type Terms } from "./row";
import { range, rising } from "./sets";

export const penaltySuit: Behaviour = {
  points: ({ rules, terms, tally }) =>
    seats(rules).map((seat) => {
      const cards = cardsOf(tally, seat).filter((card) => card.slice(-1) === terms.penalty_suit).length;
      return cards + (seat === terms.declarer ? (terms.bid ?? 0) : 0);
    }),
  check: ({ rules, terms }) => sizeOf(rules, terms) + (terms.bid ?? 0),
  bidFaults(entry) {
    const noSuit: Fault[] = entry.terms.penalty_suit === undefined ? [{ reason: "no-suit" }] : [];
    return [...noSuit, ...bidderFaults(entry)];
  },
  tallyFaults(entry) {
    const { penalty_suit: suit, aside } = entry.terms;
    if (suit === undefined) return [];
    if (aside !== undefined && !entry.rules.aside) return [{ reason: "not-offered", cards: aside }];
    const counted = cardsOfSuit(entry.rules, suit).filter((card) => card !== aside);
    return cardFaults(entry, counted, aside);
  },
  values: (rules) =>
    new Set(range(0, Math.max(...Object.values(rules.suits)) + Math.floor(rules.until ?? 0))),
  checks: (rules) =>
    rising(
      Object.values(rules.suits)
        .filter((size) => size > 0)
        .flatMap((size) => (rules.aside ? [size - 1, size] : [size]))
        .flatMap((size) => range(size, size + Math.floor(rules.until ?? 0))),
    ),
};

/** The cards of the suit that are somebody's. */
function sizeOf(rules: RulesData, { penalty_suit: suit, aside }: Terms): number {
  if (suit === undefined) return 0;
  return (rules.suits[suit] ?? 0) - (aside?.slice(-1) === suit ? 1 : 0);
}

/** All passed, and the suit is hearts; or one bid, and named it. */
function bidderFaults({ rules, terms: { declarer, bid, penalty_suit: suit } }: Entry): Fault[] {
  if (declarer !== undefined) return badBid(bid, Math.floor(rules.until ?? 0));
  const isPassed = bid === undefined && (suit === undefined || suit === "♥");
  return isPassed ? [] : [{ reason: "no-bidder" }];
}
