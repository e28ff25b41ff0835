import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Command, FromClient, ToClient } from "../src/messages.generated";
import { Connection } from "../src/net/connection";
import { FakeWorld, Heard, ev, type FakeSocket } from "./fakes";

/** The same numbers for the same seed, in 0..1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A club with one table behind a line that loses, doubles and delays frames, and breaks. */
class ClubOnBadLine {
  seq = 1;
  isBad = true;
  readonly applied: string[] = [];
  readonly #answers = new Map<string, number>();
  readonly #read = new WeakMap<FakeSocket, number>();

  constructor(
    private readonly world: FakeWorld,
    private readonly roll: () => number,
  ) {}

  /** Takes what the page sent since the last look, and now and then does something of its own. */
  look(): void {
    const socket = this.world.last;
    if (!this.#read.has(socket)) socket.open();
    const fresh = socket.sent.slice(this.#read.get(socket) ?? 0);
    this.#read.set(socket, socket.sent.length);
    for (const frame of fresh) if (!this.#fails(0.2)) this.#take(socket, frame);
    if (this.isBad && this.roll() < 0.3) this.#happens(socket);
    if (this.#fails(0.04)) socket.onclose?.();
  }

  #take(socket: FakeSocket, frame: FromClient): void {
    if (frame.type === "ping") this.#say(socket, { type: "pong", heads: { "table:t": this.seq } });
    if (frame.type === "sub") this.#say(socket, ev(this.seq, "snapshot"));
    if (frame.type === "command") this.#do(socket, frame);
  }

  #do(socket: FakeSocket, { id }: Command): void {
    if (!this.#answers.has(id)) {
      this.applied.push(id);
      this.#happens(socket);
      this.#answers.set(id, this.seq);
    }
    this.#say(socket, { type: "ack", id, seq: this.#answers.get(id) ?? 0 });
  }

  #happens(socket: FakeSocket): void {
    this.seq += 1;
    this.#say(socket, ev(this.seq));
  }

  #say(socket: FakeSocket, frame: ToClient): void {
    if (this.#fails(0.2)) return;
    const times = this.#fails(0.15) ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      setTimeout(() => socket.say(frame), this.isBad ? this.roll() * 900 : 0);
    }
  }

  #fails(share: number): boolean {
    return this.isBad && this.roll() < share;
  }
}

function pass(club: ClubOnBadLine, seconds: number): void {
  for (let step = 0; step < seconds * 5; step += 1) {
    club.look();
    vi.advanceTimersByTime(200);
  }
}

describe("over a bad line", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    "every command is done once, and the page ends where the table is (%i)",
    (seed) => {
      const [world, heard] = [new FakeWorld(), new Heard()];
      const club = new ClubOnBadLine(world, chance(seed));
      const connection = new Connection("table:t", world, heard);
      connection.start();
      const ids: string[] = [];
      for (let card = 0; card < 8; card += 1) {
        ids.push(connection.act(`p${card}`, { kind: "play", card: "Q♠" }));
        pass(club, 3);
      }
      club.isBad = false;
      pass(club, 40);
      connection.stop();

      expect(club.applied.toSorted()).toEqual(ids.toSorted());
      expect(heard.settlements.map(([id]) => id).toSorted()).toEqual(ids.toSorted());
      expect(heard.seqs).toEqual([...heard.seqs].sort((one, other) => one - other));
      expect(heard.seqs.at(-1)).toBe(club.seq);
    },
  );
});
