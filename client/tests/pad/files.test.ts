import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { formatCsv, parseCsv, parseNumber } from "../../src/pad/model/csv";
import { formatSheet, padOf, parseSheet } from "../../src/pad/model/file";
import { SheetFileError } from "../../src/pad/model/file_fault";
import { textOf } from "../../src/pad/model/file_text";
import type { Pad } from "../../src/pad/model/pad";
import { fileFaultText } from "../../src/pad/words";
import { PRESETS } from "../../src/pad/model/rules";
import { typeCell, typeTotal } from "../../src/pad/model/typing";
import { CASES, VECTORS } from "./sheets";

const SHEET = parseSheet(
  JSON.stringify({
    rules: "ladies-book",
    players: ["Анна", 'Борис "Боб"', "Вера, мл.", ""],
    dealer: 3,
    switches: { miser: "off", trade: true, trump_price: 6, allow_unbalanced: true, yeralash: "none" },
    rows: [
      { contract: "no-tricks", tally: { "1": { tricks: 3 }, "2": { tricks: 5 } } },
      null,
      { contract: "no-boys", points: { "1": -8, "2": -4, "4": -4 } },
    ],
    totals: { minus: { "1": -14 } },
    history: [{ row: 1 }, { row: 2 }, { row: 3, was: null }],
    note: "дача",
  }),
);

it("writes a sheet as a file, and reads it again", () => {
  const text = formatSheet(SHEET);
  expect(formatSheet(parseSheet(text))).toBe(text);
  expect(text).toContain(
    '"switches": {"allow_unbalanced":true,"miser":"off","trump_price":6,"yeralash":"none"}',
  );
  expect(text).toContain('  {"row":3,"was":null}\n');
});

it("keeps the history of numbers that were typed", () => {
  const empty = parseSheet('{"rules": "ladies", "players": ["A", "B", "C", "D"]}');
  const typed = typeTotal(typeTotal(typeCell(empty, 3, 1, "8"), "all", 1, "8"), "all", 1, "-8");
  const gone = typeCell(typed, 3, 1, "");
  const text = formatSheet(gone);
  expect(text).toContain('{"row":3,"rows":0}');
  expect(text).toContain('{"total":"all","written":{"1":8}}');
  expect(formatSheet(parseSheet(text))).toBe(text);
  expect(parseSheet(text).undo().sheet.rows).toEqual(typed.sheet.rows);
  for (const change of ['{"row": 99}', '{"row": 1, "rows": -1}', '{"row": 1.5}', '{"total": "half"}'])
    expect(() => parseSheet(text.replace('{"row":3,"rows":0}', change))).toThrow(SheetFileError);
});

it("reads what Python writes of every row", () => {
  for (const { rules, row, number } of VECTORS.vectors.slice(0, 500)) {
    const named = VECTORS.rules[rules];
    if (named === undefined) throw new Error("no rules");
    const players = Array.from({ length: named.players }, (_, place) => `p${place}`);
    const rows = [...Array<null>(number - 1).fill(null), row];
    const text = JSON.stringify({ rules: named.id, switches: named.switches, players, rows });
    expect(parseSheet(text).row(number)).toEqual(row);
  }
});

it("writes a table for a spreadsheet, and reads its numbers", () => {
  const text = formatCsv(SHEET);
  expect(text.split("\n").slice(0, 4)).toEqual([
    'deal,contract,Анна,"Борис ""Боб""","Вера, мл.",,check',
    "1,no-tricks,-6,-10,0,0,-16",
    "2,no-hearts,,,,,",
    "3,no-boys,-8,-4,,-4,-16",
  ]);
  const read = parseCsv(text, padOf({ ...SHEET.sheet, rows: [], history: [] }));
  expect(formatCsv(read)).toBe(text.replace("minus,-14,,,", "minus,-14,,,"));
  expect(read.cells(1)).toEqual([-6, -10, 0, 0]);
  expect(read.row(2)).toBeNull();
});

it.each(["", "{", "[]", '{"rules": "ladies"}', '{"rules": "bridge", "players": ["A", "B"]}'])(
  "refuses %s, which is no sheet",
  (text) => {
    expect(() => parseSheet(text)).toThrow(SheetFileError);
  },
);

it("reads numbers as people write them", () => {
  expect(["-7.5", "−7½", "7,5", "½", "-½", "", "0", "12"].map(parseNumber)).toEqual([
    -7.5,
    -7.5,
    7.5,
    0.5,
    -0.5,
    undefined,
    0,
    12,
  ]);
  expect(["x", "-", "1.3", "1e3"].map(parseNumber)).toEqual([NaN, NaN, NaN, NaN]);
});

it("reads the semicolons that a spreadsheet writes where a comma is in the numbers", () => {
  const empty = padOf({ ...SHEET.sheet, rows: [], history: [] });
  const text = "\uFEFFdeal;contract;a;b;c;d;check\n1;no-tricks;-4,5;-2;-6;-3,5;-16\n;all;-4,5;;;;\n";
  const pad = parseCsv(text, empty);
  expect(pad.cells(1)).toEqual([-4.5, -2, -6, -3.5]);
  expect(pad.sheet.players).toEqual(["a", "b", "c", "d"]);
  expect(pad.sheet.totals?.all).toEqual({ "1": -4.5 });
});

it("knows no game by name", () => {
  const files = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? files(path) : [path];
    });
  const sources = files("src/pad").filter((path) => /(?<!generated)\.(ts|svelte)$/.test(path));
  const code = sources.map((path) => readFileSync(path, "utf8")).join("\n");
  const ids = [...new Set(PRESETS.map(({ id }) => id))].filter((id) => code.includes(`"${id}"`));
  expect(sources.length).toBeGreaterThan(15);
  expect(ids).toEqual([]);
});

it.each(CASES.files)("says of %j what Python says", ({ file = "", base64, fault, text }) => {
  const bytes = base64 === undefined ? new TextEncoder().encode(file) : Buffer.from(base64, "base64");
  try {
    parseSheet(textOf(bytes));
  } catch (error) {
    if (!(error instanceof SheetFileError)) throw error;
    expect(error).toMatchObject(text === undefined ? { fault } : { fault, text });
    expect(fileFaultText(error, "x")).toMatch(/^x is no sheet\. ./);
    return;
  }
  throw new Error("it was opened");
});

it("tells of a file of another alphabet, or another form, where it belongs", () => {
  const said = (text: string): string => {
    try {
      parseSheet(text);
    } catch (error) {
      if (error instanceof SheetFileError) return error.fault;
    }
    return "";
  };
  const table = formatCsv(SHEET);
  expect([table, `\uFEFF${table}`, table.replaceAll(",", ";")].map(said)).toEqual([
    "table",
    "table",
    "table",
  ]);
  const card = '{"contract": "no-king", "tally": {"1": {"cards": ["Тs"]}}}';
  expect(said(`{"rules": "ladies", "players": ["A", "B", "C", "D"], "rows": [${card}]}`)).toBe(
    "mixed-alphabets",
  );
});

it("names the line of a table that can not be read", () => {
  const empty = padOf({ ...SHEET.sheet, rows: [], history: [] });
  const head = "deal,contract,a,b,c,d,check\n";
  const read = (text: string) => (): Pad => parseCsv(text, empty);
  expect(read("a,b\n")).toThrow(new SheetFileError("bad-head", "", "", { line: 1 }));
  expect(read(`${head}1,no-tricks,1,2\n`)).toThrow(new SheetFileError("cell-count", "4", "7", { line: 2 }));
  expect(read(`${head}1,no-tricks,six,,,,\n`)).toThrow(
    new SheetFileError("bad-number", "six", "", { line: 2 }),
  );
  expect(read(`${head}2,no-tricks,1,,,,\n`)).toThrow(
    new SheetFileError("wrong-number", "2", "1", { line: 2 }),
  );
  expect(read(`${head},sum,1,,,,\n`)).toThrow(new SheetFileError("unknown-total", "sum", "", { line: 2 }));
});
