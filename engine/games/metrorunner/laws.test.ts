/** Metrorunner under the laws of every game, for each number of players. */
import { describe, expect, test } from "vitest";
import { times } from "../../../tests/size.ts";
import { counterexampleLine, runLaws } from "../../kernel/laws.ts";
import { SHIPPED } from "./metrorunner.test-support.ts";
import { type MetroOptions, STANDARD } from "./setup/options.ts";

const lawsOf = (options: Partial<MetroOptions>, firstSeed: number, games: number, every: number) =>
  runLaws({ open: SHIPPED.subject, options: { ...STANDARD, ...options } }, { firstSeed, games, every }).map(counterexampleLine);

describe("The laws", () => {
  test.each([1, 2, 3, 4, 5])("with %i players", (players) => expect(lawsOf({ players }, 0, times(3), 97)).toEqual([]), 600_000);
  test(
    "at many decisions of a game",
    () => expect(lawsOf({ players: 2, boards: ["blue", "red"] }, 1000, times(2), 7)).toEqual([]),
    600_000,
  );
});
