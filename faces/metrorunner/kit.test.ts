import { expect, test } from "vitest";
import { COLOURS, LETTERS } from "../../engine/games/metrorunner/fields.ts";
import { START_CUBES } from "../../engine/games/metrorunner/setup/begin-with.ts";
import { startCubes } from "./kit.ts";

test("MR-3.10 a runner board shows the three cubes that its player takes", () => {
  expect(START_CUBES.length).toBe(COLOURS.length);
  for (const [player, cubes] of START_CUBES.entries()) {
    const shown = [...startCubes(player, "#fff").matchAll(/>([A-Z])</g)].map(([, letter]) => letter);
    expect(shown).toEqual(cubes.map((place) => LETTERS[COLOURS[place] ?? "black"]));
  }
});
