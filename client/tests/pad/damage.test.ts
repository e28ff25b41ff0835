import { expect, it } from "vitest";
import { formatCsv } from "../../src/pad/model/csv";
import { diagnose } from "../../src/pad/model/doctor";
import { counts, draftOf, isFull, rowOf } from "../../src/pad/model/draft";
import { figures } from "../../src/pad/model/figures";
import { formatSheet, parseSheet } from "../../src/pad/model/file";
import { SheetFileError } from "../../src/pad/model/file_fault";
import { Fraction } from "../../src/pad/model/fraction";
import type { Pad } from "../../src/pad/model/pad";
import { isTyped, itemsOf, seats } from "../../src/pad/model/row";
import { balances, settle } from "../../src/pad/model/settle";
import { TOTALS } from "../../src/pad/model/sheet";
import { dealLine, doctorLines, faultText } from "../../src/pad/words";
import { GOOD, NAMES } from "./good_sheets";
import { randomly } from "./randomly";

const STRANGE: readonly unknown[] = [
  ...[null, true, false, "", "x", "1", "♠", "Q♠", "kis-kis", "constructor", "__proto__", [], {}, [null]],
  ...[0, -1, 1, 2, 5, 0.3, 0.5, 99, 1e6, 1e21, 1e308, -1e308],
  ...[{ "1": "x" }, { "1": 1 }, { tricks: -1 }, ["Q♠", "Q♠"], "NaN", "Infinity"],
];

type Node = Record<string, unknown> | unknown[];

/** Every place of the data, deepest included: where it hangs and by which key. */
function places(node: unknown): [Node, string][] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, below]) => [[node as Node, key], ...places(below)]);
}

function damaged(good: object, random: () => number): string {
  const data = structuredClone(good);
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const [node, key] = pick(places(data)) ?? [data as Node, "rules"];
  const strange = pick(STRANGE);
  const kind = random();
  if (kind < 0.6) Object.assign(node, { [key]: strange });
  else if (kind < 0.75) Reflect.deleteProperty(node, key);
  else if (kind < 0.9) Object.assign(node, { [String(pick(STRANGE))]: strange });
  else {
    const text = JSON.stringify(data);
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + (pick(["", "9", "-", "e", '"', "null"]) ?? "") + text.slice(at + 1);
  }
  return JSON.stringify(data);
}

/** All that the pages ask of a sheet. */
function lookThrough(pad: Pad): void {
  const numbers: (number | undefined)[] = [];
  pad.rows.forEach((row, at) => {
    const number = at + 1;
    numbers.push(...pad.cells(number), pad.check(number));
    expect(dealLine(pad, number, row?.terms)).not.toContain("undefined");
    const law = pad.rules.contracts[row?.contract ?? "trump"];
    if (row === null || law === undefined) return;
    pad.faultsOf(number, row).forEach((fault) => faultText(pad, fault));
    if (isTyped(row)) return;
    const draft = draftOf(number, row);
    rowOf(draft, pad.rules, row.contract, law);
    for (const item of itemsOf(law))
      if (!isFull(draft, pad.rules, law, item)) counts(draft, pad.rules, law, item);
  });
  for (const kind of TOTALS) numbers.push(...pad.total(kind), pad.checkTotal(kind));
  for (const seat of seats(pad.rules)) pad.ordersLeft(seat);
  for (const number of numbers) expect(number ?? 0).toSatisfy(Number.isFinite);
  doctorLines(pad, diagnose(pad));
  settle(balances(pad.rules, pad.total()), new Fraction(1n));
  figures([pad]);
  formatCsv(pad);
  const text = formatSheet(pad);
  expect(formatSheet(parseSheet(text))).toBe(text);
}

function undone(pad: Pad): Pad {
  return pad.sheet.history.length === 0 ? pad : undone(pad.undo());
}

it("opens the sheets before they are damaged", () => {
  for (const good of GOOD) lookThrough(parseSheet(JSON.stringify(good)));
});

it("refuses a damaged sheet, or shows all of it", () => {
  const random = randomly(6);
  let [opened, refused] = [0, 0];
  for (let at = 0; at < 800; at++) {
    const text = damaged(GOOD[at % GOOD.length] ?? {}, random);
    try {
      const pad = parseSheet(text);
      opened++;
      lookThrough(pad);
      lookThrough(undone(pad));
    } catch (error) {
      if (!(error instanceof SheetFileError)) throw new Error(text, { cause: error });
      refused++;
    }
  }
  expect(Math.min(opened, refused)).toBeGreaterThan(100);
});

const row = (more: object): object => ({
  rules: "ladies",
  players: NAMES,
  rows: [{ contract: "no-tricks", ...more }],
});
const taken = (first: object, terms: object = {}): object => row({ terms, tally: { "1": first } });

it.each([
  row({ points: { "1": "x" } }),
  row({ points: { "1": 0.3 } }),
  row({ points: { "1": 1e308 } }),
  row({ points: { "1": null } }),
  row({ points: { "1.0": 1 } }),
  row({ points: { "1": 1 }, tally: {} }),
  row({}),
  taken({ tricks: -1 }),
  taken({ tricks: "3" }),
  taken({ tricks: 0.5 }),
  taken({ ticks: 1 }),
  taken({ cards: ["1♠"] }),
  taken({ cards: ["Q♠", "Q♠"] }),
  taken({}, { declarer: "2" }),
  taken({}, { sold: { to: 5, tricks: 1 } }),
  taken({}, { trump: "hearts" }),
  { ...taken({}), history: {} },
  { ...taken({}), history: [{ row: 1, was: { contract: "no-tricks" } }] },
  { ...taken({}), history: [{ total: "minus", written: { "1": "x" } }] },
  { ...taken({}), totals: [] },
  { ...taken({}), totals: { minus: { "1": 0.3 } } },
  { ...taken({}), totals: { half: {} } },
  { ...taken({}), dealer: 1.5 },
  { ...taken({}), note: 3 },
  { ...taken({}), version: "1" },
  { ...taken({}), extra: 1 },
])("says of %j that it is no sheet", (data) => {
  expect(() => parseSheet(JSON.stringify(data))).toThrow(SheetFileError);
});

const HOUSE_RULES: readonly object[] = [
  { miser: "purple" },
  { constructor: "on" },
  { trump_price: -4 },
  { trump_price: "1e9" },
  { order: "trump" },
];

it.each(HOUSE_RULES)("refuses the house rule %j", (switches) => {
  const text = JSON.stringify({ rules: "ladies-book", players: NAMES, switches });
  expect(() => parseSheet(text)).toThrow(new SheetFileError("refused"));
});
