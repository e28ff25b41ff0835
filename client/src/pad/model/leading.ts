/** Who leads where the one who bids, orders or declares does. */

import type { Pad } from "./pad";
import type { Terms } from "./row";

/** Whether calls that are not known yet decide who leads; until then the first hand only speaks first. */
export function isLeadOpen(pad: Pad, number: number, terms: Terms = {}): boolean {
  const isSettled = terms.declarer !== undefined || terms.penalty_suit !== undefined;
  if (!pad.rules.calls.caller_leads || isSettled) return false;
  const contract = pad.contractOf(number);
  const law = contract === undefined ? undefined : pad.rules.contracts[contract];
  const isCalled = law?.counting === "penalty-suit" || law?.counting === "above-bid";
  return law === undefined || law.is_trump === true || isCalled;
}
