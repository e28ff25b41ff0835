/** What can stand in a sheet file, value by value. */

import { LARGEST_READ, LARGEST_TYPED } from "../rules.generated";
import { SUITS } from "./cards";
import { SheetFileError } from "./file_fault";

/** Throws SheetFileError of a value that can not stand at `place`. */
export type Look = (value: unknown, place: string) => void;
export type Shape = Readonly<Record<string, Look>>;

/** No sheet has more rows or changes. */
const MOST_LINES = 10_000;

/** Every key is one of the shape's, and what stands there is as it wants it. */
export function shaped(shape: Shape): Look {
  return (value, place) => {
    fits(isRecord(value), place);
    const found = value as Readonly<Record<string, unknown>>;
    const strange = Object.keys(found).find((key) => !Object.hasOwn(shape, key));
    if (strange !== undefined) throw new SheetFileError("unknown-key", strange, place);
    for (const [key, look] of Object.entries(shape)) {
      const there = Object.hasOwn(found, key) ? found[key] : undefined;
      if (there === undefined && !isFree(look, place)) throw new SheetFileError("missing-key", key, place);
      look(there, place === "" ? key : `${place}.${key}`);
    }
  };
}

/** Whether nothing may stand there. */
function isFree(look: Look, place: string): boolean {
  try {
    look(undefined, place);
    return true;
  } catch {
    return false;
  }
}

export function maybe(look: Look): Look {
  return (value, place) => (value === undefined ? undefined : look(value, place));
}

export function listOf(look: Look): Look {
  return (value, place) => {
    fits(Array.isArray(value) && value.length <= MOST_LINES, place);
    (value as unknown[]).forEach((each, at) => look(each, `${place}[${at}]`));
  };
}

export function must(
  isRight: boolean,
  fault: "bad-value" | "bad-card" | "bad-suit" | "bad-number",
  value: unknown,
): void {
  if (!isRight) throw new SheetFileError(fault, String(value));
}

export function fits(isRight: boolean, place: string): void {
  must(isRight, "bad-value", place);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function text(value: unknown, place: string): void {
  fits(typeof value === "string", place);
}

export function flag(value: unknown, place: string): void {
  fits(typeof value === "boolean", place);
}

export function isSwitch(value: unknown): boolean {
  const isList = Array.isArray(value) && value.every((each) => typeof each === "string");
  return isList || ["string", "boolean", "number"].includes(typeof value);
}

export function whole(value: unknown, place: string): void {
  fits(Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_TYPED, place);
}

export function count(value: unknown, place: string): void {
  whole(value, place);
  const [, seat] = /tally\.(\d+)/.exec(place) ?? [];
  if (Number(value) < 0)
    throw new SheetFileError(seat === undefined ? "bad-value" : "below-zero", seat ?? place);
}

/** Whole or half; greater than can be typed now, for once anything could be. */
export function points(value: unknown, place: string): void {
  fits(typeof value === "number", place);
  must(Math.abs(Number(value)) <= LARGEST_READ && Number.isInteger(Number(value) * 2), "bad-number", value);
}

export function seatOf(players: number): Look {
  return (value, place) => {
    whole(value, place);
    if (Number(value) < 1 || Number(value) > players)
      throw new SheetFileError("no-seat", String(value), String(players));
  };
}

export function isSuit(value: unknown): boolean {
  return SUITS.some((suit) => suit === value);
}

export function card(value: unknown, place: string): void {
  text(value, place);
  must(/^(?:(?:[AKQJ2-9]|10)[♠♣♦♥]|Jo[12])$/.test(String(value)), "bad-card", value);
}
