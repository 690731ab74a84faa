import { describe, expect, test } from "vitest";
import { PLAYABLE } from "../../engine/games/playable.ts";
import type { Report } from "../../engine/lab/index.ts";
import { withoutRules } from "../../tests/without-rules.ts";
import { run } from "./lab.test-support.ts";
import { simCommand } from "./sim.ts";

const SHORT = ["--options", '{"turnLimit":10}'];

/** The report without what depends on the machine. */
async function report(...argv: readonly string[]) {
  const { out } = await run(simCommand, ["san", "--seed", "3", ...SHORT, "--json", ...argv]);
  const { speed, ...rest } = JSON.parse(out) as Report & { speed: object };
  expect(Object.values(speed).every((value) => typeof value === "number" && value > 0)).toBe(true);
  return rest;
}

describe("sim", () => {
  test("says who won, with intervals, in which ways, and how long it took", async () => {
    const { code, out, err } = await run(simCommand, ["san", "--games", "20", "--seed", "3", ...SHORT]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^san: 20 games from seed 3, random against random\n/);
    expect(out).toMatch(/\n {2}SUN \(random\) +\d+ +\d+\.\d % {3}\d+\.\d % … \d+\.\d %\n/);
    expect(out).toMatch(/\n +20 +100\.0 % +\d+ +\d+ {3}The last turn was played \(SAN-R30\)\n/);
    expect(out).toMatch(/\n {2}turns +10\.0 +10 {3}10 … 10 +10 … 10\n/);
    expect(out).toMatch(/\n[\d.]+ s on 1 worker: [\d.,]+ games\/s, [\d.,]+ decisions\/s\n$/);
  });

  test("the same seeds give the same totals, in this process and on workers", async () => {
    const here = await report("--games", "30", "--workers", "1");
    expect(here).toMatchObject({ game: "san", seed: 3, games: 30, asked: 30, stopped: false });
    expect(await report("--games", "30", "--workers", "2")).toEqual(here);
    expect(await report("--games", "30", "--workers", "1", "--seed", "5")).not.toEqual(here);
  });

  test("swapped seats: each seed twice, and a row for each bot", async () => {
    const swapped = await report("--games", "8", "--swap", "--seats", "random,search:2");
    const { bots, pairs, players } = swapped;
    expect(bots?.map(({ bot }) => bot)).toEqual(["random", "search:2"]);
    expect((pairs?.better ?? 0) + (pairs?.level ?? 0) + (pairs?.worse ?? 0)).toBe(4);
    const sum = (shares: readonly { games: number }[] = []) => shares.reduce((all, { games }) => all + games, 0);
    expect(sum(bots)).toBe(sum(players));
    const { out } = await run(simCommand, ["san", "--games", "8", "--seed", "3", ...SHORT, "--swap"]);
    expect(out).toContain("seats swapped");
    expect(out).toMatch(/Of the pairs of games with the same seed, random did better in \d, equally well in \d, and worse in \d\./);
  });

  test("three seats: every bot sits everywhere, and the first turn order and points are told", async () => {
    const three = ["virtual-revolution", "--games", "6", "--seed", "1", "--swap", "--seats", "random,random,greedy"];
    const { out } = await run(simCommand, three);
    expect(out).toMatch(/\nFirst turn order .*\n( {2}place \d +\d+ +\d+\.\d % +\d+\.\d % … \d+\.\d % +\d\.\d\d\n){3}\n/);
    expect(out).toMatch(/\nPoints .*\n( {2}(random|greedy) +\d+\.\d .*\n){3}\n/);
    const { bots = [], turnOrder = [], points = [], pairs } = JSON.parse((await run(simCommand, [...three, "--json"])).out) as Report;
    // A greedy bot beats two that choose at random, wherever it sits.
    expect(bots.map(({ games }) => games)).toEqual([0, 0, 6]);
    expect(turnOrder.reduce((sum, { games }) => sum + games, 0)).toBe(6);
    expect(points.map(({ bot }) => bot)).toEqual(["random", "random", "greedy"]);
    expect(pairs).toBeUndefined();
  });

  test("alone: points, and how often they came to what the game is after; no turn order", async () => {
    const { out } = await run(simCommand, ["metrorunner", "--games", "1", "--seed", "1", "--seats", "greedy"]);
    expect(out).toMatch(/\nPoints .*\n {2}greedy +\d+\.\d .*\n {4}reached 71 in [01]: \d+\.\d % \(/);
    expect(out).not.toContain("First turn order");
  });

  test("--usage counts what was chosen and what came of it", async () => {
    const { out } = await run(simCommand, ["san", "--games", "4", "--seed", "3", ...SHORT, "--usage"]);
    expect(out).toMatch(/\nChosen +times +per game +in games +when available\n( {2}\S.* +[\d,]+ +[\d.]+ +[\d.]+ % +[\d.]+ %\n)+\nHappened/);
    const { usage } = (await report("--games", "4", "--usage")) as Report & { usage: { chosen: { times: number }[] } };
    expect(usage.chosen.some(({ times }) => times > 0)).toBe(true);
  });

  test("Ctrl-C reports the games that were played", async () => {
    let stopNow: () => void = () => undefined;
    let looks = 0;
    const { code, out } = await run(simCommand, ["san", "--games", "1000000", "--seed", "3", "--json", ...SHORT], {
      onInterrupt: (stop) => {
        stopNow = stop;
        return () => undefined;
      },
      now: () => {
        if (++looks > 12) stopNow();
        return looks * 100;
      },
    });
    const { games, asked, stopped } = JSON.parse(out) as { games: number; asked: number; stopped: boolean };
    expect([code, asked, stopped]).toEqual([0, 1_000_000, true]);
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(10_000);
  });

  test("shows how far it is to whoever watches, and takes the line away", async () => {
    let now = 0;
    const { err } = await run(simCommand, ["san", "--games", "3", "--seed", "3", ...SHORT], { watched: true, now: () => (now += 300) });
    expect(err).toMatch(/^\r1 of 3 games, [\d.]+ s left\. Ctrl-C stops\./);
    expect(err).toMatch(/\r *\r$/);
  });

  test("a seed that is made up is printed", async () => {
    expect((await run(simCommand, ["san", "--games", "1", ...SHORT], { anySeed: () => 12 })).err).toBe("Seed 12.\n");
  });

  test.each([
    [["san"], "sim needs --games."],
    [["san", "--games", "0"], "--games must be a whole number from 1 to 100000000, not “0”."],
    [["san", "--games", "-1"], "--games must be a whole number"],
    [["san", "--games", "1.5"], "--games must be a whole number"],
    [["san", "--games", "3", "--swap"], "--swap plays every seed twice, so --games must be even, not 3."],
    [["virtual-revolution", "--games", "4", "--swap", "--seats", "random,random,random"], "--games must be a multiple of 3, not 4."],
    [["san", "--games", "3", "--workers", "0"], "--workers must be a whole number from 1 to 256, not “0”."],
    [["san", "--games", "3", "--seed", "-1"], "--seed must be a whole number"],
    [["san", "--games", "3", "--seats", "a,b"], "There is no bot “a”."],
    [["--games", "3"], `sim needs a game: ${PLAYABLE.join(", ")}.`],
    [["san", "--games", "3", "--nope"], "Unknown option '--nope'."],
  ])("%j ends with 2 and a sentence", async (argv, sentence) => {
    const { code, out, err } = await run(simCommand, argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(sentence);
  });

  describe("a game without rules", () => {
    withoutRules("metrorunner");
    test("ends with 2 and a sentence", async () => {
      const { code, out, err } = await run(simCommand, ["metrorunner", "--games", "3"]);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toContain("metrorunner has no rules that run yet.");
    });
  });
});
