/** What bots make of the evaluation: the game is played to its own end, and better than by chance. */
import { expect, test } from "vitest";
import { botsNamed, sightOf } from "../../../bots/index.ts";
import { rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { playout } from "../../../lab/index.ts";
import type { MetroState } from "../layout.ts";
import { act, begin, colour, cubes, cubesIn, edit, GAME, grid, hand, network, SHIPPED, set, station } from "../metrorunner.test-support.ts";
import { STANDARD } from "../setup/options.ts";

test("a greedy player ends the game by its rules, ahead of one who chooses at random", () => {
  const bots = botsNamed("greedy,random", 2);
  if (!bots.ok) throw new Error(bots.error);
  for (const seed of [3, 4]) {
    const { round, trigger, score } = playout(SHIPPED, bots.value, { seed, options: STANDARD }) as MetroState;
    expect(round).toBeLessThan(60);
    expect(trigger).toBeGreaterThan(0);
    expect(score[0]).toBeGreaterThan((score[1] ?? 0) + 10);
  }
});

/** Lets a greedy bot choose for player 0 for as long as it is asked for this. */
function greedily(state: MetroState, kind: string): void {
  const bots = botsNamed("greedy", 1);
  if (!bots.ok) throw new Error(bots.error);
  const rng = rngOf(1);
  while (GAME.decision(state)?.kind === kind) GAME.applyAt(state, at(bots.value, 0).choose(sightOf(SHIPPED, state, 0), rng));
}

/** Player 0, Blue, is about to gain three cubes from agents, and has these. */
function atAgents(owned: string, ...jobs: string[]): MetroState {
  const state = begin({ boards: ["blue", "red"] });
  edit(state, set("figure", station("A14"), 0), set("figure", station("A05"), 1), set("notoriety", 10, 0));
  edit(state, ...cubes(0, owned), ...hand(state, 0, ...jobs));
  return act(act(state, "move", { stations: 2 }), "contact agents");
}

/** The match when a greedy bot, player 0, has played its last hack on this grid, two manipulations of it made; the other has so much influence and notoriety. */
function lastHack(tiles: string, net: string, influence: number, notoriety: number, owned = "K6"): MetroState {
  const state = begin({ boards: ["blue", "red"] });
  edit(
    state,
    set("figure", station("A13"), 0),
    set("figure", station("A05"), 1),
    set("credits", 0, 0),
    ...cubes(0, owned),
    ...hand(state, 0),
  );
  act(act(state, "move", { stations: 1 }), "hack");
  edit(state, ...grid(tiles), ...network(state, net), set("ownManipulation", 1));
  // Nobody plays after this.
  edit(state, set("influence", influence, 1), set("notoriety", notoriety, 1));
  edit(state, set("first", 1), set("round", 9), set("lastRound", 9), set("trigger", 1));
  act(state, "declare", { network: "left" });
  for (let n = 0; n < 2; n++) act(state, "rotate", { cell: 0, way: "clockwise" });
  const bots = botsNamed("greedy", 1);
  if (!bots.ok) throw new Error(bots.error);
  const rng = rngOf(1);
  while (GAME.decision(state)?.player === 0) GAME.applyAt(state, at(bots.value, 0).choose(sightOf(SHIPPED, state, 0), rng));
  expect(state.ended).not.toBe(0);
  return state;
}
const cubesLeft = (...given: Parameters<typeof lastHack>): number => Number(/^K(\d)/.exec(cubesIn(lastHack(...given), 0))?.[1] ?? 0);

const THIRD = "T1.0 T2.1 T3.2 / T4.3 T5.0 T6.1 / T7.2 T8.3 T9.0";

test.each([
  ["one grid", "T5.0 T8.0 T6.0 / T4.2 T1.0 T9.0 / T7.0 T2.1 T3.0"],
  ["another", "T7.0 T2.0 T3.1 / T4.0 T5.1 T9.1 / T6.0 T8.0 T1.1"],
  ["a third", THIRD],
])("in the last turn a player who loses pays for two manipulations at most: %s", (_title, tiles) => {
  expect(cubesLeft(tiles, "NET-22", 18, 18)).toBeGreaterThanOrEqual(4);
});

test("where every way to the end of the match comes to the same, nobody turns a tile round and round for cubes", () => {
  expect(cubesLeft(THIRD, "NET-16", 4, 0)).toBe(6);
});

test("nor for cubes that the cleanup would take anyway", () => {
  for (const [net, influence, notoriety] of [
    ["NET-16", 4, 0],
    ["NET-22", 18, 18],
  ] as const) {
    expect(lastHack(THIRD, net, influence, notoriety, "K9 P9").manipulations).toBeLessThanOrEqual(4);
  }
});

/** What a greedy bot, player 0, does after its last action, when the other still has a turn. */
function afterTheLast(credits: number, owned: string): string | undefined {
  const state = begin({ boards: ["blue", "red"] });
  edit(state, set("round", 9), set("lastRound", 9), set("trigger", 1));
  edit(state, set("figure", station("A14"), 0), set("figure", station("A05"), 1));
  edit(state, set("credits", credits, 0), set("influence", 3, 0), set("notoriety", 4, 0), ...cubes(0, owned), ...hand(state, 0));
  act(act(state, "move", { stations: 1 }), "collect", { district: colour("blue") });
  const bots = botsNamed("greedy", 1);
  if (!bots.ok) throw new Error(bots.error);
  const chosen = at(bots.value, 0).choose(sightOf(SHIPPED, state, 0), rngOf(1));
  return GAME.decision(state)?.actions.at(chosen).kind;
}

test("in the last round who is not the last in it spends credits on points before the turn ends", () => {
  expect(afterTheLast(3, "K6")).toBe("viral marketing");
});

test("and none on new jobs in the offer, which nobody needs any more", () => {
  expect(afterTheLast(1, "K6")).toBe("end turn");
});

test("of the cubes that a job lacks each colour is gained once, though they are asked for in an order", () => {
  const state = atAgents("P1 R1 B1", "J-B7");
  greedily(state, "gain");
  expect(cubesIn(state, 0)).toBe("K1 P1 R1 O1 B2");
});

test("where no colour helps more, the home colour comes first and not the first of the list", () => {
  const state = atAgents("K2 P2 R2 O2 B2");
  greedily(state, "gain");
  expect(cubesIn(state, 0)).toBe("K2 P2 R2 O2 B5");
});
