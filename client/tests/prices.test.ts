import { expect, it } from "vitest";
import { pricesTexts } from "../src/table/prices";
import { LANGS } from "../src/texts/texts";
import { tableView } from "./fakes";

const ITEMS = ["tricks", "boys", "girls", "hearts", "king", "last_two"];

it("tells one or two prices in full", () => {
  const prices = [
    { item: "tricks", points: -2 },
    { item: "hearts", points: 2.5 },
  ];
  expect(pricesTexts("ru", tableView({ prices }))).toEqual([
    "за каждую взятку −2 очка",
    "за каждую черву 2½ очка",
  ]);
  const boys = tableView({ prices: [{ item: "boys", points: -4 }], boys: "jacks" });
  expect(pricesTexts("en", boys)).toEqual(["−4 points for each jack"]);
});

it("tells everything at once in two lines of a small phone", () => {
  const view = tableView({ prices: ITEMS.map((item) => ({ item, points: -16 })), boys: "both" });
  for (const lang of LANGS) {
    const told = pricesTexts(lang, view);
    expect(told).toHaveLength(ITEMS.length);
    expect(told.join(" · ").length).toBeLessThan(100);
  }
});

it("tells of ranks left in the hand which count their number, in two lines of a small phone", () => {
  const ranks = { 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, J: 2, Q: 3, K: 4, A: 11 };
  const prices = Object.entries(ranks).map(([item, points]) => ({ item, points }));
  const told = pricesTexts("ru", tableView({ prices }));
  expect(told).toEqual([
    "на руках от 6 до 10: по числу",
    "валет:\u00a02",
    "дама:\u00a03",
    "король:\u00a04",
    "туз:\u00a011",
  ]);
  expect(pricesTexts("ru", tableView({ prices: prices.slice(4, 6) }))).toEqual([
    "десятка:\u00a010",
    "валет:\u00a02",
  ]);
});

it("tells a suit that is priced card by card by its ends, and jokers once", () => {
  const prices = [
    { item: "2♥", points: 2 },
    { item: "10♥", points: 10 },
    { item: "A♥", points: 14 },
    { item: "Jo1", points: 20 },
    { item: "Jo2", points: 20 },
  ];
  expect(pricesTexts("ru", tableView({ prices }))).toEqual(["черви: от 2 до 14 очков", "джокер: 20 очков"]);
  const queen = tableView({ prices: [{ item: "Q♥", points: -20 }] });
  expect(pricesTexts("en", queen)).toEqual(["−20 points for queen of hearts"]);
});

it("tells short prices with their sign", () => {
  const prices = ITEMS.map((item) => ({ item, points: 2 }));
  expect(pricesTexts("en", tableView({ prices }))[0]).toBe("trick +2");
  expect(pricesTexts("ru", tableView({ prices }))[0]).toBe("взятка +2");
});
