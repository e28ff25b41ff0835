/** `cards`: a price for each card taken; a card laid aside is nobody's. */

import type { ContractData } from "../rules.generated";
import { cardFaults } from "./card_faults";
import type { Behaviour } from "./behaviour";
import { cardsOf, seats, sum } from "./row";
import { rising, sums } from "./sets";

export const cards: Behaviour = {
  points: ({ rules, law, tally }) =>
    seats(rules).map((seat) => sum(cardsOf(tally, seat).map((card) => priceOf(law, card)))),
  check: ({ law, terms }) => whole(law) - (terms.aside === undefined ? 0 : priceOf(law, terms.aside)),
  bidFaults: ({ terms }) => (terms.bid === undefined ? [] : [{ reason: "not-offered", found: terms.bid }]),
  tallyFaults(entry) {
    const { rules, law, terms } = entry;
    if (terms.aside !== undefined && !rules.aside) return [{ reason: "not-offered", cards: terms.aside }];
    const counted = Object.keys(law.card_prices ?? {}).filter((card) => card !== terms.aside);
    return cardFaults(entry, counted, terms.aside);
  },
  values: (_rules, law) => sums(prices(law).map((each) => [each, 1])),
  checks: (rules, law) => rising((rules.aside ? [0, ...prices(law)] : [0]).map((each) => whole(law) - each)),
};

function priceOf(law: ContractData, card: string): number {
  return law.card_prices?.[card] ?? 0;
}

function prices(law: ContractData): number[] {
  return Object.values(law.card_prices ?? {});
}

function whole(law: ContractData): number {
  return sum(prices(law));
}
