/** Whether a file's data has the shape of a sheet: keys, kinds, seats, numbers and cards.
 * What stands there may be wrong, and the sheet says so; but it can be shown. */

import { LARGEST_READ } from "../rules.generated";
import { SUITS } from "./cards";
import { ITEMS } from "./row";
import { TOTALS, type Sheet } from "./sheet";

export type SheetLike = Partial<Omit<Sheet, "rules" | "players" | "switches">> & {
  rules: string;
  players: string[];
  switches?: Readonly<Record<string, unknown>>;
};

type Is = (value: unknown) => boolean;

export function isSheetLike(data: unknown): data is SheetLike {
  if (!isRecord(data) || !isListOf(data["players"], isText)) return false;
  const players = data["players"].length;
  return hasShape(data, {
    rules: isText,
    players: () => true,
    version: maybe(isWhole),
    switches: maybe((value) => isRecord(value) && Object.values(value).every(isSwitch)),
    dealer: maybe(isSeatOf(players)),
    rows: maybe(isRowsOf(players)),
    totals: maybe((value) => hasShape(value, totalsOf(players))),
    history: maybe((value) => isListOf(value, isChangeOf(players)) && value.length <= MOST_LINES),
    note: maybe(isText),
  });
}

/** No sheet has more rows or changes. */
const MOST_LINES = 10_000;
/** No deal has as many of anything. */
const LARGEST = 500_000;

function isRowsOf(players: number): Is {
  const isRow = isRowOf(players);
  return (value) => isListOf(value, (row) => row === null || isRow(row)) && value.length <= MOST_LINES;
}

function isRowOf(players: number): Is {
  const ofBoth = { contract: isText, terms: maybe(isTermsOf(players)) };
  const taken = { ...ofBoth, tally: bySeat(players, isTaken) };
  const typed = { ...ofBoth, points: bySeat(players, isPoints), check: maybe(isPoints) };
  return (value) => isRecord(value) && hasShape(value, "points" in value ? typed : taken);
}

function isChangeOf(players: number): Is {
  const isRow = isRowOf(players);
  const ofRow = {
    row: isCount,
    was: (value: unknown) => value === undefined || value === null || isRow(value),
    rows: maybe(isCount),
  };
  const ofTotal = {
    total: (value: unknown) => TOTALS.some((kind) => kind === value),
    written: maybe(bySeat(players, isPoints)),
  };
  return (value) => isRecord(value) && hasShape(value, "row" in value ? ofRow : ofTotal);
}

function isTermsOf(players: number): Is {
  const isSeat = isSeatOf(players);
  const shape = {
    declarer: maybe(isSeat),
    trump: maybe((value) => value === "none" || isSuit(value)),
    reversed: maybe(isFlag),
    last_card: maybe(isFlag),
    bid: maybe(isWhole),
    sold: maybe((value) => hasShape(value, { to: isSeat, tricks: isWhole })),
    written_off: maybe(isFlag),
    penalty_suit: maybe(isSuit),
    aside: maybe(isCard),
    hearts_in_stock: maybe(isWhole),
    held_king: maybe(isSeat),
    queen_out: maybe(isSeat),
  };
  return (value) => hasShape(value, shape);
}

const TAKEN = {
  ...Object.fromEntries(ITEMS.map((item) => [item, maybe(isCount)])),
  cards: maybe((value) => isListOf(value, isCard)),
};

function isTaken(value: unknown): boolean {
  return hasShape(value, TAKEN);
}

function totalsOf(players: number): Record<string, Is> {
  return Object.fromEntries(TOTALS.map((kind) => [kind, maybe(bySeat(players, isPoints))]));
}

function bySeat(players: number, is: Is): Is {
  const seats = Array.from({ length: players }, (_, place) => String(place + 1));
  return (value) => hasShape(value, Object.fromEntries(seats.map((seat) => [seat, maybe(is)])));
}

/** Every key is one of the shape's, and what stands there is as it wants it. */
function hasShape(value: unknown, shape: Readonly<Record<string, Is>>): boolean {
  if (!isRecord(value) || Object.keys(value).some((key) => !Object.hasOwn(shape, key))) return false;
  return Object.entries(shape).every(([key, is]) => is(Object.hasOwn(value, key) ? value[key] : undefined));
}

function maybe(is: Is): Is {
  return (value) => value === undefined || is(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, is: Is): value is unknown[] {
  return Array.isArray(value) && value.every(is);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isFlag(value: unknown): boolean {
  return typeof value === "boolean";
}

function isSwitch(value: unknown): boolean {
  return ["string", "boolean", "number"].includes(typeof value) || isListOf(value, isText);
}

function isWhole(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST;
}

function isCount(value: unknown): boolean {
  return isWhole(value) && Number(value) >= 0;
}

/** Whole or half; greater than can be typed now, for once anything could be. */
function isPoints(value: unknown): boolean {
  return typeof value === "number" && Math.abs(value) <= LARGEST_READ && Number.isInteger(value * 2);
}

function isSeatOf(players: number): Is {
  return (value) => isWhole(value) && Number(value) >= 1 && Number(value) <= players;
}

function isSuit(value: unknown): boolean {
  return SUITS.some((suit) => suit === value);
}

function isCard(value: unknown): boolean {
  return typeof value === "string" && /^(?:(?:[AKQJ2-9]|10)[♠♣♦♥]|Jo[12])$/.test(value);
}
