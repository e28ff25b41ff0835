/** The sheet that is about to be started. */

import { padOf } from "./model/file";
import { PRESETS, presetOf, rulesOf, type Refusal, type Switches } from "./model/rules";
import type { Pad } from "./model/pad";
import type { Seat } from "./model/row";
import type { PresetData } from "./rules.generated";

export interface Wish {
  readonly preset: string;
  readonly players: number;
  /** Only those that differ from the preset. */
  readonly switches: Switches;
  readonly names: readonly string[];
  readonly dealer: Seat;
}

export interface Game {
  readonly id: string;
  readonly title: Readonly<Record<string, string>>;
  readonly players: readonly number[];
}

/** Every game once, in the order of the data. */
export function games(): Game[] {
  const found = new Map<string, Game>();
  for (const { id, title, players } of PRESETS)
    found.set(id, { id, title, players: [...(found.get(id)?.players ?? []), players] });
  return [...found.values()];
}

/** A wish for this game, as near as can be to the one before; for want of one, the first that sums to zero. */
export function wishFor(id: string, before?: Wish): Wish {
  const usual = PRESETS.find(({ base }) => base.zero_sum)?.id;
  const game = games().find((each) => each.id === id) ?? games().find((each) => each.id === usual);
  const wanted = before?.players ?? 4;
  const players = game?.players.includes(wanted) === true ? wanted : (game?.players[0] ?? 4);
  return ofPlayers(
    {
      preset: game?.id ?? id,
      players,
      switches: {},
      names: before?.names ?? [],
      dealer: before?.dealer ?? 1,
    },
    players,
  );
}

export function ofPlayers(wish: Wish, players: number): Wish {
  const offered = presetOf(wish.preset, players)?.switches ?? {};
  const switches = Object.fromEntries(Object.entries(wish.switches).filter(([name]) => name in offered));
  const names = Array.from({ length: players }, (_, place) => wish.names[place] ?? "");
  return { ...wish, players, switches, names, dealer: wish.dealer <= players ? wish.dealer : 1 };
}

export function withSwitch(wish: Wish, name: string, value: string): Wish {
  const { [name]: _before, ...others } = wish.switches;
  const isUsual = presetOf(wish.preset, wish.players)?.switches[name]?.default === value;
  return { ...wish, switches: isUsual ? others : { ...others, [name]: value } };
}

/** Why the switches do not go together; undefined where they do. */
export function refusalOf(wish: Wish): Refusal | undefined {
  const preset = presetOf(wish.preset, wish.players);
  const rules = preset === undefined ? "switches" : rulesOf(preset, wish.switches);
  return typeof rules === "string" ? rules : undefined;
}

/** The house rules that a sheet can show: the others change only how cards are played. */
export function shownSwitches(preset: PresetData, switches: Switches = {}): string[] {
  const rules = rulesOf(preset, switches);
  /** How a game is settled is no question where it sums to zero. */
  const isIdle = (name: string): boolean => name === "settle" && typeof rules !== "string" && rules.zero_sum;
  const told = new Set(preset.patches.flatMap(({ when }) => Object.keys(when)));
  return Object.entries(preset.switches)
    .filter(([name]) => !isIdle(name))
    .filter(([name, { any_number: isOpen, values }]) => told.has(name) || isOpen || values.length === 0)
    .map(([name]) => name);
}

export function startPad(wish: Wish): Pad {
  const version = presetOf(wish.preset, wish.players)?.version ?? 1;
  const { preset: rules, switches, names: players, dealer } = wish;
  return padOf({ rules, version, switches, players, dealer, rows: [], history: [], note: "" });
}

/** A name that two of these have: nobody could tell them apart. */
export function sameName(names: readonly string[]): string | undefined {
  const plain = names.map((name) => name.normalize().toLocaleLowerCase());
  return names.find((name, at) => name !== "" && plain.indexOf(plain[at] ?? "") < at);
}
