import { describe, expect, test } from "vitest";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { isPlayable } from "../../engine/games/game.ts";
import { ok } from "../../engine/kernel/result.ts";
import { size } from "../../tests/size.ts";
import { run, toyInstead } from "./lab.test-support.ts";
import { lawsCommand } from "./laws.ts";

/** A game with a fault that can be played with random decks. */
const toyWithTables: ReturnType<typeof toyInstead> = async (id) => {
  const toy = await toyInstead("debt")(id);
  return (source) => {
    const opened = toy(source);
    return opened.ok ? ok({ ...opened.value, options: { ...opened.value.options, random: () => ({}) } }) : opened;
  };
};

describe("laws", () => {
  test("a game that keeps them: 0", async () => {
    const { code, out, err } = await run(lawsCommand, ["san", "--games", "2", "--every", "40", "--options", '{"turnLimit":20}']);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^san keeps all 8 laws: 2 games from seed 0, [\d.]+ s\.\n$/);
  });

  test("workers find the same", async () => {
    const argv = ["san", "--games", "4", "--every", "60", "--options", '{"turnLimit":10}', "--json", "--workers"];
    const { seconds: _, ...two } = JSON.parse((await run(lawsCommand, [...argv, "2"])).out) as { seconds: number };
    const { seconds: __, ...one } = JSON.parse((await run(lawsCommand, [...argv, "1"])).out) as { seconds: number };
    expect(two).toEqual(one);
    expect(one).toMatchObject({ ok: true, games: 4, stopped: false, found: [] });
  });

  test("a game that breaks one: 1, with a counterexample that shows itself again", async () => {
    const broken = { rulesOf: toyInstead("debt") };
    const { code, out } = await run(lawsCommand, ["san", "--games", "6", "--seed", "2", "--every", "3"], broken);
    expect(code).toBe(1);
    const [, seed = ""] = /^Law 2 \(.*\) is broken with seed (\d+) at decision \d+: .*below zero/.exec(out) ?? [];
    expect(out).toContain(`\n  Again: laws san --games 1 --seed ${seed} --every 3\n`);
    expect(out).toMatch(/\n2 laws are broken in 6 games from seed 2\.\n$/);
    const again = await run(lawsCommand, ["san", "--games", "1", "--seed", seed, "--every", "3", "--json"], broken);
    expect([again.code, JSON.parse(again.out)]).toMatchObject([1, { ok: false, found: [{ law: 2, seed: Number(seed) }, { law: 4 }] }]);
  });

  test("with decks: which table a game has follows from its seed", async () => {
    const games = size === "whole" ? 3 : 1;
    const argv = ["megacorp", "--games", `${games}`, "--every", "97", "--decks", "random:2", "--json"];
    const { code, out } = await run(lawsCommand, argv);
    expect([code, JSON.parse(out)]).toMatchObject([0, { ok: true, games, found: [] }]);
    const broken = await run(lawsCommand, ["megacorp", "--games", "2", "--decks", "random:2"], { rulesOf: toyWithTables });
    expect(broken.out).toMatch(/ {2}Again: laws megacorp --games 1 --seed \d+ --decks random:2\n/);
  }, 60_000);

  test.each([
    [["san"], "laws needs --games."],
    [["megacorp", "--games", "1", "--decks", "all"], "--decks must be shipped or random:N"],
    [["san", "--games", "x"], "--games must be a whole number"],
    [["san", "--games", "1", "--every", "0"], "--every must be a whole number from 1"],
    [["san", "--games", "1", "--workers", "x"], "--workers must be a whole number"],
    ...GAME_IDS.filter((game) => !isPlayable(game)).map((game) => [[game, "--games", "1"], `${game} has no rules that run yet.`] as const),
  ] as const)("%j ends with 2 and a sentence", async (argv, sentence) => {
    const { code, out, err } = await run(lawsCommand, argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(sentence);
  });
});
