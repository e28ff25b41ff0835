/** The named ways of counting: each a small module. One that is missing here does not compile. */

import type { ContractData, Counting } from "../rules.generated";
import { aboveBid } from "./above_bid";
import type { Behaviour } from "./behaviour";
import { cards } from "./cards_counted";
import { held } from "./held_cards";
import { items } from "./items";
import { itemsDrawn } from "./items_drawn";
import { penaltySuit } from "./penalty_suit";

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
