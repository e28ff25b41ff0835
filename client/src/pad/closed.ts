/** Kept sheets that can not be opened here: another version of the page wrote them. They are left alone. */

import type { Kept } from "./keep";
import { padOf } from "./model/file";
import { SheetFileError, type FileFault } from "./model/file_fault";

export interface Closed {
  readonly kept: Kept;
  readonly why: FileFault;
}

export function closedOf(all: readonly Kept[]): Closed[] {
  return all.flatMap((kept) => {
    const why = whyClosed(kept);
    return why === undefined ? [] : [{ kept, why }];
  });
}

/** Why it can not be opened; undefined where it can. */
export function whyClosed({ sheet }: Kept): FileFault | undefined {
  try {
    padOf(sheet);
    return undefined;
  } catch (error) {
    return error instanceof SheetFileError ? error.fault : "no-sheet";
  }
}
