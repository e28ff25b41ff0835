import { packOf } from "./cards";
import type { Fault } from "./fault";
import { cardsOf, seats, type Entry } from "./row";

/** Each card that counts is somebody's; those that do not count may be left out. */
export function cardFaults({ rules, tally }: Entry, counted: readonly string[], aside?: string): Fault[] {
  const pack = new Set(packOf(rules).filter((card) => card !== aside));
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const seat of seats(rules)) {
    const cards = cardsOf(tally, seat);
    const twice = cards.filter((card) => seen.has(card));
    const strange = cards.filter((card) => !pack.has(card));
    if (twice.length > 0) faults.push({ reason: "card-twice", seat, cards: twice.join(" ") });
    if (strange.length > 0) faults.push({ reason: "card-not-in-play", seat, cards: strange.join(" ") });
    for (const card of cards) seen.add(card);
  }
  const missing = counted.filter((card) => !seen.has(card));
  if (missing.length > 0) faults.push({ reason: "cards-missing", cards: missing.join(" ") });
  return faults;
}
