import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import CardGrid from "../../src/pad/deal/CardGrid.svelte";
import { packOf, ranksOf } from "../../src/pad/model/cards";
import { change } from "../../src/pad/settings.svelte";
import { faultText } from "../../src/pad/words";
import type { Lang } from "../../src/texts/bundles";
import { namedRules, padOf } from "./sheets";

const KIS_KIS = namedRules({ id: "kis-kis", players: 4, switches: {} });
const JOKERS = namedRules({ id: "jokers", players: 4, switches: {} });

function grid(rules: typeof KIS_KIS, lang: Lang): HTMLElement {
  change({ lang });
  const law = Object.values(rules.contracts)[0];
  if (law === undefined) throw new Error("no deal");
  const draft = { number: 1, terms: {}, said: { "2": { cards: ["Q♠"] } } };
  const { container } = render(CardGrid, { pad: padOf(rules), draft, law });
  const cards = container.querySelector<HTMLElement>(".cards");
  if (cards === null) throw new Error("no cards");
  return cards;
}

function signs(cards: HTMLElement): string[] {
  return [...cards.querySelectorAll("strong")].map((each) => each.textContent);
}

describe("the cards of a deal", () => {
  it("lie suit by suit, the whole pack of them", () => {
    const cards = grid(KIS_KIS, "en");
    expect(cards.classList.contains("suits")).toBe(true);
    expect(cards.style.getPropertyValue("--ranks")).toBe("9");
    const suits = signs(cards).map((sign) => sign.slice(-1));
    expect(new Set(suits).size).toBe(4);
    expect(suits.join("")).toMatch(/^(.)\1{8}(.)\2{8}(.)\3{8}(.)\4{8}$/);
  });

  it("have the letters of the language", () => {
    expect(signs(grid(KIS_KIS, "en"))).toEqual(expect.arrayContaining(["J♠", "Q♠", "K♠", "A♠", "10♠"]));
    const russian = signs(grid(KIS_KIS, "ru"));
    expect(russian).toEqual(expect.arrayContaining(["В♠", "Д♠", "К♠", "Т♠", "10♠"]));
    expect(russian.join("")).not.toMatch(/[JQKA]/);
    const label = grid(KIS_KIS, "ru").querySelector(".given")?.getAttribute("aria-label");
    expect(label).toBe("Д♠: B");
  });

  it("are named so in what is refused, too", () => {
    change({ lang: "ru" });
    const fault = { reason: "cards-missing", cards: "Q♥ Jo1" } as const;
    expect(faultText(padOf(JOKERS), fault)).toContain("Д♥ джокер 1");
  });

  it("stand in no columns where there is one suit", () => {
    const cards = grid(JOKERS, "en");
    expect(cards.classList.contains("suits")).toBe(false);
    expect(signs(cards)).toContain("★");
    expect(ranksOf(packOf(JOKERS))).toBeUndefined();
  });
});
