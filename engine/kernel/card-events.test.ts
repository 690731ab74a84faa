import { describe, expect, test } from "vitest";
import { MOVE, ON_BOTTOM, ON_TOP, SHOW, SHUFFLE } from "./card-events.ts";
import { openGame } from "./game.ts";
import { defineLayout } from "./layout.ts";
import { procedures } from "./procedure.ts";
import type { Content } from "./rules.ts";
import { SPECTATOR, type StateOf } from "./state.ts";
import { createCard } from "./zones.ts";

const LAYOUT = defineLayout({ players: 2, zones: { deck: { seen: "none" }, row: { seen: "all" } }, fields: {} });
type S = StateOf<typeof LAYOUT>;

/** Six cards of designs 10 to 15 in the deck; then what `act` proposes. */
function happened(act: (propose: (event: typeof MOVE, a: number, b?: number, c?: number) => void) => void) {
  const match = procedures<S, Content>()("match", {
    act(state, _frame, engine) {
      act((event, a, b, c) => engine.propose(state, event, a, b, c));
      return "rest";
    },
    rest: {
      kind: "free",
      rule: "-",
      free: true,
      player: () => 0,
      prompt: () => "",
      candidates: () => undefined,
      action: () => ({ kind: "free" }),
      carryOut: () => "rest",
    },
  });
  const game = openGame<S, Content>(
    {
      id: "cards",
      layout: LAYOUT,
      bound: { decisions: 0, rule: "-" },
      endings: [],
      procedures: [match],
      events: [MOVE, SHUFFLE, SHOW],
      setup(state) {
        for (let card = 10; card < 16; card++) createCard(state, LAYOUT, card, 0, LAYOUT.at.deck);
      },
    },
    { hash: "none" },
  );
  const state = game.start({ seed: 4, log: true }, undefined);
  return { game, state, log: state.log ?? [] };
}
const { deck, row } = LAYOUT.at;

describe("Events of cards", () => {
  test("a card goes on top or on the bottom, and is known where it lies open", () => {
    const { game, state, log } = happened((propose) => {
      propose(MOVE, 2, row, ON_TOP);
      propose(MOVE, 4, row, ON_BOTTOM);
      propose(MOVE, 0, row, ON_TOP);
    });
    expect(state.zones).toEqual([
      [1, 3, 5],
      [4, 2, 0],
    ]);
    expect(game.observe(state, SPECTATOR).card).toEqual([10, null, 12, null, 14, null]);
    expect(log[0]).toEqual({
      decision: 0,
      event: "move",
      roles: ["card", "place", "number"],
      args: [2, row, ON_TOP],
      cards: [12, -1, -1],
      seen: [3, 3, 3],
    });
  });

  test("a shuffle deals the designs anew over the same instances", () => {
    const { state } = happened((propose) => propose(SHUFFLE, deck));
    expect(state.zones[deck]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(state.card).not.toEqual([10, 11, 12, 13, 14, 15]);
    expect(state.card.toSorted()).toEqual([10, 11, 12, 13, 14, 15]);
  });

  test("a card is shown to those who are named, until it is shuffled away", () => {
    const { game, state } = happened((propose) => propose(SHOW, 5, 0b10));
    expect([0, 1].map((player) => game.observe(state, player).card[5])).toEqual([null, 15]);
    const lost = happened((propose) => {
      propose(SHOW, 5, 0b10);
      propose(SHUFFLE, deck);
    });
    expect(lost.game.observe(lost.state, 1).card).toEqual([null, null, null, null, null, null]);
  });
});
