/** What each named way of counting answers. */

import type { ContractData, RulesData } from "../rules.generated";
import type { Fault } from "./fault";
import type { Entry } from "./row";

export interface Behaviour {
  /** Points by seat. */
  points(entry: Entry): number[];
  /** What the row must sum to. */
  check(entry: Entry): number;
  bidFaults(entry: Entry): Fault[];
  tallyFaults(entry: Entry): Fault[];
  /** Every number that some deal can write for one seat. */
  values(rules: RulesData, law: ContractData): ReadonlySet<number>;
  /** Every sum that a row may have, rising. */
  checks(rules: RulesData, law: ContractData): readonly number[];
}
