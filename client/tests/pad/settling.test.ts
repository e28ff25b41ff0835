import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Fraction } from "../../src/pad/model/fraction";
import { wholeDeal, type PadRow } from "../../src/pad/model/row";
import { unsettledOf } from "../../src/pad/model/unsettled";
import { moneyText } from "../../src/pad/money";
import { change } from "../../src/pad/settings.svelte";
import SettlePage from "../../src/pad/sheet/SettlePage.svelte";
import { LANGS, type Lang } from "../../src/texts/bundles";
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
