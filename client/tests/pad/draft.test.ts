import { describe, expect, it } from "vitest";
import {
  counts,
  draftOf,
  giveCard,
  holderOf,
  holdersOf,
  isDrawn,
  isFull,
  restTo,
  rowOf,
  say,
  tapCard,
  type Draft,
} from "../../src/pad/model/draft";
import { isTyped, itemsOf } from "../../src/pad/model/row";
import type { Pad } from "../../src/pad/model/pad";
import { typeCell, typeOrder, typeTotal } from "../../src/pad/model/typing";
import { caseRules, CASES, namedRules, padOf, VECTORS } from "./sheets";

const RULES = caseRules("ladies");
const EMPTY: Draft = { number: 1, terms: {}, said: {} };

function law(contract: keyof typeof RULES.contracts) {
  const found = RULES.contracts[contract];
  if (found === undefined) throw new Error(contract);
  return found;
}

describe("a deal that is being written", () => {
  const tricks = law("no-tricks");

  it("has blanks, which are no zeros", () => {
    expect(counts(EMPTY, RULES, tricks, "tricks").map(({ count }) => count)).toEqual(
      Array(4).fill(undefined),
    );
    expect(isFull(say(EMPTY, 1, "tricks", 3), RULES, tricks, "tricks")).toBe(false);
  });

  it("gives the rest to whom one says, and zeros to the others", () => {
    const draft = restTo(say(EMPTY, 2, "tricks", 3), RULES, tricks, 4, "tricks");
    expect(counts(draft, RULES, tricks, "tricks").map(({ count }) => count)).toEqual([0, 3, 0, 5]);
    expect(isFull(draft, RULES, tricks, "tricks")).toBe(true);
    expect(
      padOf(RULES)
        .write(1, rowOf(draft, RULES, "no-tricks", tricks))
        .cells(1),
    ).toEqual([0, -6, 0, -10]);
  });

  it("fills the last blank by itself, until it is said otherwise", () => {
    const draft = [1, 2, 3].reduce((before, seat) => say(before, seat, "tricks", 2), EMPTY);
    expect(counts(draft, RULES, tricks, "tricks")[3]).toEqual({ count: 2, isInferred: true });
    expect(isFull(say(draft, 4, "tricks", 1), RULES, tricks, "tricks")).toBe(false);
    expect(counts(say(draft, 3, "tricks", undefined), RULES, tricks, "tricks")[3]?.count).toBeUndefined();
  });

  it("writes tricks that nobody played for evenly", () => {
    const draft: Draft = { ...EMPTY, terms: { written_off: true, declarer: 2 } };
    expect(rowOf(draft, RULES, "trump", law("trump")).tally).toEqual({
      "1": { tricks: 2 },
      "2": { tricks: 2 },
      "3": { tricks: 2 },
      "4": { tricks: 2 },
    });
  });

  it("comes back as it was written, for every right row of the file", () => {
    for (const { rules, number, row, faults } of VECTORS.vectors.slice(0, 2000)) {
      const named = VECTORS.rules[rules];
      if (faults !== undefined || named === undefined || isTyped(row)) continue;
      const data = namedRules(named);
      const found = data.contracts[row.contract];
      if (found === undefined) throw new Error(row.contract);
      if (isDrawn(found) && row.terms?.hearts_in_stock === undefined) continue; // it has to be said
      const again = rowOf(draftOf(number, row), data, row.contract, found);
      if (itemsOf(found).length > 0) expect(again).toEqual(row);
    }
  });

  it("moves a card from hand to hand", () => {
    const rules = namedRules({ id: "jokers", players: 4, switches: {} });
    const given = giveCard(giveCard(EMPTY, rules, "K♥", 1), rules, "K♥", 3);
    expect(holderOf(given, rules, "K♥")).toBe(3);
    expect(holderOf(giveCard(given, rules, "K♥", undefined), rules, "K♥")).toBeUndefined();
  });
});

it("gives a card of several packs as often as there are packs", () => {
  const rules = { ...RULES, packs: 2 };
  const tap = (draft: Draft, seat: number): Draft => tapCard(draft, rules, "Q♥", seat);
  const holders = (draft: Draft): number[] => holdersOf(draft, rules, "Q♥");
  const one = tap(EMPTY, 1);
  expect(holders(one)).toEqual([1]);
  expect(holders(tap(one, 1))).toEqual([1, 1]);
  expect(holders(tap(one, 3))).toEqual([1, 3]);
  expect(holders(tap(tap(one, 3), 2))).toEqual([2, 3]); // there is no third: one comes over
  expect(holders(tap(tap(one, 1), 1))).toEqual([]);
  expect(holders(tapCard(tapCard(EMPTY, RULES, "Q♥", 1), RULES, "Q♥", 2))).toEqual([2]);
});

describe("an old paper sheet", () => {
  it("stands as it was written; the minus may be left out where points are only lost", () => {
    const [sheet] = CASES.sheets;
    if (sheet === undefined) throw new Error("no sheets");
    const pad = padOf(caseRules(sheet.rules));
    const typed = typeCell(typeCell(pad, 4, 1, "8"), 9, 1, "21");
    expect(typed.cells(4)).toEqual([-8, undefined, undefined, undefined]);
    expect(typed.cells(9)[0]).toBe(21);
    expect(typed.leftForLater).toEqual([1, 2, 3, 5, 6, 7, 8]);
    expect(typeCell(typeCell(typed, 9, 1, ""), 4, 1, "").rows).toEqual([]);
    expect(typeCell(typed, 4, 1, "eight")).toBe(typed);
    expect(typeTotal(typed, "minus", 2, "−7½").sheet.totals).toEqual({ minus: { "2": -7.5 } });
  });

  it("keeps each number that was typed, and undo takes back one at a time", () => {
    const acts: ((pad: Pad) => Pad)[] = [
      (pad) => typeCell(pad, 4, 1, "8"),
      (pad) => typeCell(pad, 4, 1, "6"),
      (pad) => typeTotal(pad, "minus", 1, "-6"),
      (pad) => typeCell(pad, 2, 3, "4"),
      (pad) => typeTotal(pad, "minus", 1, ""),
      (pad) => typeCell(pad, 4, 1, ""), // the last row falls away, and the one before it with it
      (pad) => pad.leave(3),
      (pad) => typeCell(pad, 6, 2, "2"),
    ];
    const pads = [padOf(caseRules("ladies"))];
    for (const act of acts) pads.push(act(pads.at(-1) ?? padOf(RULES)));
    const now = pads.pop() ?? padOf(RULES);
    expect(now.sheet.history).toHaveLength(acts.length);
    let undone = now;
    for (const before of pads.reverse()) {
      undone = undone.undo();
      expect(undone.sheet).toEqual({ ...before.sheet, totals: before.sheet.totals ?? undone.sheet.totals });
      expect(Object.keys(undone.sheet.totals ?? {})).toEqual(Object.keys(before.sheet.totals ?? {}));
    }
    expect(typeCell(now, 6, 2, "2")).toBe(now); // the same again is no change
  });

  it("takes what was ordered, and by whom where that is known", () => {
    const empty = padOf(caseRules("turkey"));
    const ordered = typeOrder(empty, 1, "no-king");
    expect(typeCell(empty, 1, 1, "8")).toBe(empty);
    expect(typeCell(ordered, 1, 2, "0").cells(1)[1]).toBe(0);
    const known = typeOrder(typeCell(ordered, 1, 2, "0"), 1, "no-king", 3);
    expect(known.row(1)).toEqual({ contract: "no-king", terms: { declarer: 3 }, points: { "2": 0 } });
    expect(typeOrder(known, 1, undefined).rows).toEqual([]);
    expect(typeOrder(known, 1, undefined).undo().sheet).toEqual(known.sheet);
    expect(typeOrder(padOf(RULES), 1, "no-king").rows).toEqual([]);
  });
});

describe("the pad", () => {
  const row = (taker: number) => ({ contract: "no-king" as const, tally: { [String(taker)]: { king: 1 } } });
  const orders = padOf(caseRules("turkey")); // ordered, so that a deal may be anything

  it("mends a row later: totals follow, history shows what was, undo brings it back", () => {
    const by = (declarer: number, taker: number) => ({ ...row(taker), terms: { declarer } });
    const first = orders.write(1, by(2, 2)).leave(2).write(3, by(4, 4));
    const mended = first.write(1, by(2, 3));
    expect(mended.total()[2]).toBe(first.total()[1]);
    expect(mended.leftForLater).toEqual([2]);
    expect(mended.sheet.history.at(-1)).toEqual({ row: 1, was: by(2, 2) });
    expect(mended.undo().sheet).toEqual(first.sheet);
    expect(first.undo().undo().undo().rows).toEqual([]);
  });
});
