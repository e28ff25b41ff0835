import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { told } from "../../src/pad/find_words";
import { find, type Answers } from "../../src/pad/model/finder";
import { differences, nearestText } from "../../src/pad/model/nearest";
import { change } from "../../src/pad/settings.svelte";
import { LANGS, type Lang } from "../../src/texts/bundles";

interface Walked {
  given: Answers;
  question: string | null;
  answers: string[];
  found: { preset: string; players: number; switches: Record<string, string> };
  left: number;
  /** At the end of the questions. */
  nearest?: string;
  differences?: Record<Lang, [about: string, here: string, there: string][]>;
}

const STEPS = JSON.parse(readFileSync("../tests/golden/pad/finder.json", "utf8")) as Walked[];

it("asks and finds what Python does, step by step", () => {
  expect(STEPS.length).toBeGreaterThan(200);
  for (const { given, nearest: _nearest, differences: _differences, ...wanted } of STEPS) {
    const step = find(given);
    const { question, ...others } = step ?? {};
    expect({ question: question?.id ?? null, ...others }).toEqual(wanted);
  }
});

it("tells what differs from the nearest text, in the words of Python", () => {
  const ends = STEPS.filter(({ nearest }) => nearest !== undefined);
  expect(ends.length).toBeGreaterThan(100);
  for (const lang of LANGS) {
    change({ lang });
    for (const { found, nearest, differences: wanted } of ends) {
      const text = nearestText(found);
      expect(text?.id).toBe(nearest);
      const said = text === undefined ? [] : differences(found, text).map(told);
      expect(said.map(({ about, here, there }) => [about, here, there])).toEqual(wanted?.[lang]);
    }
  }
});

it("ends in the game that most know where nothing is known, and soon", () => {
  let answers: Answers = [];
  let step = find(answers);
  for (; step?.question !== undefined; step = find(answers))
    answers = [...answers, { question: step.question.id, answer: null }];
  expect(answers.length).toBeLessThan(4);
  expect(step?.found).toEqual(find([])?.found);
});

it("finds nothing where no game gives the answers", () => {
  expect(find([{ question: "players", answer: "99" }])).toBeUndefined();
});
