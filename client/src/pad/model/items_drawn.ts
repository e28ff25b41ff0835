/** `items-drawn`: as items, but those that stay in the stock are nobody's. */

import type { Behaviour } from "./behaviour";
import type { Fault } from "./fault";
import { itemValues, items } from "./items";
import { count, seats, sum, wholeDeal, type Entry } from "./row";
import { rising } from "./sets";

export const itemsDrawn: Behaviour = {
  points: (entry) => items.points(entry),
  check(entry) {
    const left = entry.terms.hearts_in_stock;
    if (left === undefined) return sum(items.points(entry)); // nobody noted it: what was taken is all
    return wholeDeal(entry.law) - entry.law.sign * (entry.law.items?.hearts?.price ?? 0) * left;
  },
  bidFaults: (entry) => items.bidFaults(entry),
  tallyFaults: drawnFaults,
  values: (_rules, law) => itemValues(law),
  checks: (_rules, law) => rising(itemValues(law)),
};

/** The hearts taken and those left in the stock make all; the latter may be unknown. */
function drawnFaults({ rules, law, terms, tally }: Entry): Fault[] {
  const left = terms.hearts_in_stock;
  const found = sum(seats(rules).map((seat) => count(tally, seat, "hearts")));
  const wanted = (law.items?.hearts?.count ?? 0) - (left ?? 0);
  if (found > wanted) return [{ reason: "too-many", item: "hearts", found, wanted }];
  return found < wanted && left !== undefined ? [{ reason: "too-few", item: "hearts", found, wanted }] : [];
}
