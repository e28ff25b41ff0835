import { queryOf, type Answers } from "../find/answers";
import type {
  AwayWish,
  Checked,
  FinderStep,
  JoinWish,
  LinkWish,
  Mine,
  MoveLink,
  OpenTable,
  PresetList,
  Problem,
  RulePages,
  TableRef,
} from "../messages.generated";

/** An answer that is no success; `told` is what the server has to say of it to the person. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly told: Problem["told"] = null,
  ) {
    super(code);
  }
}

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...request });
  } catch {
    throw new ApiError("no-server");
  }
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new ApiError(problem?.code ?? String(response.status), problem?.told ?? null);
}

/** A game that is wished for: a preset, how many play it, and the switches that differ from it. */
export interface Game {
  preset: string;
  players: number;
  switches: Readonly<Record<string, string>>;
}

export function gameQuery(game: Game): string {
  return new URLSearchParams({ players: String(game.players), ...game.switches }).toString();
}

export function rulesAddress(game: Game): string {
  return `/rules/${game.preset}?${gameQuery(game)}`;
}

export const api = {
  presets: (): Promise<PresetList> => call("/api/presets"),
  find: (answers: Answers): Promise<FinderStep> => call(`/api/find${queryOf(answers)}`),
  check: (game: Game): Promise<Checked> => call(`/api/check/${game.preset}?${gameQuery(game)}`),
  rules: (preset: string, query: string): Promise<RulePages> =>
    call(`/api/rules/${encodeURIComponent(preset)}?${query}`),
  mine: (): Promise<Mine> => call("/api/mine"),
  putAway: (wish: AwayWish): Promise<Mine> => call("/api/away", wish),
  open: (wish: OpenTable): Promise<TableRef> => call("/api/tables", wish),
  join: (wish: JoinWish): Promise<Mine> => call("/api/join", wish),
  endLink: (): Promise<Mine> => call("/api/link/end", {}),
  link: (wish: LinkWish): Promise<MoveLink> => call("/api/link", wish),
};
