/** Where no number above nothing can stand, people leave the minus out. */

import type { ContractId, RulesData } from "../rules.generated";
import { behaviour } from "./counting";
import { belongs } from "./pad";
import type { TotalKind } from "./sheet";

/** Whether no cell of the contract can be above nothing. */
export function onlyLoses(rules: RulesData, contract: ContractId | undefined): boolean {
  const law = contract === undefined ? undefined : rules.contracts[contract];
  return law !== undefined && [...behaviour(law).values(rules, law)].every((value) => value <= 0);
}

/** The same of a closing line. */
export function lineOnlyLoses(rules: RulesData, kind: TotalKind): boolean {
  const contracts = (Object.keys(rules.contracts) as ContractId[]).filter((contract) =>
    belongs(rules, { contract, points: {} }, kind),
  );
  return contracts.length > 0 && contracts.every((contract) => onlyLoses(rules, contract));
}

/** The number as it is meant. */
export function withMinus(number: number | undefined, isLost: boolean): number | undefined {
  return isLost && number !== undefined && number > 0 ? -number : number;
}
