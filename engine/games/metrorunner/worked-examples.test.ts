/** The worked examples of the rules (section 5), and what surrounds them: each rule where it can be seen. */
import { describe, expect, test } from "vitest";
import { scoreOf, scoreSheet } from "./ends/scoring.ts";
import { BOX, COMPLETED, CONTRACTS, cardsIn, JOB_DECK, type MetroState, NETWORK_DISCARD, NETWORKS, OFFER, slotPlace } from "./layout.ts";
import {
  act,
  begin,
  cardOf,
  colour,
  cubes,
  cubesIn,
  ENGINE,
  edit,
  GAME,
  grid,
  hand,
  lying,
  move,
  namesAt,
  network,
  offered,
  reasons,
  set,
  station,
} from "./metrorunner.test-support.ts";

const BLUE_RED = { boards: ["blue", "red"] } as const;

/** Blue to move at a station with these cubes and jobs, Red far away. */
function blueAt(where: string, own: string, ...jobs: readonly string[]): MetroState {
  const state = begin({ ...BLUE_RED, boards: ["blue", "red"] });
  return edit(
    state,
    set("figure", station(where), 0),
    set("figure", station("A05"), 1),
    set("credits", 0, 0),
    ...cubes(0, own),
    ...hand(state, 0, ...jobs),
  );
}
/** The same in the action step. */
function actingAt(where: string, own: string, ...jobs: readonly string[]): MetroState {
  const before = ["A15", "A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09", "A10", "A11", "A12", "A13", "A14"];
  const at = before.indexOf(where);
  const state = blueAt(before[(at + before.length - 1) % before.length] ?? "", own, ...jobs);
  edit(state, set("figure", station(where === "A08" ? "A12" : "A08"), 1));
  return act(state, "move", { stations: 1 });
}
const E7_GRID = grid("T5.0 T8.0 T6.0 / T4.2 T1.0 T9.0 / T7.0 T2.1 T3.0");

describe("Moving (MR-5)", () => {
  test("MR-E1 four stations cost two cubes", () => {
    const state = blueAt("A14", "K1 O2");
    act(act(state, "move", { stations: 4 }), "pay", { cube: "black" });
    expect([state.figure[0], cubesIn(state, 0)]).toEqual([station("A03"), "O1"]);
  });
  test("MR-E2 an opponent's figure is skipped", () => {
    const state = edit(blueAt("A14", ""), set("figure", station("A15"), 1));
    expect(act(state, "move", { stations: 1 }).figure[0]).toBe(station("A01"));
  });
  test("MR-E3 a job card pays for one station and goes under the deck; no further one does (MR-5.5)", () => {
    const state = blueAt("A14", "", "J-K1", "J-K2");
    expect(offered(state, "move")).toHaveLength(3);
    expect(reasons(state, "move", { stations: 4 })[0]).toContain("MR-5.3");
    act(act(state, "move", { stations: 3 }), "discard", { card: cardOf(state, "J-K1") });
    expect([state.figure[0], cardsIn(state, JOB_DECK)[0]]).toEqual([station("A02"), cardOf(state, "J-K1")]);
  });
  test("MR-R6 a full lap ends where it began", () => {
    const state = edit(blueAt("A14", "K12"), set("figure", station("A01"), 1));
    expect(act(state, "move", { stations: 14 }).figure[0]).toBe(station("A14"));
  });
});

describe("Jobs (MR-8)", () => {
  test("MR-E4 step by step, with the new bonus in the slot bonus", () => {
    const state = actingAt("A14", "R1 B1", "J-B3", "J-K1");
    act(state, "complete", { card: cardOf(state, "J-B3"), district: colour("blue") });
    // Only the discard can help, so it is made.
    expect([cubesIn(state, 0), cardsIn(state, JOB_DECK)[0]]).toEqual(["", cardOf(state, "J-K1")]);
    const taken = cardsIn(state, OFFER)[0] ?? 0;
    act(state, "take", { card: taken });
    expect([state.influence[0], cardsIn(state, OFFER).length]).toEqual([1, 1]);
    act(act(act(act(state, "tuck", { slot: 1 }), "gain 2 cubes"), "gain", { cube: "black" }), "gain", { cube: "blue" });
    expect([cubesIn(state, 0), namesAt(state, slotPlace(0, 1))]).toEqual(["K1 B2", ["Track Darkweb ID Leak"]]);
  });
  test("MR-E5 a discount by itself, then a substitute", () => {
    const state = actingAt("A12", "R1 O1 B2", "J-O7");
    edit(state, move(cardOf(state, "J-R5"), COMPLETED), move(cardOf(state, "J-B4"), COMPLETED + 1));
    act(state, "complete", { card: cardOf(state, "J-O7"), district: colour("orange") });
    expect([cubesIn(state, 0), GAME.decision(state)?.kind]).toEqual(["", "take a job"]);
  });
  test("MR-E6 on a border only the chosen district is emptied", () => {
    const state = edit(actingAt("A07", ""), lying("purple", "black", 1), lying("purple", "blue", 1), lying("red", "orange", 1));
    act(state, "collect", { district: colour("purple") });
    expect(cubesIn(state, 0)).toBe("K1 P1 B1");
  });
  test("what is lacking is said, and a job of elsewhere is not completed (MR-8.1, MR-8.3)", () => {
    const state = actingAt("A14", "B1", "J-B3", "J-K1");
    expect(reasons(state, "complete", { card: cardOf(state, "J-B3"), district: colour("blue") })).toEqual([
      "You lack 1 red and 1 blue, and a discarded job replaces only one cube (MR-8.3)",
    ]);
    expect(reasons(state, "complete", { card: cardOf(state, "J-K1"), district: colour("black") })).toEqual([
      "Your figure is not in Undergrid (MR-6.6)",
    ]);
  });
  test("a starting job that is discarded goes to the box (MR-8.12)", () => {
    const state = blueAt("A14", "", "S-B");
    act(state, "move", { stations: 3 });
    expect(cardsIn(state, BOX)).toContain(cardOf(state, "S-B"));
  });
});

describe("Hacks (MR-11)", () => {
  /** A hack of Implant Clinic on the grid of the examples. */
  function hacking(influence: number, own: string): MetroState {
    const state = actingAt("A14", own);
    edit(state, ...E7_GRID, ...network(state, "NET-22"), set("influence", influence, 0), set("brute", 1, 0));
    return act(act(state, "hack"), "declare", { network: "left" });
  }
  const turn = (state: MetroState, cell: number) => act(state, "rotate", { cell: cell - 1, way: "clockwise" });

  test("MR-E7 core and alpha by one rotation", () => {
    const state = turn(hacking(4, ""), 9);
    act(state, "stop");
    expect([state.credits[0], state.notoriety[0], cardsIn(state, NETWORK_DISCARD)]).toEqual([2, 1, [cardOf(state, "NET-22")]]);
    expect([state.resources[colour("purple") * 5 + colour("black")], state.resources[colour("red") * 5 + colour("purple")]]).toEqual([
      1, 1,
    ]);
  });
  test("MR-E8 alpha and beta with a paid rotation and brute force", () => {
    const state = turn(turn(turn(hacking(7, "K1"), 9), 1), 1);
    expect(cubesIn(state, 0)).toBe("");
    act(state, "brute force", { cell: 3 });
    expect([state.credits[0], state.notoriety[0], state.brute[0], state.bruteOn]).toEqual([3, 2, 0, -1]);
  });
  test("MR-11.17 a hack that fails gives nothing and cycles its card", () => {
    const state = turn(hacking(7, ""), 1);
    act(state, "stop");
    expect([state.credits[0], cardsIn(state, NETWORKS)[0], state.quarter[0]]).toEqual([0, cardOf(state, "NET-22"), 1]);
  });
  test("MR-11.10, MR-11.11 the own manipulation once; no brute force on the skull", () => {
    const state = hacking(0, "");
    expect(reasons(state, "brute force", { cell: 4 })).toEqual(["Tile 5 is the skull (MR-11.11)"]);
    const [own] = offered(state, "use character");
    if (own === undefined) throw new Error("There is no manipulation");
    GAME.apply(state, own);
    expect(offered(state, "use character")).toEqual([]);
  });
});

describe("Boosts (MR-10)", () => {
  test.each([
    ["MR-E9 the lower marker", 5, 7, ["influence"]],
    ["MR-E9 level markers: the player chooses", 7, 7, ["influence", "notoriety"]],
    ["MR-R31 a marker on the last space", 18, 18, []],
  ])("%s", (_, influence, notoriety, tracks) => {
    const state = edit(blueAt("A14", ""), set("credits", 2, 0), set("influence", influence, 0), set("notoriety", notoriety, 0));
    expect(offered(state, "viral marketing").map(({ track }) => track)).toEqual(tracks);
  });
  test("MR-R16 the second action differs from the first", () => {
    const state = edit(actingAt("A13", ""), set("credits", 2, 0));
    act(act(state, "collect", { district: colour("blue") }), "strong arm locals");
    expect(offered(state, "collect")).toEqual([{ kind: "collect", district: colour("orange") }]);
    expect(reasons(state, "collect", { district: colour("blue") })[0]).toContain("MR-10.7");
  });
});

describe("The end (MR-12, MR-13)", () => {
  test("MR-E10 the ninth job of seat 2: the round is completed, then one more", () => {
    const state = begin({ players: 3, boards: ["blue", "red", "black"] });
    const laid = ["J-K1", "J-K2", "J-K3", "J-P1", "J-P2", "J-P3", "J-O1", "J-O2"].map((number, i) =>
      move(cardOf(state, number), slotPlace(1, i % 3)),
    );
    edit(
      state,
      ...laid,
      set("round", 9),
      ...cubes(1, "R1 O1"),
      ...hand(state, 1, "J-R1"),
      set("credits", 0, 1),
      set("figure", station("A07"), 1),
    );
    for (const player of [0, 2]) edit(state, set("credits", 0, player), ...hand(state, player));
    act(act(state, "move", { stations: 1 }), "collect", { district: colour("blue") });
    act(act(state, "move", { stations: 1 }), "complete", { card: cardOf(state, "J-R1"), district: colour("red") });
    act(state, "gain", { cube: "black" });
    expect([state.trigger, state.lastRound, state.active]).toEqual([2, 0, 2]);
    act(act(state, "move", { stations: 1 }), "acquire gigs");
    for (let i = 0; i < 2; i++) act(state, "draw");
    expect([state.round, state.lastRound, state.active]).toEqual([10, 10, 0]);
  });
  test("MR-E11 to MR-E15: what each line is worth", () => {
    const state = begin({ boards: ["blue", "red"] });
    const military = cardOf(state, "CO-1");
    edit(
      state,
      set("firstToken", colour("blue") + 1, military),
      set("secondToken", colour("red") + 1, military),
      set("thirdToken", colour("black") + 1, military),
    );
    edit(
      state,
      ...["J-B1", "J-R1", "J-F1"].map((number) => move(cardOf(state, number), COMPLETED)),
      ...cubes(0, "K1 B3"),
      ...hand(state, 0, "J-K1", "J-K2"),
    );
    edit(state, set("influence", 11, 0), set("notoriety", 1, 0), set("credits", 1, 0), set("brute", 2, 0));
    for (const contract of cardsIn(state, CONTRACTS)) if (contract !== military) edit(state, move(contract, BOX));
    expect(scoreSheet(state, ENGINE, 0).map(({ points }) => points)).toEqual([7, 5, 9, 0, 5, 1]);
    expect(scoreOf(state, ENGINE, 0)).toBe(27);
    // MR-E14: Red ties with Blue.
    edit(state, move(cardOf(state, "J-R2"), slotPlace(1, 0)));
    expect(scoreSheet(state, ENGINE, 0)[4]?.points).toBe(2);
  });
});

describe("Alone (MR-14)", () => {
  test("MR-E13 the A.I. moves, compares, acts and advances", () => {
    const state = begin({ players: 1, boards: ["black"] });
    edit(state, set("gold", station("A11")), set("silver", station("A14")), set("figure", station("A04"), 0), set("credits", 0, 0));
    edit(state, set("notoriety", 4, 0), set("aiNotoriety", 3), ...hand(state, 0), lying("purple", "black", 2), lying("red", "red", 1));
    edit(state, move(cardOf(state, "AI-01"), state.zone[cardOf(state, "AI-01")] ?? 0));
    const third = cardsIn(state, OFFER + 2)[0];
    // A hack that fails, so that nothing lies elsewhere than before.
    edit(state, ...E7_GRID, ...network(state, "NET-22"));
    act(act(act(act(state, "move", { stations: 1 }), "hack"), "declare", { network: "left" }), "stop");
    expect([state.silver, state.gold, state.aiInfluence]).toEqual([station("A03"), station("A06"), 2]);
    expect([cardsIn(state, JOB_DECK)[0], cardsIn(state, OFFER + 2).length]).toEqual([third, 1]);
    expect([state.resources[colour("purple") * 5], state.resources[colour("red") * 5 + colour("red")]]).toEqual([0, 1]);
  });
});
