/** Chapter VR-15: the end and the score sheet. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { cardsIn, OBJECTIVE, OBJECTIVES, RETIRED, SERVERS, SERVICE, TITLE, VERSES, type VrState } from "../layout.ts";
import { borough, cardOf, influence, move, scripted, set, tableOf } from "../virtual-revolution.test-support.ts";
import { serversOf } from "./counts.ts";
import { bestObjective, SERVER_POINTS, scoreOf, scoreSheet } from "./scoring.ts";

const table = tableOf(
  scripted({
    "OB01 end": { score: (state, _engine, player) => 3 * Math.floor(at(state.revenue, player) / 2) },
    "OB02 end": { score: (state, engine, player) => 5 * serversOf(state, engine, player) },
    "OB03 end": { score: (state, _engine, player) => 5 * cardsIn(state, VERSES + player).length },
    "VS21 end": { score: (state, engine, player) => 2 * serversOf(state, engine, player) },
    "VS22 end": { score: (state, _engine, player) => 2 * at(state.immunity, player) },
    "AG32 promotion": {},
  }),
);
const { engine, edit } = table;

/** A player's cards, laid openly. */
const laid = (state: VrState, place: number, ...numbers: readonly string[]) =>
  numbers.flatMap((number) => [{ kind: "show", card: cardOf(state, number), player: -1 } as const, move(cardOf(state, number), place)]);

/** Nothing that scores, and the two Objectives of player 0. */
function bare(first: string, second: string): VrState {
  const state = table.empty(9);
  const held = cardsIn(state, OBJECTIVE).map((card) => move(card, OBJECTIVES));
  edit(state, ...held, ...laid(state, OBJECTIVE, first, second), set("credits", 0, 0), set("revenue", 0, 0), set("immunity", 0, 0));
  return state;
}

const servers = (...numbers: readonly number[]) => [
  ...numbers.map((number) => set("server", 0, borough(number))),
  set("servers", SERVERS - numbers.length, 0),
];
const points = (state: VrState, rule: string): number =>
  scoreSheet(state, engine, 0)
    .filter((line) => line.rule === rule)
    .reduce((sum, line) => sum + line.points, 0);

describe("Scoring (VR-15)", () => {
  test("VR-15.8 Agents and trios (VR-E7)", () => {
    const state = bare("OB01", "OB02");
    edit(state, ...laid(state, SERVICE, "AG01", "AG02", "AG12"), ...laid(state, RETIRED, "AG03", "AG13", "AG15", "AG24", "AG26"));
    expect(points(state, "VR-15.8")).toBe(18);
  });

  test("VR-15.11 the Objective that gives more, capped (VR-E8)", () => {
    const state = bare("OB03", "OB02");
    edit(state, ...laid(state, VERSES, "VS01", "VS02", "VS03", "VS04", "VS05", "VS06", "VS07"), ...servers(1, 5, 9));
    expect(bestObjective(state, engine, 0)).toEqual({ card: cardOf(state, "OB03"), points: 30 });
    edit(state, set("objectiveCap", 25, 0));
    expect(bestObjective(state, engine, 0)?.points).toBe(25);
  });

  test("VR-E9 Revenue 15 with the Rentier", () =>
    expect(bestObjective(edit(bare("OB01", "OB03"), set("revenue", 15, 0)), engine, 0)?.points).toBe(21));

  test("VR-15.9 Servers on the map", () => {
    expect(SERVER_POINTS).toEqual([0, 1, 3, 6, 10, 15, 21, 28]);
    expect(points(edit(bare("OB01", "OB03"), ...servers(1, 5, 9, 11)), "VR-15.9")).toBe(10);
  });

  test("VR-15.6, VR-5.7 both who control a borough score it (VR-E12)", () => {
    const state = edit(bare("OB01", "OB03"), ...servers(5), influence(5, 1, 2), set("reserve", 18, 1));
    expect(points(state, "VR-15.6")).toBe(2);
    expect(scoreSheet(state, engine, 1).find(({ rule }) => rule === "VR-15.6")?.points).toBe(2);
  });

  test("VR-E16 a whole sheet comes to 100", () => {
    const state = bare("OB02", "OB01");
    edit(state, set("tokens", 3, 0), set("credits", 13, 0), set("revenue", 14, 0), set("immunity", 4, 0));
    edit(state, ...[1, 2, 3, 5, 6].map((number) => influence(number, 0, 1)), set("reserve", 15, 0), ...servers(8, 9, 11));
    edit(state, move(cardOf(state, "TI-QL"), TITLE));
    edit(state, ...laid(state, SERVICE, "AG01", "AG02", "AG12"), ...laid(state, RETIRED, "AG03", "AG13", "AG24"));
    edit(state, ...laid(state, VERSES, "VS21", "VS22"), set("online", 1, cardOf(state, "VS21")), set("online", 1, cardOf(state, "VS22")));
    expect(scoreSheet(state, engine, 0).map((line) => line.points)).toEqual([6, 2, 14, 16, 10, 6, 5, 6, 6, 8, 21]);
    expect(scoreOf(state, engine, 0)).toBe(100);
  });

  test("VR-15.10, VR-15.12 a Verse gives at most its cap, and what the final Necro card leaves; a total may fall below 0 (VR-R56)", () => {
    const state = bare("OB02", "OB03");
    edit(state, ...laid(state, VERSES, "VS22"), set("immunity", 7, 0));
    expect(points(state, "VR-15.10")).toBe(0);
    edit(state, set("online", 1, cardOf(state, "VS22")));
    expect(points(state, "VR-15.10")).toBe(10);
    edit(state, set("verseCap", 8, 0));
    expect(points(state, "VR-15.10")).toBe(8);
    expect(scoreOf(edit(state, set("lost", 25, 0)), engine, 0)).toBe(8 + 5 - 25);
  });

  test("VR-15.12 points are lost for each trio and each Title", () => {
    const state = bare("OB01", "OB03");
    edit(
      state,
      ...laid(state, SERVICE, "AG01", "AG12", "AG24"),
      move(cardOf(state, "TI-QL"), TITLE),
      set("lostPerTrio", 2, 0),
      set("lostPerTitle", 3, 0),
    );
    expect([points(state, "VR-15.8"), points(state, "VR-15.7"), points(state, "VR-15.12")]).toEqual([8, 10, -5]);
  });

  /** The last turn of the game, with these € of both. */
  function lastTurn(mine: number, theirs: number): VrState {
    const state = table.begin(1);
    const order = [set("order", 0, 0), set("order", 1, 1), set("active", 1), set("round", 5), set("pass", 3)];
    const alike = [0, 1].flatMap((player) => cardsIn(state, OBJECTIVE + player).map((card) => move(card, OBJECTIVES)));
    const clear = state.influence.flatMap((n, i) => (n > 0 ? [set("influence", 0, i)] : []));
    edit(state, ...order, ...alike, ...clear, set("credits", mine, 0), set("credits", theirs, 1));
    for (const player of [0, 1])
      for (const card of [...cardsIn(state, TITLE + player)]) edit(state, move(card, table.game.layout.at["titles"] ?? 0));
    return table.act(state, "place", { borough: 0 });
  }

  test.each([
    [10, 4, [1, -1], "VR-15.13", "The winner has the most points"],
    [13, 14, [-1, 1], "VR-15.13", "The winner has the most € of those with the most points"],
    [13, 13, [0, 0], "VR-15.13", "Points and € are equal: a shared victory"],
  ])("VR-15.13 %i € against %i €", (mine, theirs, returns, rule, reason) => {
    const state = table.act(lastTurn(mine, theirs), "end turn");
    expect([state.returns, table.game.returns(state)?.reasons]).toEqual([returns, [{ rule, reason }]]);
  });

  test("VR-15.2, VR-R19 the type of an Agent that was promoted with its effect is chosen before", () => {
    const state = lastTurn(10, 4);
    const agent = cardOf(state, "AG32");
    edit(state, ...laid(state, RETIRED, "AG32", "AG01", "AG24"), set("applied", 1, agent));
    table.act(state, "end turn");
    expect(table.game.decision(state)?.rule).toBe("VR-15.2");
    table.act(state, "count as", { card: agent, type: "technician" });
    expect(points(state, "VR-15.8")).toBe(8);
  });
});
