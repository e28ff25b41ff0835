/** What was settled beside the points of a deal: trump, мизер, a sale, who ordered, who held the King back. */

import type { Pad } from "./model/pad";
import { nextSeat, type PadRow, type Seat, type Terms } from "./model/row";
import { t } from "./settings.svelte";
import { nameOf } from "./words";

/** Signs that stand in the corner of a seat's cell. */
export const CORNERS = { declarer: "●", "held-king": "♚", "queen-out": "♛" } as const;
export type Corner = keyof typeof CORNERS;

/** What the deal is marked with for that seat. */
export function cornersOf({ terms = {} }: PadRow, seat: Seat): Corner[] {
  const marks: [Corner, Seat | undefined][] = [
    ["declarer", declarerOf(terms)],
    ["held-king", terms.held_king],
    ["queen-out", terms.queen_out],
  ];
  return marks.flatMap(([corner, marked]) => (marked === seat ? [corner] : []));
}

/** The signs of a sheet that need a word, in their order. */
export function cornersIn(pad: Pad): Corner[] {
  const found = new Set(
    pad.rows.flatMap((row) =>
      row === null ? [] : pad.sheet.players.flatMap((_, at) => cornersOf(row, at + 1)),
    ),
  );
  return (Object.keys(CORNERS) as Corner[]).filter((corner) => found.has(corner));
}

/** In few words below the name of the deal; whom they are about is told in the corners of the cells. */
export function shortMarks({ terms = {} }: PadRow): string[] {
  const marks = [...ofCalls(terms, ({ tricks }) => t("desk-mark-sold", { tricks }))];
  if (hasStock(terms)) marks.push(t("desk-mark-stock", { count: terms.hearts_in_stock ?? 0 }));
  return marks;
}

/** All of it, with names. */
export function fullMarks(pad: Pad, number: number, row: PadRow): string[] {
  const { terms = {} } = row;
  const seller = nameOf(pad, nextSeat(pad.rules, pad.dealerOf(number)));
  const marks = [
    ...ofCalls(terms, ({ to, tricks }) => t("pad-mark-sale", { seller, buyer: nameOf(pad, to), tricks })),
  ];
  if (terms.declarer !== undefined && terms.sold === undefined) marks.unshift(declared(pad, terms.declarer));
  if (terms.held_king !== undefined)
    marks.push(t("pad-mark-held-king", { name: nameOf(pad, terms.held_king) }));
  if (terms.queen_out !== undefined)
    marks.push(t("pad-mark-queen-out", { name: nameOf(pad, terms.queen_out) }));
  if (hasStock(terms)) marks.push(t("pad-mark-in-stock", { count: terms.hearts_in_stock ?? 0 }));
  return marks;
}

function declarerOf(terms: Terms): Seat | undefined {
  return terms.declarer ?? terms.sold?.to;
}

function declared(pad: Pad, seat: Seat): string {
  const isOrdered = pad.rules.order_list.length > 0;
  return t(isOrdered ? "desk-mark-ordered" : "desk-mark-declared", { name: nameOf(pad, seat) });
}

function* ofCalls(terms: Terms, sale: (sold: NonNullable<Terms["sold"]>) => string): Generator<string> {
  yield* ofTrump(terms);
  if (terms.bid !== undefined) yield t("pad-mark-bid", { amount: terms.bid });
  if (terms.sold !== undefined) yield sale(terms.sold);
  if (terms.written_off === true) yield t("pad-mark-written-off");
}

function* ofTrump({ trump, penalty_suit: suit, last_card, reversed }: Terms): Generator<string> {
  if (trump !== undefined) yield trump === "none" ? t("table-no-trump") : trump;
  if (suit !== undefined) yield suit;
  if (last_card === true) yield t("pad-mark-last-card");
  if (reversed === true) yield t("table-reversed");
}

function hasStock({ hearts_in_stock: count }: Terms): boolean {
  return (count ?? 0) > 0;
}
