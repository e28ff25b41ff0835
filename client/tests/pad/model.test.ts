import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { BEHAVIOURS } from "../../src/pad/model/counting";
import { diagnose } from "../../src/pad/model/doctor";
import { RowRefused } from "../../src/pad/model/fault";
import { orderersOf } from "../../src/pad/model/orders";
import type { Pad } from "../../src/pad/model/pad";
import { Fraction } from "../../src/pad/model/fraction";
import { wholeDeal, type TakenRow } from "../../src/pad/model/row";
import { PRESETS, presetOf, rulesOf, sumOfGame } from "../../src/pad/model/rules";
import { balances, settle } from "../../src/pad/model/settle";
import { caseRules, CASES, namedRules, padOf, SICK, VECTORS } from "./sheets";

it("gives what Python gives, for every row of the file", () => {
  const rules = VECTORS.rules.map(namedRules);
  expect(VECTORS.vectors).toHaveLength(10_000);
  const wrong = VECTORS.vectors.filter((vector) => {
    const law = rules[vector.rules];
    if (law === undefined) return true;
    const rows = Array<null>(vector.number - 1).fill(null);
    const pad = padOf(law, { dealer: vector.dealer, rows: [...rows, vector.row] });
    const faults = [...new Set(pad.faultsOf(vector.number, vector.row).map(({ reason }) => reason))];
    const gives =
      faults.length > 0
        ? { faults }
        : {
            points: pad.cells(vector.number),
            check: pad.check(vector.number),
            leader: pad.leaderOf(vector.number, vector.row.terms),
            next_dealer: pad.dealerOf(vector.number + 1),
          };
    const { rules: _rules, number: _number, dealer: _dealer, row: _row, ...wanted } = vector;
    return !isDeepStrictEqual(gives, wanted);
  });
  expect(wrong.slice(0, 3)).toEqual([]);
}, 60_000);

it("knows every way of counting that a game has", () => {
  const used = new Set(
    PRESETS.flatMap(({ base }) => Object.values(base.contracts).map(({ counting }) => counting)),
  );
  expect([...used].filter((name) => !(name in BEHAVIOURS))).toEqual([]);
});

describe("the worked cases", () => {
  it.each(CASES.rows)("case $case: a row by what was taken", ({ rules, number, row, points }) => {
    const pad = padOf(caseRules(rules), { rows: [...Array<null>(number - 1).fill(null), row] });
    expect(pad.faultsOf(number, row)).toEqual([]);
    expect(pad.cells(number)).toEqual(points);
  });

  it.each(CASES.sheets)("case $case: what the doctor says", ({ rules, rows, totals = {}, says }) => {
    expect(diagnose(padOf(caseRules(rules), { rows, totals }))).toMatchObject(says);
  });

  it.each(CASES.programmes)("case $case: what $rules sums to", ({ rules, sum, zero_sum }) => {
    expect(sumOfGame(caseRules(rules))).toBe(sum);
    expect(caseRules(rules).zero_sum).toBe(zero_sum);
  });

  it.each(CASES.refused)("case 14: $id does not balance", ({ id, players, switches }) => {
    const preset = presetOf(id, players);
    expect(preset && rulesOf(preset, switches)).toBe("unbalanced");
    expect(preset && rulesOf(preset, { ...switches, allow_unbalanced: "on" })).toMatchObject({
      zero_sum: false,
    });
  });

  it.each(CASES.contracts)("case $case: $contract of $rules", ({ rules, contract, total }) => {
    const law = caseRules(rules).contracts[contract];
    expect(law && wholeDeal(law)).toBe(total);
  });

  it.each(CASES.packs)("case $case: the pack of $rules", ({ rules, hand_size, suits }) => {
    expect(caseRules(rules)).toMatchObject({ hand_size, suits });
  });

  it.each(CASES.orders)("case $case: orders", ({ rules, seat, ordered, then, refused }) => {
    const order = (contract: TakenRow["contract"]): TakenRow => ({
      contract,
      terms: { declarer: seat },
      tally: { "1": { king: 1 } },
    });
    const own = (pad: Pad): Pad =>
      orderersOf(pad, pad.nextNumber).includes(seat) ? pad : own(pad.leave(pad.nextNumber));
    const pad = ordered.reduce(
      (before, contract) => {
        const next = own(before);
        return next.write(next.nextNumber, order(contract));
      },
      padOf(caseRules(rules)),
    );
    const last = own(pad);
    const write = (): unknown => last.write(last.nextNumber, order(then));
    if (refused === null) expect(write).not.toThrow();
    else expect(write).toThrow(new RowRefused([{ reason: "not-in-list", seat }]));
  });

  it.each(CASES.settling)("case $case: the fewest payments", ({ points, totals, payments }) => {
    const auction = namedRules({ id: "suit-auction", players: 4, switches: {} });
    const exact = totals ? balances(auction, totals) : points.map((each) => Fraction.ofPoints(each));
    expect(exact.map(String)).toEqual(points.map(String));
    const settlement = settle(exact, new Fraction(1n));
    expect(settlement.payments).toHaveLength(payments);
    expect(settlement.coins.map(Number)).toEqual(points);
  });
});

it("says of every sick sheet what Python says", () => {
  for (const { rules, rows, totals = {}, says } of SICK)
    expect(diagnose(padOf(namedRules(rules), { rows, totals }))).toEqual(says);
}, 120_000);
