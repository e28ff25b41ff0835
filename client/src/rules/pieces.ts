import type { SuitSign } from "../cards/card";

/** A text of the handbook, cut where something is drawn in its own way. */
export type Piece =
  | { kind: "text"; text: string }
  /** How a switch is written in commands. */
  | { kind: "code"; text: string }
  | { kind: "card"; rank: string; suit: SuitSign };

const SPECIAL = /`([^`]+)`|(10|[2-9JQKA])?([♠♣♦♥])/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(SPECIAL)) {
    if (match.index > end) pieces.push({ kind: "text", text: text.slice(end, match.index) });
    const [all, code, rank, suit] = match;
    if (code !== undefined) pieces.push({ kind: "code", text: code });
    else pieces.push({ kind: "card", rank: rank ?? "", suit: suit as SuitSign });
    end = match.index + all.length;
  }
  if (end < text.length) pieces.push({ kind: "text", text: text.slice(end) });
  return pieces;
}
