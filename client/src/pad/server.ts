/** What the club's server does for the pad where there is one: paper as PDF, and a sheet shown to the table. */

import type { Problem, ShownLink } from "../messages.generated";
import { keep, stored } from "../stored";
import { formatSheet } from "./model/file";
import type { Pad } from "./model/pad";
import { settings } from "./settings.svelte";

/** One file from a disk has no server. */
export const hasServer = location.protocol !== "file:";

const KEY = "kingclub.pad.shown";
const BYTES = 20;

/** Why it could not be done, in the person's language where the server says it. */
export class ServerError extends Error {}

/** The secret by which a sheet is shown; undefined where it is not. */
export function secretOf(id: string): string | undefined {
  return stored<Record<string, string>>(KEY)[id];
}

export function newSecret(id: string): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(BYTES))];
  const secret = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(KEY, { ...stored<Record<string, string>>(KEY), [id]: secret });
  return secret;
}

function forget(id: string): void {
  const { [id]: _secret, ...others } = stored<Record<string, string>>(KEY);
  keep(KEY, others);
}

export async function show(pad: Pad, secret: string): Promise<ShownLink> {
  const sheet = formatSheet(pad.with({ history: [] }));
  const answer = await ask("/api/pad/show", JSON.stringify({ secret, sheet }));
  return (await answer.json()) as ShownLink;
}

export async function endShow(id: string): Promise<void> {
  const secret = secretOf(id);
  if (secret !== undefined) await ask("/api/pad/show/end", JSON.stringify({ secret }));
  forget(id);
}

/** The sheet's text; null where it is shown no longer. */
export async function readShown(name: string): Promise<string | null> {
  const answer = await fetch(`/api/pad/shown/${encodeURIComponent(name)}`, { cache: "no-store" });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new ServerError("");
  return answer.text();
}

export interface Look {
  readonly paper: "a4" | "a5";
  readonly isLarge: boolean;
}

export function blankAddress({ sheet }: Pad, look: Look): string {
  const query = new URLSearchParams({
    ...sheet.switches,
    players: String(sheet.players.length),
    names: sheet.players.map((name) => name.replaceAll(",", " ")).join(),
    ...words(look),
  });
  return `/api/pad/blank/${sheet.rules}?${query.toString()}`;
}

export async function filledPaper(pad: Pad, look: Look): Promise<Blob> {
  const query = new URLSearchParams(words(look)).toString();
  const answer = await ask(`/api/pad/paper?${query}`, formatSheet(pad.with({ history: [] })));
  return answer.blob();
}

function words({ paper, isLarge }: Look): Record<string, string> {
  return { paper, lang: settings.lang, ...(isLarge ? { large: "on" } : {}) };
}

async function ask(path: string, body: string): Promise<Response> {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ServerError(problem?.told?.[settings.lang] ?? "");
}
