import { describe, expect, test } from "vitest";
import { type Bot, type BotGame, botNamed } from "../bots/index.ts";
import { at, type State } from "../kernel/state.ts";
import { openToy } from "../kernel/toy/toy.test-support.ts";
import { addTally, emptyTally, gamesPerUnit, Playout, playout, playUnits, reportOf } from "./index.ts";

const TOY: BotGame = { game: openToy(), turns: (state) => Number((state as unknown as { turn: number }).turn) };
const RANDOM = botNamed("random");
const random: Bot = RANDOM.ok ? RANDOM.value : { name: "none", choose: () => 0 };
/** Never plays a card if it may pass: the last action on offer. */
const idle: Bot = { name: "idle", choose: (sight) => sight.offers - 1 };
const experiment = { bots: [random, idle], options: undefined, seed: 40, swap: true };

describe("A playout", () => {
  test("the same seed gives the same game, another seed another", () => {
    const digests = [1, 1, 2].map((seed) => TOY.game.digest(playout(TOY, [random, random], { seed, options: undefined })));
    expect(digests[0]).toBe(digests[1]);
    expect(digests[0]).not.toBe(digests[2]);
  });
  test("a seat's chance does not depend on who sits at the other", () => {
    const firstBids = [random, idle].map((other) => {
      const bids: number[] = [];
      playout(TOY, [random, other], { seed: 6, options: undefined }, (_state, { kind, player }, chosen) => {
        if (kind === "bid" && player === 0) bids.push(chosen);
      });
      return bids.join();
    });
    expect(firstBids[0]).toBe(firstBids[1]);
  });
  test("tells what has happened, whether a log was kept or not", () => {
    const [kept, none] = [true, false].map((log) => {
      const under = new Playout(TOY, [random, random], { seed: 3, options: undefined, log });
      while (under.step());
      return under.told();
    });
    expect(kept?.length).toBeGreaterThan(0);
    expect(none).toEqual(kept);
  });
  test("is told of each choice before it is carried out", () => {
    const under = new Playout(TOY, [random, random], { seed: 1, options: undefined });
    const told: number[] = [];
    while (under.step((state) => told.push(state.decisions)));
    expect(told).toEqual(told.map((_, i) => i));
    expect(told.length).toBe(under.state.decisions);
  });
});

describe("A tally", () => {
  test("is the same in one part and in many, in any order", () => {
    const whole = playUnits(TOY, experiment, 0, 12);
    const parts = emptyTally(2);
    for (const [from, to] of [
      [7, 12],
      [0, 3],
      [3, 7],
    ] as const)
      addTally(parts, playUnits(TOY, experiment, from, to));
    expect(parts).toEqual(whole);
  });
  test("counts games, pairs, winners by seat and by bot", () => {
    const tally = playUnits(TOY, experiment, 0, 12);
    expect(tally.games).toBe(12 * gamesPerUnit(experiment));
    const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
    expect([sum(tally.won) + tally.draws, sum(tally.wonByBot) + tally.draws]).toEqual([24, 24]);
    expect(tally.wonByBot[0]).toBeGreaterThan(tally.wonByBot[1] ?? 0);
    expect(sum(Object.values(tally.pairs))).toBe(12);
    expect(sum(Object.values(tally.endings).map(({ games }) => games))).toBe(24);
    expect(sum(Object.values(tally.endings).flatMap(({ won }) => won)) + tally.draws).toBe(24);
  });
  test("without swapping there are no pairs and the bots keep their seats", () => {
    const tally = playUnits(TOY, { ...experiment, swap: false }, 0, 5);
    expect([tally.games, tally.pairs, tally.won]).toEqual([5, {}, tally.wonByBot]);
  });
});

describe("What a game tells of itself", () => {
  test("more exact words for the reason of an ending, where that rule ended it", () => {
    const rules = new Set(Object.keys(playUnits(TOY, experiment, 0, 4).endings).map((words) => /\(([^)]*)\)$/.exec(words)?.[1] ?? ""));
    const [rule = ""] = rules;
    const { endings } = playUnits(
      { ...TOY, ending: { at: rule, of: (log) => `after ${log.length > 0 ? "some" : "no"} events` } },
      experiment,
      0,
      4,
    );
    expect(Object.keys(endings)).toContain(`after some events (${rule})`);
    expect(Object.keys(endings)).toHaveLength(rules.size);
  });
  /** Chance says who begins, and whoever wins has 20 points more. */
  const told = {
    ...TOY,
    turnOrder: (begun: State) => (Number.parseInt(TOY.game.digest(begun).slice(-1), 16) % 2 === 0 ? [0, 1] : [1, 0]),
    points: (last: State, player: number) => (at(last.returns, player) > 0 ? 30 : 10) + player,
  };
  const names = { seats: ["A", "B"], bots: ["random", "idle"], swap: true };

  test("wins by place in the first turn order: each is counted where its winner began", () => {
    const tally = playUnits(told, experiment, 0, 20);
    const expected = [0, 0];
    for (let unit = 0; unit < 20; unit++)
      for (const bots of [
        [random, idle],
        [idle, random],
      ]) {
        const played = new Playout(TOY, bots, { seed: 40 + unit, options: undefined });
        const order = told.turnOrder(played.state);
        while (played.step());
        order.forEach((player, place) => {
          if (at(played.state.returns, player) > 0) expected[place] = (expected[place] ?? 0) + 1;
        });
      }
    expect(tally.wonInOrder).toEqual(expected);
    const { turnOrder = [], players } = reportOf(tally, names);
    expect(turnOrder.map(({ place, games, times }) => [place, games, times])).toEqual(expected.map((n, i) => [i + 1, n, (n / 40) * 2]));
    expect(players.reduce((sum, { games }) => sum + games, 0)).toBe(at(expected, 0) + at(expected, 1));
  });
  test("points by bot, whichever seat it has, and how many came to what the game is after", () => {
    const tally = playUnits(told, experiment, 0, 20);
    const { points = [] } = reportOf(tally, { ...names, aim: 30 });
    expect(points.map(({ bot, reached }) => [bot, reached?.from, reached?.games])).toEqual([
      ["random", 30, tally.wonByBot[0]],
      ["idle", 30, tally.wonByBot[1]],
    ]);
    // Each bot sat at both seats, where it scores 0 and 1 more.
    const mean = (bot: number) => 10.5 + (20 * at(tally.wonByBot, bot)) / 40;
    points.forEach(({ mean: is, low, high }, bot) => {
      expect(is).toBeCloseTo(mean(bot), 10);
      expect(low).toBeLessThan(is);
      expect(high).toBeGreaterThan(is);
    });
    expect(reportOf(tally, names).points?.[0]?.reached).toBeUndefined();
  });
  test("adds up in parts, and a game that tells nothing has nothing", () => {
    const parts = emptyTally(2);
    for (const [from, to] of [
      [9, 20],
      [0, 9],
    ] as const)
      addTally(parts, playUnits(told, experiment, from, to));
    expect(parts).toEqual(playUnits(told, experiment, 0, 20));
    const { turnOrder, points } = reportOf(playUnits(TOY, experiment, 0, 2), names);
    expect([turnOrder, points]).toEqual([undefined, undefined]);
  });
});

describe("A report", () => {
  const names = { seats: ["A", "B"], bots: ["random", "idle"] };
  test("has shares with intervals around them", () => {
    const tally = playUnits(TOY, experiment, 0, 12);
    const report = reportOf(tally, { ...names, swap: true });
    for (const { share, low, high } of [...report.players, ...(report.bots ?? []), ...report.endings, report.draws]) {
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
    expect(report.bots?.map(({ bot, games }) => [bot, games])).toEqual([
      ["random", tally.wonByBot[0]],
      ["idle", tally.wonByBot[1]],
    ]);
    const { better, level, worse } = report.pairs ?? { better: 0, level: 0, worse: 0 };
    expect(better + level + worse).toBe(12);
    expect(report.endings.map(({ games }) => games)).toEqual(report.endings.map(({ games }) => games).toSorted((a, b) => b - a));
    expect(report.endings.map(({ words }) => words)).toContain("A player has 20 (T8)");
    expect(report.turns?.max).toBeLessThanOrEqual(40);
  });
  test("of no games says nothing and does not divide by it", () => {
    const report = reportOf(emptyTally(2), { ...names, swap: false });
    expect([report.games, report.players[0]?.share, report.bots, report.pairs, report.decisions]).toEqual([
      0,
      0,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
