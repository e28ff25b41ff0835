/** Totals that may not fall below nothing, or start anew at one number. */

import type { RulesData } from "../rules.generated";

export function runningTotal(rules: RulesData, points: readonly number[]): number {
  let total = 0;
  for (const each of points) {
    total += each;
    if (total === rules.resets_at || (rules.floor_zero === true && total < 0)) total = 0;
  }
  return total;
}

/** Whether totals are what their columns sum to, and nothing else. */
export function isPlainSum(rules: RulesData): boolean {
  return rules.floor_zero !== true && typeof rules.resets_at !== "number";
}
