/** Whether terms can be at this table: what may be bid, sold, declared, written off. */

import type { RulesData } from "../rules.generated";
import { behaviour } from "./counting";
import type { Fault } from "./fault";
import { writtenOff } from "./items";
import { count, nextSeat, seats, type Entry, type Seat, type Terms } from "./row";

/** What is wrong with the terms; a trump or a declarer that nobody noted is not. */
export function termsFaults(entry: Entry): Fault[] {
  return [
    ...behaviour(entry.law).bidFaults(entry),
    ...noOrdererFaults(entry),
    ...ordererFaults(entry.rules, entry.terms, entry.dealer),
    ...declarerFaults(entry),
    ...saleFaults(entry),
    ...declarationFaults(entry),
    ...writeOffFaults(entry),
    ...heldKingFaults(entry),
    ...stockFaults(entry),
    ...queenFaults(entry),
    ...suitFaults(entry),
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

/** Where an order may not be passed on, the first hand orders. */
export function ordererFaults(rules: RulesData, { declarer }: Terms, dealer: Seat): Fault[] {
  const first = nextSeat(rules, dealer);
  const isFree = rules.order_list.length === 0 || rules.calls.passes;
  return isFree || declarer === undefined || declarer === first
    ? []
    : [{ reason: "not-orderer", seat: first }];
}

function noOrdererFaults({ rules, terms }: Entry): Fault[] {
  return rules.order_list.length > 0 && terms.declarer === undefined ? [{ reason: "no-declarer" }] : [];
}

/** A trump deal that nobody orders or bids for is the first hand's, unless it was sold. */
function declarerFaults({ rules, law, terms, dealer }: Entry): Fault[] {
  const { declarer, sold } = terms;
  const hasCaller =
    rules.order_list.length > 0 || law.counting === "above-bid" || law.counting === "penalty-suit";
  if (declarer === undefined || hasCaller) return [];
  if (law.is_trump !== true)
    // a write-off is told by itself
    return terms.written_off === true ? [] : [{ reason: "not-offered", seat: declarer }];
  const first = nextSeat(rules, dealer);
  return declarer === first || sold !== undefined ? [] : [{ reason: "not-declarer", seat: first }];
}

function saleFaults({ rules, law, terms, dealer }: Entry): Fault[] {
  const { sold, declarer } = terms;
  if (sold === undefined) return [];
  if (law.is_trump !== true || !rules.calls.trade) return [{ reason: "not-offered" }];
  const isFair = sold.to !== nextSeat(rules, dealer) && (declarer === undefined || declarer === sold.to);
  // Under the cap a buyer who took nothing hands over nothing.
  const least = rules.calls.sale_cap_taken ? 0 : 1;
  const isCounted = sold.tricks >= least && sold.tricks <= rules.hand_size;
  if (isFair && isCounted) return [];
  return [{ reason: "bad-sale", found: sold.tricks, wanted: rules.hand_size }];
}

function declarationFaults(entry: Entry): Fault[] {
  const { terms } = entry;
  if (terms.written_off === true) return [];
  if (!isOffered(entry)) return [{ reason: "not-offered" }];
  return terms.last_card === true && terms.trump === "none" ? [{ reason: "last-card-suit" }] : [];
}

function isDeclared({ trump, reversed, last_card: lastCard }: Terms): boolean {
  return trump !== undefined || reversed === true || lastCard === true;
}

function isOffered({ rules: { calls }, law, terms }: Entry): boolean {
  const { trump, reversed = false, last_card: lastCard = false } = terms;
  if (!isDeclared(terms)) return true;
  if (law.is_trump !== true || (lastCard && !calls.last_card)) return false;
  if (reversed && calls.miser === "no-trump-only")
    return (trump === undefined || trump === "none") && !lastCard;
  if (reversed && calls.miser === "off") return false;
  return trump !== "none" || calls.no_trump;
}

function writeOffFaults({ rules, law, terms }: Entry): Fault[] {
  if (terms.written_off !== true) return [];
  if (law.is_trump !== true || !rules.calls.write_off) return [{ reason: "not-offered" }];
  const faults: Fault[] = terms.declarer === undefined ? [{ reason: "no-declarer" }] : [];
  const isPlayed = isDeclared(terms) || terms.sold !== undefined;
  return isPlayed ? [...faults, { reason: "written-off-played" }] : faults;
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

/** A penalty suit where none is bid for; a card laid aside where no card counts. */
function suitFaults({ law, terms }: Entry): Fault[] {
  const faults: Fault[] = [];
  const hasSuit = law.counting === "penalty-suit";
  if (terms.penalty_suit !== undefined && !hasSuit) faults.push({ reason: "not-offered" });
  if (terms.aside !== undefined && !hasSuit && law.counting !== "cards")
    faults.push({ reason: "not-offered", cards: terms.aside });
  return faults;
}
