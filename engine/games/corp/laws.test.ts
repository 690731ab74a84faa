/** CORP under the laws of every game, for each number of players: uniform players, and those that build whenever they can in rounds 1 to 3. */
import { describe, expect, test } from "vitest";
import { times } from "../../../tests/size.ts";
import { counterexampleLine, runLaws } from "../../kernel/laws.ts";
import { builderChoice } from "./bots/builder.ts";
import { ENGINE, GAME, SHIPPED } from "./corp.test-support.ts";
import { type CorpOptions, STANDARD } from "./setup/options.ts";

const lawsOf = (options: Partial<CorpOptions>, firstSeed: number, games: number, every: number) =>
  runLaws(
    { open: SHIPPED.subject, options: { ...STANDARD, ...options }, leaning: builderChoice(GAME, ENGINE) },
    { firstSeed, games, every },
  ).map(counterexampleLine);

describe("The laws", () => {
  test.each([2, 3, 4, 5, 6])("with %i players", (players) => expect(lawsOf({ players }, 0, times(1), 211)).toEqual([]), 600_000);
});
