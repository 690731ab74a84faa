/** What bots make of the evaluation: two players end by supremacy, and better than by chance; they bargain, and take no trade that costs them. */
import { expect, test } from "vitest";
import { botsNamed, GREEDY, sightOf } from "../../../bots/index.ts";
import type { Change } from "../../../kernel/edit.ts";
import { rngOf } from "../../../kernel/rng.ts";
import { Playout, playout, type Watch } from "../../../lab/playout.ts";
import { spotOf } from "../city/teams.ts";
import { begin, edit, GAME, guards, inGarrison, noHands, reach, SHIPPED, set, team } from "../corp.test-support.ts";
import { type CorpState, cardsIn, teamIndex, teamPlace } from "../layout.ts";
import { STANDARD } from "../setup/options.ts";

function games(seats: string, count: number): CorpState[] {
  const players = seats.split(",").length;
  const bots = botsNamed(seats, players);
  if (!bots.ok) throw new Error(bots.error);
  return Array.from({ length: count }, (_, seed) => playout(SHIPPED, bots.value, { seed, options: { ...STANDARD, players } }) as CorpState);
}

test("a greedy player beats one who chooses at random", () => {
  const won = [...games("greedy,random", 3), ...games("random,greedy", 3)].map((state, i) => GAME.returns(state)?.returns[i < 3 ? 0 : 1]);
  expect(won).toEqual([1, 1, 1, 1, 1, 1]);
});

test("two greedy players end by supremacy within 20 rounds (CORP-R19)", () => {
  for (const state of games("greedy,greedy", 3)) {
    expect(GAME.returns(state)?.reasons.map(({ rule }) => rule)).toEqual(["CORP-14.2"]);
    expect(state.round).toBeLessThanOrEqual(20);
  }
});

test("loot on its way home counts the less, the sooner the market may close before it is there (CORP-R44)", () => {
  const worth = (round: number): number => {
    const state = begin({ players: 4 });
    edit(state, ...noHands(state), ...team(state, 0, 0, "G7", "RN-17", "RN-02"), set("round", round));
    const carrying = (loot: number) => SHIPPED.evaluate?.(edit(state, set("lootCredits", loot, teamIndex(0, 0))), 0) ?? 0;
    return carrying(8) - carrying(1);
  };
  expect(worth(5)).toBeGreaterThan(0);
  expect(worth(18)).toBeGreaterThan(0);
  expect(worth(18)).toBeLessThan(worth(5) / 2);
});

/** What a greedy player does with the Runner Action of the first turn, and with what that leads to. */
function runnerAction(...changes: readonly ((state: CorpState) => Change[])[]): string[] {
  const state = reach(begin(), "runner action");
  edit(state, ...noHands(state));
  for (const change of changes) edit(state, ...change(state));
  const done: string[] = [];
  for (let decision = GAME.decision(state); decision?.player === 0; decision = GAME.decision(state)) {
    const chosen = GREEDY.choose(sightOf(SHIPPED, state, 0), rngOf(1));
    done.push(decision.actions.at(chosen).kind);
    GAME.applyAt(state, chosen);
  }
  return done;
}

test("a team is reformed only for what it gains by it", () => {
  const rich = () => [set("credits", 20, 1)];
  const home =
    (...runners: readonly string[]) =>
    (state: CorpState) =>
      team(state, 0, 0, "HQ A4", ...runners);
  const waiting = (runner: string) => (state: CorpState) => inGarrison(state, 0, runner);
  expect(runnerAction(home("RN-14"), waiting("RN-05"))).toEqual(["pass"]);
  expect(runnerAction(home("RN-14", "RN-05"))).toEqual(["pass"]);
  // A Hacker makes of a Thief a team that can infiltrate an HQ that nobody guards.
  expect(runnerAction(home("RN-02"), waiting("RN-04"), rich)).toEqual(["reform", "join"]);
  expect(runnerAction(home("RN-02", "RN-04"), rich)[0]).toBe("move");
  expect(runnerAction(home("RN-02", "RN-04"), rich, (state) => guards(state, 1, "SC-05", "SC-11", "SC-17"))).toEqual(["pass"]);
});

test("in nine rounds of four no team is told to move and stays, and none is reformed to what it was", () => {
  const bots = botsNamed("greedy,greedy,greedy,greedy", 4);
  if (!bots.ok) throw new Error(bots.error);
  /** Where a team stands and who is in it. */
  const looks = (state: CorpState, { player, team: which }: Acting) =>
    [spotOf(state, player, which), ...[...cardsIn(state, teamPlace(player, which))].sort()].join(" ");
  type Acting = { readonly player: number; readonly team: number; readonly kind: string; readonly before: string };
  let acting: Acting | undefined;
  let count = 0;
  const idle: string[] = [];
  const game = new Playout(SHIPPED, bots.value, { seed: 2, options: { ...STANDARD, players: 4 } });
  const watch: Watch = (state, { kind, player, actions }, chosen) => {
    const now = state as CorpState;
    const action = actions.at(chosen);
    if (acting !== undefined && (action.kind === "stop" || acting.kind === "reform") && kind !== "form") {
      if (looks(now, acting) === acting.before) idle.push(`${acting.kind} in round ${now.round}`);
      acting = undefined;
    }
    if (kind !== "runner action" || typeof action["team"] !== "number") return;
    count++;
    const begun = { player, team: action["team"], kind: action.kind, before: "" };
    acting = { ...begun, before: looks(now, begun) };
  };
  while ((game.state as CorpState).round < 10 && game.step(watch));
  expect([idle, count > 0]).toEqual([[], true]);
});
