import { expect, it } from "vitest";
import { CardTextError, parseCard } from "../../src/pad/model/card_letters";
import { parseSheet } from "../../src/pad/model/file";
import { SheetFileError } from "../../src/pad/model/file_fault";
import { CASES } from "./sheets";

function read(text: string): string {
  try {
    return text.split(" ").map(parseCard).join(" ");
  } catch (error) {
    if (error instanceof CardTextError) return error.fault;
    throw error;
  }
}

it.each(CASES.letters)("reads $text as Python does", ({ text, cards, refused }) => {
  expect(read(text)).toBe(cards ?? refused);
});

function sheetWith(card: string): string {
  const held = { "1": { cards: [card] } };
  const rows = [{ contract: "kis-kis", tally: held }];
  return JSON.stringify({ rules: "kis-kis", players: ["Т♠", "Тs"], rows, note: "Тs" });
}

it("opens a sheet whose cards are written in Cyrillic, and leaves names as they are", () => {
  const { sheet } = parseSheet(sheetWith("Т♠"));
  expect(sheet.rows[0]).toMatchObject({ tally: { "1": { cards: ["A♠"] } } });
  expect(sheet.players).toEqual(["Т♠", "Тs"]);
});

it("names a card that mixes the alphabets", () => {
  const opened = (): unknown => parseSheet(sheetWith("Тs"));
  expect(opened).toThrow(SheetFileError);
  expect(opened).toThrow(expect.objectContaining({ fault: "mixed-alphabets", text: "Тs" }));
});
