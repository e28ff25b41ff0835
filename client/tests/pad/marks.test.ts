import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { cornersIn, cornersOf, fullMarks, shortMarks } from "../../src/pad/marks";
import type { Pad } from "../../src/pad/model/pad";
import type { PadRow, Terms } from "../../src/pad/model/row";
import { change } from "../../src/pad/settings.svelte";
import HistoryPage from "../../src/pad/sheet/HistoryPage.svelte";
import PaperTable from "../../src/pad/sheet/PaperTable.svelte";
import type { Lang } from "../../src/texts/bundles";
import { namedRules, padOf } from "./sheets";

const LADIES = namedRules({ id: "ladies-book", players: 4, switches: { king_discard: "penalty" } });
const ORDERED = namedRules({ id: "ordered", players: 4, switches: {} });

function row(contract: PadRow["contract"], terms: Terms): PadRow {
  return { contract, terms, tally: { "1": { tricks: 8 } } };
}

const SOLD = row("trump", { declarer: 3, trump: "♠", reversed: true, sold: { to: 3, tricks: 2 } });
const WRITTEN_OFF = row("trump", { declarer: 2, written_off: true });
const HELD = row("no-king", { held_king: 4 });

/** The deal of each mark in its place of the programme; the dealer of deal 9 is the first seat. */
function ladies(): Pad {
  const rows = LADIES.programme.slice(0, 9).map((contract, at) => {
    if (at === 7) return WRITTEN_OFF;
    if (at === 8) return SOLD;
    return contract === "no-king" ? HELD : null;
  });
  const history = [{ row: 9 }, { row: 6 }];
  return padOf(LADIES, { players: ["Анна", "Боря", "Вера", "Глеб"], rows, history });
}

function full(number: number, lang: Lang): string {
  change({ lang });
  const pad = ladies();
  const marked = pad.row(number);
  return marked === null ? "" : fullMarks(pad, number, marked).join(", ");
}

describe("what was settled in a deal", () => {
  it("is told with names, in both languages", () => {
    expect(full(9, "ru")).toBe("♠, мизер, продана: Боря → Вера за 2");
    expect(full(9, "en")).toContain("sold: Боря → Вера for 2");
    expect(full(8, "ru")).toBe("объявляет Боря, расписана");
    expect(full(8, "en")).toBe("declared by Боря, written off");
    expect(full(6, "ru")).toBe("зажат кинг: Глеб");
  });

  it("tells who ordered", () => {
    change({ lang: "ru" });
    const pad = padOf(ORDERED, { rows: [row("no-girls", { declarer: 2 })] });
    expect(fullMarks(pad, 1, row("no-girls", { declarer: 2 }))).toEqual(["заказывает B"]);
  });

  it("is short on the sheet, and whom it is about stands in the corners", () => {
    change({ lang: "ru" });
    expect(shortMarks(SOLD)).toEqual(["♠", "мизер", "продана 2"]);
    expect(shortMarks(WRITTEN_OFF)).toEqual(["расписана"]);
    expect(shortMarks(HELD)).toEqual([]);
    expect(cornersOf(SOLD, 3)).toEqual(["declarer"]);
    expect(cornersOf(SOLD, 2)).toEqual([]);
    expect(cornersOf(HELD, 4)).toEqual(["held-king"]);
    expect(cornersIn(ladies())).toEqual(["declarer", "held-king"]);
    expect(cornersIn(padOf(LADIES))).toEqual([]);
  });

  it("is drawn beside the points, and spoken with the name of the deal", () => {
    change({ lang: "ru" });
    const { container } = render(PaperTable, { pad: ladies(), title: "" });
    const line = container.querySelectorAll("tbody tr")[8];
    const cells = [...(line?.querySelectorAll("td") ?? [])];
    expect(cells.map((cell) => cell.dataset["corner"])).toEqual([
      undefined,
      undefined,
      "●",
      undefined,
      undefined,
    ]);
    expect(cells[2]?.textContent).toMatch(/^−?\d+$/);
    expect(line?.querySelector(".marks")?.textContent).toBe("♠ мизер продана 2");
    expect(line?.querySelector(".spoken")?.textContent).toContain("продана: Боря → Вера за 2");
    expect(container.querySelector(".mark")?.textContent).toMatch(/зажал кинга/);
  });

  it("stands in the history", () => {
    change({ lang: "ru" });
    const { container } = render(HistoryPage, { pad: ladies() });
    const steps = [...container.querySelectorAll("li")].map((step) => step.textContent);
    expect(steps[0]).toContain("продана: Боря → Вера за 2");
    expect(steps[1]).toContain("зажат кинг: Глеб");
  });
});
