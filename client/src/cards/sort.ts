import { faceOf, isSuit, type SuitSign } from "./card";

export type Sort = "up" | "down" | "rank";

/** Black and red by turns. */
const SUIT_PLACES: Record<SuitSign, number> = { "♠": 0, "♦": 1, "♣": 2, "♥": 3 };
const RANK_PLACES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

function suitPlace(suit: string | null): number {
  return suit !== null && isSuit(suit) ? SUIT_PLACES[suit] : 4;
}

/** How a hand is laid out for the eye; it has nothing to do with the rules. Stable whatever the trump. */
export function compareCards(sort: Sort): (one: string, other: string) => number {
  return (one, other) => {
    const [a, b] = [faceOf(one), faceOf(other)];
    const suits = suitPlace(a.suit) - suitPlace(b.suit);
    const ranks = RANK_PLACES.indexOf(a.rank) - RANK_PLACES.indexOf(b.rank);
    if (sort === "rank") return ranks || suits;
    return suits || (sort === "up" ? ranks : -ranks);
  };
}

export function sortHand<Item extends { readonly card: string }>(hand: readonly Item[], sort: Sort): Item[] {
  const compare = compareCards(sort);
  return hand.toSorted((one, other) => compare(one.card, other.card));
}
