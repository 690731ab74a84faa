/** Chapters VR-4, VR-5 and VR-8: turns, manoeuvres, and what comes back from Recycling. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { influenceIn } from "../city/control.ts";
import { vrBroken } from "../faults.ts";
import { CORRUPTION, CORRUPTION_DISCARD, cardsIn, NECRO_DECK, topOf } from "../layout.ts";
import {
  act,
  begin,
  borough,
  ENGINE,
  edit,
  empty,
  GAME,
  influence,
  kinds,
  offered,
  reasons,
  set,
} from "../virtual-revolution.test-support.ts";

const turnPlayed = (state: ReturnType<typeof begin>) => act(act(state, "place", { borough: 0 }), "end turn");

describe("Rounds and turns (VR-4)", () => {
  test("VR-4.4 a turn begins with a Director in any borough, and ends after it only", () => {
    const state = begin(1);
    expect(offered(state, "place").length).toBe(23);
    expect(kinds(state)).not.toContain("end turn");
    expect(reasons(state, "end turn")).toEqual(["Place this turn's Director first (VR-4.3)"]);
    act(state, "place", { borough: borough(13) });
    expect(offered(state, "place")).toEqual([]);
    expect(state.here).toBe(borough(13));
  });

  test.each([2, 3, 4])("VR-4.2 %i players go around the table three times a round", (players) => {
    const state = begin(2, { players });
    const seen: string[] = [];
    for (let turn = 0; turn < 3 * players; turn++) {
      seen.push(`${state.round}.${state.pass}.${state.order[state.active]}`);
      turnPlayed(state);
    }
    const expected = [1, 2, 3].flatMap((pass) => Array.from({ length: players }, (_, place) => `1.${pass}.${place}`));
    expect(seen).toEqual(expected);
    expect(state.turn).toBe(3 * players);
    expect(state.directorsLeft).toEqual(state.returns.map(() => 0));
  });

  test("VR-4.4 who has no Director left in a position laid by hand has no turn; one whose Director is due cannot be laid", () => {
    const state = edit(empty(9), set("directorsLeft", 0, 1));
    act(state, "end turn");
    expect([state.active, state.pass]).toEqual([0, 2]);
    act(act(state, "place", { borough: 0 }), "end turn");
    act(act(state, "place", { borough: 0 }), "end turn");
    expect(state.directorsLeft.slice(0, 2)).toEqual([0, 0]);
    const due = begin(1);
    due.directorsLeft[due.active] = 0;
    expect(vrBroken(due, ENGINE)).toContain("No Director is left to place (VR-4.4)");
  });

  test("VR-4.5, VR-R91 one manoeuvre, and the Action closes the Influence phase", () => {
    const state = act(empty(9), "add");
    expect(reasons(state, "add")).toContain("You can make one manoeuvre each turn, before the Action (VR-4.5)");
    expect(kinds(state)).toContain("work");
    const worked = act(empty(9), "work");
    expect(kinds(worked)).not.toContain("add");
    expect(reasons(worked, "work")).toEqual(["You have already taken this turn's Action (VR-4.6)"]);
  });
});

describe("Influence (VR-5)", () => {
  test("VR-5.4 add takes one from reserve and draws a Corruption", () => {
    const state = act(empty(9), "add");
    expect([influenceIn(state, borough(9), 0), state.reserve[0], cardsIn(state, CORRUPTION).length]).toEqual([1, 19, 1]);
  });

  test("VR-5.4, VR-5.3 eliminate sends one of any player to that player's Recycling and draws a Corruption", () => {
    const state = edit(empty(9), influence(9, 1, 2), set("reserve", 18, 1));
    expect(kinds(state)).not.toContain("add");
    expect(reasons(state, "add")).toEqual(["Vesglas has Influence here (VR-5.1)"]);
    act(state, "eliminate", { player: 1 });
    expect([influenceIn(state, borough(9), 1), state.recycling[1], state.reserve[1], cardsIn(state, CORRUPTION).length]).toEqual([
      1, 1, 18, 1,
    ]);
  });

  test("VR-5.4, VR-R66 move brings one from another borough, without Corruption", () => {
    const state = edit(empty(9), influence(9, 0, 1), influence(20, 0, 1), set("reserve", 18, 0));
    expect(offered(state, "move")).toEqual([{ kind: "move", borough: borough(20) }]);
    act(state, "move", { borough: borough(20) });
    expect([influenceIn(state, borough(9), 0), cardsIn(state, CORRUPTION).length]).toEqual([2, 0]);
  });

  test("VR-5.5 add needs Influence in reserve; Recycling does not count", () => {
    const state = edit(empty(9), set("reserve", 0, 0), set("recycling", 20, 0));
    expect(reasons(state, "add")).toEqual(["You have no Influence in reserve (VR-5.5)"]);
  });
});

describe("Recycling (VR-8)", () => {
  const four = () => edit(empty(9), set("reserve", 16, 0), set("recycling", 4, 0));
  const recoveries = ["recover 1", "recover 2 and discard", "recover 2 and look", "recover 3"];

  test("VR-E2 four come back in groups", () => {
    const singles = recoveries
      .slice(0, 1)
      .flatMap((kind) => [kind, kind, kind, kind])
      .reduce((state, kind) => act(state, kind), four());
    expect([singles.credits[0], singles.recycling[0], singles.reserve[0]]).toEqual([14, 0, 20]);
    const looked = act(act(act(four(), "recover 2 and look"), "recover 1"), "recover 1");
    expect([looked.credits[0], looked.recycling[0]]).toEqual([12, 0]);
    const three = act(act(four(), "recover 3"), "recover 1");
    expect([three.immunity[0], three.credits[0], three.recycling[0]]).toEqual([2, 11, 0]);
    expect(offered(three).some(({ kind }) => recoveries.includes(kind))).toBe(false);
  });

  test("VR-R67 a group of 2 discards a Corruption that chance names, or nothing", () => {
    const state = act(act(four(), "add"), "recover 2 and discard");
    expect([cardsIn(state, CORRUPTION).length, cardsIn(state, CORRUPTION_DISCARD).length]).toEqual([0, 1]);
    expect(act(state, "recover 2 and discard").recycling[0]).toBe(0);
  });

  test("VR-R82 a look at the top Necro card is known to who looked", () => {
    const state = act(four(), "recover 2 and look");
    expect(at(state.seen, topOf(state, NECRO_DECK) ?? -1)).toBe(1);
  });

  test("VR-4.7 what is free is possible before the Director is placed", () => {
    const state = begin(1);
    edit(state, set("recycling", 3, state.active), set("reserve", at(state.reserve, state.active) - 3, state.active));
    expect(kinds(state)).toEqual(["place", "recover 1", "recover 2 and discard", "recover 2 and look", "recover 3"]);
    expect(GAME.decision(state)?.rule).toBe("VR-4.3");
  });

  test("VR-4.7, VR-R10 nothing is free while another act is being resolved, by word or by card", () => {
    const state = act(act(act(four(), "add"), "recover 3"), "donate");
    const waits = "You cannot do this yet. First answer: “What do you pay for?” (VR-4.7)";
    for (const kind of ["recover 1", "end turn", "work"]) expect(reasons(state, kind)).toEqual([waits]);
    const held = at(cardsIn(state, CORRUPTION), 0);
    expect(GAME.why(state, 0, { card: held })).toEqual([{ verb: "choose", reasons: [waits] }]);
    expect(act(act(state, "buy Immunity"), "go on").phase).toBe(3);
  });
});
