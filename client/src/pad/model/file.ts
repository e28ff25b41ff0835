/** A sheet file, `*.sheet.json`: parse, print, parse is a fixed point. */

import { Pad } from "./pad";
import { presetOf, rulesOf, type Switches } from "./rules";
import { isOfRow, TOTALS, type Change, type Sheet } from "./sheet";

/** What is wrong with a text that should be a sheet. */
export type FileFault = "no-json" | "no-sheet" | "no-preset" | "other-version" | "refused" | "no-table";

export class SheetFileError extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
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
    data = JSON.parse(text);
  } catch {
    throw new SheetFileError("no-json");
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

/** The file's text: a row a line. */
export function formatSheet({ sheet }: Pad): string {
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

type SheetLike = Partial<Omit<Sheet, "rules" | "players" | "switches">> & {
  rules: string;
  players: string[];
  switches?: Readonly<Record<string, unknown>>;
};

function isSheetLike(data: unknown): data is SheetLike {
  if (typeof data !== "object" || data === null) return false;
  const { rules, players, rows, history } = data as Record<string, unknown>;
  const isNames = Array.isArray(players) && players.every((name) => typeof name === "string");
  const isRows =
    (rows === undefined || Array.isArray(rows)) && (history === undefined || Array.isArray(history));
  return typeof rules === "string" && isNames && isRows;
}

/** Whether all that the file names can be there, right or wrong. */
function fits(pad: Pad): boolean {
  const { dealer, rows, history, players } = pad.sheet;
  const isSeat = (seat: unknown): boolean =>
    Number.isInteger(Number(seat)) && Number(seat) >= 1 && Number(seat) <= players.length;
  const isRow = (row: Sheet["rows"][number]): boolean =>
    row === null ||
    (pad.rules.contracts[row.contract] !== undefined &&
      Object.keys("points" in row ? row.points : ((row as Partial<typeof row>).tally ?? { none: 0 })).every(
        isSeat,
      ));
  /** How many rows there can ever have been: a typed one may have been taken away again. */
  const most = Math.max(rows.length + history.length, pad.deals ?? 0);
  const isChange = (change: Change): boolean => {
    if (!isOfRow(change))
      return TOTALS.includes(change.total) && Object.keys(change.written ?? {}).every(isSeat);
    const { row, was = null, rows: before = 0 } = change;
    const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0 && count <= most;
    return isCount(row) && row > 0 && isCount(before) && isRow(was);
  };
  return isSeat(dealer) && rows.every(isRow) && history.every(isChange);
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
