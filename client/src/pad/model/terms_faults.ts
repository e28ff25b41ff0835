/** Whether terms can be at this table: what may be bid, sold, declared, written off. */

import { behaviour } from "./counting";
import type { Fault } from "./fault";
import { writtenOff } from "./items";
import { count, nextSeat, seats, type Entry } from "./row";

/** What is wrong with the terms; a trump or a declarer that nobody noted is not. */
export function termsFaults(entry: Entry): Fault[] {
  return [
    ...behaviour(entry.law).bidFaults(entry),
    ...ordererFaults(entry),
    ...saleFaults(entry),
    ...declarationFaults(entry),
    ...writeOffFaults(entry),
    ...heldKingFaults(entry),
    ...stockFaults(entry),
    ...queenFaults(entry),
  ];
}

/** A deal that was not played credits each the same tricks. */
export function creditFaults({ rules, terms, tally }: Entry): Fault[] {
  if (terms.written_off !== true) return [];
  const credited = writtenOff(rules, terms.declarer);
  const isEven = seats(rules).every(
    (seat) => count(tally, seat, "tricks") === count(credited, seat, "tricks"),
  );
  return isEven ? [] : [{ reason: "bad-write-off" }];
}

function ordererFaults({ rules, terms }: Entry): Fault[] {
  return rules.order_list.length > 0 && terms.declarer === undefined ? [{ reason: "no-declarer" }] : [];
}

function saleFaults({ rules, law, terms, dealer }: Entry): Fault[] {
  const { sold, declarer } = terms;
  if (sold === undefined) return [];
  if (law.is_trump !== true || !rules.calls.trade) return [{ reason: "not-offered" }];
  const isFair = sold.to !== nextSeat(rules, dealer) && (declarer === undefined || declarer === sold.to);
  // Under the cap a buyer who took nothing hands over nothing.
  const least = rules.calls.sale_cap_taken ? 0 : 1;
  const isCounted = sold.tricks >= least && sold.tricks <= rules.hand_size;
  if (isFair && isCounted && terms.written_off !== true) return [];
  return [{ reason: "bad-sale", found: sold.tricks, wanted: rules.hand_size }];
}

function declarationFaults(entry: Entry): Fault[] {
  return isOffered(entry) ? [] : [{ reason: "not-offered" }];
}

function isOffered({ rules: { calls }, law, terms }: Entry): boolean {
  const { trump, reversed = false, last_card: lastCard = false } = terms;
  if (trump === undefined && !reversed && !lastCard) return true;
  if (law.is_trump !== true || (lastCard && !calls.last_card)) return false;
  if (reversed && calls.miser === "no-trump-only")
    return (trump === undefined || trump === "none") && !lastCard;
  if (reversed && calls.miser === "off") return false;
  return trump !== "none" || calls.no_trump;
}

function writeOffFaults({ rules, law, terms, dealer }: Entry): Fault[] {
  if (terms.written_off !== true) return [];
  if (law.is_trump !== true || !rules.calls.write_off) return [{ reason: "not-offered" }];
  return terms.declarer === nextSeat(rules, dealer) ? [] : [{ reason: "no-declarer" }];
}

function heldKingFaults({ law, terms }: Entry): Fault[] {
  if (terms.held_king === undefined || law.may_hold_king === true) return [];
  return [{ reason: "not-offered", seat: terms.held_king }];
}

function stockFaults({ law, terms }: Entry): Fault[] {
  const left = terms.hearts_in_stock;
  if (left === undefined) return [];
  const most = law.counting === "items-drawn" ? (law.items?.hearts?.count ?? 0) : 0;
  return most > 0 && left >= 0 && left <= most
    ? []
    : [{ reason: "not-offered", item: "hearts", found: left, wanted: most }];
}

function queenFaults({ law, terms }: Entry): Fault[] {
  if (terms.queen_out === undefined || (law.wild !== undefined && law.wild !== null)) return [];
  return [{ reason: "not-offered", seat: terms.queen_out }];
}
