import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { DeedView, HeapView } from "../src/messages.generated";
import { change } from "../src/settings.svelte";
import { lastDeed } from "../src/table/deeds";
import DrawBar from "../src/table/DrawBar.svelte";
import Heap from "../src/table/Heap.svelte";
import { spoken } from "../src/table/speech";
import { statusText } from "../src/table/words";
import { tableView } from "./fakes";

const DRAW = { ...call("draw"), suit: null };

function call(kind: "draw" | "pass" | "suit") {
  const none = { contract: null, amount: null, trump: null, lastCard: false, reversed: false, agree: null };
  return { kind, ...none, suit: null };
}

function deed(changes: Partial<DeedView>): DeedView {
  return { seat: 1, card: null, call: null, struck: null, ...changes };
}

function heapOf(deeds: DeedView[], changes: Partial<HeapView> = {}): HeapView {
  return { top: "7♣", cards: 3, ordered: null, naming: false, drawn: false, deeds, ...changes };
}

const DEEDS = [
  deed({ seat: 2, call: DRAW }),
  deed({ seat: 2, call: call("pass") }),
  deed({ seat: 3, card: "Q♠" }),
  deed({ seat: 3, call: { ...call("suit"), suit: "♣" } }),
  deed({ seat: 4, card: "7♣" }),
  deed({ seat: 1, struck: 2 }),
];

beforeEach(() => change({ lang: "ru" }));

it("tells beside each seat what it did last", () => {
  const view = tableView({ form: "kis-kis", heap: heapOf(DEEDS) });
  const told = [1, 2, 3, 4].map((seat) => lastDeed("ru", view, seat, "cyrillic"));
  expect(told).toEqual(["+2, пропуск", "берёт Пас", "Д♠ ♣", "7♣"]);
});

it("forgets what was done more than a round ago", () => {
  const old = deed({ seat: 2, card: "8♣" });
  const later = [3, 4, 1, 3].map((seat) => deed({ seat, card: "9♣" }));
  const view = tableView({ form: "kis-kis", heap: heapOf([old, ...later]) });
  expect(lastDeed("ru", view, 2, "latin")).toBe("");
});

it("says aloud who loses a turn, and which suit was ordered", () => {
  const view = tableView({ form: "kis-kis", heap: heapOf(DEEDS), awaits: "other" });
  const seven = { kind: "played", seat: 4, card: "7♣", took: null } as const;
  expect(spoken("en", seven, { ...view, you: 2 }, null)).toContain("loses the turn and draws 2 cards.");
  expect(spoken("ru", seven, view, null)).toContain("Вы пропускаете ход и берёте: 2 карты.");
  const ordered = { ...view, heap: heapOf(DEEDS.slice(0, 4)) };
  expect(spoken("ru", { kind: "called", seat: 3, card: null, took: null }, ordered, null)).toMatch(
    /трефы\.$/i,
  );
});

it("shows the top of the heap and the suit ordered with it", () => {
  const view = tableView({ form: "kis-kis", tableCards: [{ seat: 3, card: "Q♠" }] });
  render(Heap, { view, heap: heapOf([], { top: "Q♠", ordered: "♣" }) });
  expect(screen.getByRole("group", { name: "Верхняя карта кучки" }).textContent).toMatch(
    /дама пик.*Заказано:.*Трефы|дама пик.*Заказано:.*трефы/s,
  );
});

it("offers to draw beside the stock, and says so in the line", () => {
  const hand = [{ card: "8♦", legal: false, reason: "does-not-fit" }];
  const view = tableView({
    form: "kis-kis",
    heap: heapOf([]),
    stock: 12,
    hand,
    calls: [{ index: 0, call: DRAW }],
  });
  const oncall = vi.fn();
  render(DrawBar, { view, oncall });
  expect(screen.getByText("в колоде: 12")).toBeTruthy();
  const button = screen.getByRole("button", { name: "Взять карту" });
  expect(document.activeElement).toBe(button);
  button.click();
  expect(oncall).toHaveBeenCalledWith(0);
  expect(statusText("ru", view)).toBe("Ходить нечем: возьмите карту");
  expect(statusText("ru", { ...view, heap: heapOf([], { naming: true }) })).toBe("Закажите масть");
});
