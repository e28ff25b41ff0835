/** The variant finder: from answers to the next question, or to a game with its house rules. */

import data from "../finder.generated.json";
import type { CandidateData, FinderData, QuestionData } from "../rules.generated";
import { presetOf, rulesOf, type Switches } from "./rules";

export const FINDER = data as unknown as FinderData;

/** What was answered, in the order asked; null is "I don't know". */
export type Answers = readonly { readonly question: string; readonly answer: string | null }[];

export interface Found {
  readonly preset: string;
  readonly players: number;
  /** Those that differ from the preset. */
  readonly switches: Switches;
}

export interface Step {
  /** What to ask next; undefined when nothing distinguishes what is left, or too little is known. */
  readonly question: QuestionData | undefined;
  /** The answers to it that are still possible. */
  readonly answers: readonly string[];
  readonly found: Found;
  /** How many games still fit. */
  readonly left: number;
}

interface Candidate {
  readonly data: CandidateData;
  readonly place: number;
  readonly switches: Switches;
}

type Known = readonly { readonly question: QuestionData; readonly answer: string }[];

/** The next question after `answers`, and what fits best; undefined where no game gives them. */
export function find(answers: Answers): Step | undefined {
  const said = new Map(answers.map(({ question, answer }) => [question, answer]));
  const known = FINDER.questions.flatMap((question) => {
    const answer = said.get(question.id) ?? null;
    return answer === null ? [] : [{ question, answer }];
  });
  let left: Candidate[] = FINDER.candidates.map((each, place) => ({ data: each, place, switches: {} }));
  known.forEach(({ question, answer }, at) => {
    left = left.flatMap((each) => turned(each, question, answer, known.slice(0, at)));
  });
  const [best] = [...left].sort((one, other) => rank(one) - rank(other) || one.place - other.place);
  if (best === undefined) return undefined;
  const found = { preset: best.data.preset, players: best.data.players, switches: best.switches };
  const games = new Set(left.map((each) => each.data.preset)).size;
  for (const question of open(said, best)) {
    const possible = possibleAnswers(left, question, known);
    if (possible.length > 1) return { question, answers: possible, found, left: games };
  }
  return { question: undefined, answers: [], found, left: games };
}

/** What may still be asked: of the best so far, and nothing of somebody who knows nothing. */
function open(said: ReadonlyMap<string, string | null>, best: Candidate): QuestionData[] {
  const given = FINDER.questions.flatMap(({ id }) => (said.has(id) ? [said.get(id)] : []));
  const lately = given.slice(-FINDER.patience);
  if (lately.length === FINDER.patience && lately.every((answer) => answer === null)) return [];
  return FINDER.questions.filter((each) => !said.has(each.id) && answerOf(best, each) !== undefined);
}

/** The fewer switches are turned, the better. */
function rank(candidate: Candidate): number {
  return Object.keys(candidate.switches).length;
}

/** The candidate made to give this answer and those before; nothing where no house rules do that. */
function turned(candidate: Candidate, question: QuestionData, answer: string, before: Known): Candidate[] {
  if (answerOf(candidate, question) === answer) return [candidate];
  const others = settingsOf(candidate, question);
  const found = others.find((each) => answerOf(each, question) === answer && gives(each, before));
  return found === undefined ? [] : [found];
}

function gives(candidate: Candidate, before: Known): boolean {
  return before.every(({ question, answer }) => answerOf(candidate, question) === answer);
}

function possibleAnswers(left: readonly Candidate[], question: QuestionData, before: Known): string[] {
  const given = new Set(
    left.flatMap((each) => [
      answerOf(each, question),
      ...settingsOf(each, question)
        .filter((other) => gives(other, before))
        .map((other) => answerOf(other, question)),
    ]),
  );
  given.delete(undefined);
  const listed = question.answers.filter((answer) => given.has(answer));
  if (listed.length > 0) return listed;
  return [...given].flatMap((each) => each ?? []).sort((one, other) => Number(one) - Number(other));
}

/** What a table of that game would say; undefined where the question has no meaning there. */
export function answerTo({ preset, players, switches }: Found, question: QuestionData): string | undefined {
  const data = FINDER.candidates.find((each) => each.preset === preset && each.players === players);
  return data && answerOf({ data, switches }, question);
}

function answerOf(
  { data: { asked, preset, players }, switches }: Pick<Candidate, "data" | "switches">,
  question: QuestionData,
): string | undefined {
  const here = asked[question.id];
  const usual = presetOf(preset, players)?.switches ?? {};
  return here?.answers[here.names.map((name) => switches[name] ?? usual[name]?.default).join("|")];
}

/** The candidate with each setting that may give another answer, where the switches go together. */
function settingsOf(candidate: Candidate, question: QuestionData): Candidate[] {
  const preset = presetOf(candidate.data.preset, candidate.data.players);
  if (preset === undefined) return [];
  return (candidate.data.asked[question.id]?.settings ?? []).flatMap((settings) => {
    const wanted = Object.entries({ ...candidate.switches, ...settings });
    const changed = wanted.filter(([name, value]) => preset.switches[name]?.default !== value);
    const switches = Object.fromEntries(changed);
    return typeof rulesOf(preset, switches) === "string" ? [] : [{ ...candidate, switches }];
  });
}
