import { format, type Lang } from "../texts/texts";
import { cornerOf, faceOf, rankName, suitName, type Letters } from "./card";

/** A card as it is said: “дама пик”. */
export function cardName(lang: Lang, card: string): string {
  const { rank, suit } = faceOf(card);
  if (suit === null) return format(lang, "joker-name");
  return format(lang, "card-name", { rank: rankName(rank), suit: suitName(suit) });
}

/** A card as it is written down: `10♥`. */
export function shortCard(card: string, letters: Letters): string {
  const { rank, suit } = faceOf(card);
  return suit === null ? "★" : cornerOf(rank, letters) + suit;
}

/** Why a card may not be played, or why an action was refused. */
export function refusalText(lang: Lang, reason: string, card: string, lead: string | null): string {
  return format(lang, `refusal-${reason}`, {
    card,
    suit: lead === null ? "" : suitName(faceOf(lead).suit ?? ""),
  });
}
