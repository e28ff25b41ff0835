import { describe, expect, it } from "vitest";
import { cornerOf, faceOf } from "../src/cards/card";
import { cardName } from "../src/cards/names";
import { sortHand, type Sort } from "../src/cards/sort";
import { placeOf } from "../src/table/places";
import { neighbour, stepTo } from "../src/table/toolbar";

function sorted(sort: Sort, ...cards: string[]): string[] {
  return sortHand(
    cards.map((card) => ({ card })),
    sort,
  ).map(({ card }) => card);
}

describe("sorting", () => {
  it("puts the ten between nine and jack, and the colours by turns", () => {
    expect(sorted("up", "J♥", "10♥", "9♥", "A♣", "7♦", "K♠")).toEqual(["K♠", "7♦", "A♣", "9♥", "10♥", "J♥"]);
  });

  it("can have the high cards on the left, or go by rank", () => {
    expect(sorted("down", "9♥", "10♥", "J♥")).toEqual(["J♥", "10♥", "9♥"]);
    expect(sorted("rank", "J♥", "10♠", "10♥", "7♣")).toEqual(["7♣", "10♠", "10♥", "J♥"]);
  });
});

describe("cards", () => {
  it("are read, lettered and named", () => {
    expect(faceOf("10♥")).toEqual({ rank: "10", suit: "♥" });
    expect(["J", "Q", "K", "A", "10"].map((rank) => cornerOf(rank, "cyrillic"))).toEqual([
      "В",
      "Д",
      "К",
      "Т",
      "10",
    ]);
    expect(cardName("ru", "Q♠")).toBe("дама пик");
    expect(cardName("en", "10♥")).toBe("ten of hearts");
  });
});

describe("seats", () => {
  it("has the next player clockwise on the left", () => {
    expect([2, 3, 4, 1].map((seat) => placeOf(seat, 2, 4))).toEqual(["bottom", "left", "top", "right"]);
    expect([1, 2, 3].map((seat) => placeOf(seat, 1, 3))).toEqual(["bottom", "left", "right"]);
  });
});

describe("the keys of a hand", () => {
  const hand = ["7♠", "Q♠", "10♥"];

  it("step, and stop at the ends", () => {
    expect(stepTo(hand, "Q♠", "ArrowRight")).toBe("10♥");
    expect(stepTo(hand, "10♥", "ArrowRight")).toBe("10♥");
    expect(stepTo(hand, "7♠", "ArrowLeft")).toBe("7♠");
    expect(stepTo(hand, "Q♠", "Home")).toBe("7♠");
    expect(stepTo(hand, "Q♠", "End")).toBe("10♥");
    expect(stepTo(hand, "Q♠", "Enter")).toBeNull();
  });

  it("leave the focus beside the card that was played", () => {
    expect(neighbour(hand, "Q♠", ["7♠", "10♥"])).toBe("10♥");
    expect(neighbour(hand, "10♥", ["7♠", "Q♠"])).toBe("Q♠");
    expect(neighbour([], null, hand)).toBe("7♠");
    expect(neighbour(hand, "7♠", [])).toBeNull();
  });
});
