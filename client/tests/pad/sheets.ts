/** The golden files that Python writes, and the sheets that they speak of. */

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { CardFault } from "../../src/pad/model/card_letters";
import type { FileFault } from "../../src/pad/model/file_fault";
import { Pad } from "../../src/pad/model/pad";
import type { Sheet } from "../../src/pad/model/sheet";
import type { PadRow } from "../../src/pad/model/row";
import { presetOf, rulesOf, type Switches } from "../../src/pad/model/rules";
import type { Diagnosis } from "../../src/pad/model/doctor";
import type { ContractId, RulesData } from "../../src/pad/rules.generated";

const TESTS = "../tests/";

export interface NamedRules {
  id: string;
  players: number;
  switches: Switches;
}

export interface Vectors {
  rules: NamedRules[];
  vectors: {
    rules: number;
    number: number;
    dealer: number;
    row: PadRow;
    points?: number[];
    check?: number;
    leader?: number;
    next_dealer?: number;
    faults?: string[];
  }[];
}

export interface SickSheet {
  case?: number;
  rules: NamedRules;
  rows: (PadRow | null)[];
  totals?: Sheet["totals"];
  says: Diagnosis;
}

export interface Cases {
  rows: { case: number; rules: string; number: number; row: PadRow; points: number[] }[];
  sheets: (Omit<SickSheet, "rules"> & { rules: string })[];
  programmes: { case: number; rules: string; sum: number; zero_sum: boolean }[];
  refused: NamedRules[];
  contracts: { case: number; rules: string; contract: ContractId; total: number }[];
  packs: { case: number; rules: string; hand_size: number; suits: Record<string, number> }[];
  orders: {
    case: number;
    rules: string;
    seat: number;
    ordered: ContractId[];
    then: ContractId;
    refused: string | null;
  }[];
  letters: { case: number; text: string; cards?: string; refused?: CardFault }[];
  files: { file?: string; base64?: string; fault: FileFault; text?: string }[];
  tables: { case: number; rules: string; table: string[]; rows: number[][]; totals: Sheet["totals"] }[];
  settling: { case: string | number; points: number[]; totals?: number[]; payments: number }[];
}

function json(path: string): unknown {
  const bytes = readFileSync(TESTS + path);
  return JSON.parse((path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
}

export const VECTORS = json("scorepad/vectors.json.gz") as Vectors;
export const CASES = json("golden/pad/cases.json") as Cases;
export const CASE_RULES = json("golden/pad/rules.json") as Record<string, RulesData>;
export const SICK = json("golden/pad/doctor.json") as SickSheet[];

export function namedRules({ id, players, switches }: NamedRules): RulesData {
  const preset = presetOf(id, players);
  if (preset === undefined) throw new Error(`${id} for ${players} is not exported`);
  const rules = rulesOf(preset, switches);
  if (typeof rules === "string") throw new Error(`${id}: ${rules}`);
  return rules;
}

export function caseRules(name: string): RulesData {
  const rules = CASE_RULES[name];
  if (rules === undefined) throw new Error(`no rules ${name}`);
  return rules;
}

export function padOf(rules: RulesData, sheet: Partial<Sheet> = {}): Pad {
  const players = Array.from({ length: rules.players }, (_, place) => "ABCDEFGHIJK".charAt(place));
  const empty = { rules: "", version: 1, switches: {}, players, dealer: 1, rows: [], history: [], note: "" };
  return new Pad({ ...empty, ...sheet }, rules);
}
