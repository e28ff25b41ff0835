/** `items`: a price for one of each item; a sale and a king held back move what they are worth. */

import type { ContractData, RulesData } from "../rules.generated";
import type { Behaviour } from "./behaviour";
import { itemFaults } from "./item_faults";
import { count, itemsOf, nextSeat, seats, sum, wholeDeal, type Entry, type Seat } from "./row";
import { range, sums } from "./sets";

export const items: Behaviour = {
  points(entry) {
    const { rules, law } = entry;
    const row = seats(rules).map((seat) => law.sign * worth(entry, seat));
    const pay = (from: Seat | undefined, to: Seat, amount: number): void => {
      if (from !== undefined) row[from - 1] = (row[from - 1] ?? 0) - amount;
      row[to - 1] = (row[to - 1] ?? 0) + amount;
    };
    const { sold, held_king: held } = entry.terms;
    if (sold !== undefined)
      pay(sold.to, nextSeat(rules, entry.dealer), law.sign * price(law) * handedOver(entry));
    const king = law.items?.king?.price ?? 0;
    if (held !== undefined && king > 0)
      pay(
        seats(rules).find((seat) => count(entry.tally, seat, "king") > 0),
        held,
        law.sign * king,
      );
    return row.map((points) => points + 0); // no −0
  },
  check: ({ law }) => wholeDeal(law),
  bidFaults: ({ terms }) => (terms.bid === undefined ? [] : [{ reason: "not-offered", found: terms.bid }]),
  tallyFaults: itemFaults,
  values(rules, law) {
    if (law.is_trump === true && rules.calls.trade && !rules.calls.sale_cap_taken)
      // A buyer hands over more than he took; a seller gets it on top of his own.
      return new Set(range(-rules.hand_size, 2 * rules.hand_size).map((tricks) => price(law) * tricks));
    return itemValues(law);
  },
  checks: (_rules, law) => [wholeDeal(law)],
};

export function itemValues(law: ContractData): Set<number> {
  return sums(Object.values(law.items ?? {}).map((item) => [law.sign * item.price, item.count]));
}

/** What a trick pays, without sign. */
export function price(law: ContractData): number {
  return law.items?.tricks?.price ?? 0;
}

/** What a whole deal has of an item. */
export function worth({ law, tally }: Entry, seat: Seat): number {
  return sum(itemsOf(law).map((item) => (law.items?.[item]?.price ?? 0) * count(tally, seat, item)));
}

/** Under the cap a buyer hands over no more tricks than he took. */
function handedOver({ rules, terms, tally }: Entry): number {
  if (terms.sold === undefined) return 0;
  const { to, tricks } = terms.sold;
  return rules.calls.sale_cap_taken ? Math.min(tricks, count(tally, to, "tricks")) : tricks;
}

/** Equal tricks to each, and what does not divide to the declarer. */
export function writtenOff(rules: RulesData, declarer: Seat | undefined): Record<string, { tricks: number }> {
  const each = Math.floor(rules.hand_size / rules.players);
  const left = rules.hand_size % rules.players;
  return Object.fromEntries(
    seats(rules).map((seat) => [String(seat), { tricks: each + (seat === declarer ? left : 0) }]),
  );
}
