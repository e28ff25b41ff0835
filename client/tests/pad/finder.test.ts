import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { find, type Answers } from "../../src/pad/model/finder";

interface Walked {
  given: Answers;
  question: string | null;
  answers: string[];
  found: { preset: string; players: number; switches: Record<string, string> };
  left: number;
}

const STEPS = JSON.parse(readFileSync("../tests/golden/pad/finder.json", "utf8")) as Walked[];

it("asks and finds what Python does, step by step", () => {
  expect(STEPS.length).toBeGreaterThan(200);
  for (const { given, ...wanted } of STEPS) {
    const step = find(given);
    const { question, ...others } = step ?? {};
    expect({ question: question?.id ?? null, ...others }).toEqual(wanted);
  }
});

it("finds nothing where no game gives the answers", () => {
  expect(find([{ question: "players", answer: "99" }])).toBeUndefined();
});
