import type { PresetInfo, PresetList, RulesProblem, Seating, SwitchInfo } from "../messages.generated";
import { api, type Game } from "../net/api";
import { change, settings } from "../settings.svelte";

/** The game that a person is putting together. What may be, the server says; here it is only kept. */
export class GameWish implements Game {
  preset = $state("");
  players = $state(0);
  switches = $state.raw<Readonly<Record<string, string>>>({});
  /** Why it can not be played so. */
  problem = $state.raw<RulesProblem | null>(null);

  list = $state.raw<PresetList>({ presets: [], switches: [] });
  readonly info: PresetInfo | undefined = $derived(this.list.presets.find(({ id }) => id === this.preset));
  readonly seating: Seating | undefined = $derived(
    this.info?.seatings.find(({ players }) => players === this.players),
  );
  /** The house rules of the game, in the server's order. */
  readonly offered: readonly SwitchInfo[] = $derived(
    this.list.switches.filter(({ name }) => this.seating?.switches[name] !== undefined),
  );
  #asked = 0;

  /** The game chosen last, where it is still offered; else the first. */
  offer(list: PresetList): void {
    this.list = list;
    const last = list.presets.find(({ id }) => id === settings.preset);
    this.choose((last ?? list.presets[0])?.id ?? "");
  }

  choose(preset: string): void {
    this.preset = preset;
    const last = settings.games[preset];
    const isOffered = this.info?.seatings.some(({ players }) => players === last?.players) === true;
    this.players = isOffered && last !== undefined ? last.players : (this.info?.usualPlayers ?? 0);
    this.switches = this.#known(last?.switches ?? {});
    this.#changed();
  }

  seat(players: number): void {
    this.players = players;
    this.switches = this.#known(this.switches);
    this.#changed();
  }

  value(name: string): string {
    return this.switches[name] ?? this.seating?.switches[name] ?? "";
  }

  set(name: string, value: string): void {
    this.switches = this.#known({ ...this.switches, [name]: value });
    this.#changed();
  }

  asUsual(): void {
    this.switches = {};
    this.#changed();
  }

  /** Those that this game has and that are not as usual. */
  #known(switches: Readonly<Record<string, string>>): Record<string, string> {
    const usual = this.seating?.switches ?? {};
    return Object.fromEntries(
      Object.entries(switches).filter(([name, value]) => usual[name] !== undefined && usual[name] !== value),
    );
  }

  #changed(): void {
    const { preset, players, switches } = this;
    change({ preset, games: { ...settings.games, [preset]: { players, switches } } });
    void this.#check();
  }

  /** Asks the server; only the answer to the last question counts. */
  async #check(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    if (Object.keys(this.switches).length === 0) {
      this.problem = null;
      return;
    }
    const { problem } = await api.check(this).catch(() => ({ problem: null }));
    if (asked === this.#asked) this.problem = problem;
  }
}
