import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { counterexampleLine, LAWS, runLaws, type Subject, traceOf } from "./laws.ts";
import { openToy, type ToyFault, type ToyState, type ToyVariant } from "./toy/toy.test-support.ts";

const subject = (fault?: ToyFault | ToyVariant): Subject<ToyState> => ({ open: (plain) => openToy({ plain }, fault), options: undefined });

describe("The laws", () => {
  test("the toy keeps them all", () => {
    expect(runLaws(subject(), { games: 30, every: 2 }).map(counterexampleLine)).toEqual([]);
  });

  test("a hand dealt anew that leaves its player nothing to choose is passed over", () => {
    expect(runLaws(subject("obliged"), { games: 20 }).map(counterexampleLine)).toEqual([]);
  });

  test.each<[number, ToyFault, RegExp]>([
    [1, "lose", /is in 0 places/],
    [2, "debt", /"money" is -\d+, which is below zero/],
    [2, "double", /offered twice/],
    [3, "endless", /It was stopped \(The rules ran on without a choice, or past their limit: a draw\); its limit is 400 decisions \(T9\)/],
    [4, "unsaved", /loaded state went another way/],
    [4, "shared", /Two forks went different ways/],
    [5, "peek", /can see hidden cards|contradicts what they know/],
    [5, "tell", /The log shows viewer/],
    [6, "chance", /The digest is/],
    [7, "memory", /The digest is|The state differs/],
    [8, "eager", /The digest is/],
  ])("law %i finds the fault “%s”", (law, fault, message) => {
    const found = runLaws(subject(fault), { games: 10, every: 3 }).find((counterexample) => counterexample.law === law);
    expect(found?.message).toMatch(message);
    // The counterexample shows itself again under its seed.
    const again = runLaws(subject(fault), { firstSeed: found?.seed ?? -1, games: 1, every: 3 }).find(
      (counterexample) => counterexample.law === law,
    );
    if (fault !== "chance") expect(again).toEqual(found);
    expect(found && counterexampleLine(found)).toContain(
      `Law ${law} (${LAWS[law]}) is broken with seed ${found?.seed} at decision ${found?.decision}`,
    );
  });

  test("law 6 in another process: every seed gives the same digests", () => {
    const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
    const script = `import { traceOf } from ${module("./laws.ts")};
      import { openToy } from ${module("./toy/toy.test-support.ts")};
      process.stdout.write(JSON.stringify([1, 2, 3].map((seed) => traceOf(openToy(), undefined, seed))));`;
    const elsewhere: unknown = JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }));
    const here = [1, 2, 3].map((seed) => traceOf(openToy(), undefined, seed));
    expect(here[0]?.length).toBeGreaterThan(20);
    expect(elsewhere).toEqual(here);
  });
});
