import { describe, expect, test } from "vitest";
import { run } from "./lab.test-support.ts";
import { whyCommand } from "./why.ts";

describe("why", () => {
  test.each([
    ["san", []],
    ["megacorp", ["--decks", "shipped"]],
    ["megacorp", ["--decks", "random:3", "--seed", "4"]],
  ])(
    "%s %j: everything in sight is on offer or has a reason with a rule",
    async (game, argv) => {
      const { code, out, err } = await run(whyCommand, [game, "--positions", "40", "--json", ...argv]);
      expect([code, err]).toEqual([0, ""]);
      const report = JSON.parse(out) as Record<string, number>;
      expect(report).toMatchObject({ ok: true, positions: 40, silent: 0, contradictory: 0, examples: [] });
      expect(report["wishes"]).toBe((report["offered"] ?? 0) + (report["refused"] ?? 0) + (report["otherwise"] ?? 0));
      expect(report["wishes"]).toBeGreaterThan(500);
    },
    60_000,
  );

  test("says it to people", async () => {
    const { code, out } = await run(whyCommand, ["san", "--positions", "3"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^san: 3 positions of 1 game from seed 0, random\n/);
    expect(out).toMatch(/\n +0 {3}have no answer with a rule\n/);
  });

  test.each([
    [["san"], "why needs --positions."],
    [["san", "--positions", "0"], "--positions must be a whole number from 1"],
    [["san", "--positions", "1", "--bots", "clever"], "--bots: There is no bot “clever”."],
    [["san", "--positions", "1", "--decks", "shipped"], "san has no ready decks."],
    [["san", "--positions", "1", "--decks", "random:2"], "san has no decks."],
    [["megacorp", "--positions", "1", "--decks", "mine"], "--decks must be shipped or random:N, not “mine”."],
    [["megacorp", "--positions", "1", "--decks", "random:0"], "--decks random:N: N must be a whole number from 1"],
    [["megacorp", "--positions", "1", "--decks", "shipped", "--options", "{}"], "Use --options or --decks, not both."],
  ])("%j is refused: %s", async (argv, sentence) => {
    const { code, out, err } = await run(whyCommand, argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(sentence);
  });
});
