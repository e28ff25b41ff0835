import { expect, it } from "vitest";
import { sameName } from "../../src/pad/wish";
import { isLeadOpen } from "../../src/pad/model/leading";
import { cardSign, nameOf, whoLine } from "../../src/pad/words";
import { namedRules, padOf } from "./sheets";

const AUCTION = padOf(namedRules({ id: "suit-auction", players: 4, switches: {} }));
const LADIES = padOf(namedRules({ id: "ladies", players: 4, switches: {} }));

it("says who leads only where that is known", () => {
  expect(whoLine(AUCTION, 1)).not.toBe(whoLine(AUCTION, 1, { penalty_suit: "♥" }));
  expect(isLeadOpen(AUCTION, 1, { declarer: 3 })).toBe(false);
  expect([1, 7, 9].map((number) => isLeadOpen(LADIES, number))).toEqual([false, false, false]);
});

it("tells two of one name apart", () => {
  const pad = LADIES.with({ players: ["Саша", "Боря", "Саша", ""] });
  expect([1, 2, 3].map((seat) => nameOf(pad, seat))).toEqual(["Саша (1)", "Боря", "Саша (3)"]);
  expect(sameName(["Саша", "Боря", "саша", ""])).toBe("саша");
  expect(sameName(["Саша", "", "", "Боря"])).toBeUndefined();
});

it("names a joker in little room", () => {
  expect([cardSign("Jo1", 1), cardSign("Jo1", 2), cardSign("Jo2", 2)]).toEqual(["★", "★ 1", "★ 2"]);
});
