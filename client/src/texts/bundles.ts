import { FluentBundle, FluentResource, FluentType, type FluentVariable, type Scope } from "@fluent/bundle";
import { formatPoints } from "./points";

export const LANGS = ["ru", "en"] as const;
export type Lang = (typeof LANGS)[number];
export type Args = Record<string, FluentVariable>;
export type Sources = Readonly<Record<Lang, readonly string[]>>;

export interface Bundles {
  bundleOf: (lang: Lang) => FluentBundle;
  /** The message with its arguments filled in. A missing one is shown by its id: loud, but not fatal. */
  format: (lang: Lang, id: string, args?: Args) => string;
  hasText: (lang: Lang, id: string) => boolean;
}

/** The messages of these files; a language is read when it is first asked for. */
export function bundlesOf(sources: Sources): Bundles {
  const made = new Map<Lang, FluentBundle>();
  function bundleOf(lang: Lang): FluentBundle {
    const known = made.get(lang) ?? bundle(lang, sources[lang]);
    made.set(lang, known);
    return known;
  }
  return {
    bundleOf,
    format(lang, id, args = {}) {
      const found = bundleOf(lang);
      const pattern = found.getMessage(id)?.value;
      return pattern ? found.formatPattern(pattern, args, []) : id;
    },
    hasText: (lang, id) => bundleOf(lang).hasMessage(id),
  };
}

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

function bundle(lang: Lang, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { functions: { POINTS: points }, useIsolating: false });
  for (const source of sources) {
    const errors = made.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }
  return made;
}

/** The first letter made large, for a line that begins with a word of the middle. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
