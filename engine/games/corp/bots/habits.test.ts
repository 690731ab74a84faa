/** What habit does, and what a search bot finds by following it. */
import { expect, test } from "vitest";
import { botNamed, followLine, GREEDY, hasLines, sightOf } from "../../../bots/index.ts";
import { rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { hqOf, spotOf } from "../city/teams.ts";
import { begin, built, CONTENT, ENGINE, edit, GAME, guards, noHands, reach, SHIPPED, set, team } from "../corp.test-support.ts";
import { stockOf } from "../ends/standing.ts";
import { type CorpState, NOBODY } from "../layout.ts";
import { piecesOn } from "../mat/mat.ts";

/** Plays on by habit for so many turns. */
function followed(state: CorpState, turns: number): CorpState {
  const until = state.turn + turns;
  while (state.ended === 0 && state.turn < until) SHIPPED.follow?.(state);
  return state;
}

test("habit builds up to the stock line, buys stock and plays a game to its end", () => {
  for (const players of [2, 4, 6]) {
    const state = begin({ players });
    followed(state, 12 * players);
    const everybody = Array.from({ length: players }, (_, player) => player);
    expect(everybody.map((player) => piecesOn(state, player) >= 4)).toEqual(everybody.map(() => true));
    expect(Math.max(...everybody.map((player) => stockOf(state, player)))).toBeGreaterThan(0);
    followed(state, 100 * players);
    expect(state.ended).not.toBe(0);
  }
});

/** Four players; a Thief and a Hacker of the first are on their way with so much loot. */
function onTheWay(loot: number): CorpState {
  const state = reach(begin({ players: 4 }), "runner action");
  return edit(state, ...noHands(state), ...team(state, 0, 0, "C3", "RN-02", "RN-04"), set("lootCredits", loot, 0));
}

test("habit brings home what a team carries, and takes a team without loot into the nearest HQ", () => {
  const laden = onTheWay(6);
  const far = (): number => at(at(CONTENT.city.far, spotOf(laden, 0, 0)), hqOf(laden, ENGINE, 0));
  const before = far();
  followed(laden, 1);
  expect(far()).toBeLessThan(before);
  followed(laden, 12);
  expect([far(), laden.lootCredits[0]]).toEqual([0, 0]);

  const empty = onTheWay(0);
  const until = empty.turn + 12;
  while (empty.infiltrated === NOBODY && empty.turn < until) SHIPPED.follow?.(empty);
  expect(empty.infiltrated).toBeGreaterThan(0);
});

test("search leaves it to the look which pool card is replaced, and follows lines of what is bought", () => {
  const search = botNamed("search:12");
  if (!search.ok) throw new Error(search.error);
  const states = (kind: string): number => {
    const state = reach(begin({ players: 3 }), kind);
    edit(state, ...noHands(state), set("credits", 12, 0));
    return search.value.judge?.(sightOf(SHIPPED, state, 0), rngOf(1))[0]?.states ?? 0;
  };
  const state = begin({ players: 3 });
  expect(GAME.decision(state)?.kind).toBe("pool change");
  const looked = GREEDY.judge?.(sightOf(SHIPPED, state, 0), rngOf(1));
  expect(search.value.judge?.(sightOf(SHIPPED, state, 0), rngOf(1))).toEqual(looked);
  expect(states("corporate action")).toBeGreaterThan(0);
});

test("a line goes on to the end of the own next turn, and shows what others make of what is left bare", () => {
  // Whoever owns two of three pieces of player 0 has the majority; a build keeps it open.
  const worth = (...tiers: readonly [number, number, number]): number => {
    const state = reach(begin(), "runner action");
    edit(state, ...noHands(state), ...built(state, 1, [2, 2, 2]), ...built(state, 0, tiers), ...guards(state, 1, "SC-05"));
    edit(state, set("credits", 30, 1), set("credits", 0, 0), set("round", 5));
    const sight = sightOf(SHIPPED, state, 0);
    if (!hasLines(sight)) throw new Error("CORP has habits");
    return followLine(sight, state, 0);
  };
  expect(worth(1, 0, 0)).toBeLessThan(worth(2, 2, 2));
});
