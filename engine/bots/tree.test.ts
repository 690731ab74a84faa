/** Tree search, in the toy: what it finds behind a choice that looks worse, what it may spend, and what it takes for one action. */
import { describe, expect, test } from "vitest";
import { rngOf } from "../kernel/rng.ts";
import { at, fieldsOf, listOf, type State } from "../kernel/state.ts";
import { DISCARD, HAND, openToy } from "../kernel/toy/toy.test-support.ts";
import { keyOf, TreeNode } from "./branches.ts";
import { type BotGame, botNamed, sightOf } from "./index.ts";

const game: BotGame["game"] = openToy();
const turns = (state: State) => Number(fieldsOf(state)["turn"]);
const money = (state: State, player: number) => at(listOf(state, "money"), player);
const lead = (state: State, player: number) => (money(state, player) - money(state, 1 - player)) / 40;

/** States at a choice of a card to play, with a card that costs nothing, one that costs more, and two that may be left over. */
function* playing(): Generator<{ readonly state: State; readonly player: number }> {
  for (let seed = 0; seed < 60; seed++) {
    const state = game.start({ seed }, undefined);
    while (game.decision(state)?.kind !== "play") game.applyAt(state, 0);
    const player = game.decision(state)?.player ?? 0;
    const held = at(state.zones, HAND + player).map((id) => at(state.card, id));
    if (held.length > 3 && held.includes(0) && held.some((design) => design > 0 && design <= money(state, player))) yield { state, player };
  }
}

function chosen(played: BotGame, state: State, player: number, name: string) {
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(bot.error);
  const index = bot.value.choose(sightOf(played, state, player), rngOf(1));
  return { index, card: Number(game.decision(state)?.actions.at(index)["card"] ?? -1) };
}

describe("Tree search", () => {
  test("finds a win in two steps whose first looks worse, which greedy misses", () => {
    let [asked, found, missed] = [0, 0, 0];
    for (const { state, player } of playing()) {
      const [now, before, lay] = [turns(state), money(state, player), at(state.zones, DISCARD + player).length];
      // Who plays what costs nothing and then discards two has won.
      const evaluate = (line: State, one: number) => {
        const won = turns(line) > now && money(line, player) === before && at(line.zones, DISCARD + player).length === lay + 3;
        return won ? (one === player ? 0.9 : -0.9) : lead(line, one);
      };
      asked++;
      const free = (name: string) => state.card[chosen({ game, turns, evaluate }, state, player, name).card] === 0;
      if (free("tree:400")) found++;
      if (!free("greedy")) missed++;
    }
    expect(asked).toBeGreaterThan(5);
    expect(found).toBe(asked);
    expect(missed).toBeGreaterThan(0.9 * asked);
  });

  test.each([1, 7, 50, 333])("comes to at most %i positions, or to one for each action", (nodes) => {
    let applied = 0;
    const counted = {
      ...game,
      applyAt: (state: State, i: number) => {
        applied++;
        game.applyAt(state, i);
      },
    };
    for (const more of [{}, { turns }, { turns, follow: (state: State) => counted.applyAt(state, 0) }])
      for (const { state, player } of playing()) {
        applied = 0;
        chosen({ game: counted, evaluate: lead, ...more }, state, player, `tree:${nodes}`);
        expect(applied).toBeLessThanOrEqual(Math.max(nodes, game.offers(state)));
        expect(applied).toBeGreaterThan(Math.min(nodes, 50) / 4);
      }
  });

  test("chooses the same with the same draws", () => {
    for (const { state, player } of playing())
      expect(chosen({ game, turns, evaluate: lead }, state, player, "tree:90")).toEqual(
        chosen({ game, turns, evaluate: lead }, state, player, "tree:90"),
      );
  });

  test("takes cards that somebody cannot see for one, and copies in one place for one", () => {
    const state = game.start({ seed: 3 }, undefined);
    const cardsOf = (player: number) => at(state.zones, HAND + player);
    const keys = (viewer: number, owner: number) =>
      new Set(cardsOf(owner).map((card) => keyOf(game, state, viewer, { kind: "take", card })));
    expect(keys(0, 1).size).toBe(1);
    expect(keys(0, 0).size).toBe(new Set(cardsOf(0).map((id) => state.card[id])).size);
  });

  test("tries what was seldom on offer and seldom tried, the longer a node is looked at", () => {
    const node = new TreeNode(0, true);
    const branch = (look: number) => ({ look, offered: 0, visits: 0, sum: 0, next: new Map() });
    const offered = [0.3, 0.28, 0.26].map((look, index) => ({ branch: branch(look), index }));
    const picks = Array.from({ length: 60 }, () => {
      const one = node.pick(offered, 0.1);
      node.note(one.branch, one.branch.look);
      return one.index;
    });
    expect(picks.slice(0, 1)).toEqual([0]);
    expect(new Set(picks).size).toBe(3);
    expect(picks.filter((index) => index === 0).length).toBeGreaterThan(picks.filter((index) => index === 2).length);
  });
});
