import type { TableView } from "../messages.generated";
import { capital, format, type Lang } from "../texts/texts";
import { seatName } from "./words";

/** What has to be said of a finished deal besides its points, a line each. */
export function notesTexts(lang: Lang, view: TableView): string[] {
  const terms = view.lastDeal?.terms;
  const name = (seat: number): string => capital(seatName(lang, view, seat));
  const notes = losersTexts(lang, view);
  if (terms === undefined) return notes;
  if (terms.heldKing !== null) notes.push(format(lang, "ui-held-king", { name: name(terms.heldKing) }));
  if (terms.queenOut !== null) {
    const isYou = terms.queenOut === view.you;
    notes.push(format(lang, isYou ? "ui-you-queen-out" : "ui-queen-out", { name: name(terms.queenOut) }));
  }
  if (terms.heartsInStock !== null && terms.heartsInStock > 0)
    notes.push(format(lang, "ui-hearts-in-stock", { count: terms.heartsInStock }));
  if (terms.writtenOff) notes.push(format(lang, "ui-written-off"));
  return notes;
}

function losersTexts(lang: Lang, view: TableView): string[] {
  const { losers, you } = view;
  if (losers.length === 0) return [];
  if (losers.length === 1 && losers[0] === you) return [format(lang, "ui-you-lost")];
  const names = losers.map((seat) => capital(seatName(lang, view, seat))).join(", ");
  return [format(lang, "ui-lost", { count: losers.length, names })];
}
