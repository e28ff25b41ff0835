import { expect, it } from "vitest";
import { parseCsv } from "../../src/pad/model/csv";
import { diagnose } from "../../src/pad/model/doctor";
import { formatSheet, parseSheet } from "../../src/pad/model/file";
import { lineOnlyLoses, onlyLoses } from "../../src/pad/model/losing";
import type { Pad } from "../../src/pad/model/pad";
import { typeCell, typeTotal, whyRefused } from "../../src/pad/model/typing";
import { caseRules, CASES, padOf } from "./sheets";

const EMPTY = parseSheet('{"rules": "ladies-book", "players": ["A", "B", "C", "D"]}');
const KEYS = [
  "0",
  "4",
  "-4",
  "−7½",
  "500000",
  "500000½",
  "999999",
  "99999999999999999999",
  "abc",
  "--4",
  "1.3",
];

it("reads again whatever can be typed", () => {
  for (const text of KEYS) {
    const typed = typeTotal(typeCell(typeCell(EMPTY, 1, 1, text), 1, 1, "4"), "all", 2, text);
    const file = formatSheet(typed);
    expect(formatSheet(parseSheet(file))).toBe(file);
  }
});

it("tells why a text is no number of a sheet", () => {
  expect(KEYS.map(whyRefused)).toEqual([
    ...Array<undefined>(5).fill(undefined),
    ...["too-large", "too-large", "too-large", "no-number", "no-number", "no-number"],
  ]);
});

it("opens old sheets with numbers that can no longer be typed, and undoes them", () => {
  const cell = (points: number): string => `{"contract": "no-tricks", "points": {"1": ${points}}}`;
  const history = `[{"row": 1}, {"row": 1, "was": ${cell(-999999)}}]`;
  const text = `{"rules": "ladies", "players": ["A", "B", "C", "D"], "rows": [${cell(-4)}], "history": ${history}}`;
  const before = parseSheet(text).undo();
  expect(before.cells(1)[0]).toBe(-999999);
  expect(parseSheet(formatSheet(before)).cells(1)[0]).toBe(-999999);
  expect(diagnose(before).cells[0]?.why).toBe("too-much");
});

it("gives a closing line the minus that was left out where points are only lost", () => {
  const typed = (kind: "minus" | "plus" | "all"): number | undefined =>
    typeTotal(EMPTY, kind, 1, "60").sheet.totals?.[kind]?.["1"];
  expect([typed("minus"), typed("plus"), typed("all")]).toEqual([-60, 60, 60]);
  expect(lineOnlyLoses(EMPTY.rules, "minus")).toBe(true);
  expect(onlyLoses(EMPTY.rules, "trump")).toBe(false);
});

it.each(CASES.tables)("case $case: a table without minuses", ({ rules, table, rows, totals }) => {
  const pad: Pad = parseCsv(table.join("\n"), padOf(caseRules(rules)));
  expect(pad.rows.map((_, at) => pad.cells(at + 1))).toEqual(rows);
  expect(pad.sheet.totals).toEqual(totals);
  expect(diagnose(pad).wrong).toBe(0);
});
