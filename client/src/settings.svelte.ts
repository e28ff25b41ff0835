import type { Letters } from "./cards/card";
import type { Sort } from "./cards/sort";
import type { Pace } from "./messages.generated";
import { keep, stored } from "./stored";
import { LANGS, format, type Args, type Lang } from "./texts/texts";

/** What the person likes. Kept in this browser, never sent anywhere but for the pace and the language. */
export interface Settings {
  lang: Lang;
  letters: Letters;
  colours: "two" | "four";
  size: "s" | "m" | "l";
  hand: "right" | "left";
  taps: "one" | "two";
  sort: Sort;
  pace: Pace;
  sounds: "off" | "turn" | "all";
  name: string;
  sheetDocked: boolean;
  /** The game chosen last; empty before the first choice. */
  preset: string;
  /** By preset, how it was last set up. */
  games: Readonly<Record<string, { players: number; switches: Readonly<Record<string, string>> }>>;
}

const KEY = "kingclub.settings";

function firstLang(): Lang {
  const wanted = typeof navigator === "undefined" ? "ru" : navigator.language.slice(0, 2);
  return LANGS.find((lang) => lang === wanted) ?? (wanted === "uk" || wanted === "be" ? "ru" : "en");
}

function fresh(): Settings {
  const lang = firstLang();
  return {
    lang,
    letters: lang === "ru" ? "cyrillic" : "latin",
    colours: "two",
    size: "m",
    hand: "right",
    taps: "one",
    sort: "up",
    pace: "normal",
    sounds: "off",
    name: "",
    sheetDocked: true,
    preset: "",
    games: {},
  };
}

export const settings: Settings = $state({ ...fresh(), ...stored<Settings>(KEY) });

/** Changes some of them and keeps that; a browser that stores nothing is no reason to stop. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  keep(KEY, settings);
}

/** A message in the person's language; changes with it. */
export function t(id: string, args: Args = {}): string {
  return format(settings.lang, id, args);
}
