import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHOICES, PACES } from "../src/panels/choices";
import { spoken } from "../src/table/speech";
import { seatName, statusText, takenText } from "../src/table/words";
import { formatPoints } from "../src/texts/points";
import { LANGS, SOURCES, format, hasText } from "../src/texts/texts";
import { tableView } from "./fakes";

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const CODE = files("src")
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const USED = new Set([...CODE.matchAll(/["'](ui-[a-z]+(?:-[a-z]+)*)["']/g)].map((found) => found[1] ?? ""));

/** As the generated messages have them: a type leaves nothing to ask at run time. */
const CALL_KINDS =
  /interface CallView \{\s*kind: ([^;]+);/
    .exec(CODE)?.[1]
    ?.split("|")
    .map((kind) => kind.trim().replaceAll('"', "")) ?? [];

describe.each(LANGS)("texts in %s", (lang) => {
  it("has every message that the code names", () => {
    expect([...USED].filter((id) => !hasText(lang, id))).toEqual([]);
  });

  it("has a word for every setting", () => {
    const ids = CHOICES.flatMap(({ key, values }) => [
      `ui-set-${key}`,
      ...values.map((one) => `ui-set-${key}-${one}`),
    ]);
    ids.push(...PACES.map((pace) => `ui-pace-${pace}`));
    expect(ids.filter((id) => !hasText(lang, id))).toEqual([]);
  });

  it("asks in words for every kind of call that the server names", () => {
    const kinds = CALL_KINDS.map((kind) => `ui-calls-${kind}`);
    expect(kinds).toContain("ui-calls-draw");
    expect(kinds.filter((id) => !hasText(lang, id))).toEqual([]);
  });

  it("has no broken message", () => {
    for (const source of SOURCES[lang]) {
      const declared = [...source.matchAll(/^[a-z][\w-]* =/gm)].length;
      expect([...new FluentResource(source).body]).toHaveLength(declared);
    }
  });
});

it("has the same messages in both languages", () => {
  const ids = LANGS.map((lang) =>
    SOURCES[lang].flatMap((source) => [...new FluentResource(source).body].map(({ id }) => id)),
  );
  expect(ids[0]).toEqual(ids[1]);
});

it("words the turn and what was taken", () => {
  expect(statusText("ru", tableView())).toBe("Ваш ход");
  expect(statusText("en", tableView({ status: "trick", taker: 2 }))).toBe("Anna takes the trick");
  const taken = { tricks: 2, hearts: 3, boys: 0, girls: 0, king: 0, lastTwo: 0, cards: [] };
  expect(takenText("ru", taken, ["tricks"], "cyrillic")).toBe("2 взятки");
  expect(takenText("ru", taken, ["girls"], "cyrillic")).toBe(format("ru", "ui-taken-nothing"));
  const cards = ["10♥", "Q♥", "Jo1"];
  expect(takenText("ru", { ...taken, cards }, ["10♥"], "cyrillic")).toBe("10♥ Д♥ ★");
});

it("prints points as the sheet does", () => {
  expect([7.5, -16, -0.5, 0].map(formatPoints)).toEqual(["7½", "−16", "−½", "0"]);
});

it("calls bots in the language of the page, and a person as he calls himself", () => {
  const seats = tableView().seats.map((each) => (each.seat === 1 ? { ...each, name: "Анна" } : each));
  const named = tableView({ you: 3, seats });
  expect([1, 2].map((seat) => seatName("en", named, seat))).toEqual(["Анна", "Anna"]);
  expect([1, 2].map((seat) => seatName("ru", named, seat))).toEqual(["Анна", "Анна"]);
});

it("says the end of a deal with one's own points, once", () => {
  const points = { points: [-6, 0, 0, 0], check: -6, right: true };
  const lastDeal = {
    number: 1,
    contract: "no-tricks",
    dealer: 3,
    terms: tableView().terms,
    tally: [],
    points: [-4, 0, 0, 0],
    check: -4,
  };
  const over = tableView({
    status: "deal",
    awaits: "tap",
    lastDeal,
    totals: { minus: points, plus: points, all: points },
  });
  const what = { kind: "acknowledged", seat: null, card: null, took: null } as const;
  expect(spoken("en", what, over, tableView())).toBe("The deal is over. −4 for you, −6 in all.");
  expect(spoken("ru", what, over, tableView())).toBe("Сдача окончена. Вам −4, всего −6.");
  expect(spoken("en", what, over, over)).toBe("");
  const ended = { ...over, status: "over" as const, over: true, winners: [2] };
  expect(spoken("en", what, ended, over)).toBe("The game is over. Anna wins. You have −6.");
});
