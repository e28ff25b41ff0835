import { FluentBundle, FluentResource, FluentType, type FluentVariable, type Scope } from "@fluent/bundle";
import enCards from "../../../src/kingclub/texts/en/cards.ftl?raw";
import enClient from "../../../src/kingclub/texts/en/client.ftl?raw";
import enContracts from "../../../src/kingclub/texts/en/contracts.ftl?raw";
import enRefusals from "../../../src/kingclub/texts/en/refusals.ftl?raw";
import enTable from "../../../src/kingclub/texts/en/table.ftl?raw";
import ruCards from "../../../src/kingclub/texts/ru/cards.ftl?raw";
import ruClient from "../../../src/kingclub/texts/ru/client.ftl?raw";
import ruContracts from "../../../src/kingclub/texts/ru/contracts.ftl?raw";
import ruRefusals from "../../../src/kingclub/texts/ru/refusals.ftl?raw";
import ruTable from "../../../src/kingclub/texts/ru/table.ftl?raw";
import { formatPoints } from "./points";

export const LANGS = ["ru", "en"] as const;
export type Lang = (typeof LANGS)[number];
export type Args = Record<string, FluentVariable>;

export const SOURCES: Record<Lang, readonly string[]> = {
  ru: [ruCards, ruContracts, ruRefusals, ruTable, ruClient],
  en: [enCards, enContracts, enRefusals, enTable, enClient],
};

/** What `POINTS($points)` is in a message: points with a proper minus and halves. */
class ShownPoints extends FluentType<number> {
  override toString(_scope?: Scope): string {
    return formatPoints(this.value);
  }
}

function points(given: readonly unknown[]): FluentType<number> {
  const value = given[0];
  return new ShownPoints(Number(value instanceof FluentType ? value.valueOf() : value));
}

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { functions: { POINTS: points }, useIsolating: false });
  for (const source of SOURCES[lang]) {
    const errors = made.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }
  return made;
}

const made = new Map<Lang, FluentBundle>();

export function bundleOf(lang: Lang): FluentBundle {
  const known = made.get(lang) ?? bundle(lang);
  made.set(lang, known);
  return known;
}

/** The message with its arguments filled in. A missing one is shown by its id: loud, but not fatal. */
export function format(lang: Lang, id: string, args: Args = {}): string {
  const found = bundleOf(lang);
  const pattern = found.getMessage(id)?.value;
  return pattern ? found.formatPattern(pattern, args, []) : id;
}

export function hasText(lang: Lang, id: string): boolean {
  return bundleOf(lang).hasMessage(id);
}

/** The first letter made large, for a line that begins with a word of the middle. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
