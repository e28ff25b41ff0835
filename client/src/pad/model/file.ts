/** A sheet file, `*.sheet.json`: parse, print, parse is a fixed point. */

import { CardTextError, parseCard } from "./card_letters";
import { inPlace, SheetFileError } from "./file_fault";
import { sheetLike } from "./file_shape";
import { Pad } from "./pad";
import { presetOf, rulesOf, type Switches } from "./rules";
import { isTyped, type PadRow } from "./row";
import { isOfRow, type Sheet } from "./sheet";

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
  if (isTable(text)) throw new SheetFileError("table");
  const data = sheetLike(jsonOf(text));
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
  mustFit(pad);
  return pad;
}

/** A table of numbers holds no rules, and is opened beside a sheet that does. */
function isTable(text: string): boolean {
  return /^\uFEFF?deal[,;]contract[,;]/.test(text);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, withKeptCards);
  } catch (error) {
    throw error instanceof SheetFileError ? error : new SheetFileError("no-json");
  }
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

/** Throws SheetFileError where the rules lack what the rows and the history name. */
function mustFit(pad: Pad): void {
  const { rows, history } = pad.sheet;
  /** How many rows there can ever have been: a typed one may have been taken away again. */
  const most = Math.max(rows.length + history.length, pad.deals ?? 0);
  rows.forEach((row, at) => inPlace({ row: at + 1 }, () => mustBeInPlay(pad, row)));
  for (const change of history) {
    if (!isOfRow(change)) continue;
    const { row, was = null, rows: before = 0 } = change;
    for (const number of [row, before])
      if (number > most) throw new SheetFileError("no-row", String(number), String(most));
    if (row < 1) throw new SheetFileError("no-row", String(row), String(most));
    inPlace({ row }, () => mustBeInPlay(pad, was));
  }
}

/** There is such a deal, and none of its cards was taken twice; in hands, several packs may be. */
function mustBeInPlay(pad: Pad, row: PadRow | null): void {
  if (row === null) return;
  const { contracts } = pad.rules;
  if (!Object.hasOwn(contracts, row.contract)) throw new SheetFileError("no-deal", row.contract);
  if (isTyped(row) || contracts[row.contract]?.counting === "held") return;
  for (const { cards = [] } of Object.values(row.tally)) {
    const twice = cards.find((card, at) => cards.indexOf(card) < at);
    if (twice !== undefined) throw new SheetFileError("card-twice", twice);
  }
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
