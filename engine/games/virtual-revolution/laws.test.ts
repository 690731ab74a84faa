/** Virtual Revolution under the laws of every game, for each number of players; at full length at the gate `laws-virtual-revolution`. */
import { describe, expect, test } from "vitest";
import { brokenLaws, LAW_RUNS } from "./laws.test-support.ts";

describe("The laws", () => {
  test.each(LAW_RUNS)("$title", (run) => expect(brokenLaws(run, "sample")).toEqual([]), 600_000);
});
