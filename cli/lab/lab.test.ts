import { describe, expect, test } from "vitest";
import type { Answer } from "../../engine/questions/index.ts";
import { engineVersion } from "../../server/lab/engine-version.ts";
import { run } from "./lab.test-support.ts";
import { labCommand } from "./lab.ts";

const SHORT = ["--options", '{"turnLimit":10}', "--bots", "random", "--seed", "3", "--games", "30"];

/** The answer without what depends on the machine. */
async function answer(...argv: readonly string[]) {
  const { out, err } = await run(labCommand, [...argv, ...SHORT, "--json"]);
  if (out === "") throw new Error(err);
  const { speed: _, ...rest } = JSON.parse(out) as Answer & { speed: object };
  return rest;
}

describe("lab", () => {
  test("answers with plan, estimate, interval, what stopped it and the configuration, the same on one worker and on two", async () => {
    const one = await answer("first-seat", "san", "--workers", "1");
    expect(one).toMatchObject({
      question: "first-seat",
      games: 30,
      stoppedBy: "most games",
      plan: { within: 0.02, most: 30, bots: ["random"] },
    });
    expect(one.configuration).toMatchObject({ seed: 3, options: { turnLimit: 10 }, engine: engineVersion() });
    expect(one.interval.low).toBeLessThan(one.estimate);
    expect(one.interval.high).toBeGreaterThan(one.estimate);
    expect(await answer("first-seat", "san", "--workers", "2")).toEqual(one);
  });

  test("tells it in words, with few games said to be few", async () => {
    const { code, out } = await run(labCommand, ["card", "san", "--card", "Palm Greaser", ...SHORT]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Is this card too strong\? san, from seed 3: \d+ games, ended by: most games\n/);
    expect(out).toMatch(/\n {2}Palm Greaser +random +[+-]?\d+\.\d +.*too few games yet\n/);
  });

  test("ladder rates bots against each other, the same on one worker and on two", async () => {
    const short = [
      "ladder",
      "san",
      "--bots",
      "random,greedy,tree:1",
      "--options",
      '{"turnLimit":6}',
      "--seed",
      "3",
      "--games",
      "8",
      "--json",
    ];
    const [one, two] = await Promise.all(
      ["1", "2"].map(async (workers) => JSON.parse((await run(labCommand, [...short, "--workers", workers])).out)),
    );
    expect({ ...one, speed: 0 }).toEqual({ ...two, speed: 0 });
    expect(one).toMatchObject({ question: "ladder", games: 8, stoppedBy: "most games", plan: { lanes: 2 }, feel: [] });
    const [first, second] = one.ladder;
    expect([first, second]).toMatchObject([
      { from: "random", to: "greedy", games: 4 },
      { from: "greedy", to: "tree:1", games: 4 },
    ]);
    // By the low end of the interval: what few games show is not there yet.
    expect(first).toMatchObject({ low: -1000, short: 1100 });
    expect(one.interval.low).toBe(Math.min(...one.lines.map(({ interval }: Answer["lines"][number]) => interval.low)));
  });

  test.each([
    [["ladder", "san", "--bots", "greedy"], /two to 8 bots/],
    [["ladder", "san", "--bots", "greedy,clever"], /no bot “clever”/],
    [["ladder", "san", "--bots", "greedy,greedy"], /each once, from weak to strong/],
    [["dance", "san"], /There is no question “dance”: first-seat, length/],
    [["card", "san"], /needs one card/],
    [["card", "san", "--card", "Nobody"], /There is no card “Nobody”/],
    [["first-seat", "san", "--within", "70"], /--within is a number of points from 0\.1 to 50/],
    [["first-seat", "san", "--options", "{"], /--options must be JSON/],
    [["edit", "san", "--card", "Palm Greaser", "--against", "revision 1"], /needs --card, and --db/],
    [["matrix", "san"], /not bring decks/],
  ])("%j is refused in a sentence", async (argv, sentence) => {
    const { code, out, err } = await run(labCommand, argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(sentence);
  });
});
