/** Whether a file's data has the shape of a sheet: keys, kinds, seats, numbers and cards.
 * What stands there may be wrong, and the sheet says so; but it can be shown. */

import { inPlace, SheetFileError } from "./file_fault";
import {
  card,
  count,
  fits,
  flag,
  isRecord,
  isSuit,
  isSwitch,
  listOf,
  maybe,
  must,
  points,
  seatOf,
  shaped,
  text,
  whole,
  type Look,
  type Shape,
} from "./file_values";
import { ITEMS } from "./row";
import { TOTALS, type Sheet } from "./sheet";

export type SheetLike = Partial<Omit<Sheet, "rules" | "players" | "switches">> & {
  rules: string;
  players: string[];
  switches?: Readonly<Record<string, unknown>>;
};

/** The same data; throws SheetFileError. */
export function sheetLike(data: unknown): SheetLike {
  if (!isRecord(data)) throw new SheetFileError("no-object");
  if (data["players"] !== undefined) listOf(text)(data["players"], "players");
  const players = Array.isArray(data["players"]) ? data["players"].length : 0;
  shaped({
    rules: text,
    players: listOf(text),
    version: maybe(whole),
    switches: maybe((value, place) => fits(isRecord(value) && Object.values(value).every(isSwitch), place)),
    dealer: maybe(seatOf(players)),
    rows: maybe(rowsOf(players)),
    totals: maybe(shaped(Object.fromEntries(TOTALS.map((kind) => [kind, maybe(bySeat(players, points))])))),
    history: maybe(listOf(changeOf(players))),
    note: maybe(text),
  })(data, "");
  return data as unknown as SheetLike;
}

function rowsOf(players: number): Look {
  const row = rowOf(players);
  return listOf((value, place) => {
    const number = Number(/\d+/.exec(place)?.[0]) + 1;
    if (value !== null) inRow(number, () => row(value, place));
  });
}

/** The shape is told with the name of its place, all else with the row. */
function inRow(number: number, look: () => void): void {
  try {
    look();
  } catch (error) {
    const isOfShape = error instanceof SheetFileError && /-key$|bad-value/.test(error.fault);
    if (isOfShape) throw error;
    inPlace({ row: number }, () => {
      throw error;
    });
  }
}

function rowOf(players: number): Look {
  const ofBoth = { contract: text, terms: maybe(termsOf(players)) };
  const looks = shaped({
    ...ofBoth,
    tally: maybe(bySeat(players, shaped(TAKEN))),
    points: maybe(bySeat(players, points)),
    check: maybe(points),
  });
  return (value, place) => {
    looks(value, place);
    const row = value as Readonly<Record<string, unknown>>;
    const isTaken = row["tally"] !== undefined && row["check"] === undefined;
    if ((row["points"] === undefined) !== isTaken) throw new SheetFileError("tally-or-points");
    if (row["points"] !== undefined && row["tally"] !== undefined)
      throw new SheetFileError("tally-or-points");
  };
}

function changeOf(players: number): Look {
  const row = rowOf(players);
  const ofRow = shaped({
    row: count,
    was: (value, place) => (value === undefined || value === null ? undefined : row(value, place)),
    rows: maybe(count),
  });
  const ofTotal = shaped({
    total: (value, place) =>
      fits(
        TOTALS.some((kind) => kind === value),
        place,
      ),
    written: maybe(bySeat(players, points)),
  });
  return (value, place) => (isRecord(value) && "total" in value ? ofTotal : ofRow)(value, place);
}

function termsOf(players: number): Look {
  const seat = seatOf(players);
  return shaped({
    declarer: maybe(seat),
    trump: maybe((value, place) => fits(value === "none" || isSuit(value), place)),
    reversed: maybe(flag),
    last_card: maybe(flag),
    bid: maybe(whole),
    sold: maybe(shaped({ to: seat, tricks: whole })),
    written_off: maybe(flag),
    penalty_suit: maybe((value) => must(isSuit(value), "bad-suit", value)),
    aside: maybe(card),
    hearts_in_stock: maybe(whole),
    held_king: maybe(seat),
    queen_out: maybe(seat),
  });
}

const TAKEN: Shape = {
  ...Object.fromEntries(ITEMS.map((item) => [item, maybe(count)])),
  cards: maybe(listOf(card)),
};

function bySeat(players: number, look: Look): Look {
  return (value, place) => {
    fits(isRecord(value), place);
    for (const [seat, each] of Object.entries(value as object)) {
      const isSeat = String(Number(seat)) === seat && Number(seat) >= 1 && Number(seat) <= players;
      if (!isSeat) throw new SheetFileError("no-seat", seat, String(players));
      look(each, `${place}.${seat}`);
    }
  };
}
