import { describe, expect, test } from "vitest";
import type { MatrixReport } from "../../engine/lab/index.ts";
import { run } from "./lab.test-support.ts";
import { matrixCommand } from "./matrix.ts";

const THREE = ["--decks", "testament,apex-predators,the-last-page"];
const SHORT = ["megacorp", "--games", "2", "--bots", "random", ...THREE];

describe("matrix", () => {
  test("plays each pair twice a seed and says how the decks fared", async () => {
    const { code, out, err } = await run(matrixCommand, SHORT);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^megacorp, random, from seed 0: 6 games, [\d.]+ s\n/);
    expect(out).toMatch(/\n {2}1 testament +\d+\.\d % +\d+\.\d %\n/);
    expect(out).toMatch(/\n {2}apex-predators +\d+\.\d % {3}\d+\.\d % … \d+\.\d % +4\n/);
    expect(out).toMatch(/\nTurns: 8 of 10 games last \d+ … \d+, median \d+, extremes \d+ … \d+\.\n/);
  }, 60_000);

  test("the same seeds give the same totals, in this process and on workers", async () => {
    const report = async (...argv: readonly string[]) => {
      const { seconds, workers, ...rest } = JSON.parse((await run(matrixCommand, [...SHORT, "--json", ...argv])).out) as MatrixReport & {
        seconds: number;
        workers: number;
      };
      expect([seconds > 0, workers]).toEqual([true, Number(argv.at(-1))]);
      return rest;
    };
    const here = await report("--workers", "1");
    expect(here).toMatchObject({ game: "megacorp", bot: "random", asked: 6, games: 6, stopped: false });
    expect(await report("--workers", "2")).toEqual(here);
  }, 60_000);

  test("parts of other seeds add up to what they would be in one run", async () => {
    const TWO = ["megacorp", "--bots", "random", "--decks", "testament,the-last-page", "--json"];
    const part = async (argv: readonly string[], files = {}) => (await run(matrixCommand, [...TWO, ...argv], { files })).out;
    const told = (text: string) => {
      const { seconds, seed, asked, seeds, ...rest } = JSON.parse(text) as MatrixReport & Record<string, unknown>;
      return { seeds, rest };
    };
    const [first, second, whole] = [
      await part(["--games", "2"]),
      await part(["--games", "2", "--seed", "1"]),
      await part(["--games", "4"]),
    ];
    const files = { "a.json": first, "b.json": second, "bad.json": "[]" };
    const sum = told(await part(["--games", "0", "--add", "a.json,b.json"], files));
    expect(sum.rest).toEqual(told(whole).rest);
    expect(sum.seeds).toEqual([
      { from: 0, count: 1 },
      { from: 1, count: 1 },
    ]);
    expect(told(await part(["--games", "2", "--add", "b.json"], files))).toEqual(sum);

    const refused = async (...argv: readonly string[]) => {
      const { code, err } = await run(matrixCommand, [...TWO, ...argv], { files });
      expect(code).toBe(2);
      return err;
    };
    expect(await refused("--games", "2", "--add", "a.json")).toBe("Seed 0 is in two reports, but each game must count only once.\n");
    expect(await refused("--games", "0", "--bots", "greedy", "--add", "a.json")).toMatch(/^a.json was played with another bot \(random\)/);
    expect(await refused("--games", "0", "--add", "bad.json")).toBe("bad.json is not the output of “matrix --json”.\n");
  }, 60_000);

  test.each([
    [["megacorp"], "matrix needs --games"],
    [["megacorp", "--games", "3"], "matrix plays every seed twice, so --games must be even, not 3."],
    [["megacorp", "--games", "2", "--bots", "clever"], "--bots: There is no bot “clever”."],
    [["megacorp", "--games", "2", "--decks", "testament,mine"], "There is no deck “mine”. Decks: apex-predators,"],
    [["megacorp", "--games", "2", "--decks", "testament"], "--decks: a matrix needs two decks."],
    [["san", "--games", "2"], "san has 0 ready decks; a matrix needs two."],
  ])("%j is refused: %s", async (argv, sentence) => {
    const { code, out, err } = await run(matrixCommand, argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(sentence);
  });
});
