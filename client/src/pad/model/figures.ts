/** What people have written over their own sheets; games of different rules are never mixed. */

import type { ContractId } from "../rules.generated";
import type { Pad } from "./pad";
import { seats, sum } from "./row";

export interface PersonFigures {
  readonly person: string;
  /** Only games that are over. */
  readonly games: number;
  readonly wins: number;
  readonly total: number;
  readonly contracts: readonly ContractFigures[];
}

export interface ContractFigures {
  readonly contract: ContractId;
  readonly deals: number;
  readonly total: number;
  readonly best: number;
  readonly worst: number;
}

export interface RulesFigures {
  readonly pad: Pad;
  readonly people: readonly PersonFigures[];
}

/** By rules, in the order of the sheets. People are told apart by their names as written. */
export function figures(pads: readonly Pad[]): RulesFigures[] {
  const byRules = new Map<string, Pad[]>();
  for (const pad of pads) {
    const key = `${pad.sheet.rules} ${pad.sheet.version} ${JSON.stringify(pad.rules)}`;
    byRules.set(key, [...(byRules.get(key) ?? []), pad]);
  }
  return [...byRules.values()].flatMap((same) => {
    const people = [...new Set(same.flatMap(({ sheet }) => sheet.players))].filter((name) => name !== "");
    return same[0] === undefined
      ? []
      : [{ pad: same[0], people: people.map((person) => personOf(same, person)) }];
  });
}

function personOf(pads: readonly Pad[], person: string): PersonFigures {
  const places = pads.flatMap((pad) =>
    seats(pad.rules)
      .filter((seat) => pad.sheet.players[seat - 1] === person)
      .map((seat) => ({ pad, seat })),
  );
  const over = places.filter(({ pad }) => pad.isOver);
  const points = new Map<ContractId, number[]>();
  for (const { pad, seat } of places)
    pad.rows.forEach((row, at) => {
      const cell = row === null ? undefined : pad.cells(at + 1)[seat - 1];
      if (row !== null && cell !== undefined)
        points.set(row.contract, [...(points.get(row.contract) ?? []), cell]);
    });
  const isLowestBest = pads[0]?.rules.winner === "lowest";
  return {
    person,
    games: over.length,
    wins: over.filter(({ pad, seat }) => pad.winners.includes(seat)).length,
    total: sum(over.map(({ pad, seat }) => pad.total()[seat - 1] ?? 0)),
    contracts: [...points].map(([contract, numbers]) => {
      const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
      return {
        contract,
        deals: numbers.length,
        total: sum(numbers),
        best: isLowestBest ? low : high,
        worst: isLowestBest ? high : low,
      };
    }),
  };
}
