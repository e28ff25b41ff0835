/** Why a file is no sheet: what Python finds too, and what only a page can meet. */

import type { SheetFault } from "../rules.generated";

export type FileFault =
  SheetFault | "no-sheet" | "mixed-alphabets" | "no-preset" | "other-version" | "refused" | "table";

interface Where {
  /** Of the sheet, or of the table's lines, from 1. */
  readonly row?: number;
  readonly line?: number;
}

export class SheetFileError extends Error {
  readonly fault: FileFault;
  /** What is written there, where the fault is in one word. */
  readonly text: string;
  /** What would mend it, where one thing would. */
  readonly wanted: string;
  readonly where: Where;

  constructor(fault: FileFault, text = "", wanted = "", where: Where = {}) {
    super(fault);
    this.fault = fault;
    this.text = text;
    this.wanted = wanted;
    this.where = where;
  }
}

/** What `look` gives; a fault that it throws is told with its place. */
export function inPlace<T>(where: Where, look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof SheetFileError)) throw error;
    throw new SheetFileError(error.fault, error.text, error.wanted, where);
  }
}
