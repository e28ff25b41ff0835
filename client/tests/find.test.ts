import { describe, expect, it } from "vitest";
import { answered, queryOf, readAnswers, upTo } from "../src/find/answers";
import { routeOf } from "../src/route.svelte";

const GIVEN = [
  ["players", "4"],
  ["boys", "?"],
] as const;

describe("the answers of the finder", () => {
  it("live in the address", () => {
    expect(readAnswers("?players=4&boys=%3F")).toEqual({ answers: GIVEN, isEnough: false });
    expect(readAnswers(queryOf(GIVEN))).toEqual({ answers: GIVEN, isEnough: false });
    expect(queryOf([])).toBe("");
  });

  it("grow by one, and are forgotten from a question on", () => {
    expect(answered([GIVEN[0]], "boys", "?")).toBe("/find?players=4&boys=%3F");
    expect(upTo(GIVEN, "boys")).toBe("/find?players=4");
    expect(upTo(GIVEN, "players")).toBe("/find");
  });

  it("may be enough", () => {
    const route = routeOf(upTo(GIVEN, null));
    expect(route).toEqual({ page: "find", answers: GIVEN, isEnough: true });
  });
});
