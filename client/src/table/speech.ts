import { cardName } from "../cards/names";
import type { TableView, What } from "../messages.generated";
import { capital, format, type Lang } from "../texts/texts";
import { pointsText } from "./standings";
import { callText, contractName, seatName, wonText } from "./words";

/** The line that a screen reader says after an event: who did what, and whether it is your turn. */
export function spoken(lang: Lang, what: What, view: TableView, before: TableView | null): string {
  const parts = [
    happened(lang, what, view),
    struck(lang, what, view),
    result(lang, view, before),
    turn(lang, view, before),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function happened(lang: Lang, what: What, view: TableView): string {
  const isYou = what.seat !== null && what.seat === view.you;
  const name = capital(seatName(lang, view, what.seat));
  switch (what.kind) {
    case "played": {
      const card = what.card === null ? "" : cardName(lang, what.card);
      const line = format(lang, isYou ? "ui-say-you-played" : "ui-say-played", { name, card });
      return what.took === null ? line : `${line} ${took(lang, what.took, view)}`;
    }
    case "called": {
      const made = [...view.callsMade, ...(view.heap?.deeds ?? [])].findLast(
        (each) => each.seat === what.seat,
      );
      return made?.call == null
        ? ""
        : format(lang, "ui-say-called", { name, call: callText(lang, made.call) });
    }
    case "drew":
      return format(lang, isYou ? "ui-say-you-drew" : "ui-say-drew", { name });
    case "dealt": {
      const contract = contractName(lang, view.contract);
      const dealer = capital(seatName(lang, view, view.dealer));
      const isYours = view.dealer === view.you;
      return format(lang, isYours ? "ui-say-dealt-you" : "ui-say-dealt", { contract, name: dealer });
    }
    default:
      return "";
  }
}

/** Who loses his turn to the card just laid. */
function struck(lang: Lang, what: What, view: TableView): string {
  const last = view.heap?.deeds.at(-1);
  if (last?.struck == null || (what.kind !== "played" && what.kind !== "dealt")) return "";
  const isYou = last.seat === view.you;
  const name = capital(seatName(lang, view, last.seat));
  return format(lang, isYou ? "ui-say-you-struck" : "ui-say-struck", { name, count: last.struck });
}

function took(lang: Lang, seat: number, view: TableView): string {
  if (seat === view.you) return format(lang, "ui-say-you-took");
  return format(lang, "ui-say-took", { name: seatName(lang, view, seat) });
}

/** The end of a deal or of the game, the moment it comes, with one's own points. */
function result(lang: Lang, view: TableView, before: TableView | null): string {
  const { status, you, lastDeal } = view;
  if (before === null || before.status === status || you === null || lastDeal === null) return "";
  const total = pointsText(view, view.totals.all.points[you - 1] ?? 0);
  if (status === "over") return format(lang, "ui-say-game-over", { result: wonText(lang, view), total });
  if (status !== "deal") return "";
  return format(lang, "ui-say-deal-over", { points: pointsText(view, lastDeal.points[you - 1] ?? 0), total });
}

function turn(lang: Lang, view: TableView, before: TableView | null): string {
  if (view.awaits !== "you" || (before?.awaits === "you" && before.prompt === view.prompt)) return "";
  return format(lang, view.status === "calls" ? "ui-say-call" : "ui-say-turn");
}
