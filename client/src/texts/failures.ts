import { ApiError } from "../net/api";
import { format, type Lang } from "./texts";

const BY_CODE: Readonly<Record<string, string>> = {
  "no-server": "ui-no-server",
  "not-saved": "ui-failure-not-saved",
  "too-many": "ui-failure-too-many",
  unexpected: "ui-failure-unexpected",
};

/** Why a request was not done, in the person's language; the server's own words are for its log. */
export function failureText(lang: Lang, error: unknown): string {
  if (!(error instanceof ApiError)) return format(lang, "ui-no-server");
  if (error.told !== null) return error.told[lang];
  const id = BY_CODE[error.code];
  return id === undefined ? format(lang, "ui-error", { code: error.code }) : format(lang, id);
}

/** Whether the same request may go better another time: what is asked wrongly stays wrong. */
export function mayGoBetter(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code in BY_CODE;
}
