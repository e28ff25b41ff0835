/** Money as it is written in the person's language. */

import type { Lang } from "../texts/bundles";
import type { Fraction } from "./model/fraction";
import { settings, t } from "./settings.svelte";

/** A number with a decimal point, as the language writes it. */
export function decimalText(number: string, lang: Lang = settings.lang): string {
  return lang === "ru" ? number.replace(".", ",") : number;
}

/** An amount, exact. */
export function moneyText(amount: Fraction, currency: string): string {
  const number = decimalText(withCents(String(amount)));
  if (currency === "") return number;
  return t(/^\p{Sc}+$/u.test(currency) ? "money-sign" : "money-word", { number, currency });
}

/** Money that is not whole has two digits after the point, or more. */
function withCents(number: string): string {
  const [whole = "", part] = number.split(".");
  return part === undefined ? number : `${whole}.${part.padEnd(CENTS, "0")}`;
}

const CENTS = 2;
