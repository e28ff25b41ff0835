import type { Command } from "../messages.generated";

/** Commands that the server has not answered. They are sent again with the same id, which is harmless. */
export class Outbox {
  readonly #waiting = new Map<string, { command: Command; sentAt: number }>();

  add(command: Command, now: number): void {
    this.#waiting.set(command.id, { command, sentAt: now });
  }

  /** The server has answered `id`; false where nothing of that id was waiting. */
  settle(id: string): Command | undefined {
    const found = this.#waiting.get(id)?.command;
    this.#waiting.delete(id);
    return found;
  }

  /** Those that have waited for `age` ms, marked as sent now. */
  due(now: number, age: number): Command[] {
    const late = [...this.#waiting.values()].filter((each) => now - each.sentAt >= age);
    for (const each of late) each.sentAt = now;
    return late.map((each) => each.command);
  }

  get size(): number {
    return this.#waiting.size;
  }
}
