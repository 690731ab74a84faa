/** San under the laws of every game, with the shipped cards and in every mode. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { counterexampleLine, runLaws, traceOf } from "../../kernel/laws.ts";
import { SHIPPED } from "./san.test-support.ts";
import { STANDARD } from "./setup/options.ts";

const lawsOf = (options: unknown, firstSeed: number, games: number, every: number) =>
  runLaws({ open: SHIPPED.subject, options }, { firstSeed, games, every }).map(counterexampleLine);

describe("The laws", () => {
  test("San keeps them all", () => expect(lawsOf(STANDARD, 0, 160, 41)).toEqual([]), 120_000);
  test("at every decision of some games", () => expect(lawsOf(STANDARD, 1000, 4, 1)).toEqual([]), 120_000);
  test("in a first game", () => expect(lawsOf({ ...STANDARD, baseHand: [7, 7] }, 2000, 30, 41)).toEqual([]), 60_000);
  test(
    "with a handicap and other tokens",
    () => expect(lawsOf({ ...STANDARD, baseHand: [6, 8], tokenStages: [2, 4] }, 3000, 30, 41)).toEqual([]),
    60_000,
  );

  test("law 6 in another process: every seed gives the same digests", () => {
    const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
    const script = `import { traceOf } from ${module("../../kernel/laws.ts")};
      import { SHIPPED } from ${module("./san.test-support.ts")};
      process.stdout.write(JSON.stringify([1, 2, 3].map((seed) => traceOf(SHIPPED.game, SHIPPED.options.standard, seed).at(-1))));`;
    const elsewhere: unknown = JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }));
    expect(elsewhere).toEqual([1, 2, 3].map((seed) => traceOf(SHIPPED.game, SHIPPED.options.standard, seed).at(-1)));
  });
});
