/** Winning, losing, draws and bounds (MC-13, MC-R44, MC-R134, MC-R141, MC-R145). */
import { describe, expect, test, vi } from "vitest";
import { Engine } from "../../../kernel/engine.ts";
import type { State } from "../../../kernel/state.ts";
import { CARDS, card, HOME, type Table, table, texted } from "../megacorp.test-support.ts";
import { DRAWING } from "../turn/drawing.ts";
import { BY_EFFECT } from "./endings.ts";
import { lose, win } from "./events-losing.ts";

const PILES = { main: ["Clerk", "Clerk", "Clerk"], resources: ["Consumer"] };
const seated = (players = 2): Table => table({ seats: Array.from({ length: players }, () => PILES), stand: "divest phase" });
/** These players win and lose by effects at one moment. */
function decide(t: Table, winners: readonly number[], losers: readonly number[]): Table {
  for (const player of winners) t.engine.propose(t.state, win, player);
  t.engine.together(
    t.state,
    lose,
    losers.map((player) => [player, BY_EFFECT]),
  );
  t.engine.resume(t.state as State);
  return t;
}

describe("By an effect (MC-13.6)", () => {
  test("who wins makes all others lose", () => {
    const t = decide(seated(3), [1], []);
    expect([t.endings, t.state.returns]).toEqual([["MC-13.6"], [-1, 1, -1]]);
  });
  test("MC-R141 who loses in the same state check does not win", () => {
    const t = decide(seated(), [0], [0]);
    expect(t.state.returns).toEqual([-1, 1]);
  });
  test("MC-13.10 all who lose at one moment lose together: a draw", () => {
    const t = decide(seated(), [], [0, 1]);
    expect([t.endings, t.state.returns]).toEqual([
      ["MC-13.6", "MC-13.10"],
      [0, 0],
    ]);
  });
  test("in a draw of the last ones, who was out before has lost", () => {
    const t = decide(decide(seated(3), [], [2]), [], [0, 1]);
    expect(t.state.returns).toEqual([0, 0, -1]);
  });
});

describe("Destruction of a Business (MC-13.4)", () => {
  const DYING = [
    { card: "Tower", at: [0, 0], damage: { IQ: 8 } },
    { card: "Boss", at: [0, 1] },
  ] as const;
  test("its player loses at once, and it is annihilated (MC-R126)", () => {
    const t = table({ seats: [PILES, { ...PILES, network: DYING }, PILES] });
    expect([t.state.lost, t.endings]).toEqual([[0, 1, 0], []]);
    expect(t.market(1)).toEqual([]);
  });
  test("MC-R134 two at one moment: a draw", () => {
    const t = table({
      seats: [
        { ...PILES, network: DYING },
        { ...PILES, network: DYING },
      ],
    });
    expect([t.endings, t.state.returns]).toEqual([
      ["MC-13.4", "MC-13.10"],
      [0, 0],
    ]);
  });
  test("MC-13.8 losing the Founder is no loss", () => {
    const t = table({
      seats: [
        PILES,
        {
          ...PILES,
          network: [
            { card: "Tower", at: [0, 0] },
            { card: "Boss", at: [0, 1], damage: { MQ: 1 } },
          ],
        },
      ],
    });
    expect([t.market(1), t.endings]).toEqual([["Boss"], []]);
  });
});

test("MC-R25 drawing several cards is one at a time: the one that is missing loses", () => {
  const t = seated().run(DRAWING, 1, 4);
  expect([t.hand(1).length, t.endings]).toEqual([3, ["MC-13.5"]]);
});

test("MC-13.9 having no money during a turn is no loss; a bare Business of another player neither (MC-R155)", () => {
  const t = table({ seats: [PILES, { ...PILES, network: [{ card: "Tower", at: [0, 0] }] }], stand: "end phase" });
  expect(t.endings).toEqual([]);
  expect(table({ seats: [{ ...PILES, money: 0, network: HOME }, PILES], stand: "divest phase" }).endings).toEqual([]);
});

describe("Bounds (MC-R145)", () => {
  test("100 turns of each player that started: a draw", () => {
    const at = (turn: number) => table({ seats: [PILES, PILES], stand: "end phase", turn });
    expect([at(199).endings, at(200).endings, at(200).state.returns]).toEqual([[], ["MC-R145"], [0, 0]]);
  });
  test("2,000 decisions in one turn: a draw", () => {
    const t = seated();
    t.state.decisions = t.state.decisionsBefore + 1998;
    const clerk = t.card("Boss", (id) => t.state.controller[id] === 0);
    expect(t.endings).toEqual([]);
    t.state.decisions++;
    t.act("sell", { card: clerk });
    expect(t.endings).toEqual(["MC-R145"]);
  });
  test("10,000 steps without anybody being asked: a draw", () => {
    const cards = [
      ...CARDS,
      card("Mint", { kind: "location", text: "Whenever you gain money, gain 1M." }),
      card("Waif", { kind: "character", text: "When this is destroyed, gain 1M." }),
    ];
    const orphan = { card: "Waif", at: [5, 5] as const };
    const network = [...HOME, { card: "Mint", at: [1, 0] as const }, orphan];
    const t = table({
      cards,
      content: texted(cards),
      seats: [
        { ...PILES, network },
        { ...PILES, network: HOME },
      ],
      stand: "end phase",
      asksPriority: true,
    });
    t.act("pass");
    const tick = vi.spyOn(Engine.prototype, "tick");
    t.act("pass");
    expect(tick.mock.results.findIndex(({ value }) => value === false)).toBe(10_000);
    expect(t.endings).toEqual(["MC-R145"]);
    tick.mockRestore();
  });
});
