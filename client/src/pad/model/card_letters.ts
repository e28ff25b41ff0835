/** Cards as people write them, in Latin or Cyrillic letters.
 * `Т` is an ace in Cyrillic and `T` a ten in Latin; they look the same, so the alphabet of the letter decides. */

import { SUITS } from "./cards";

export type CardFault = "no-suit" | "no-rank" | "mixed-alphabets";

export class CardTextError extends Error {
  readonly fault: CardFault;
  readonly text: string;

  constructor(fault: CardFault, text: string) {
    super(fault);
    this.fault = fault;
    this.text = text;
  }
}

const CYRILLIC: Readonly<Record<string, string>> = { В: "J", Д: "Q", К: "K", Т: "A" };
const LATIN: Readonly<Record<string, string>> = { T: "10", J: "J", Q: "Q", K: "K", A: "A" };
const SUIT_LETTERS = "scdh";
/** They look like Latin letters of suits. */
const LOOK_LIKE_SUITS = "сһ";

/** The card as the sheet keeps it, `Q♥`; throws CardTextError. */
export function parseCard(text: string): string {
  const joker = /^jo([12])$/i.exec(text);
  if (joker !== null) return `Jo${joker[1] ?? ""}`;
  const mark = text.slice(-1).toLowerCase();
  const rank = text.slice(0, -1).toUpperCase();
  const suit = suitOf(mark);
  if (suit === undefined || rank === "") {
    const isMixed = mark !== "" && rank !== "" && LOOK_LIKE_SUITS.includes(mark);
    throw new CardTextError(isMixed ? "mixed-alphabets" : text === "" ? "no-rank" : "no-suit", text);
  }
  const isCyrillic = Object.hasOwn(CYRILLIC, rank);
  if (isCyrillic && SUIT_LETTERS.includes(mark)) throw new CardTextError("mixed-alphabets", text);
  const found = isCyrillic ? CYRILLIC[rank] : (LATIN[rank] ?? pips(rank));
  if (found === undefined) throw new CardTextError(isMixed(rank) ? "mixed-alphabets" : "no-rank", text);
  return found + suit;
}

function suitOf(mark: string): string | undefined {
  return SUITS.find((suit, place) => mark !== "" && (mark === suit || mark === SUIT_LETTERS.charAt(place)));
}

function pips(rank: string): string | undefined {
  return /^(?:[2-9]|10)$/.test(rank) ? rank : undefined;
}

/** Letters of both alphabets, or a Cyrillic one that is no rank but looks like one. */
function isMixed(rank: string): boolean {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(rank);
  return (isCyrillic && /\p{Script=Latin}/u.test(rank)) || /[АВКТ]/.test(rank);
}
