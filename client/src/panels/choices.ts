import type { Pace } from "../messages.generated";
import type { Settings } from "../settings.svelte";
import type { Lang } from "../texts/texts";

export const PACES: readonly Pace[] = ["none", "fast", "normal", "slow", "tap"];

export const LANG_CHOICES: readonly { value: Lang; text: string }[] = [
  { value: "ru", text: "Русский" },
  { value: "en", text: "English" },
];

type Plain = "letters" | "colours" | "size" | "sort" | "taps" | "hand" | "sounds";
interface ChoiceOf<Key extends Plain> {
  key: Key;
  values: readonly Settings[Key][];
}

/** The settings that are a choice of a few words; each word is `ui-set-KEY-VALUE`. */
export const CHOICES: readonly { [Key in Plain]: ChoiceOf<Key> }[Plain][] = [
  { key: "letters", values: ["cyrillic", "latin"] },
  { key: "colours", values: ["two", "four"] },
  { key: "size", values: ["s", "m", "l"] },
  { key: "sort", values: ["up", "down", "rank"] },
  { key: "taps", values: ["one", "two"] },
  { key: "hand", values: ["right", "left"] },
  { key: "sounds", values: ["off", "turn", "all"] },
];
