/** Where the arrow keys lead in a row of cards, and which card gets the focus of one that has left. */

export function stepTo(cards: readonly string[], focused: string | null, key: string): string | null {
  const at = focused === null ? -1 : cards.indexOf(focused);
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return cards[Math.min(at + 1, cards.length - 1)] ?? null;
    case "ArrowLeft":
    case "ArrowUp":
      return cards[Math.max(at - 1, 0)] ?? null;
    case "Home":
      return cards[0] ?? null;
    case "End":
      return cards.at(-1) ?? null;
    default:
      return null;
  }
}

/** The card of `now` that stands nearest to the place which `gone` had in `before`. */
export function neighbour(
  before: readonly string[],
  gone: string | null,
  now: readonly string[],
): string | null {
  const at = gone === null ? -1 : before.indexOf(gone);
  const after = before.slice(at + 1).find((card) => now.includes(card));
  return after ?? before.slice(0, Math.max(at, 0)).findLast((card) => now.includes(card)) ?? now[0] ?? null;
}
