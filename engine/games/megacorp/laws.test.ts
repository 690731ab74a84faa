/** Megacorp under the laws of every game. */
import { describe, expect, test } from "vitest";
import { brokenLaws, LAW_RUNS } from "./laws.test-support.ts";

describe("The laws, without texts", () => {
  test.each(LAW_RUNS)("$title", (run) => expect(brokenLaws(run, "sample")).toEqual([]), 120_000);
});
