import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff } from "../src/net/backoff";
import { Connection } from "../src/net/connection";
import { FakeWorld, Heard, ev } from "./fakes";

let world: FakeWorld;
let heard: Heard;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  world = new FakeWorld();
  heard = new Heard();
  connection = new Connection("table:t", world, heard);
  connection.start();
  world.last.open();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

function drop(): void {
  world.last.onclose?.();
  vi.advanceTimersByTime(200);
}

describe("what is heard", () => {
  it("subscribes after hello and takes event after event", () => {
    expect(world.last.sent.map((frame) => frame.type)).toEqual(["hello", "sub"]);
    world.last.say(ev(5, "snapshot"));
    world.last.say(ev(6));
    expect(heard.seqs).toEqual([5, 6]);
  });

  it("lets doubled and late events pass", () => {
    for (const event of [ev(5, "snapshot"), ev(6), ev(6), ev(5)]) world.last.say(event);
    expect(heard.seqs).toEqual([5, 6]);
  });

  it("asks again from where it stands when one is missing, and takes the tail", () => {
    world.last.say(ev(5, "snapshot"));
    world.last.say(ev(8));
    expect(heard.seqs).toEqual([5]);
    expect(world.last.of("sub").at(-1)).toMatchObject({ epoch: "e", seq: 5 });
    for (const seq of [6, 7, 8]) world.last.say(ev(seq));
    expect(heard.seqs).toEqual([5, 6, 7, 8]);
  });

  it("takes the snapshot of another epoch, whatever its number", () => {
    world.last.say(ev(50, "snapshot"));
    world.last.say(ev(3, "played", undefined, "new"));
    world.last.say(ev(3, "snapshot", undefined, "new"));
    expect(heard.seqs).toEqual([50, 3]);
  });

  it("finds by a pong that its wish for the channel was lost", () => {
    vi.advanceTimersByTime(600);
    world.last.say({ type: "pong", heads: {} });
    expect(world.last.of("sub")).toHaveLength(2);
  });

  it("finds by a pong that the last event was lost", () => {
    world.last.say(ev(5, "snapshot"));
    world.last.say({ type: "pong", heads: { "table:t": 6 } });
    expect(world.last.of("sub")).toHaveLength(2);
  });
});

describe("a socket that fails", () => {
  it("is replaced, and listens on from where it was", () => {
    world.last.say(ev(5, "snapshot"));
    drop();
    world.last.open();
    expect(world.sockets).toHaveLength(2);
    expect(world.last.of("sub")[0]).toMatchObject({ epoch: "e", seq: 5 });
    expect(heard.states).toEqual([true, false, true]);
  });

  it("is given up after a silence", () => {
    vi.advanceTimersByTime(20_000);
    expect(world.sockets.length).toBeGreaterThan(1);
  });

  it("is tried at once when the page is looked at again", () => {
    for (let tries = 0; tries < 9; tries += 1) {
      world.last.onclose?.();
      vi.advanceTimersByTime(15_000);
    }
    world.last.onclose?.();
    const before = world.sockets.length;
    connection.wake();
    expect(world.sockets).toHaveLength(before + 1);
  });

  it("that slept is found out by a ping that nobody answers", () => {
    vi.advanceTimersByTime(1);
    connection.wake();
    vi.advanceTimersByTime(3_000);
    expect(world.sockets).toHaveLength(2);
  });

  it("is left alone once it has been stopped", () => {
    connection.stop();
    connection.wake();
    vi.advanceTimersByTime(20_000);
    expect(world.sockets).toHaveLength(1);
  });

  it("that broke after it was asked is tried again once, not twice", () => {
    vi.advanceTimersByTime(1);
    connection.wake();
    world.last.onclose?.();
    connection.wake();
    vi.advanceTimersByTime(2_600);
    expect(world.sockets).toHaveLength(2);
  });

  it("waits longer each time, but never over 15 s", () => {
    expect(backoff(0, 1)).toBe(100);
    expect(backoff(0, 0)).toBe(50);
    expect(backoff(99, 1)).toBe(15_000);
    expect(backoff(4, 1)).toBeGreaterThan(backoff(3, 1));
  });
});

describe("commands", () => {
  it("go out again after a reconnect under the same id", () => {
    const id = connection.act("p1", { kind: "play", card: "Q♠" });
    drop();
    world.last.open();
    expect(world.last.of("command")).toEqual([
      { type: "command", id, channel: "table:t", prompt: "p1", action: { kind: "play", card: "Q♠" } },
    ]);
  });

  it("wait for the socket when there is none", () => {
    world.last.onclose?.();
    connection.act("p1", { kind: "tap" });
    vi.advanceTimersByTime(200);
    world.last.open();
    expect(world.last.of("command")).toHaveLength(1);
  });

  it("are sent again when the answer is lost, and no more once it came", () => {
    const id = connection.act("p1", { kind: "tap" });
    vi.advanceTimersByTime(5_000);
    expect(world.last.of("command")).toHaveLength(2);
    world.last.say({ type: "ack", id, seq: 7 });
    vi.advanceTimersByTime(5_000);
    expect(world.last.of("command")).toHaveLength(2);
    expect(heard.settlements).toEqual([[id, null]]);
  });

  it("are told apart from refusals that belong to none", () => {
    const id = connection.act("p1", { kind: "tap" });
    world.last.say({ type: "nack", id, code: "stale-prompt" });
    world.last.say({ type: "nack", id: "table:t", code: "no-table" });
    expect(heard.settlements).toEqual([[id, "stale-prompt"]]);
    expect(heard.refusals).toEqual(["no-table"]);
  });
});

it("hears that the club can not write, and that it can again", () => {
  world.last.say({ type: "saves", works: false });
  world.last.say({ type: "saves", works: true });
  expect(heard.saving).toEqual([false, true]);
});
