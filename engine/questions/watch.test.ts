/** A game watched closely, in the toy. */
import { expect, test } from "vitest";
import type { BotGame } from "../bots/index.ts";
import { at, listOf, type State } from "../kernel/state.ts";
import { openToy } from "../kernel/toy/toy.test-support.ts";
import { Playout } from "../lab/playout.ts";
import { emptyCounts } from "./counts.ts";
import { pointsOf } from "./unit.ts";
import { Watcher } from "./watch.ts";

test("asks an evaluation while the game goes on, and at its end who has won", () => {
  const ended: State[] = [];
  const game: BotGame = {
    game: openToy(),
    turns: (state) => state.decisions,
    evaluate: (state, player) => {
      if (state.ended !== 0) ended.push(state);
      return (at(listOf(state, "money"), player) - at(listOf(state, "money"), 1 - player)) / 40;
    },
  };
  const bot = { name: "first", choose: () => 0 };
  const playout = new Playout(game, [bot, bot], { seed: 4, options: undefined, log: true });
  const watcher = new Watcher(game, 2);
  while (playout.step((state, decision, chosen) => watcher.choice(state, decision, chosen)));
  const { closely } = emptyCounts(1, 2).shape;
  const cards = Array.from({ length: 50 }, (_, i) => ({ id: `toy/${i}` }));
  const told = watcher.end(playout.state, pointsOf(playout.state.returns), cards, closely);
  expect(ended).toEqual([]);
  expect(closely).toMatchObject({ games: 1 });
  expect(closely.turns).toBeGreaterThan(3);
  expect(told.comeback).toBeGreaterThanOrEqual(-100);
});
