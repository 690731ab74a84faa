/** There is one way to change a state: an event. Nothing in a game or a text goes around it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Files that may change a state themselves: what events do, and what lies ready at the start. */
const MAY_CHANGE = /\/(events|setup)\.ts$|\.test(-support)?\.ts$/;
const CHANGES = /from "[./]+kernel\/zones\.ts"/;
/** A cast that would make a `View` a state again. */
const CAST = /\bas (unknown as )?\w*State\b/;

const bypasses = (file: string, source: string): string[] => [
  ...(CHANGES.test(source) && !MAY_CHANGE.test(file) ? [`${file} moves cards without an event`] : []),
  ...(CAST.test(source) && !file.includes(".test") ? [`${file} makes a view a state`] : []),
];
const sources = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        .map((name) => `${folder}/${name}`)
    : [];

describe("One way to change a thing", () => {
  test("games and the language change nothing but by events", () => {
    const files = ["engine/games", "engine/language"].flatMap(sources);
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap((file) => bypasses(file, readFileSync(file, "utf8")))).toEqual([]);
  });

  test("a file that did would be found", () => {
    expect(bypasses("engine/games/san/turn.ts", 'import { moveCard } from "../../kernel/zones.ts";')).toHaveLength(1);
    expect(bypasses("engine/games/san/turn.ts", "(state as unknown as SanState).turn = 1")).toHaveLength(1);
    expect(bypasses("engine/games/san/turn.ts", "(state as SanState).turn = 1")).toHaveLength(1);
    expect(bypasses("engine/games/san/events.ts", 'import { moveCard } from "../../kernel/zones.ts";')).toEqual([]);
  });
});
