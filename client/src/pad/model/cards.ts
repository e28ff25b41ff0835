/** The cards in play, as letters. */

import type { RulesData } from "../rules.generated";
import type { Suit } from "./row";

const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"] as const;
export const SUITS: readonly Suit[] = ["♠", "♣", "♦", "♥"];

/** The cards of a suit that are in play: a pack is made smaller from below. */
export function cardsOfSuit(rules: RulesData, suit: Suit): string[] {
  return RANKS.slice(0, rules.suits[suit] ?? 0).map((rank) => rank + suit);
}

export function packOf(rules: RulesData): string[] {
  const jokers = Array.from({ length: rules.jokers }, (_, place) => `Jo${place + 1}`);
  return [...SUITS.flatMap((suit) => cardsOfSuit(rules, suit)), ...jokers];
}

/** How many cards of a suit lie there, where every suit is there with as many; else undefined. */
export function ranksOf(cards: readonly string[]): number | undefined {
  const counts = SUITS.map((suit) => cards.filter((card) => card.endsWith(suit)).length);
  const [first = 0] = counts;
  const isWhole = first * SUITS.length === cards.length && counts.every((count) => count === first);
  return isWhole && first > 0 ? first : undefined;
}
