/** The answers given so far, in the order asked. They live in the address, so that "back" takes one back. */
export type Answers = readonly (readonly [question: string, answer: string])[];

export const DONT_KNOW = "?";
const ENOUGH = "enough";

export function readAnswers(search: string): { answers: Answers; isEnough: boolean } {
  const pairs = [...new URLSearchParams(search)];
  return {
    answers: pairs.filter(([name]) => name !== ENOUGH),
    isEnough: pairs.some(([name]) => name === ENOUGH),
  };
}

export function queryOf(answers: Answers): string {
  const query = new URLSearchParams(answers.map(([question, answer]) => [question, answer])).toString();
  return query === "" ? "" : `?${query}`;
}

/** The address after one more answer. */
export function answered(answers: Answers, question: string, answer: string): string {
  return `/find${queryOf([...answers, [question, answer]])}`;
}

/** The address of the question `id`, those after it forgotten; null: of the end, no more questions wanted. */
export function upTo(answers: Answers, id: string | null): string {
  if (id === null) return `/find${queryOf([...answers, [ENOUGH, "1"]])}`;
  const place = answers.findIndex(([question]) => question === id);
  return `/find${queryOf(answers.slice(0, place))}`;
}
