import type { TableView, Total } from "../messages.generated";

export interface SheetRow {
  number: number;
  contract: string | null;
  points: readonly number[] | null;
  check: number | null;
  right: boolean | null;
  /** Who ordered the deal or named its suit, once the deal says so. */
  declarer: number | null;
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
        declarer: done?.declarer ?? (isNow ? view.terms.declarer : null),
        isNow,
      };
    });
}

export interface SheetTotal {
  id: "ui-sheet-minus" | "ui-sheet-plus" | "ui-sheet-all";
  sign: string;
  total: Total;
}

/** The closing lines that this game's blank has. */
export function sheetTotals({ totals }: TableView): SheetTotal[] {
  const { minus, plus, all } = totals;
  const lines: SheetTotal[] = [];
  if (minus !== null) lines.push({ id: "ui-sheet-minus", sign: "−", total: minus });
  if (plus !== null) lines.push({ id: "ui-sheet-plus", sign: "+", total: plus });
  return [...lines, { id: "ui-sheet-all", sign: "Σ", total: all }];
}
