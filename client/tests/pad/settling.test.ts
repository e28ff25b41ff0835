import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Fraction } from "../../src/pad/model/fraction";
import { wholeDeal, type PadRow } from "../../src/pad/model/row";
import { unsettledOf } from "../../src/pad/model/unsettled";
import { moneyText } from "../../src/pad/money";
import { presetOf } from "../../src/pad/model/rules";
import { change, t } from "../../src/pad/settings.svelte";
import Result from "../../src/pad/sheet/Result.svelte";
import SettlePage from "../../src/pad/sheet/SettlePage.svelte";
import { shownSwitches } from "../../src/pad/wish";
import { LANGS, type Lang } from "../../src/texts/bundles";
import { formatMean } from "../../src/texts/points";
import { namedRules, padOf } from "./sheets";

interface Amount {
  over: number;
  under: number;
  currency: string;
  said: Record<Lang, string>;
}

const AMOUNTS = JSON.parse(readFileSync("../tests/golden/pad/money.json", "utf8")) as Amount[];
const RULES = namedRules({ id: "king14-kings", players: 4, switches: {} });

/** A deal of which one player took all, or a number beside that. */
function typed(number: number, off = 0): PadRow {
  const contract = RULES.programme[number - 1];
  const law = contract && RULES.contracts[contract];
  if (contract === undefined || law === undefined) throw new Error(`no deal ${number}`);
  return { contract, points: { "1": wholeDeal(law) + off, "2": 0, "3": 0, "4": 0 } };
}

const ALL = RULES.programme.map((_, at) => typed(at + 1));

function said(rows: (PadRow | null)[], lang: Lang): string {
  change({ lang, price: "0.3", coin: "0.1", currency: "₽" });
  return render(SettlePage, { pad: padOf(RULES, { rows }) }).container.textContent;
}

describe("money", () => {
  it.each(LANGS)("is written as Python writes it, in %s", (lang) => {
    change({ lang });
    expect(AMOUNTS.length).toBeGreaterThan(40);
    for (const { over, under, currency, said } of AMOUNTS)
      expect(moneyText(new Fraction(BigInt(over), BigInt(under)), currency)).toBe(said[lang]);
  });
});

describe("settling", () => {
  const saidOf = (id: string, switches: Record<string, string>, points: number[], price = "1"): string => {
    const rules = namedRules({ id, players: 4, switches });
    const contract = rules.programme[0] ?? "domino";
    const row = { contract, points: Object.fromEntries(points.map((each, at) => [at + 1, each])) };
    change({ lang: "en", price, coin: "1", currency: "" });
    return render(SettlePage, { pad: padOf(rules, { rows: [row] }) }).container.textContent;
  };

  it("before the end names the way it settles", () => {
    expect(saidOf("domino", {}, [2, 3, 4, 4])).toContain("settled each with each");
    expect(saidOf("domino", { settle: "average" }, [2, 3, 4, 4])).toContain("from the average");
    expect(saidOf("king14-kings", {}, [-4, -4, -4, -4])).toContain("from the average");
  });

  it("does not say that nobody owes where no coin is small enough", () => {
    const said = saidOf("king14-kings", {}, [-4, -2, -6, -4], "0.01");
    expect(said).toContain("Nobody pays: a coin of 1 is too large for such sums.");
    expect(said).not.toContain("Nobody owes");
    expect(saidOf("king14-kings", {}, [-4, -4, -4, -4])).toContain("Nobody owes anything.");
  });

  it("is a house rule only where the game does not sum to zero", () => {
    const shown = (id: string, switches = {}): boolean => {
      const preset = presetOf(id, 4);
      return preset !== undefined && shownSwitches(preset, switches).includes("settle");
    };
    expect(shown("domino")).toBe(true);
    expect(shown("trump-auction")).toBe(true);
    expect(shown("ladies-book")).toBe(false);
    expect(shown("ladies-book", { allow_unbalanced: "on", trump_price: "5" })).toBe(true);
  });
});

describe("a game that is over", () => {
  it("names who won only where the sheet adds up", () => {
    change({ lang: "en" });
    const last = [...ALL.slice(0, -1), typed(ALL.length, 2)];
    const told = (rows: PadRow[], totals = {}): string =>
      render(Result, { pad: padOf(RULES, { rows, ...totals }) }).container.textContent;
    const won = t("game-shared", { names: "" }).slice(0, 5);
    expect(told(ALL)).not.toContain("can not tell who won");
    expect(told(last)).toContain("can not tell who won");
    expect(told(last)).not.toContain(won);
    expect(told(ALL, { totals: { all: { "1": 7 } } })).toContain("can not tell who won");
  });
});

it("gives means as Python does", () => {
  const means = JSON.parse(readFileSync("../tests/golden/pad/means.json", "utf8")) as {
    points: number;
    count: number;
    said: Record<Lang, string>;
  }[];
  expect(means.length).toBeGreaterThan(90);
  for (const { points, count, said } of means)
    for (const lang of LANGS) expect(formatMean(points, count, lang)).toBe(said[lang]);
});

describe("a sheet that is not settled", () => {
  const later = ALL.map((row, at) => (at === 2 || at === 6 ? null : row));

  it("knows which deals are missing, and which can not be", () => {
    expect(unsettledOf(padOf(RULES, { rows: ALL }))).toEqual({ later: [], ahead: [], wrong: [] });
    expect(unsettledOf(padOf(RULES, { rows: later }))).toEqual({ later: [3, 7], ahead: [], wrong: [] });
    expect(unsettledOf(padOf(RULES, { rows: ALL.slice(0, 12) })).ahead).toEqual([13, 14]);
    const wrong = ALL.map((row, at) => (at === 3 ? typed(4, 2) : row));
    expect(unsettledOf(padOf(RULES, { rows: wrong })).wrong).toEqual([4]);
  });

  it("says so, and names them", () => {
    expect(said(later, "ru")).toContain("На потом оставлены сдачи 3 (−девочки), 7 (−всё).");
    expect(said(ALL.slice(0, 13), "en")).toContain("Not played yet: deal 14.");
    expect(said(ALL.slice(0, 4), "ru")).toContain("Не сыграны сдачи 5–14.");
    const early = said(later, "en");
    expect(early).toContain("If the game ended now");
    expect(early).toContain("Left for later: deals 3 (−girls), 7 (−all).");
  });

  it("is silent once the sheet is whole and right, and no sentence ends twice", () => {
    const final = said(ALL, "en");
    expect(final).not.toMatch(/If the game ended now|Left for later|Not played|add up/);
    expect(final).toContain("₽0.30");
    change({ currency: "руб." });
    for (const rows of [ALL, later, ALL.slice(0, 3)]) {
      change({ lang: "ru", currency: "руб." });
      const { container } = render(SettlePage, { pad: padOf(RULES, { rows }) });
      expect(container.textContent).toContain("0,30 руб.");
      expect(container.textContent).not.toContain("..");
    }
  });
});
