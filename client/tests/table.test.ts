import { fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { change } from "../src/settings.svelte";
import DealOver from "../src/table/DealOver.svelte";
import Hand from "../src/table/Hand.svelte";
import Sheet from "../src/table/Sheet.svelte";
import { shortcut } from "../src/table/shortcuts";
import { standings } from "../src/table/standings";
import { sheetRows } from "../src/table/sheetRows";
import { TableStore } from "../src/table/store.svelte";
import type { HandCard, TableView } from "../src/messages.generated";
import { FakeWorld, ev, tableView } from "./fakes";

let world: FakeWorld;
let table: TableStore;

beforeEach(() => {
  change({ lang: "ru", taps: "one", sort: "up" });
  world = new FakeWorld();
  table = new TableStore("t", world);
  table.start();
  world.last.open();
});

function show(view: TableView = tableView()): void {
  world.last.say(ev(5, "snapshot", view));
  const why = (held: HandCard): string | null => (held.reason === null ? null : "Надо положить масть хода.");
  render(Hand, { table, why, isHigh: true });
}

function names(): (string | null)[] {
  return screen.getAllByRole("button").map((button) => button.querySelector(".spoken")?.textContent ?? null);
}

describe("a hand", () => {
  it("says of every card what it is and whether it may be played", () => {
    show();
    expect(names()).toEqual([
      "семёрка пик, можно положить",
      "дама пик, можно положить",
      "десятка червей, нельзя: Надо положить масть хода.",
    ]);
  });

  it("plays a card once, and shows that it is under way", async () => {
    show();
    const queen = screen.getByRole("button", { name: /дама пик/ });
    await fireEvent.click(queen);
    await fireEvent.click(queen);
    expect(world.last.of("command").map(({ action, prompt }) => [action, prompt])).toEqual([
      [{ kind: "play", card: "Q♠" }, "p1"],
    ]);
    expect(names()[1]).toBe("дама пик, отправлена");
  });

  it("puts the card back when it is refused, and says why", async () => {
    show();
    await fireEvent.click(screen.getByRole("button", { name: /дама пик/ }));
    const [command] = world.last.of("command");
    world.last.say({ type: "nack", id: command?.id ?? "", code: "must-follow" });
    await tick();
    expect(names()[1]).toBe("дама пик, можно положить");
    expect(table.note).toBe("Надо положить масть хода: у вас есть пики.");
  });

  it("has nothing under way in a later deal, even with the same card in hand", async () => {
    show();
    await fireEvent.click(screen.getByRole("button", { name: /дама пик/ }));
    world.last.say(ev(30, "snapshot", tableView({ dealNumber: 2, prompt: "p2" })));
    await tick();
    expect(names()[1]).toBe("дама пик, можно положить");
  });

  it("tells the reason instead of playing a card that may not go", async () => {
    show();
    await fireEvent.click(screen.getByRole("button", { name: /десятка/ }));
    expect(world.last.of("command")).toEqual([]);
    expect(table.note).toBe("Надо положить масть хода.");
  });

  it("asks for a second tap where that is wanted", async () => {
    change({ taps: "two" });
    show();
    const queen = screen.getByRole("button", { name: /дама пик/ });
    await fireEvent.click(queen);
    expect(world.last.of("command")).toEqual([]);
    await fireEvent.click(queen);
    expect(world.last.of("command")).toHaveLength(1);
  });

  it("keeps one card in the order of tabs, and the focus over new views", async () => {
    show();
    screen.getAllByRole("button")[0]?.focus();
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowRight" });
    expect(document.activeElement?.getAttribute("data-card")).toBe("Q♠");
    expect(screen.getAllByRole("button").map((button) => button.tabIndex)).toEqual([-1, 0, -1]);
    world.last.say(ev(6, "pace", tableView({ pace: "slow" })));
    await tick();
    expect(document.activeElement?.getAttribute("data-card")).toBe("Q♠");
  });
});

it("says each play, and whose turn it is", () => {
  world.last.say(ev(5, "snapshot", tableView({ awaits: "bot", turn: 4 })));
  world.last.say(ev(6, "played"));
  expect(table.lines.at(-1)?.text).toBe("Вера: восьмёрка пик. Ваш ход.");
});

it("fills the blank row by row", () => {
  const row = {
    number: 1,
    contract: "no-tricks",
    dealer: 1,
    points: [-4, -4, -4, -4],
    check: -16,
    right: true,
    declarer: null,
  };
  const rows = sheetRows(tableView({ dealNumber: 2, sheet: [row] }));
  expect(rows.map(({ number, isNow, points }) => [number, isNow, points?.[0]])).toEqual([
    [1, false, -4],
    [2, true, undefined],
  ]);
});

it("ranks by falling totals, or rising ones where the lowest wins", () => {
  const all = { points: [5, -9, 4, 0], check: 0, right: true };
  const totals = { ...tableView().totals, all };
  const order = (lowestWins: boolean): number[] =>
    standings(tableView({ totals, lowestWins })).map(({ seat }) => seat);
  expect(order(false)).toEqual([1, 3, 4, 2]);
  expect(order(true)).toEqual([2, 4, 3, 1]);
});

it("shows one total and no plus where points are penalties", () => {
  const all = { points: [5, 9, 4, 0], check: 18, right: true };
  const halves = { minus: all, plus: all, all };
  const titles = (): (string | null)[] =>
    [...document.querySelectorAll("tfoot th")].map(({ textContent }) => textContent);
  const { unmount } = render(Sheet, { view: tableView({ totals: halves }) });
  expect(titles()).toEqual(["ИТОГО (−)", "ИТОГО (+)", "ИТОГО"]);
  unmount();
  const view = tableView({ totals: { minus: null, plus: null, all }, lowestWins: true, status: "deal" });
  render(Sheet, { view });
  render(DealOver, { view, ongo: () => undefined });
  expect(titles()).toEqual(["ИТОГО"]);
  expect(document.body.textContent).not.toContain("+");
  render(DealOver, { view: { ...view, lowestWins: false }, ongo: () => undefined });
  expect(document.body.textContent).toContain("+9");
});

it("marks who ordered a deal, in its row and in the one being played", () => {
  const row = { number: 1, contract: "no-tricks", dealer: 1, check: -16, right: true };
  const sheet = [{ ...row, points: [-4, -4, -4, -4], declarer: 3 }];
  const terms = { ...tableView().terms, declarer: 2 };
  render(Sheet, { view: tableView({ programme: [], sheet, terms, dealNumber: 2 }) });
  const marked = [...document.querySelectorAll("tbody tr")].map((line) =>
    [...line.querySelectorAll("td.number:not(.check)")].map((cell) => cell.textContent.includes("●")),
  );
  expect(marked).toEqual([
    [false, false, true, false],
    [false, true, false, false],
  ]);
  expect(document.querySelector(".legend")?.textContent).toContain("кто заказал или объявил");
});

it("knows the keys by their place, and leaves them alone in a field", () => {
  const key = (init: KeyboardEventInit): KeyboardEvent => new KeyboardEvent("keydown", init);
  expect(shortcut(key({ code: "KeyS", key: "ы" }), false)).toBe("sheet");
  expect(shortcut(key({ code: "KeyL", key: "l", ctrlKey: true }), false)).toBeNull();
  expect(shortcut(key({ code: "Space", key: " " }), true)).toBe("go");
  expect(shortcut(key({ code: "Space", key: " " }), false)).toBeNull();
});

it.each(["ru", "en"] as const)("gives axe nothing to find in %s", async (lang) => {
  change({ lang });
  show();
  const view = tableView({ status: "over", over: true, winners: [1] });
  render(Sheet, { view });
  render(DealOver, { view, ongo: () => undefined });
  const found = await axe.run(document.body, {
    rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
  });
  expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
