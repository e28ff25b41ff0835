import type { TableView } from "../messages.generated";

export interface SheetRow {
  number: number;
  contract: string | null;
  points: readonly number[] | null;
  check: number | null;
  right: boolean | null;
  isNow: boolean;
}

/** The rows of the blank as they stand: those filled in, the one that is played now, those to come. */
export function sheetRows(view: TableView): SheetRow[] {
  const filled = new Map(view.sheet.map((row) => [row.number, row]));
  const printed = new Map(view.programme.map((row) => [row.number, row]));
  const now = view.status === "deal" || view.over ? null : view.dealNumber;
  const numbers = new Set([...printed.keys(), ...filled.keys(), ...(now === null ? [] : [now])]);
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((number) => {
      const done = filled.get(number);
      const blank = printed.get(number);
      const isNow = number === now && done === undefined;
      return {
        number,
        contract: done?.contract ?? blank?.contract ?? (isNow ? view.contract : null),
        points: done?.points ?? null,
        check: done?.check ?? blank?.check ?? null,
        right: done?.right ?? null,
        isNow,
      };
    });
}
