import { refusalText } from "../cards/names";
import type { Command, Ev, Nack, Pace, SeatView, TableView, What } from "../messages.generated";
import { Connection } from "../net/connection";
import type { Surroundings } from "../net/surroundings";
import { settings, t } from "../settings.svelte";
import { hasText } from "../texts/texts";
import { spoken } from "./speech";

const NOTE_MS = 4_500;
/** What is pressed sooner after a result came up was meant for the trick that lay there before. */
const RESULT_MS = 500;

/** A table as the page draws it: the last whole view, and what is on its way to the server. */
export class TableStore {
  view = $state.raw<TableView | null>(null);
  what = $state.raw<What | null>(null);
  isOnline = $state(true);
  /** False while the server can write nothing: the game stands still until it can. */
  isSaving = $state(true);
  /** The seats whose people are connected; null until the server has said so. */
  here = $state.raw<readonly number[] | null>(null);
  isLost = $state(false);
  /** A deal or the game has ended this very moment: its result can not be put away yet. */
  hasJustEnded = $state(false);
  /** The card that has been sent and is not yet on the table. */
  sentCard = $state<string | null>(null);
  /** A line for a moment: why something can not be done. */
  note = $state<string | null>(null);
  /** What a screen reader says, the newest last. */
  lines = $state.raw<readonly { key: number; text: string }[]>([]);

  readonly #connection: Connection;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;
  #resultTimer: ReturnType<typeof setTimeout> | undefined;
  #lineKey = 0;
  #sentId: string | null = null;
  #sentPrompt = "";

  constructor(id: string, around: Surroundings) {
    this.#connection = new Connection(`table:${id}`, around, {
      event: (event) => this.#event(event),
      here: (seats) => (this.here = seats),
      settled: (command, nack) => this.#settled(command, nack),
      refused: (code) => this.#refused(code),
      saves: (works) => (this.isSaving = works),
      online: (isOnline) => this.#online(isOnline),
    });
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    clearTimeout(this.#noteTimer);
    clearTimeout(this.#resultTimer);
    this.#connection.stop();
  }

  wake(): void {
    this.#connection.wake();
  }

  play(card: string): void {
    if (this.view === null || this.sentCard !== null) return;
    this.quiet();
    this.sentCard = card;
    this.#sentPrompt = this.view.prompt;
    this.#sentId = this.#connection.act(this.view.prompt, { kind: "play", card });
  }

  call(index: number): void {
    if (this.view !== null) this.#connection.act(this.view.prompt, { kind: "call", index });
  }

  goOn(): void {
    if (this.canGoOn && this.view !== null) this.#connection.act(this.view.prompt, { kind: "tap" });
  }

  setPace(pace: Pace): void {
    if (this.view !== null) this.#connection.act(this.view.prompt, { kind: "pace", pace });
  }

  get canGoOn(): boolean {
    const status = this.view?.status;
    return this.view?.you != null && (status === "trick" || (status === "deal" && !this.hasJustEnded));
  }

  /** A person who has a seat and no page open here. */
  isAway(seat: SeatView): boolean {
    return seat.kind === "human" && this.here !== null && !this.here.includes(seat.seat);
  }

  say(text: string): void {
    this.#lineKey += 1;
    this.lines = [...this.lines.slice(-4), { key: this.#lineKey, text }];
  }

  tell(text: string): void {
    this.note = text;
    clearTimeout(this.#noteTimer);
    this.#noteTimer = setTimeout(() => this.quiet(), NOTE_MS);
    this.say(text);
  }

  quiet(): void {
    this.note = null;
    clearTimeout(this.#noteTimer);
  }

  #event(event: Ev): void {
    const before = this.view;
    this.view = event.view;
    this.what = event.what;
    if (isResult(event.view) && before !== null && !isResult(before)) this.#showResult();
    if (this.sentCard !== null && !this.#isPending(event.view)) this.sentCard = null;
    const line = spoken(settings.lang, event.what, event.view, before);
    if (line !== "") this.say(line);
  }

  #showResult(): void {
    this.hasJustEnded = true;
    clearTimeout(this.#resultTimer);
    this.#resultTimer = setTimeout(() => (this.hasJustEnded = false), RESULT_MS);
  }

  /** The card leaves the hand, or the table asks something else: in a later deal one may hold it again. */
  #isPending(view: TableView): boolean {
    return view.prompt === this.#sentPrompt && view.hand.some((held) => held.card === this.sentCard);
  }

  #settled(command: Command, nack: Nack | null): void {
    if (nack === null) return;
    if (command.id === this.#sentId) this.sentCard = null;
    if (nack.code === "stale-prompt") return;
    this.#refused(nack.code, command);
  }

  #refused(code: string, command?: Command): void {
    if (code === "no-table") {
      this.isLost = true; // the page says so itself
      if (this.view === null) return;
    }
    const action = command?.action;
    const card = action?.kind === "play" ? action.card : "";
    if (hasText(settings.lang, `refusal-${code}`)) {
      this.tell(refusalText(settings.lang, code, card, this.view?.tableCards[0]?.card ?? null));
    } else if (code === "not-saved") this.tell(t("ui-not-saved"));
    else if (code === "bad-frame") this.tell(t("ui-error", { code }));
    else this.tell(t("ui-not-taken"));
  }

  #online(isOnline: boolean): void {
    if (isOnline && !this.isOnline) this.say(t("ui-say-back"));
    if (isOnline) this.isSaving = true; // one that can not write says so after its welcome
    this.isOnline = isOnline;
  }
}

function isResult(view: TableView): boolean {
  return view.status === "deal" || view.status === "over";
}
