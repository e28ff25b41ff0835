/** What lies on the desk: all sheets, the one that is open, what is being done with it.
 * Each act is on the disk before the page shows it; acts wait for one another.
 * Another tab may write on the same sheet: an act begins with what is on the disk, not with what is shown. */

import { freshId } from "../net/ids";
import { closedOf, whyClosed, type Closed } from "./closed";
import { openKeep, type Keep, type Kept } from "./keep";
import { padOf } from "./model/file";
import type { Answers } from "./model/finder";
import type { Draft } from "./model/draft";
import type { Pad } from "./model/pad";
import type { Sheet } from "./model/sheet";
import { isApart, NOWHERE, type View, type Where } from "./place";
import { wishFor, type Wish } from "./wish";

export class Desk {
  private keep: Keep | undefined;
  private queue: Promise<void> = Promise.resolve();
  private where = $state.raw<Where>(NOWHERE);

  private pending = $state(0);

  all = $state.raw<readonly Kept[]>([]);
  closed = $state.raw<readonly Closed[]>([]);
  isReady = $state(false);
  /** The browser refused to keep what was done last. */
  hasFailed = $state(false);

  /** When the last act was done, as `performance.now()` counts. */
  lastDone = 0;

  /** Something that was done is not on the disk yet. */
  get isBusy(): boolean {
    return this.pending > 0;
  }

  get isLasting(): boolean {
    return this.keep?.isLasting !== false;
  }

  get view(): View {
    const { view } = this.where;
    if (isApart(view)) return view;
    if (this.kept === undefined) return "list";
    return view === "deal" && this.kept.draft === null ? "sheet" : view;
  }

  get wish(): Wish {
    return this.where.wish ?? wishFor("");
  }

  get answers(): Answers {
    return this.where.answers;
  }

  get kept(): Kept | undefined {
    return this.all.find(({ id }) => id === this.where.id);
  }

  readonly pad = $derived.by<Pad | undefined>(() => {
    const sheet = this.kept?.sheet;
    return sheet === undefined ? undefined : padOf(sheet);
  });

  get draft(): Draft | null {
    return this.kept?.draft ?? null;
  }

  async open(): Promise<void> {
    this.keep = await openKeep();
    await this.readAll();
    const where = (await this.keep.place()) as Partial<Where> | null | undefined;
    this.where = { ...NOWHERE, ...where };
    this.isReady = true;
  }

  /** Shows what other tabs have written since. */
  readAgain(): Promise<void> {
    return this.act(() => this.readAll());
  }

  /** When all that was done so far is done. */
  idle(): Promise<void> {
    return this.queue;
  }

  go(view: View): Promise<void> {
    return this.act(() => this.move({ view }));
  }

  openSheet(id: string): Promise<void> {
    return this.act(() => this.move({ id, view: "sheet" }));
  }

  setWish(change: (wish: Wish) => Wish): Promise<void> {
    return this.act(() => this.move({ wish: change(this.wish) }));
  }

  setAnswers(answers: Answers): Promise<void> {
    return this.act(() => this.move({ answers }));
  }

  /** A sheet that was started, or read from a file. */
  add(pad: Pad, view: View = "sheet"): Promise<void> {
    return this.act(async () => {
      const id = freshId();
      await this.put({ id, sheet: pad.sheet, draft: null, changed: Date.now() });
      await this.move({ id, view });
    });
  }

  remove(id: string): Promise<void> {
    return this.act(async () => {
      await this.keep?.remove(id);
      this.all = this.all.filter((kept) => kept.id !== id);
      this.closed = this.closed.filter(({ kept }) => kept.id !== id);
    });
  }

  /** A change of the open sheet; what is being written stays. A throw of `make` changes nothing. */
  change(make: (pad: Pad) => Pad): Promise<void> {
    return this.act(async () => {
      if (this.pad !== undefined) await this.putOpen({ sheet: make(this.pad).sheet });
    });
  }

  setDraft(change: (draft: Draft) => Draft): Promise<void> {
    return this.act(async () => {
      if (this.draft !== null) await this.putOpen({ draft: change(this.draft) });
    });
  }

  /** Begins to write a deal. */
  begin(draft: Draft): Promise<void> {
    return this.act(async () => {
      await this.putOpen({ draft });
      await this.move({ view: "deal" });
    });
  }

  /** Ends the writing of a deal, with or without a change of the sheet. */
  end(make: (pad: Pad) => Pad = (pad) => pad): Promise<void> {
    return this.act(async () => {
      if (this.pad !== undefined) await this.putOpen({ sheet: make(this.pad).sheet, draft: null });
      await this.move({ view: "sheet" });
    });
  }

  private act(what: () => Promise<void>): Promise<void> {
    this.pending++;
    this.queue = this.queue.then(async () => {
      try {
        await this.readOpen();
        await what();
        this.hasFailed = false;
      } catch (error) {
        this.hasFailed = true;
        console.error(error);
      }
      this.lastDone = performance.now();
      this.pending--;
    });
    return this.queue;
  }

  private async readAll(): Promise<void> {
    const kept = ((await this.keep?.sheets()) ?? []).sort((a, b) => b.changed - a.changed);
    this.all = kept.filter((each) => whyClosed(each) === undefined);
    this.closed = closedOf(kept);
  }

  private async readOpen(): Promise<void> {
    const { id } = this.where;
    const shown = this.kept;
    if (id === null || shown === undefined) return;
    const kept = await this.keep?.sheet(id);
    if (kept?.changed === shown.changed) return;
    if (kept !== undefined && whyClosed(kept) !== undefined) return this.readAll();
    const others = this.all.filter((each) => each.id !== id);
    this.all = kept === undefined ? others : [kept, ...others];
  }

  private async putOpen(some: { sheet?: Sheet; draft?: Draft | null }): Promise<void> {
    if (this.kept !== undefined) await this.put({ ...this.kept, ...some, changed: Date.now() });
  }

  private async put(kept: Kept): Promise<void> {
    await this.keep?.put(kept);
    this.all = [kept, ...this.all.filter(({ id }) => id !== kept.id)];
  }

  private async move(some: Partial<Where>): Promise<void> {
    const where: Where = { ...this.where, ...some };
    await this.keep?.putPlace(where);
    this.where = where;
  }
}

export const desk = new Desk();
