import type { Ev, FromClient, TableView, ToClient, What } from "../src/messages.generated";
import type { Listener, Socket, Surroundings } from "../src/net/surroundings";

/** A socket whose other end is the test. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  readonly sent: FromClient[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.isClosed = true;
  }

  say(frame: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  open(): void {
    this.onopen?.();
    this.say({ type: "welcome", version: "0", member: "m" });
  }

  of<Kind extends FromClient["type"]>(kind: Kind): Extract<FromClient, { type: Kind }>[] {
    return this.sent.filter((frame): frame is Extract<FromClient, { type: Kind }> => frame.type === kind);
  }
}

export class FakeWorld implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  #ids = 0;

  connect(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  random(): number {
    return 1;
  }

  now(): number {
    return performance.now();
  }

  freshId(): string {
    this.#ids += 1;
    return `id-${this.#ids}`;
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error("nothing has connected");
    return socket;
  }
}

export class Heard implements Listener {
  seats: readonly number[] = [];

  here(seats: readonly number[]): void {
    this.seats = seats;
  }

  readonly seqs: number[] = [];
  readonly settlements: [id: string, code: string | null][] = [];
  readonly refusals: string[] = [];
  readonly states: boolean[] = [];

  event(event: Ev): void {
    this.seqs.push(event.seq);
  }

  settled(...[command, nack]: Parameters<Listener["settled"]>): void {
    this.settlements.push([command.id, nack?.code ?? null]);
  }

  refused(code: string): void {
    this.refusals.push(code);
  }

  readonly saving: boolean[] = [];
  saves(works: boolean): void {
    this.saving.push(works);
  }

  online(isOnline: boolean): void {
    this.states.push(isOnline);
  }
}

const NO_TERMS = {
  declarer: null,
  trump: null,
  reversed: false,
  lastCard: false,
  bid: null,
  sale: null,
  writtenOff: false,
  penaltySuit: null,
  heartsInStock: null,
  heldKing: null,
  queenOut: null,
};
const NOTHING = { points: [0, 0, 0, 0], check: 0, right: true };

/** A table in its first deal, the viewer to follow a lead of spades. */
export function tableView(changes: Partial<TableView> = {}): TableView {
  return {
    table: "t",
    boys: "kings",
    status: "play",
    prompt: "p1",
    pace: "normal",
    awaits: "you",
    you: 1,
    preset: "king14-kings",
    title: { ru: "Кинг", en: "King" },
    switches: {},
    seats: ["", "Анна", "Борис", "Вера"].map((name, at) => ({
      seat: at + 1,
      name,
      kind: at === 0 ? "human" : "bot",
      botName: ["", "anna", "boris", "vera"][at] || null,
      cards: 3,
      tricks: 0,
    })),
    dealNumber: 1,
    deals: 14,
    form: "tricks",
    contract: "no-tricks",
    prices: [{ item: "tricks", points: -2 }],
    terms: NO_TERMS,
    dealer: 3,
    eldest: 4,
    leader: 4,
    turn: 1,
    hand: [
      { card: "Q♠", legal: true, reason: null },
      { card: "10♥", legal: false, reason: "must-follow" },
      { card: "7♠", legal: true, reason: null },
    ],
    tableCards: [{ seat: 4, card: "8♠" }],
    taker: null,
    lastTrick: null,
    heap: null,
    stock: 0,
    calls: [],
    callsMade: [],
    lists: [],
    shown: null,
    programme: [
      { number: 1, contract: "no-tricks", check: -16 },
      { number: 2, contract: "no-boys", check: -16 },
    ],
    sheet: [],
    totals: { minus: NOTHING, plus: NOTHING, all: NOTHING },
    lowestWins: false,
    lastDeal: null,
    over: false,
    winners: [],
    losers: [],
    commitment: "sha256:0",
    seed: null,
    ...changes,
  };
}

export function ev(
  seq: number,
  kind: What["kind"] = "played",
  view: TableView = tableView(),
  epoch = "e",
): Ev {
  return {
    type: "ev",
    channel: "table:t",
    epoch,
    seq,
    what: { kind, seat: 4, card: "8♠", took: null },
    view,
  };
}
