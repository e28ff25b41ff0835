import type { Command, Ev, Nack } from "../messages.generated";

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  connect(): Socket;
  random(): number;
  now(): number;
  freshId(): string;
}

export interface Listener {
  event(event: Ev): void;
  /** The seats whose people are connected now. */
  here(seats: readonly number[]): void;
  /** The server answered a command: saved, or not and why. */
  settled(command: Command, nack: Nack | null): void;
  /** A refusal that belongs to no command, as of a channel that does not exist. */
  refused(code: string): void;
  /** Whether the server can write down what happens. */
  saves(works: boolean): void;
  online(isOnline: boolean): void;
}
