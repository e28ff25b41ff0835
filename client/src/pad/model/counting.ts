/** The named ways of counting: each a small module. One that is missing here does not compile. */

import type { ContractData, Counting, RulesData } from "../rules.generated";
import { aboveBid } from "./above_bid";
import { cards } from "./cards_counted";
import type { Fault } from "./fault";
import { held } from "./held_cards";
import { items } from "./items";
import { itemsDrawn } from "./items_drawn";
import { penaltySuit } from "./penalty_suit";
import type { Entry } from "./row";

export interface Behaviour {
  /** Points by seat. */
  points(entry: Entry): number[];
  /** What the row must sum to. */
  check(entry: Entry): number;
  bidFaults(entry: Entry): Fault[];
  tallyFaults(entry: Entry): Fault[];
  /** Every number that some deal can write for one seat. */
  values(rules: RulesData, law: ContractData): ReadonlySet<number>;
  /** Every sum that a row may have, rising. */
  checks(rules: RulesData, law: ContractData): readonly number[];
}

export const BEHAVIOURS: Readonly<Record<Counting, Behaviour>> = {
  items,
  "above-bid": aboveBid,
  "items-drawn": itemsDrawn,
  "penalty-suit": penaltySuit,
  cards,
  held,
};

export function behaviour(law: ContractData): Behaviour {
  return BEHAVIOURS[law.counting];
}
