import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import DealPage from "../../src/pad/deal/DealPage.svelte";
import type { Draft } from "../../src/pad/model/draft";
import { change, t } from "../../src/pad/settings.svelte";
import PaperTable from "../../src/pad/sheet/PaperTable.svelte";
import { namedRules, padOf } from "./sheets";

/** What is said of a deal that can not be written yet. */
async function lacks(id: string, draft: Draft, switches = {}): Promise<string> {
  change({ lang: "en" });
  const pad = padOf(namedRules({ id, players: 4, switches }));
  const { container, getByRole, unmount } = render(DealPage, { pad, draft });
  await fireEvent.click(getByRole("button", { name: t("desk-save") }));
  await new Promise((done) => setTimeout(done));
  const said = container.querySelector("[role=alert]")?.textContent.trim() ?? "";
  unmount();
  return said;
}

describe("a deal that can not be written yet", () => {
  it("was sold, and nobody said for how much", async () => {
    const draft: Draft = { number: 8, terms: { declarer: 3 }, buyer: 3, said: {} };
    expect(await lacks("ladies-book", draft)).toBe("It is not written for how many tricks it was sold.");
  });

  it("was bid for, and nobody said who won", async () => {
    const said = await lacks("trump-auction", { number: 8, terms: {}, said: {} });
    expect(said).toContain("It is not written who won the bidding.");
  });

  it("is to be ordered: what, where it is known who orders; who, where it is not", async () => {
    const draft: Draft = { number: 1, terms: {}, said: {} };
    expect(await lacks("ordered", draft)).toBe("It is not written what was ordered.");
    expect(await lacks("ordered-pass", draft)).toBe("It is not written who ordered or declared.");
  });
});

it("has the only one who may order chosen beforehand", () => {
  change({ lang: "en" });
  const pad = padOf(namedRules({ id: "ordered", players: 4, switches: {} }), { dealer: 2 });
  const { getByRole } = render(DealPage, { pad, draft: { number: 1, terms: {}, said: {} } });
  const who = getByRole("group", { name: t("desk-who-ordered") });
  expect([...who.querySelectorAll("input")].map(({ checked }) => checked)).toEqual([true]);
  expect(who.textContent).toContain("C");
});

it("says that the tricks of a sale are entered as they were taken", () => {
  change({ lang: "en" });
  const pad = padOf(namedRules({ id: "ladies-book", players: 4, switches: {} }));
  const terms = { declarer: 3, sold: { to: 3, tricks: 2 } };
  const { container } = render(DealPage, { pad, draft: { number: 8, terms, said: {} } });
  expect(container.textContent).toContain(t("desk-sold-as-taken"));
});

it("explains the mark of the dealer only where it stands", () => {
  change({ lang: "en" });
  const shown = (id: string, rows: number): boolean => {
    const rules = namedRules({ id, players: 4, switches: {} });
    const pad = padOf(rules, { rows: Array<null>(rows).fill(null) });
    const { container } = render(PaperTable, { pad, title: "" });
    const hasMark = container.querySelector("td.dealer") !== null;
    expect(container.querySelector(".mark")?.textContent.includes(t("desk-dealer-mark"))).toBe(hasMark);
    return hasMark;
  };
  expect([shown("ladies", 0), shown("ladies", 11)]).toEqual([true, true]);
  expect([shown("ladies", 12), shown("domino", 2), shown("ordered", 3)]).toEqual([false, false, false]);
});
