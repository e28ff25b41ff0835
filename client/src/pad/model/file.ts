/** A sheet file, `*.sheet.json`: parse, print, parse is a fixed point. */

import { CardTextError, parseCard } from "./card_letters";
import { isSheetLike } from "./file_shape";
import { Pad } from "./pad";
import { presetOf, rulesOf, type Switches } from "./rules";
import { isTyped, type PadRow } from "./row";
import { isOfRow, type Change, type Sheet } from "./sheet";

/** What is wrong with a text that should be a sheet. */
export type FileFault =
  "no-json" | "no-sheet" | "mixed-alphabets" | "no-preset" | "other-version" | "refused" | "no-table";

export class SheetFileError extends Error {
  readonly fault: FileFault;
  /** What is written there, where the fault is in one word. */
  readonly text: string;

  constructor(fault: FileFault, text = "") {
    super(fault);
    this.fault = fault;
    this.text = text;
  }
}

/** The pad of a sheet; throws SheetFileError where its rules are not known here. */
export function padOf(sheet: Sheet): Pad {
  const preset = presetOf(sheet.rules, sheet.players.length);
  if (preset === undefined) throw new SheetFileError("no-preset");
  if (preset.version !== sheet.version) throw new SheetFileError("other-version");
  const rules = rulesOf(preset, sheet.switches);
  if (typeof rules === "string") throw new SheetFileError("refused");
  return new Pad(sheet, rules);
}

export function parseSheet(text: string): Pad {
  let data: unknown;
  try {
    data = JSON.parse(text, withKeptCards);
  } catch (error) {
    throw error instanceof SheetFileError ? error : new SheetFileError("no-json");
  }
  if (!isSheetLike(data)) throw new SheetFileError("no-sheet");
  const version = data.version ?? presetOf(data.rules, data.players.length)?.version ?? 1;
  const read: Sheet = {
    rules: data.rules,
    version,
    switches: switchesFrom(data.switches ?? {}),
    players: data.players,
    dealer: data.dealer ?? 1,
    rows: data.rows ?? [],
    ...(data.totals === undefined ? {} : { totals: data.totals }),
    history: data.history ?? [],
    note: data.note ?? "",
  };
  const pad = padOf(read);
  if (!fits(pad)) throw new SheetFileError("no-sheet");
  return pad;
}

/** Each card in the letters that the sheet keeps; what is no card stays, and its shape is judged later. */
function withKeptCards(key: string, value: unknown): unknown {
  if (key === "aside") return keptCard(value);
  return key === "cards" && Array.isArray(value) ? value.map(keptCard) : value;
}

function keptCard(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return parseCard(value);
  } catch (error) {
    if (!(error instanceof CardTextError)) throw error;
    if (error.fault === "mixed-alphabets") throw new SheetFileError(error.fault, value);
    return value;
  }
}

/** The file's text: a row a line. */
export function formatSheet({ sheet }: Pick<Pad, "sheet">): string {
  const lines: [string, string][] = [
    ["rules", JSON.stringify(sheet.rules)],
    ["version", JSON.stringify(sheet.version)],
    ["switches", JSON.stringify(switchesFor(sheet))],
    ["players", JSON.stringify(sheet.players)],
    ["dealer", JSON.stringify(sheet.dealer)],
    ["rows", list(sheet.rows)],
  ];
  if (Object.keys(sheet.totals ?? {}).length > 0) lines.push(["totals", JSON.stringify(sheet.totals)]);
  if (sheet.history.length > 0) lines.push(["history", list(sheet.history)]);
  lines.push(["note", JSON.stringify(sheet.note)]);
  return `{\n${lines.map(([key, value]) => `"${key}": ${value}`).join(",\n")}\n}\n`;
}

/** Whether the rules have all that the rows and the history name. */
function fits(pad: Pad): boolean {
  const { rows, history } = pad.sheet;
  /** How many rows there can ever have been: a typed one may have been taken away again. */
  const most = Math.max(rows.length + history.length, pad.deals ?? 0);
  const isRow = (row: PadRow | null): boolean => row === null || isInPlay(pad, row);
  const isChange = (change: Change): boolean => {
    if (!isOfRow(change)) return true;
    const { row, was = null, rows: before = 0 } = change;
    return row > 0 && row <= most && before <= most && isRow(was);
  };
  return rows.every(isRow) && history.every(isChange);
}

/** Whether there is such a deal, and none of its cards was taken twice; in hands, several packs may be. */
function isInPlay(pad: Pad, row: PadRow): boolean {
  const { contracts } = pad.rules;
  if (!Object.hasOwn(contracts, row.contract)) return false;
  if (isTyped(row) || contracts[row.contract]?.counting === "held") return true;
  return Object.values(row.tally).every(({ cards = [] }) => new Set(cards).size === cards.length);
}

function list(values: readonly unknown[]): string {
  return values.length > 0
    ? `[\n${values.map((value) => `  ${JSON.stringify(value)}`).join(",\n")}\n]`
    : "[]";
}

function switchesFrom(values: Readonly<Record<string, unknown>>): Switches {
  const text = (value: unknown): string => {
    if (typeof value === "boolean") return value ? "on" : "off";
    return Array.isArray(value) ? value.join(",") : String(value);
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)]));
}

/** The switches that differ from the preset, as the file has them. */
function switchesFor(sheet: Sheet): Record<string, unknown> {
  const known = presetOf(sheet.rules, sheet.players.length)?.switches ?? {};
  const changed = Object.entries(sheet.switches).filter(([name, value]) => known[name]?.default !== value);
  return Object.fromEntries(
    changed
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, valueFor(value, known[name]?.values.includes("on") === true)]),
  );
}

function valueFor(value: string, isOnOff: boolean): unknown {
  if (isOnOff) return value === "on";
  if (value.includes(",")) return value.split(",");
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
