/** Positions whose cards are made as they are written, and zones that are grids: on a game of two boards in which a card is laid at the right of the others, or nothing is. */
import { expect, test } from "vitest";
import { events } from "../kernel/events.ts";
import { setNumber } from "../kernel/fork.ts";
import { type Game, openGame } from "../kernel/game.ts";
import { defineLayout } from "../kernel/layout.ts";
import { procedures } from "../kernel/procedure.ts";
import { ok } from "../kernel/result.ts";
import { at, type StateOf } from "../kernel/state.ts";
import { createCard, moveCard } from "../kernel/zones.ts";
import { playScenario, type Scenario, ScenarioFileSchema, type Table } from "./index.ts";
import { words } from "./toy-table.test-support.ts";

const LAYOUT = defineLayout({
  players: 2,
  zones: {
    hand: { per: "player", seen: "owner" },
    board: { per: "player", seen: "all", grid: { x: "x", y: "y", under: "host" } },
  },
  fields: {
    active: { per: "game" },
    x: { per: "card", signed: true },
    y: { per: "card", signed: true },
    host: { per: "card" },
    holder: { per: "card", start: "owner" },
  },
});
type State = StateOf<typeof LAYOUT>;
const { hand: HAND, board: BOARD } = LAYOUT.at;

const lay = events<State>()("lay", ["player", "card", "number"], (state, player, card, x) => {
  moveCard(state, LAYOUT, card, BOARD + player);
  setNumber(state, "x", card, x);
});
const width = (state: { readonly zones: readonly (readonly number[])[] }, player: number) => at(state.zones, BOARD + player).length;
const TURN = procedures<State>()("turn", {
  act: {
    kind: "act",
    rule: "G1",
    always: true,
    player: (state) => state.active,
    candidates: (state, into) => void into.push(-1, ...at(state.zones, HAND + state.active)),
    action: (state, card) =>
      card < 0 ? { kind: "pass" } : { kind: "lay", card, network: state.active, x: width(state, state.active), y: 0 },
    carryOut(state, card, _frame, engine) {
      if (card >= 0) engine.propose(state, lay, state.active, card, width(state, state.active));
      return "act";
    },
    prompt: () => "Lay a card",
  },
});
const game = openGame<State, { readonly hash: string }>(
  {
    id: "boards",
    layout: LAYOUT,
    bound: { decisions: 50, rule: "G2" },
    endings: [],
    procedures: [TURN],
    events: [lay],
    setup(state) {
      for (const player of [0, 1]) createCard(state, LAYOUT, player, player, HAND + player);
    },
    activeField: "active",
    stands: { turn: { procedure: "turn", step: "act" } },
    makesCards: true,
  },
  { hash: "boards" },
);
const TABLE: Table = {
  game: game as unknown as Game,
  cards: ["Fox", "Bear", "Hat"].map((name) => ({ id: `boards/${name.toLowerCase()}`, name, text: "" })),
  seats: ["ANNA", "BERT", "CLEO"],
  options: { standard: undefined, parse: () => ok(undefined) },
};
const play = (position: unknown, steps: unknown): string => {
  const file = ScenarioFileSchema.parse({ game: "boards", scenarios: [{ name: "a scenario", position, steps }] });
  return words(playScenario(TABLE, file.scenarios[0] as Scenario, ["scenarios", 0], () => true));
};

const POSITION = {
  ANNA: { hand: ["3 Bear"], board: { "0,0": ["Fox", "Hat"], "-1,2": { card: "Bear", as: "B", owner: "BERT" } } },
};

test("cards are made as often as they are named, in their slots and under their hosts", () => {
  const board = { "0,0": ["Fox", { card: "Hat", host: 5 }], "-1,2": { card: "B", holder: "BERT" }, "1,0": [] };
  expect(play(POSITION, [{ expect: { ANNA: { hand: 3, board }, BERT: { hand: ["Bear"] } } }])).toBe("passed");
});

test("a slot is named in an action and in what is expected", () => {
  const steps = [
    { ANNA: "lay Bear 3,0", expect: { ANNA: { hand: 2, board: { "3,0": "Bear" } }, events: "lay ANNA Bear 3" } },
    { ANNA: { kind: "lay", card: "Bear", network: "ANNA", x: 4, y: 0 } },
    { expect: { "not offered": "lay Bear -1,0", ANNA: { board: 5 } } },
  ];
  expect(play(POSITION, steps)).toBe("passed");
});

test("what is not so is said with its slot", () => {
  expect(play(POSITION, [{ expect: { ANNA: { board: { "-1,2": "Fox" } } } }])).toBe(
    "step 1 steps.0.expect.ANNA.board.-1,2: expected ANNA's board -1,2: Fox; found Bear",
  );
});

test("slots, seats and owners that there are not are mistakes", () => {
  expect(play({ ANNA: { board: { "1": "Fox" } } }, [{ ANNA: "pass" }])).toMatch(/"1" is not a slot of "board"/);
  expect(play({ ANNA: { board: ["Fox"] } }, [{ ANNA: "pass" }])).toMatch(/a column and row/);
  expect(play({ CLEO: { hand: 1 } }, [{ ANNA: "pass" }])).toMatch(/CLEO does not play: this match has 2 players/);
  expect(play({ ANNA: { hand: { card: "Fox", owner: "DORA" } } }, [{ ANNA: "pass" }])).toMatch(/"DORA" owns no cards/);
});
