import { faceOf, rankName, suitName } from "../cards/card";
import { cardName } from "../cards/names";
import type { Price, TableView } from "../messages.generated";
import { signedPoints } from "../texts/points";
import { format, type Lang } from "../texts/texts";

/** More prices than this are told in a word each: they have to fit above a table on a phone. */
const MOST_IN_FULL = 2;

/** What the deal pays, a phrase for each thing that counts. */
export function pricesTexts(lang: Lang, view: TableView): string[] {
  const { prices, boys } = view;
  const cards = prices.filter(({ item }) => isCard(item));
  const ranks = prices.filter(({ item }) => isRank(item));
  const items = prices.filter(({ item }) => !isCard(item) && !isRank(item));
  const isShort = items.length > MOST_IN_FULL;
  const told = items.map(({ item, points }) =>
    format(lang, textOf(item, isShort), {
      points: isShort ? signedPoints(points) : points,
      amount: points,
      boys,
    }),
  );
  return [...told, ...ranksTexts(lang, ranks), ...cardsTexts(lang, cards)];
}

/** Ranks that count what is written on them are told together. */
function ranksTexts(lang: Lang, ranks: readonly Price[]): string[] {
  const byNumber = ranks.filter(({ item, points }) => Number(item) === points).map(({ points }) => points);
  const together = byNumber.length > MOST_IN_FULL ? byNumber : [];
  const others = ranks.filter(({ item }) => !together.includes(Number(item)));
  const texts = others.map(({ item, points }) =>
    format(lang, "ui-price-rank", { points, rank: rankName(item) }),
  );
  if (together.length === 0) return texts;
  return [
    format(lang, "ui-price-numbers", { low: Math.min(...together), high: Math.max(...together) }),
    ...texts,
  ];
}

function textOf(item: string, isShort: boolean): string {
  if (item === "suit") return "ui-price-suit";
  return isShort ? `ui-price-short-${item}` : `price-${item}`;
}

function isCard(item: string): boolean {
  return faceOf(item).suit !== null || isJoker(item);
}

/** What is left in the hand is priced by its rank. */
function isRank(item: string): boolean {
  return rankName(item) !== item;
}

function isJoker(item: string): boolean {
  return item.startsWith("Jo");
}

/** Cards priced one by one: a suit that has many of them is told by its ends. */
function cardsTexts(lang: Lang, cards: readonly Price[]): string[] {
  const bySuit = new Map<string, Price[]>();
  for (const price of cards) {
    const suit = faceOf(price.item).suit ?? "";
    bySuit.set(suit, [...(bySuit.get(suit) ?? []), price]);
  }
  const texts = [...bySuit].flatMap(([suit, prices]) => {
    if (suit === "" || prices.length <= MOST_IN_FULL) return prices.map((price) => cardText(lang, price));
    const points = prices.map((price) => price.points).toSorted((one, other) => one - other);
    const ends = { low: points[0] ?? 0, high: points.at(-1) ?? 0 };
    return [format(lang, "ui-price-ranks", { suit: suitName(suit), ...ends })];
  });
  return [...new Set(texts)];
}

function cardText(lang: Lang, { item, points }: Price): string {
  if (isJoker(item)) return format(lang, "ui-price-joker", { points });
  return format(lang, "ui-price-card", { points, card: cardName(lang, item) });
}
