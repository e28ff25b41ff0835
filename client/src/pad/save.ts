/** Gives the person a file to keep. */
export function saveFile(text: string, kind: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const SHEET_FILE = { kind: "application/json", ending: ".sheet.json" } as const;
