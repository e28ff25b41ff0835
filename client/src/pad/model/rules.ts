/** The rules that the pad knows, with any switches: all from exported data. */

import type { ContractId, PresetData, RulesData } from "../rules.generated";
import data from "../rules.generated.json";
import { sum, wholeDeal } from "./row";

/** Why switches do not go together. */
export type Refusal = "unbalanced" | "switches";
export type Switches = Readonly<Record<string, string>>;

export const PRESETS = data as unknown as readonly PresetData[];

export function presetOf(id: string, players: number): PresetData | undefined {
  return PRESETS.find((preset) => preset.id === id && preset.players === players);
}

/** The rules with these switches, or why they do not go together. */
export function rulesOf(preset: PresetData, switches: Switches): RulesData | Refusal {
  if (!Object.entries(switches).every(([name, value]) => isOffered(preset, name, value))) return "switches";
  let rules: Plain = preset.base as unknown as Plain;
  for (const { when, set } of preset.patches)
    if (Object.entries(when).every(([name, value]) => switches[name] === value)) rules = merged(rules, set);
  if (typeof rules["refused"] === "string") return rules["refused"] as Refusal;
  return ownNumbers(preset, rules as unknown as RulesData, switches);
}

/** An order is looked at with the programme. */
function isOffered(preset: PresetData, name: string, value: string): boolean {
  const offered = Object.hasOwn(preset.switches, name) ? preset.switches[name] : undefined;
  if (offered === undefined) return false;
  const isNumber = /^\d+(\.[05])?$/.test(value) && Number(value) > 0 && Number(value) <= MOST_PRICE;
  return offered.values.length === 0 || offered.values.includes(value) || (offered.any_number && isNumber);
}

const MOST_PRICE = 10_000;

type Plain = Readonly<Record<string, unknown>>;

/** What no patch can know: a price that the table names, an order of the deals. */
function ownNumbers(preset: PresetData, rules: RulesData, switches: Switches): RulesData | Refusal {
  const price = Number(switches["trump_price"] ?? NaN);
  const order = switches["order"];
  let own = rules;
  if (!Number.isNaN(price)) own = withTrumpPrice(own, price);
  if (order !== undefined && order !== preset.switches["order"]?.default) {
    const programme = order.split(",") as ContractId[];
    if ([...programme].sort().join() !== [...rules.programme].sort().join()) return "switches";
    own = { ...own, programme };
  }
  if (own === rules) return own;
  const isItems = Object.values(own.contracts).every(({ counting }) => counting === "items");
  const isZero = isItems && sumOfGame(own) === 0;
  const isRefused = isItems && !isZero && switches["allow_unbalanced"] !== "on";
  return isRefused ? "unbalanced" : { ...own, zero_sum: isZero };
}

/** What all deals of a game sum to. */
export function sumOfGame(rules: RulesData): number {
  const deals = rules.order_list.length > 0 ? rules.order_list : rules.programme;
  return sum(deals.map((id) => (rules.contracts[id] ? wholeDeal(rules.contracts[id]) : 0)));
}

function withTrumpPrice(rules: RulesData, price: number): RulesData {
  const contracts = Object.entries(rules.contracts).map(([id, law]) => {
    const tricks = law.items?.tricks;
    if (law.is_trump !== true || tricks === undefined) return [id, law];
    return [id, { ...law, items: { ...law.items, tricks: { ...tricks, price } } }];
  });
  return { ...rules, contracts: Object.fromEntries(contracts) as RulesData["contracts"] };
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `into` after a JSON merge patch. */
export function merged(into: Plain, patch: Plain): Plain {
  const result: Record<string, unknown> = { ...into };
  for (const [key, value] of Object.entries(patch)) {
    const before = result[key];
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a merge patch names what it takes away
    if (value === null) delete result[key];
    else if (isPlain(value)) result[key] = merged(isPlain(before) ? before : {}, value);
    else result[key] = value;
  }
  return result;
}
