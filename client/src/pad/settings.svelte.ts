import type { Letters } from "../cards/card";
import { keep, stored } from "../stored";
import { LANGS, type Args, type Lang } from "../texts/bundles";
import { format } from "./texts";

/** How the person likes to read. */
export interface Settings {
  lang: Lang;
  print: "normal" | "large";
  /** What a point is worth, the smallest coin, and what it is called; as typed. */
  price: string;
  coin: string;
  currency: string;
}

const KEY = "kingclub.pad.settings";

function fresh(): Settings {
  const wanted = navigator.language.slice(0, 2);
  const lang = LANGS.find((each) => each === wanted) ?? (["uk", "be"].includes(wanted) ? "ru" : "en");
  return { lang, print: "normal", price: "1", coin: "1", currency: "" };
}

/** What the person chose in the club. */
const club = stored<{ lang: Lang; letters: Letters }>("kingclub.settings");

export const settings: Settings = $state({
  ...fresh(),
  ...(club.lang === undefined ? {} : { lang: club.lang }),
  ...stored<Settings>(KEY),
});

export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  keep(KEY, settings);
}

/** The letters on cards: those of the club where it speaks the same language, else those of the language. */
export function letters(): Letters {
  const usual = settings.lang === "ru" ? "cyrillic" : "latin";
  return settings.lang === club.lang ? (club.letters ?? usual) : usual;
}

/** A message in the person's language; changes with it. */
export function t(id: string, args: Args = {}): string {
  return format(settings.lang, id, args);
}
