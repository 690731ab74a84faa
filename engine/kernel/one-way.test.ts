/** There is one way to change a state: an event. Nothing in a game or a text goes around it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { procedures } from "./procedure.ts";
import type { ToyState } from "./toy/toy.test-support.ts";

/** Files that may change a state themselves: what events do, and what lies ready at the start. */
const MAY_CHANGE = /\/(events(-[a-z]+)?|setup|lay(-[a-z]+)?|leave)\.ts$|\.test(-support)?\.ts$/;
const CHANGES = /from "[./]+kernel\/zones\.ts"/;
/** A cast that would make a `View` a state again. */
const CAST = /\bas (unknown as )?\w*State\b/;

/** Chance is the state's too; the compiler does not see that a draw changes it. */
const CHANCE = /\bstate\.rng\b/;

const bypasses = (file: string, source: string): string[] => [
  ...(CHANGES.test(source) && !MAY_CHANGE.test(file) ? [`${file} moves cards without an event`] : []),
  ...(CHANCE.test(source) && !MAY_CHANGE.test(file) ? [`${file} draws by chance without an event`] : []),
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
    expect(bypasses("engine/games/san/turn/turn.ts", 'import { moveCard } from "../../kernel/zones.ts";')).toHaveLength(1);
    expect(bypasses("engine/games/san/turn/turn.ts", "(state as unknown as SanState).turn = 1")).toHaveLength(1);
    expect(bypasses("engine/games/san/turn/turn.ts", "(state as SanState).turn = 1")).toHaveLength(1);
    expect(bypasses("engine/games/san/turn/turn.ts", "below(state.rng, 6)")).toHaveLength(1);
    expect(bypasses("engine/games/san/turn/events.ts", "below(state.rng, 6)")).toEqual([]);
    expect(bypasses("engine/games/san/turn/events.ts", 'import { moveCard } from "../../kernel/zones.ts";')).toEqual([]);
  });

  test("the compiler refuses a step that changes the state or names no step", () => {
    const procedure = procedures<ToyState>();
    const wrong = procedure("wrong", {
      first(state) {
        // @ts-expect-error: a view has no number that can be set.
        state.turn = 1;
        // @ts-expect-error: nor a list that can be written to.
        state.money[0] = 1;
        // @ts-expect-error: nor one that can be handed to who writes to it.
        state.zones[0]?.push(1);
        return "second";
      },
      // @ts-expect-error: there is no third step.
      second: () => "third",
    });
    expect(wrong.stepNames).toEqual(["first", "second"]);
  });
});
