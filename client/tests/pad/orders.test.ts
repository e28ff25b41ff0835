import { describe, expect, it } from "vitest";
import { declare } from "../../src/pad/model/declaring";
import { onlyOrderer, orderersOf } from "../../src/pad/model/orders";
import type { TakenRow, Terms } from "../../src/pad/model/row";
import type { CallData, ContractId } from "../../src/pad/rules.generated";
import { namedRules, padOf } from "./sheets";

describe("who orders", () => {
  const king = (declarer: number): TakenRow => ({
    contract: "no-king",
    terms: { declarer },
    tally: { "1": { king: 1 } },
  });

  it("is the first hand where nobody may pass", () => {
    const pad = padOf(namedRules({ id: "ordered", players: 4, switches: {} }), { dealer: 4 });
    expect([1, 2, 3, 4, 5].map((number) => onlyOrderer(pad, number))).toEqual([1, 2, 3, 4, 1]);
    expect(pad.faultsOf(1, king(1))).toEqual([]);
    expect(pad.faultsOf(1, king(4))).toEqual([{ reason: "not-orderer", seat: 1 }]);
    expect(pad.faultsOf(1, { contract: "no-king", terms: { declarer: 2 }, points: {} })).toContainEqual({
      reason: "not-orderer",
      seat: 1,
    });
  });

  it("is anybody who has something left where one may pass", () => {
    const rules = namedRules({ id: "ordered-pass", players: 4, switches: {} });
    const pad = padOf(rules);
    expect(orderersOf(pad, 1)).toEqual([1, 2, 3, 4]);
    expect(onlyOrderer(pad, 1)).toBeUndefined();
    const ordered = (by: readonly number[]): TakenRow[] =>
      by.flatMap((declarer) =>
        rules.order_list.map((contract: ContractId) => ({ contract, terms: { declarer }, tally: {} })),
      );
    const late = padOf(rules, { rows: ordered([1, 2, 4]) });
    expect(onlyOrderer(late, 43)).toBe(3);
    expect(orderersOf(late, 1)).toEqual([1, 3]);
  });

  it("is nobody where the programme tells what is played", () => {
    expect(orderersOf(padOf(namedRules({ id: "ladies", players: 4, switches: {} })), 1)).toEqual([]);
  });
});

describe("a declaration", () => {
  const calls = (miser: CallData["miser"]): CallData => ({
    no_trump: true,
    last_card: true,
    miser,
    trade: true,
    sale_cap_taken: false,
    write_off: true,
    passes: false,
    caller_leads: false,
  });
  const any = calls("any-trump");

  it("has a suit where it goes by the last card", () => {
    expect(declare(any, { last_card: true, bid: 1 }, { trump: "none" })).toEqual({ trump: "none", bid: 1 });
    expect(declare(any, { trump: "none" }, { last_card: true })).toEqual({ last_card: true });
    const both: Terms = { trump: "♣", last_card: true };
    expect(declare(any, { trump: "♣" }, { last_card: true })).toEqual(both);
    expect(declare(any, { last_card: true }, { trump: "♣" })).toEqual(both);
  });

  it("may be turned with any trump, or with none alone, as the table plays", () => {
    expect(declare(any, { trump: "♣" }, { reversed: true })).toEqual({ trump: "♣", reversed: true });
    const apart = calls("no-trump-only");
    expect(declare(apart, { trump: "♣" }, { reversed: true })).toEqual({ reversed: true });
    expect(declare(apart, { last_card: true }, { reversed: true })).toEqual({ reversed: true });
    expect(declare(apart, { trump: "none" }, { reversed: true })).toEqual({ trump: "none", reversed: true });
    expect(declare(apart, { reversed: true }, { trump: "♣" })).toEqual({ trump: "♣" });
    expect(declare(apart, { reversed: true }, { last_card: true })).toEqual({ last_card: true });
  });

  it("loses a word that is unsaid", () => {
    expect(declare(any, { trump: "♣", last_card: true }, { last_card: undefined })).toEqual({ trump: "♣" });
  });
});
