/** San under the laws of every game, with the shipped cards and in every mode. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { traceOf } from "../../kernel/laws.ts";
import { brokenLaws, LAW_RUNS } from "./laws.test-support.ts";
import { SHIPPED } from "./san.test-support.ts";

describe("The laws", () => {
  test.each(LAW_RUNS)("$title", (run) => expect(brokenLaws(run, "sample")).toEqual([]), 120_000);

  test("law 6 in another process: every seed gives the same digests", () => {
    const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
    const script = `import { traceOf } from ${module("../../kernel/laws.ts")};
      import { SHIPPED } from ${module("./san.test-support.ts")};
      process.stdout.write(JSON.stringify([1, 2, 3].map((seed) => traceOf(SHIPPED.game, SHIPPED.options.standard, seed).at(-1))));`;
    const elsewhere: unknown = JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }));
    expect(elsewhere).toEqual([1, 2, 3].map((seed) => traceOf(SHIPPED.game, SHIPPED.options.standard, seed).at(-1)));
  });
});
