import { expect, it } from "vitest";
import { routeOf } from "../src/route.svelte";
import { piecesOf } from "../src/rules/pieces";

it("cuts a text of the handbook at cards, suits and code", () => {
  expect(piecesOf("Зашли с 10♠ (`boys=both`), а ♥ нет")).toEqual([
    { kind: "text", text: "Зашли с " },
    { kind: "card", rank: "10", suit: "♠" },
    { kind: "text", text: " (" },
    { kind: "code", text: "boys=both" },
    { kind: "text", text: "), а " },
    { kind: "card", rank: "", suit: "♥" },
    { kind: "text", text: " нет" },
  ]);
  expect(piecesOf("по 16 очков")).toEqual([{ kind: "text", text: "по 16 очков" }]);
  expect(piecesOf("")).toEqual([]);
});

it("knows a page by its address", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/table/a-b_1")).toEqual({ page: "table", id: "a-b_1" });
  expect(routeOf("/rules/any?players=3&boys=both")).toEqual({
    page: "rules",
    preset: "any",
    query: "players=3&boys=both",
  });
  expect(routeOf("/table/%E0%A4%A")).toEqual({ page: "none" });
  expect(routeOf("/table/%D0%B0")).toEqual({ page: "table", id: "а" });
  expect(routeOf("/rules/")).toEqual({ page: "rule-list" });
  expect(routeOf("/table/")).toEqual({ page: "none" });
  expect(routeOf("/rules/any/more")).toEqual({ page: "none" });
});
