/** A sheet as a table of numbers, for a spreadsheet: what was taken is not in it, nor are the rules. */

import { LARGEST_TYPED, type ContractId, type RulesData } from "../rules.generated";
import { behaviour } from "./counting";
import { inPlace, SheetFileError } from "./file_fault";
import { lineOnlyLoses, onlyLoses, withMinus } from "./losing";
import { Pad } from "./pad";
import type { Cells, PadRow } from "./row";
import { TOTALS, type Sheet, type TotalKind } from "./sheet";

export function formatCsv(pad: Pad): string {
  const lines = [["deal", "contract", ...pad.sheet.players, "check"]];
  pad.rows.forEach((_, place) => {
    const number = place + 1;
    const contract = pad.contractOf(number) ?? "";
    lines.push([String(number), contract, ...pad.cells(number).map(shown), shown(pad.check(number))]);
  });
  for (const kind of TOTALS) {
    const written = pad.sheet.totals?.[kind];
    const cells = written ? pad.sheet.players.map((_, at) => written[String(at + 1)]) : pad.total(kind);
    lines.push(["", kind, ...cells.map(shown), shown(pad.checkTotal(kind))]);
  }
  return lines.map((line) => line.map(quoted).join(",") + "\n").join("");
}

/** The pad with these numbers, right or wrong; throws SheetFileError where they are no table. */
export function parseCsv(text: string, empty: Pad): Pad {
  const plain = text.replace(/^\uFEFF/, "");
  const cells = plain.startsWith("deal;") ? AT_SEMICOLONS : AT_COMMAS;
  const lines = linesOf(plain, cells).filter((line) => line.some((cell) => cell !== ""));
  const width = empty.rules.players + 3;
  const [head] = lines;
  if (head?.[0] !== "deal" || head[1] !== "contract" || head.at(-1) !== "check")
    throw new SheetFileError("bad-head", "", "", { line: 1 });
  const rows: (PadRow | null)[] = [];
  const totals: Partial<Record<TotalKind, Cells>> = {};
  const read = (line: readonly string[], at: number): void => {
    if (line.length !== width) throw new SheetFileError("cell-count", String(line.length), String(width));
    if (at === 0) return;
    if (line[0] === "") Object.assign(totals, totalOf(empty.rules, line, totals));
    else rows.push(rowOf(empty.rules, rows.length + 1, line));
  };
  lines.forEach((line, at) => inPlace({ line: at + 1 }, () => read(line, at)));
  const sheet: Partial<Sheet> = { players: head.slice(2, -1), rows, totals, history: [] };
  return empty.with(sheet);
}

/** Points as people write them: `-7.5`, `−7½`, `7,5`; undefined of a blank, NaN of what is no number of a sheet. */
export function parseNumber(text: string): number | undefined {
  const number = writtenNumber(text);
  return Math.abs(number ?? 0) > LARGEST_TYPED ? NaN : number;
}

/** The same, however great. */
export function writtenNumber(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, "-").replace(",", ".");
  if (plain === "") return undefined;
  const found = /^(-?)(\d*)(\.\d+|\.)?(½?)$/.exec(plain);
  if (found === null || plain === "-") return NaN;
  const [, sign, whole, part = "", half] = found;
  const number = Number(`${whole ?? ""}${part}` || "0") + (half === "" ? 0 : 0.5);
  return Number.isInteger(number * 2) ? (sign === "-" ? -number : number) + 0 : NaN;
}

function totalOf(
  rules: RulesData,
  line: readonly string[],
  before: Sheet["totals"],
): Partial<Record<TotalKind, Cells>> {
  const kind = TOTALS.find((each) => each === line[1]);
  if (kind === undefined) throw new SheetFileError("unknown-total", line[1]);
  if (before?.[kind] !== undefined) throw new SheetFileError("total-twice", kind);
  return { [kind]: cellsOf(line.slice(2, -1), lineOnlyLoses(rules, kind)) };
}

function rowOf(rules: RulesData, deal: number, line: readonly string[]): PadRow | null {
  if (line[0] !== String(deal)) throw new SheetFileError("wrong-number", line[0], String(deal));
  if (Object.keys(cellsOf(line.slice(2, -1), false)).length === 0) return null;
  const contract = line[1] as ContractId;
  const law = rules.contracts[contract];
  if (law === undefined) throw new SheetFileError("no-deal", contract);
  const known = behaviour(law).checks(rules, law);
  const isLost = onlyLoses(rules, contract);
  const points = cellsOf(line.slice(2, -1), isLost);
  const check = number(line.at(-1) ?? "", isLost);
  const isKnown = check === undefined || (known.length === 1 && known[0] === check);
  return isKnown ? { contract, points } : { contract, points, check };
}

function cellsOf(words: readonly string[], isLost: boolean): Cells {
  const cells = words.map((word, at) => [String(at + 1), number(word, isLost)] as const);
  return Object.fromEntries(cells.filter((cell): cell is [string, number] => cell[1] !== undefined));
}

function number(word: string, isLost: boolean): number | undefined {
  const value = withMinus(parseNumber(word), isLost);
  if (Number.isNaN(value)) throw new SheetFileError("bad-number", word);
  return value;
}

function shown(points: number | undefined): string {
  return points === undefined ? "" : String(points);
}

function quoted(word: string): string {
  return /[",\n\r]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word;
}

/** A cell, quoted or bare, and what ends it. Where a comma is in the numbers, spreadsheets write semicolons. */
const AT_COMMAS = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g;
const AT_SEMICOLONS = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r?\n|$)/g;

function linesOf(text: string, cells: RegExp): string[][] {
  const lines: string[][] = [[]];
  for (const [whole, inQuotes, bare, end] of text.matchAll(cells)) {
    if (whole === "" && lines.at(-1)?.length === 0) break;
    lines.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? bare ?? "");
    if (end !== "," && end !== ";") lines.push([]);
    if (end === "") break;
  }
  return lines.filter((line) => line.length > 0);
}
