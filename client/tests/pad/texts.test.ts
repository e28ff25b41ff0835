import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PRESETS } from "../../src/pad/model/rules";
import { SOURCES, hasText } from "../../src/pad/texts";
import { shownSwitches } from "../../src/pad/wish";
import { LANGS } from "../../src/texts/bundles";

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const CODE = files("src/pad")
  .filter((path) => !path.includes("generated"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const USED = new Set(
  [...CODE.matchAll(/["']((?:desk|pad|settle|doctor|statistics)-[a-z]+(?:-[a-z]+)*)["']/g)].map(
    (found) => found[1] ?? "",
  ),
);

describe.each(LANGS)("texts of the pad in %s", (lang) => {
  it("has every message that the code names", () => {
    expect(USED.size).toBeGreaterThan(100);
    expect([...USED].filter((id) => !hasText(lang, id) && id !== "pad-sw")).toEqual([]);
  });

  it("has a word for every house rule that the start page shows", () => {
    const names = new Set(PRESETS.flatMap((preset) => shownSwitches(preset, { allow_unbalanced: "on" })));
    const missing = [...names].filter(
      (name) => !hasText(lang, `switch-${name}`) || !hasText(lang, `switch-${name}-value`),
    );
    expect(missing).toEqual([]);
  });

  it("has no broken message", () => {
    for (const source of SOURCES[lang]) {
      const declared = [...source.matchAll(/^[a-z][\w-]* =/gm)].length;
      expect([...new FluentResource(source).body]).toHaveLength(declared);
    }
  });
});
