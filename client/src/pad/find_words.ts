/** What the finder says, in the words of the person's language. */

import type { Difference } from "./model/nearest";
import type { QuestionData } from "./rules.generated";
import { t } from "./settings.svelte";

export function answerText({ id, answers }: QuestionData, answer: string): string {
  return answers.length > 0 ? t(`find-answer-${id}-${answer}`) : t("find-players", { count: Number(answer) });
}

/** What the value of a house rule means; numbers as numbers. */
export function switchText(name: string, value: string): string {
  const number = Number(value);
  return t(`switch-${name}-value`, { value: Number.isNaN(number) ? value : number });
}

export interface Told {
  readonly about: string;
  readonly here: string;
  readonly there: string;
}

/** What is different, as a question with its two answers. */
export function told(difference: Difference): Told {
  const { here, there } = difference;
  if ("question" in difference) {
    const { question } = difference;
    const about = t(`find-question-${question.id}`);
    return { about, here: inSentence(question, here), there: inSentence(question, there) };
  }
  if ("switch" in difference) {
    const name = difference.switch;
    const about = t("find-about-switch", { switch: t(`switch-${name}`) });
    return { about, here: switchText(name, here), there: switchText(name, there) };
  }
  const about = t("find-about-price", { contract: t(`contract-${difference.price}`) });
  return { about, here: pointsText(here), there: pointsText(there) };
}

/** In the middle of a sentence; an answer that is not among those listed is a word of its own. */
function inSentence(question: QuestionData, answer: string): string {
  const isWord = question.answers.length > 0 && !question.answers.includes(answer);
  const text = isWord ? answer : answerText(question, answer);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function pointsText(points: string): string {
  return t("points-amount", { points: Number(points) });
}
