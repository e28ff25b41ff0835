import { suitName, type Letters } from "../cards/card";
import { cardName, shortCard } from "../cards/names";
import type { CallView, TableView, TakenView } from "../messages.generated";
import { capital, format, type Lang } from "../texts/texts";

/** The sentences of the table, made from a view. */

export function seatName(lang: Lang, view: TableView, seat: number | null): string {
  if (seat !== null && seat === view.you) return format(lang, "ui-you");
  const found = view.seats.find((each) => each.seat === seat);
  if (found?.botName != null) return format(lang, `bot-name-${found.botName}`);
  return found?.name ?? "";
}

export function contractName(lang: Lang, contract: string | null): string {
  return format(lang, contract === null ? "ui-contract-open" : `contract-${contract}`);
}

export function contractShort(lang: Lang, contract: string): string {
  return format(lang, `contract-${contract}-short`);
}

export function dealText(lang: Lang, view: TableView): string {
  if (view.deals === null) return format(lang, "ui-deal-open", { number: view.dealNumber });
  return format(lang, "ui-deal", { number: view.dealNumber, deals: view.deals });
}

export function callText(lang: Lang, call: CallView): string {
  switch (call.kind) {
    case "order":
      return contractName(lang, call.contract);
    case "bid":
      return format(lang, "ui-call-bid", { amount: call.amount ?? 0 });
    case "offer":
      return format(lang, "ui-call-offer", { count: call.amount ?? 0 });
    case "trade":
      return format(lang, call.agree ? "ui-call-agree" : "ui-call-refuse");
    case "suit":
      return capital(format(lang, "ui-call-suit", { suit: suitName(call.suit ?? "") }));
    case "declare": {
      const text = declareText(lang, call);
      return call.reversed ? format(lang, "ui-call-reversed", { call: text }) : text;
    }
    default:
      return format(lang, `ui-call-${call.kind}`);
  }
}

function declareText(lang: Lang, call: CallView): string {
  if (call.lastCard) return format(lang, "ui-call-declare-last");
  const suit = suitName(call.trump ?? "none");
  return suit === "none" ? format(lang, "ui-call-declare-none") : format(lang, "ui-call-declare", { suit });
}

/** What the panel of the last trick is called. */
export function lastTitle(view: TableView): "ui-last-trick" | "ui-last-turns" {
  return view.form === "kis-kis" ? "ui-last-turns" : "ui-last-trick";
}

/** What the calls settled, a line each. */
export function termsTexts(lang: Lang, view: TableView): string[] {
  const { terms } = view;
  const lines: string[] = [];
  if (terms.trump !== null) {
    const suit = suitName(terms.trump);
    lines.push(suit === "none" ? format(lang, "ui-no-trump") : format(lang, "ui-trump", { suit }));
  }
  if (terms.penaltySuit !== null)
    lines.push(format(lang, "ui-penalty-suit", { suit: suitName(terms.penaltySuit) }));
  if (terms.reversed) lines.push(format(lang, "ui-reversed"));
  if (terms.declarer !== null) {
    const isYou = terms.declarer === view.you;
    lines.push(
      format(lang, isYou ? "ui-declarer-you" : "ui-declarer", { name: seatName(lang, view, terms.declarer) }),
    );
  }
  if (terms.bid !== null) lines.push(format(lang, "ui-bid", { amount: terms.bid }));
  if (terms.sale !== null) {
    const { seller, buyer, tricks } = terms.sale;
    const names = { seller: capital(seatName(lang, view, seller)), buyer: seatName(lang, view, buyer) };
    lines.push(format(lang, "ui-sale", { ...names, tricks }));
  }
  if (terms.writtenOff) lines.push(format(lang, "ui-written-off"));
  if (view.shown !== null) lines.push(format(lang, "ui-shown", { card: cardName(lang, view.shown.card) }));
  return lines;
}

/** Who has won. */
export function wonText(lang: Lang, view: TableView): string {
  const names = view.winners.map((seat) => capital(seatName(lang, view, seat))).join(", ");
  const isYou = view.you !== null && view.winners.includes(view.you);
  if (view.winners.length > 1) return format(lang, isYou ? "ui-you-shared" : "ui-shared", { names });
  return format(lang, isYou ? "ui-you-won" : "ui-won", { names });
}

/** The line above the hand: whose turn it is, or who takes the trick. */
export function statusText(lang: Lang, view: TableView): string {
  if (view.status === "trick") {
    const isYours = view.taker === view.you;
    return format(lang, isYours ? "ui-you-take" : "ui-takes", { name: seatName(lang, view, view.taker) });
  }
  if (view.status === "deal") return format(lang, "ui-deal-over");
  if (view.status === "over") return format(lang, "ui-game-over");
  const isCall = view.status === "calls";
  if (view.turn !== null && view.turn === view.you) {
    if (isCall) return format(lang, "ui-your-call");
    if (view.form !== "tricks") return drawStatus(lang, view);
    return format(lang, view.tableCards.length === 0 ? "ui-your-lead" : "ui-your-turn");
  }
  return format(lang, isCall ? "ui-waits-call" : "ui-waits", { name: seatName(lang, view, view.turn) });
}

/** The same where cards may be drawn. */
function drawStatus(lang: Lang, view: TableView): string {
  if (view.heap?.naming === true) return format(lang, "ui-name-suit");
  const canPlay = view.hand.some((held) => held.legal);
  const canDraw = view.calls.some(({ call }) => call.kind === "draw");
  const canPass = view.calls.some(({ call }) => call.kind === "pass");
  if (canPlay && canDraw) return format(lang, "ui-play-or-draw");
  if (canDraw) return format(lang, "ui-draw");
  if (canPass) return format(lang, canPlay ? "ui-play-or-pass" : "ui-pass");
  return format(lang, view.tableCards.length === 0 ? "ui-your-lead" : "ui-your-turn");
}

/** What a seat took in a deal, of the things that counted. */
export function takenText(lang: Lang, taken: TakenView, items: readonly string[], letters: Letters): string {
  const words: string[] = [];
  const add = (item: string, id: string, count: number): void => {
    if (count > 0 && items.includes(item)) words.push(format(lang, id, { count }));
  };
  add("tricks", "ui-taken-tricks", taken.tricks);
  add("hearts", "ui-taken-hearts", taken.hearts);
  add("boys", "ui-taken-boys", taken.boys);
  add("girls", "ui-taken-girls", taken.girls);
  add("king", "ui-taken-king", taken.king);
  add("last_two", "ui-taken-last", taken.lastTwo);
  if (taken.cards.length > 0) words.push(taken.cards.map((card) => shortCard(card, letters)).join(" "));
  return words.length === 0 ? format(lang, "ui-taken-nothing") : words.join(", ");
}
