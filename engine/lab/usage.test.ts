/** What bots choose and what comes of it, counted. */
import { describe, expect, test } from "vitest";
import { type BotGame, botNamed } from "../bots/index.ts";
import { openToy } from "../kernel/toy/toy.test-support.ts";
import { addTally, emptyTally, playout, playUnits } from "./index.ts";
import { usageReport } from "./usage.ts";

const GAME = { game: openToy(), mark: ({ event }: { readonly event: string }) => (event === "draw" ? "drawn" : undefined) };
const random = botNamed("random");
if (!random.ok) throw new Error(random.error);
const experiment = { bots: [random.value, random.value], options: undefined, seed: 40, swap: false, usage: true };
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe("Usage", () => {
  test("counts each choice once, with the card that it names", () => {
    const { usage } = playUnits(GAME, experiment, 0, 4);
    const counted = new Map<string, number>();
    for (let seed = 40; seed < 44; seed++)
      playout(GAME as BotGame, experiment.bots, { seed, options: undefined }, (state, { actions }, chosen) => {
        const { kind, card } = actions.at(chosen);
        const key = `${kind} ${typeof card === "number" ? state.card[card] : -1}`;
        counted.set(key, (counted.get(key) ?? 0) + 1);
      });
    const found = Object.entries(usage?.chosen ?? {}).flatMap(([kind, of]) =>
      Object.entries(of).flatMap(([design, { times }]) => (times > 0 ? [[`${kind} ${design}`, times] as const] : [])),
    );
    expect(new Map(found)).toEqual(counted);
    expect(counted.size).toBeGreaterThan(3);
  });

  test("an action is chosen no more often than it is offered, and in no more games than it is chosen", () => {
    const { usage } = playUnits(GAME, experiment, 0, 6);
    for (const of of Object.values(usage?.chosen ?? {}))
      for (const { offered, times, games } of Object.values(of)) {
        expect(times).toBeLessThanOrEqual(offered);
        expect(games).toBeLessThanOrEqual(Math.min(times, 6));
      }
  });

  test("is the same in one part and in many", () => {
    const parts = emptyTally(2);
    for (const [from, to] of [
      [3, 6],
      [0, 3],
    ] as const)
      addTally(parts, playUnits(GAME, experiment, from, to));
    expect(parts.usage).toEqual(playUnits(GAME, experiment, 0, 6).usage);
  });

  test("a report names cards, what was never used and what was never seen", () => {
    const uses = (offered: number, times: number) => ({ offered, times, games: Math.min(times, 1) });
    const report = usageReport(
      {
        chosen: { play: { 0: uses(5, 2), 1: uses(5, 3), 2: uses(4, 0) }, pass: { [-1]: uses(9, 4) } },
        happened: { drawn: { 3: uses(0, 1) } },
      },
      ["Ash", "Birch", "Cedar", "Dogwood", "Elm"].map((name) => ({ name })),
    );
    expect(report.chosen.map(({ name, card, times }) => [name, card, times])).toEqual([
      ["pass", undefined, 4],
      ["play", "Birch", 3],
      ["play", "Ash", 2],
      ["play", "Cedar", 0],
    ]);
    expect([report.neverUsed, report.neverSeen]).toEqual([["Cedar"], ["Elm"]]);
  });

  test("is not counted where nobody asks", () => {
    expect(playUnits(GAME, { ...experiment, usage: false }, 0, 1).usage).toBeUndefined();
    expect(sum(Object.values(playUnits(GAME, experiment, 0, 2).usage?.happened["drawn"] ?? {}).map(({ times }) => times))).toBeGreaterThan(
      0,
    );
  });
});
