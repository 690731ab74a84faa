/** Virtual Revolution under the laws of every game, for each number of players. */
import { describe, expect, test } from "vitest";
import { times } from "../../../tests/size.ts";
import { counterexampleLine, runLaws } from "../../kernel/laws.ts";
import { STANDARD } from "./setup/options.ts";
import { SHIPPED } from "./virtual-revolution.test-support.ts";

const lawsOf = (options: unknown, firstSeed: number, games: number, every: number) =>
  runLaws({ open: SHIPPED.subject, options: options as typeof STANDARD }, { firstSeed, games, every }).map(counterexampleLine);

describe("The laws", () => {
  test.each([2, 3, 4])("with %i players", (players) => expect(lawsOf({ ...STANDARD, players }, 0, times(20), 53)).toEqual([]), 600_000);
  test("at every decision of a game", () => expect(lawsOf({ ...STANDARD, players: 2 }, 1000, times(5), 1)).toEqual([]), 600_000);
  test(
    "with a balance by seat",
    () => expect(lawsOf({ ...STANDARD, players: 4, laterGets: [0, 1, 2, 3] }, 2000, times(10), 53)).toEqual([]),
    600_000,
  );
});
