/** What the pad says, in the words of the person's language. */

import { cornerOf, faceOf } from "../cards/card";
import { capital } from "../texts/bundles";
import { formatPoints } from "../texts/points";
import type { Fault } from "./model/fault";
import type { Diagnosis } from "./model/doctor";
import type { SheetFileError } from "./model/file_fault";
import { isLeadOpen } from "./model/leading";
import type { Mend } from "./model/mends";
import type { Pad } from "./model/pad";
import { isCell, type Place } from "./model/paper";
import type { Seat, Terms } from "./model/row";
import type { Sheet, TotalKind } from "./model/sheet";
import type { ContractId } from "./rules.generated";
import { letters, t } from "./settings.svelte";
import { hasText } from "./texts";

/** Of two with one name each has the seat beside it. */
export function nameOf({ sheet }: Pad, seat: Seat): string {
  const name = sheet.players[seat - 1] || t("seat", { seat });
  return sheet.players.filter((each) => each === name).length > 1 ? `${name} (${seat})` : name;
}

export function playersOf({ players }: Sheet): string {
  return players.map((name, at) => name || t("seat", { seat: at + 1 })).join(", ");
}

export function contractName(contract: ContractId | undefined): string {
  return contract === undefined ? t("desk-ordered") : t(`contract-${contract}`);
}

export function shortName(contract: ContractId | undefined): string {
  return contract === undefined ? "" : t(`contract-${contract}-short`);
}

export function dealTitle(pad: Pad, number: number): string {
  const { deals } = pad;
  return deals === undefined || number > deals
    ? t("desk-deal", { number })
    : t("desk-deal-of", { number, deals });
}

/** Deals with what they are about. */
export function dealNames(pad: Pad, numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      const contract = shortName(pad.contractOf(number));
      return contract === "" ? String(number) : `${number} (${contract})`;
    })
    .join(", ");
}

/** Numbers of deals that follow one another. */
export function dealList(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === last ? String(first) : `${String(first)}–${String(last)}`;
}

/** Which deal, what it is about, who deals and who leads. */
export function dealLine(pad: Pad, number: number, terms: Terms = {}): string {
  const title = dealTitle(pad, number);
  return `${title}: ${contractName(pad.contractOf(number))} · ${whoLine(pad, number, terms)}`;
}

export function whoLine(pad: Pad, number: number, terms: Terms = {}): string {
  const deals = t("desk-deals", { name: nameOf(pad, pad.dealerOf(number)) });
  const leads = isLeadOpen(pad, number, terms) ? "desk-speaks-first" : "desk-leads";
  return `${deals} · ${t(leads, { name: nameOf(pad, pad.leaderOf(number, terms)) })}`;
}

/** What comes next, or that nothing does. */
export function nextLine(pad: Pad): string {
  return pad.isOver ? t("desk-over") : dealLine(pad, pad.nextNumber);
}

export function faultText(pad: Pad, fault: Fault): string {
  return t(`row-${fault.reason}`, {
    name: fault.seat === undefined ? "" : nameOf(pad, fault.seat),
    item: fault.item === undefined ? "" : t(`pad-item-${fault.item}`),
    found: fault.found ?? 0,
    wanted: fault.wanted ?? 0,
    cards: (fault.cards ?? "").split(" ").map(cardText).join(" "),
  });
}

/** Why a file is no sheet, as the command line tells it. */
export function fileFaultText({ fault, text, wanted, where }: SheetFileError, name: string): string {
  const id = `sheet-fault-${fault}`;
  if (!hasText("ru", id)) return t(`desk-file-${fault}`, { name, text });
  const said = t(id, { text, wanted });
  const { row, line } = where;
  const placed = row === undefined ? said : t("sheet-at-row", { row, said });
  return t("pad-no-sheet", {
    path: name,
    cause: line === undefined ? placed : t("sheet-at-line", { line, said }),
  });
}

export function totalName(kind: TotalKind): string {
  return t(`desk-total-${kind}`);
}

/** What the doctor says beyond the faults of single rows, a line each. */
export function doctorLines(pad: Pad, diagnosis: Diagnosis): string[] {
  if (pad.rows.every((row) => row === null) && Object.keys(pad.sheet.totals ?? {}).length === 0)
    return [t("desk-doctor-empty")];
  if (diagnosis.wrong === 0) return [t("pad-right")];
  const lines = diagnosis.totals.map((off) =>
    t("doctor-total-off", { place: placeName(pad, off), written: off.written, found: off.sum }),
  );
  if (diagnosis.mends.length > 0) {
    lines.push(t(heading(diagnosis)));
    lines.push(...diagnosis.mends.slice(0, SHOWN).map((mend) => `· ${mendText(pad, mend)}`));
  }
  if (diagnosis.wrong === 1)
    for (const out of diagnosis.ruled_out)
      lines.push(t(`doctor-ruled-out-${out.why}`, { place: placeName(pad, out), number: out.number }));
  return [...lines, ...diagnosis.unknown.map((each) => t(`doctor-unknown-${each}`))].map(capital);
}

const SHOWN = 12;

function heading({ wrong, mends }: Diagnosis): string {
  const isCertain = mends.length === 1 && mends[0]?.ways.length === 1;
  if (wrong === 1) return isCertain ? "doctor-one" : "doctor-one-of";
  return isCertain ? "doctor-two" : "doctor-two-of";
}

/** Each place with the number that it must hold; where several ways are open, only the places. */
function mendText(pad: Pad, { places, ways }: Mend): string {
  const isOpen = ways.length > 1 && places.length > 1;
  return places
    .map((at, which) => {
      const place = placeName(pad, at);
      const numbers = [...new Set(ways.map((way) => formatPoints(way[which] ?? 0)))].join(" / ");
      return isOpen ? t("doctor-suspect", { place }) : t("doctor-mend", { place, numbers });
    })
    .join("; ");
}

function placeName(pad: Pad, place: Place): string {
  const name = nameOf(pad, place.seat);
  return isCell(place)
    ? t("doctor-cell", { row: place.row, name })
    : t("doctor-total", { total: totalName(place.total), name });
}

const SUIT_NAMES: Readonly<Record<string, string>> = {
  "♠": "spades",
  "♣": "clubs",
  "♦": "diamonds",
  "♥": "hearts",
};

export function suitName(suit: string): string {
  return t("suit-name", { suit: SUIT_NAMES[suit] ?? suit });
}

/** A card as it is shown: `10♥`, `Д♠`, a joker by its name. */
export function cardText(card: string): string {
  const { rank, suit } = faceOf(card);
  if (suit !== null) return cornerOf(rank, letters()) + suit;
  return card === "" ? "" : `${t("joker-name")} ${jokerNumber(card)}`;
}

/** A card in little room; the only joker has no number. */
export function cardSign(card: string, jokers = 2): string {
  if (faceOf(card).suit !== null) return cardText(card);
  return jokers === 1 ? "★" : `★ ${jokerNumber(card)}`;
}

function jokerNumber(card: string): string {
  return /^Jo(\d)$/.exec(card)?.[1] ?? card;
}
