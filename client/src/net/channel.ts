import type { Ev } from "../messages.generated";

export type Verdict = "take" | "old" | "gap";

/** Where a page stands in a channel. It takes event after event, and asks again when one is missing. */
export class Cursor {
  epoch = "";
  seq = 0;

  /** A view is whole, so a snapshot is taken wherever it is ahead; any other event only if it is the next. */
  judge(event: Pick<Ev, "epoch" | "seq" | "what">): Verdict {
    if (event.what.kind === "snapshot") {
      return event.epoch !== this.epoch || event.seq >= this.seq ? "take" : "old";
    }
    if (event.epoch !== this.epoch) return "gap";
    if (event.seq <= this.seq) return "old";
    return event.seq === this.seq + 1 ? "take" : "gap";
  }

  move(event: Pick<Ev, "epoch" | "seq">): void {
    this.epoch = event.epoch;
    this.seq = event.seq;
  }
}
