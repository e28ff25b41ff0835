import type { DeedView, TableView } from "../messages.generated";
import type { Letters } from "../cards/card";
import { shortCard } from "../cards/names";
import { format, type Lang } from "../texts/texts";
import { callText } from "./words";

/** What a seat did when it last did something, in a few words; empty where that is too long ago to matter. */
export function lastDeed(lang: Lang, view: TableView, seat: number, letters: Letters): string {
  const deeds = view.heap?.deeds ?? [];
  const turns = turnsOf(deeds);
  const mine = turns.slice(-view.seats.length).findLast((turn) => turn[0]?.seat === seat) ?? [];
  return turnText(lang, mine, letters);
}

/** One turn of a seat in a few words: what it drew, then what it laid or said. */
export function turnText(lang: Lang, turn: readonly DeedView[], letters: Letters): string {
  const texts = [drawnText(lang, turn), ...turn.map((deed) => deedText(lang, deed, letters))];
  return texts.filter((text) => text !== "").join(" ");
}

/** The deeds of one seat that follow on each other. */
export function turnsOf(deeds: readonly DeedView[]): DeedView[][] {
  const turns: DeedView[][] = [];
  for (const deed of deeds) {
    const last = turns.at(-1);
    if (last?.[0]?.seat === deed.seat) last.push(deed);
    else turns.push([deed]);
  }
  return turns;
}

function drawnText(lang: Lang, turn: readonly DeedView[]): string {
  const struck = turn.find((deed) => deed.struck !== null);
  if (struck !== undefined) return format(lang, "ui-struck", { count: struck.struck ?? 0 });
  const count = turn.filter(({ call }) => call?.kind === "draw").length;
  return count === 0 ? "" : format(lang, "ui-drew", { count });
}

function deedText(lang: Lang, { card, call }: DeedView, letters: Letters): string {
  if (card !== null) return shortCard(card, letters);
  if (call === null || call.kind === "draw") return "";
  return call.kind === "suit" ? (call.suit ?? "") : callText(lang, call);
}
