import type { Command, Ev, FromClient, ToClient, Nack } from "../messages.generated";
import { backoff } from "./backoff";
import { Cursor } from "./channel";
import { Outbox } from "./outbox";
import type { Listener, Socket, Surroundings } from "./surroundings";

export type TableAction = Command["action"];

const TICK_MS = 5_000;
const SILENCE_MS = 12_000;
const RESEND_MS = 4_000;
const WAKE_MS = 2_500;
const ASK_AGAIN_MS = 500;

/** One channel over a socket that is replaced whenever it fails. It never reloads the page and never gives up. */
export class Connection {
  readonly #cursor = new Cursor();
  readonly #outbox = new Outbox();
  readonly #tab: string;
  #socket: Socket | null = null;
  #isRunning = false;
  #isOpen = false;
  #attempt = 0;
  #heardAt = 0;
  #askedAt = -Infinity;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #wakeCheck: ReturnType<typeof setTimeout> | undefined;
  #ticker: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly channel: string,
    private readonly around: Surroundings,
    private readonly listener: Listener,
  ) {
    this.#tab = around.freshId();
  }

  start(): void {
    this.#isRunning = true;
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
    this.#connect();
  }

  stop(): void {
    this.#isRunning = false;
    clearInterval(this.#ticker);
    clearTimeout(this.#retry);
    clearTimeout(this.#wakeCheck);
    this.#drop();
  }

  /** Sends an action that answers `prompt`; it goes out again after a reconnect. Gives its id. */
  act(prompt: string, action: TableAction): string {
    const command: Command = {
      type: "command",
      id: this.around.freshId(),
      channel: this.channel,
      prompt,
      action,
    };
    this.#outbox.add(command, this.around.now());
    this.#send(command);
    return command.id;
  }

  /** The page is looked at again, or the network is back: see at once whether the socket still lives. */
  wake(): void {
    if (!this.#isRunning) return;
    if (!this.#isOpen) {
      const isYoung = this.#socket !== null && this.around.now() - this.#heardAt < WAKE_MS;
      if (isYoung) return;
      this.#attempt = 0;
      this.#drop();
      this.#connect();
      return;
    }
    const asked = this.around.now();
    this.#send({ type: "ping" });
    clearTimeout(this.#wakeCheck);
    this.#wakeCheck = setTimeout(() => {
      if (this.#isOpen && this.#heardAt < asked) this.#lost();
    }, WAKE_MS);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.around.connect();
    this.#socket = socket;
    this.#heardAt = this.around.now();
    socket.onopen = () => {
      this.#isOpen = true;
      this.#send({ type: "hello", tab: this.#tab });
      this.#ask();
      for (const command of this.#outbox.due(this.around.now(), 0)) this.#send(command);
    };
    socket.onmessage = (message) => this.#heard(message.data);
    socket.onclose = () => this.#lost();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    this.#askedAt = -Infinity;
    if (socket === null) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  #lost(): void {
    this.#drop();
    this.listener.online(false);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#attempt, this.around.random()));
    this.#attempt += 1;
  }

  #tick(): void {
    if (this.#socket === null) return;
    const now = this.around.now();
    if (now - this.#heardAt > SILENCE_MS) return this.#lost();
    if (!this.#isOpen) return;
    this.#send({ type: "ping" });
    for (const command of this.#outbox.due(now, RESEND_MS)) this.#send(command);
  }

  /** A head that is not listed: the server never heard that this channel is wanted. */
  #compare(head: number | undefined): void {
    if (head === undefined || head > this.#cursor.seq) this.#ask();
  }

  #ask(): void {
    if (this.around.now() - this.#askedAt < ASK_AGAIN_MS) return;
    this.#askedAt = this.around.now();
    this.#send({ type: "sub", channel: this.channel, epoch: this.#cursor.epoch, seq: this.#cursor.seq });
  }

  #send(frame: FromClient): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(frame));
  }

  #heard(data: unknown): void {
    if (typeof data !== "string") return;
    this.#heardAt = this.around.now();
    const frame = JSON.parse(data) as ToClient;
    switch (frame.type) {
      case "welcome":
        this.#attempt = 0;
        return this.listener.online(true);
      case "ev":
        return this.#event(frame);
      case "here":
        if (frame.channel === this.channel) this.listener.here(frame.seats);
        return;
      case "saves":
        return this.listener.saves(frame.works);
      case "pong":
        return this.#compare(frame.heads[this.channel]);
      case "ack":
        return this.#settle(frame.id, null);
      case "nack":
        return this.#settle(frame.id, frame);
      case "bye":
        return this.#lost();
    }
  }

  #event(event: Ev): void {
    if (event.channel !== this.channel) return;
    const verdict = this.#cursor.judge(event);
    if (verdict === "gap") return this.#ask();
    if (verdict === "old") return;
    this.#askedAt = -Infinity;
    this.#cursor.move(event);
    this.listener.event(event);
  }

  #settle(id: string, nack: Nack | null): void {
    const command = this.#outbox.settle(id);
    if (command !== undefined) this.listener.settled(command, nack);
    else if (nack !== null) this.listener.refused(nack.code);
  }
}
