/** What a Move comes to before it is taken, who is one purchase away, and when seats are asked: against what the rules offer and do. */
import { describe, expect, test } from "vitest";
import type { Change } from "../../../kernel/edit.ts";
import { at } from "../../../kernel/state.ts";
import { HQ } from "../city/map.ts";
import {
  act,
  begin,
  built,
  CONTENT,
  ENGINE,
  edit,
  goOn,
  inHand,
  noHands,
  offered,
  reach,
  SHIPPED,
  set,
  spot,
  team,
} from "../corp.test-support.ts";
import { aheadOdds } from "../encounters/odds.ts";
import type { CorpState } from "../layout.ts";
import { OCCASIONS } from "./occasions.ts";
import { chanceOf, meetingOdds, planOf, stepsNow } from "./planner.ts";
import { corpScene } from "./scene.ts";
import { threatsOf } from "./threats.ts";

/** Two players in the Runner Action of the first, without action cards, supremacy far away. */
function running(...changes: readonly ((state: CorpState) => readonly Change[])[]): CorpState {
  const state = reach(begin({ supremacyFromRound: 90 }), "trade");
  edit(state, ...noHands(state));
  for (const change of changes) edit(state, ...change(state));
  return goOn(state, "runner action", ["done", "pass"]);
}
// RN-01 Thug 2/0/0 Move 1; RN-04 Hacker 0/0/5 Move 3; RN-16 Ghost 0/5/0 Move 3.

describe("the reach of a team", () => {
  test("is what steps lead to, each place by its shortest way", () => {
    const state = running((now) => team(now, 0, 0, "B2", "RN-04"));
    const { reach: far } = planOf(state, ENGINE, 0, 0);
    const { city } = CONTENT;
    const expected = city.far[spot("B2")]?.flatMap((steps, to) =>
      steps > 0 && steps <= 3 && (city.kind[to] !== HQ || to === spot("HQ A4")) ? [[to, steps]] : [],
    );
    expect(far.map((one) => [one.spot, one.path.length]).sort((a, b) => at(a, 0) - at(b, 0))).toEqual(expected);
    expect(far.every(({ chance, meets }) => chance === 1 && meets === undefined)).toBe(true);
  });

  test("is walked as it says: the path to each place is on offer step by step, and what is left is told", () => {
    const begun = running((now) => team(now, 0, 0, "B2", "RN-04"));
    for (const { path } of planOf(begun, ENGINE, 0, 0).reach) {
      const state = SHIPPED.game.fork(begun) as CorpState;
      act(state, "move", { team: 0 });
      for (const [i, step] of path.entries()) {
        expect(stepsNow(state, ENGINE, 0, 0)).toBe(3 - i);
        act(state, "go", { spot: step });
      }
      expect(state.team1[0]).toBe(path.at(-1));
    }
  });

  test("is as likely as the team passes who stands in the way", () => {
    // A1 has two ways out; a Thug stands on B1.
    const state = running(
      (now) => team(now, 0, 0, "A1", "RN-16"),
      (now) => team(now, 1, 0, "B1", "RN-01"),
    );
    const met = meetingOdds(state, ENGINE, [0, 0], [1, 0]);
    expect(met).toEqual({ sneak: aheadOdds(5, 2), attack: 0 });
    const far = new Map(planOf(state, ENGINE, 0, 0).reach.map((one) => [one.spot, one]));
    expect(far.get(spot("B1"))).toMatchObject({ chance: met.sneak, meets: 1 });
    expect(far.get(spot("C1"))).toMatchObject({ chance: met.sneak, path: [spot("B1"), spot("C1")] });
    // Around it nobody is met.
    expect(far.get(spot("A2"))).toMatchObject({ chance: 1, meets: undefined });
    // Asked as the rules ask, the same odds are told.
    act(act(state, "move", { team: 0 }), "go", { spot: spot("B1") });
    expect(offered(state).map(({ kind }) => kind)).toEqual(["ask to pass", "sneak"]);
    expect(chanceOf(state, ENGINE, "sneak")).toBe(met.sneak);
  });

  test("an infiltration needs the roles, and the gate with a step left", () => {
    const alone = running((now) => team(now, 0, 0, "G5", "RN-04"));
    expect(planOf(alone, ENGINE, 0, 0).infiltrations).toEqual([]);
    const near = running((now) => team(now, 0, 0, "G5", "RN-04", "RN-16"));
    expect(planOf(near, ENGINE, 0, 0).infiltrations).toEqual([{ player: 1, inside: 1, way: 1, takes: "credits (¥5M there)" }]);
    const far = running((now) => team(now, 0, 0, "F6", "RN-04", "RN-16"));
    // Three steps to the gate, and none left.
    expect(planOf(far, ENGINE, 0, 0).infiltrations).toEqual([{ player: 1, inside: 1, way: undefined, takes: "credits (¥5M there)" }]);
  });
});

describe("who is one purchase away", () => {
  const rich = (tiers: readonly [number, number, number]) => {
    const state = begin({ supremacyFromRound: 1 });
    return edit(state, ...built(state, 0, [2, 2, 2]), ...built(state, 1, tiers), set("credits", 30, 0));
  };
  test("of a majority, which with two players is supremacy", () =>
    expect(threatsOf(rich([1, 0, 0]), ENGINE)).toEqual([{ player: 0, mat: 1, wins: true, price: 5, can: true }]));
  test("nobody of a mat of which half is not owned yet", () => expect(threatsOf(rich([1, 1, 0]), ENGINE)).toEqual([]));
  test("but cannot buy with one tier of a department missing", () => {
    const state = begin();
    edit(state, ...built(state, 0, [2, 2, 1]), ...built(state, 1, [1, 0, 0]), set("credits", 30, 0));
    expect(threatsOf(state, ENGINE)).toMatchObject([{ player: 0, can: false }]);
  });
});

test("a seat with an action card is asked before a roll at an occasion of its own, and nobody else is", () => {
  const state = running(
    (now) => team(now, 0, 0, "A1", "RN-16"),
    (now) => team(now, 1, 0, "B1", "RN-01"),
    (now) => inHand(now, 1, "AC-01"),
  );
  act(act(act(state, "move", { team: 0 }), "go", { spot: spot("B1") }), "sneak");
  goOn(state, "window", ["use combat"]);
  expect(OCCASIONS.map(({ id }) => id)).toContain("mine roll");
  expect([0, 1].map((player) => corpScene(state, player, ENGINE).occasion)).toEqual([undefined, "mine roll"]);
});

test("a step in which one can only go on is an occasion that can be passed, one with a choice is none", () => {
  const occasions = ["AC-01", "AC-16"].map((id) => {
    const state = running((now) => inHand(now, 0, id));
    return [0, 1].map((player) => corpScene(state, player, ENGINE).occasion);
  });
  // Assault Rifles need a roll, a Windfall is played in the own turn.
  expect(occasions).toEqual([
    ["nothing to do", undefined],
    [undefined, undefined],
  ]);
});

test("a Corporate Action for which there is no money, with nothing in hand, is passed too", () => {
  const state = begin({ players: 2 });
  reach(state, "corporate action", 0);
  edit(state, ...noHands(state), set("credits", 0, 0));
  expect(corpScene(state, 0, ENGINE).occasion).toBe("nothing to do");
});

test("the terms of an offer are told to those whom it concerns", () => {
  const state = begin({ players: 3 });
  const done = SHIPPED.game.submit(state, 1, [{ kind: "offer", player: 0, gives: "2", wants: "1" }]);
  expect(done.ok).toBe(true);
  const offers = [0, 1, 2].map((player) => corpScene(state, player, ENGINE).board.offers[0]);
  expect(offers.map((offer) => offer?.terms)).toEqual([{ gives: "2", wants: "1" }, { gives: "2", wants: "1" }, undefined]);
  expect(offers.map((offer) => offer?.gives)).toEqual([["¥2M"], ["¥2M"], ["¥2M"]]);
});
