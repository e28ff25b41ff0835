import { queryOf, type Answers } from "../find/answers";
import type {
  FinderStep,
  Mine,
  MoveLink,
  OpenTable,
  PresetList,
  Problem,
  TableRef,
} from "../messages.generated";

/** An answer that is no success, with the server's own words where it gave any. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
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
    throw new ApiError("no-server", "");
  }
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new ApiError(problem?.code ?? String(response.status), problem?.text ?? "");
}

export const api = {
  presets: (): Promise<PresetList> => call("/api/presets"),
  find: (answers: Answers): Promise<FinderStep> => call(`/api/find${queryOf(answers)}`),
  mine: (): Promise<Mine> => call("/api/mine"),
  open: (wish: OpenTable): Promise<TableRef> => call("/api/tables", wish),
  link: (): Promise<MoveLink> => call("/api/link", {}),
};
