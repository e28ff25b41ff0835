/** The letters of a file; what can be no sheet of any form is told as Python tells it. */

import { LARGEST_FILE } from "../rules.generated";
import { SheetFileError } from "./file_fault";

const RECORD = "[king ";

export function textOf(bytes: Uint8Array): string {
  if (bytes.length > LARGEST_FILE)
    throw new SheetFileError("too-large", "", String(Math.floor(LARGEST_FILE / 1_000_000)));
  if (!isUtf16(bytes) && bytes.some(isControl)) throw new SheetFileError("no-text");
  const text = decoded(bytes);
  if (text.trim() === "") throw new SheetFileError("empty");
  if (text.trimStart().startsWith(RECORD)) throw new SheetFileError("record");
  return text;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new SheetFileError("encoding");
  }
}

function isControl(byte: number): boolean {
  return byte <= 0x08 || (byte >= 0x0e && byte <= 0x1a);
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
