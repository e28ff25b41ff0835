import { fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeEach, expect, it, vi } from "vitest";
import type { CallView, TableView } from "../src/messages.generated";
import { change } from "../src/settings.svelte";
import CallsPanel from "../src/table/CallsPanel.svelte";
import { tableView } from "./fakes";

const NONE = {
  contract: null,
  amount: null,
  trump: null,
  lastCard: false,
  reversed: false,
  agree: null,
  suit: null,
};

function asked(...calls: Partial<CallView>[]): TableView {
  const choices = calls.map((call, index) => ({ index, call: { kind: "pass" as const, ...NONE, ...call } }));
  return tableView({ status: "calls", hand: [], calls: choices });
}

const bids = (most: number): Partial<CallView>[] =>
  Array.from({ length: most }, (_, index) => ({ kind: "bid" as const, amount: index + 1 }));
const texts = (): (string | undefined)[] =>
  screen.getAllByRole("button").map((button) => button.textContent.trim());

beforeEach(() => change({ lang: "ru" }));

it("has a switch for мизер instead of every trump twice", async () => {
  const oncall = vi.fn();
  const trumps = ["♠", "♥", "none"].map((trump) => ({ kind: "declare" as const, trump }));
  render(CallsPanel, {
    view: asked(...trumps, ...trumps.map((call) => ({ ...call, reversed: true }))),
    oncall,
  });
  expect(texts()).toEqual(["Пики", "Черви", "Без козыря"]);
  await fireEvent.click(screen.getByRole("checkbox", { name: /Мизер/ }));
  await fireEvent.click(screen.getByRole("button", { name: "Козырь черви, мизер" }));
  expect(oncall).toHaveBeenCalledWith(4);
});

it("shows a few bids as buttons and takes any other as a number", async () => {
  const oncall = vi.fn();
  const { container } = render(CallsPanel, { view: asked({}, ...bids(76)), oncall });
  expect(texts()).toEqual(["Пас", "1", "2", "3", "4", "5", "Заявить 6"]);
  const number = screen.getByRole("spinbutton", { name: "Больше:" });
  await fireEvent.input(number, { target: { value: "40" } });
  await fireEvent.click(screen.getByRole("button", { name: "Заявить 40" }));
  expect(oncall).toHaveBeenCalledWith(40);
  await fireEvent.input(number, { target: { value: "77" } });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Заявить" }).disabled).toBe(true);
  expect((await axe.run(container)).violations).toEqual([]);
});

it("shows all of few bids, and is walked through by the arrow keys", async () => {
  render(CallsPanel, { view: asked({}, ...bids(8)), oncall: vi.fn() });
  const buttons = screen.getAllByRole("button");
  expect(buttons).toHaveLength(9);
  expect(document.activeElement).toBe(buttons[0]);
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowRight" });
  expect(document.activeElement).toBe(buttons[1]);
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: "End" });
  expect(document.activeElement).toBe(buttons[8]);
});
