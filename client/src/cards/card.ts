/** A card as it comes over the wire, `10♥`, split for drawing and for naming. */

export const SUITS = ["♠", "♣", "♦", "♥"] as const;
export type SuitSign = (typeof SUITS)[number];

const SUIT_NAMES: Record<SuitSign, string> = { "♠": "spades", "♣": "clubs", "♦": "diamonds", "♥": "hearts" };
const RANK_NAMES: Record<string, string> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  "10": "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};
const CYRILLIC: Record<string, string> = { J: "В", Q: "Д", K: "К", A: "Т" };

export type Letters = "latin" | "cyrillic";

export interface Face {
  rank: string;
  suit: SuitSign | null;
}

export function isSuit(text: string): text is SuitSign {
  return (SUITS as readonly string[]).includes(text);
}

/** The rank and suit of a card; a joker has no suit. */
export function faceOf(card: string): Face {
  const last = card.slice(-1);
  return isSuit(last) ? { rank: card.slice(0, -1), suit: last } : { rank: card, suit: null };
}

/** The name of a suit in messages. */
export function suitName(sign: string): string {
  return isSuit(sign) ? SUIT_NAMES[sign] : sign;
}

export function rankName(rank: string): string {
  return RANK_NAMES[rank] ?? rank;
}

/** What stands in the corner of a card. */
export function cornerOf(rank: string, letters: Letters): string {
  return letters === "cyrillic" ? (CYRILLIC[rank] ?? rank) : rank;
}
