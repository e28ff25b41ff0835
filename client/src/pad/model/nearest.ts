/** The source text that is nearest to a game, and what differs between them. */

import type { ContractId, Item, QuestionData, TextData } from "../rules.generated";
import { answerTo, FINDER, type Found } from "./finder";
import { presetOf, rulesOf } from "./rules";

/** One thing that is different; `price` names the deal in which it is paid. */
export type Difference = { readonly here: string; readonly there: string } & (
  { readonly question: QuestionData } | { readonly switch: string } | { readonly price: ContractId }
);

/** The text with the fewest differences; of equals the one of the same preset. */
export function nearestText(found: Found): TextData | undefined {
  const texts = FINDER.texts.map((text) => ({ text, far: distance(found, text) }));
  const least = Math.min(...texts.map(({ far }) => far));
  const near = texts.filter(({ far }) => far === least).map(({ text }) => text);
  return near.find(({ preset }) => preset === found.preset) ?? near[0];
}

function distance(here: Found, there: Found): number {
  const asked = FINDER.questions.filter((each) => answerTo(here, each) !== answerTo(there, each));
  return asked.reduce((far, { weight }) => far + weight, otherSwitches(here, there).length);
}

/** In the order of the questions, then the house rules that no question is about, then prices. */
export function differences(here: Found, there: Found): Difference[] {
  const asked = different(here, there).map((question) => ({
    question,
    here: answerTo(here, question) ?? "",
    there: answerTo(there, question) ?? "",
  }));
  const [own, other] = [switchesOf(here), switchesOf(there)];
  const switched = otherSwitches(here, there).map((name) => ({
    switch: name,
    here: own[name] ?? "",
    there: other[name] ?? "",
  }));
  return [...asked, ...switched, ...prices(here, there)];
}

function different(here: Found, there: Found): QuestionData[] {
  return FINDER.questions.filter((question) => {
    const [one, other] = [answerTo(here, question), answerTo(there, question)];
    return one !== undefined && other !== undefined && one !== other;
  });
}

/** House rules of both that differ, where no question has told it already. */
function otherSwitches(here: Found, there: Found): string[] {
  const told = new Set([
    ...different(here, there).flatMap(({ tells }) => tells),
    ...FINDER.questions.map((each) => each.switch),
    ...FINDER.untold,
  ]);
  const [own, other] = [switchesOf(here), switchesOf(there)];
  return Object.keys(own)
    .filter((name) => name in other && own[name] !== other[name] && !told.has(name))
    .sort();
}

function switchesOf({ preset, players, switches }: Found): Record<string, string> {
  const usual = Object.entries(presetOf(preset, players)?.switches ?? {});
  return Object.fromEntries(usual.map(([name, rule]) => [name, switches[name] ?? rule.default]));
}

/** What a question of the same name asks for is told with it. */
function prices(here: Found, there: Found): Difference[] {
  const asked = new Set(different(here, there).map(({ id }) => id));
  const priced = Object.entries(FINDER.prices) as [Item, ContractId][];
  return priced.flatMap(([item, contract]) => {
    const [one, other] = [priceOf(here, contract, item), priceOf(there, contract, item)];
    if (one === undefined || other === undefined || one === other || asked.has(item)) return [];
    return [{ price: contract, here: String(one), there: String(other) }];
  });
}

function priceOf({ preset, players, switches }: Found, contract: ContractId, item: Item): number | undefined {
  const data = presetOf(preset, players);
  const rules = data && rulesOf(data, switches);
  return typeof rules === "object" ? rules.contracts[contract]?.items?.[item]?.price : undefined;
}
