/** A declaration being noted: what does not go with the word said last is said no more. */

import type { CallData } from "../rules.generated";
import type { Terms, Trump } from "./row";

/** A word that is undefined is unsaid. */
export interface Said {
  readonly trump?: Trump | undefined;
  readonly last_card?: boolean | undefined;
  readonly reversed?: boolean | undefined;
}

/** The terms with one word of the declaration said anew. */
export function declare(calls: CallData, before: Terms, said: Said): Terms {
  const { trump, last_card: lastCard, reversed, ...others } = before;
  /** Мизер goes with no trump alone. */
  const isApart = calls.miser === "no-trump-only";
  const isTurned = isApart && said.reversed === true;
  const hasSuit = said.last_card === true || (said.trump !== undefined && said.trump !== "none");
  const isTrumpLost = trump === "none" ? said.last_card === true : isTurned;
  const kept: Said = {
    trump: isTrumpLost ? undefined : trump,
    last_card: said.trump === "none" || isTurned ? undefined : lastCard,
    reversed: isApart && hasSuit ? undefined : reversed,
  };
  const words = Object.entries({ ...others, ...kept, ...said }).filter(([, word]) => word !== undefined);
  return Object.fromEntries(words);
}
