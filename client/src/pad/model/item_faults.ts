/** Whether counts can be: every item is somebody's, and nobody took more than his tricks can hold. */

import type { Item } from "../rules.generated";
import type { Fault } from "./fault";
import { CARD_ITEMS, count, itemsOf, seats, sum, type Entry, type Seat } from "./row";

export function itemFaults(entry: Entry): Fault[] {
  const { rules, law, tally } = entry;
  const faults = itemsOf(law).flatMap((item): Fault[] => {
    const found = sum(seats(rules).map((seat) => count(tally, seat, item)));
    const wanted = law.items?.[item]?.count ?? 0;
    if (found === wanted) return [];
    return [{ reason: found < wanted ? "too-few" : "too-many", item, found, wanted }];
  });
  return faults.length === 0 && itemsOf(law).includes("tricks") ? together(entry) : faults;
}

/** Each seat's tricks must hold what it took, and some way of sharing the cards must give the counts. */
function together(entry: Entry): Fault[] {
  const { rules, law, tally } = entry;
  for (const seat of seats(rules)) {
    const fewest = Math.max(0, ...cardItems(entry).map((item) => count(tally, seat, item)));
    const lastTwo = law.items?.last_two === undefined ? 0 : count(tally, seat, "last_two");
    const wanted = Math.max(lastTwo, Math.ceil(fewest / rules.players));
    const found = count(tally, seat, "tricks");
    if (found < wanted) return [{ reason: "too-few-tricks", seat, found, wanted }];
  }
  return canBe(entry, []) ? [] : [{ reason: "can-not-be" }];
}

function cardItems({ law }: Entry): Item[] {
  return itemsOf(law).filter((item) => CARD_ITEMS.includes(item));
}

/** Some owners of the cards that count twice leave every count whole and every trick room enough. */
function canBe(entry: Entry, owners: readonly Seat[]): boolean {
  const shared = entry.law.overlaps ?? [];
  if (owners.length < shared.length)
    return seats(entry.rules).some((owner) => canBe(entry, [...owners, owner]));
  return seats(entry.rules).every((seat) =>
    holds(
      entry,
      seat,
      shared.filter((_, place) => owners[place] === seat),
    ),
  );
}

function holds(entry: Entry, seat: Seat, shared: readonly (readonly Item[])[]): boolean {
  const { rules, tally } = entry;
  const items = cardItems(entry);
  const cards =
    sum(items.map((item) => count(tally, seat, item))) - sum(shared.map((both) => both.length - 1));
  if (cards > count(tally, seat, "tricks") * rules.players) return false;
  return items.every(
    (item) => count(tally, seat, item) >= shared.filter((both) => both.includes(item)).length,
  );
}
