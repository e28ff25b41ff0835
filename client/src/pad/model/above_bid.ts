/** `above-bid`: as items, but the declarer is paid only for tricks above the bid. */

import type { Behaviour } from "./behaviour";
import type { Fault } from "./fault";
import { itemFaults } from "./item_faults";
import { itemValues, price } from "./items";
import { count, seats, wholeDeal } from "./row";
import { range, rising } from "./sets";

export const aboveBid: Behaviour = {
  points: ({ rules, law, terms, tally }) =>
    seats(rules).map((seat) => {
      const tricks = count(tally, seat, "tricks");
      return price(law) * (seat === terms.declarer ? Math.max(0, tricks - (terms.bid ?? 0)) : tricks);
    }),
  check({ law, terms, tally }) {
    const taken = terms.declarer === undefined ? 0 : count(tally, terms.declarer, "tricks");
    return wholeDeal(law) - price(law) * Math.min(terms.bid ?? 0, taken);
  },
  bidFaults({ rules, terms }) {
    const faults: Fault[] = terms.declarer === undefined ? [{ reason: "no-bidder" }] : [];
    return [...faults, ...badBid(terms.bid, rules.hand_size)];
  },
  tallyFaults: itemFaults,
  values: (_rules, law) => itemValues(law),
  checks: (rules, law) =>
    rising(range(0, rules.hand_size).map((given) => wholeDeal(law) - price(law) * given)),
};

/** A bid is a whole number from 1 to `most`. */
export function badBid(bid: number | undefined, most: number): Fault[] {
  if (bid !== undefined && Number.isInteger(bid) && bid >= 1 && bid <= most) return [];
  return [{ reason: "bad-bid", ...(bid === undefined ? {} : { found: bid }), wanted: most }];
}
