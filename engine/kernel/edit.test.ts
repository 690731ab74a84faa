/** Free moves in a game with rules; those of a game without are tested with the free game. */
import { describe, expect, test } from "vitest";
import type { Change } from "./edit.ts";
import { openGame } from "./game.ts";
import { defineLayout } from "./layout.ts";
import { procedures } from "./procedure.ts";
import type { Content } from "./rules.ts";
import { pickChoice } from "./shapes.ts";
import { at, type StateOf } from "./state.ts";
import { DECK, DISCARD, HAND, openToy, type ToyState } from "./toy/toy.test-support.ts";
import { createCard } from "./zones.ts";

const toy = openToy();
/** Player 1 is to play. */
function playing(): ToyState {
  const state = toy.start({ seed: 3 }, undefined);
  toy.apply(state, { kind: "bid", n: 1 });
  toy.apply(state, { kind: "bid", n: 0 });
  return state;
}

describe("Free moves beside the rules", () => {
  test("what is on offer follows the moves", () => {
    const state = playing();
    const [first = -1, ...rest] = at(state.zones, HAND);
    const done = toy.edit(state, [
      { kind: "move", card: first, place: DISCARD },
      { kind: "set", field: "money", at: 0, value: 9 },
    ]);
    expect(done).toEqual({ ok: true, value: [] });
    expect(toy.decision(state)?.actions.all()).toEqual([...rest.map((card) => ({ kind: "play", card })), { kind: "pass" }]);
  });

  test("state-based rules see what was moved once play goes on", () => {
    const state = playing();
    expect(toy.edit(state, [{ kind: "set", field: "money", at: 1, value: 25 }]).ok).toBe(true);
    toy.apply(state, { kind: "pass" });
    expect(toy.returns(state)?.returns).toEqual([-1, 1]);
  });

  test("a card that somebody does not know is shown before it leaves its region", () => {
    const state = playing();
    const card = at(at(state.zones, DECK), 0);
    const before = toy.save(state);
    const move: Change = { kind: "move", card, place: HAND + 1 };
    expect(toy.edit(state, [move])).toMatchObject({ ok: false, error: { code: "unseen", change: 0 } });
    expect(toy.save(state)).toBe(before);
    expect(toy.edit(state, [{ kind: "show", card, player: -1 }, move]).ok).toBe(true);
    expect(at(state.zones, HAND + 1)).toContain(card);
  });

  test("designs, players and values that do not exist are refused, and the match goes on as it was", () => {
    const state = playing();
    const before = toy.save(state);
    const refused: [Change, string][] = [
      [{ kind: "create", card: 4, owner: 0, place: HAND }, "There is no design 4"],
      [{ kind: "create", card: 0, owner: 2, place: HAND }, "There is no player 2"],
      [{ kind: "set", field: "active", value: 2 }, "It is the turn of player 3 of 2"],
      [{ kind: "set", field: "money", at: 0, value: 2 ** 32 }, '"money" is 4294967296, which is not a whole number of 32 bits'],
    ];
    for (const [change, message] of refused) expect(toy.edit(state, [change])).toMatchObject({ ok: false, error: { message } });
    expect(toy.save(state)).toBe(before);
  });

  test("a player who is asked keeps something to choose from, and what the rules find odd is said", () => {
    const layout = defineLayout({
      players: 1,
      zones: { row: { seen: "all" }, away: { seen: "all" } },
      fields: { strength: { per: "game" } },
    });
    type S = StateOf<typeof layout>;
    const game = openGame<S, Content>(
      {
        id: "pick",
        layout,
        bound: { decisions: 9, rule: "-" },
        endings: [],
        procedures: [
          procedures<S, Content>()("match", {
            pick: pickChoice<S, Content, "pick">({
              kind: "pick",
              rule: "-",
              player: () => 0,
              prompt: () => "Which?",
              items: (state, into) => void into.push(...at(state.zones, 0)),
              pick: () => "pick",
            }),
          }),
        ],
        events: [],
        setup: (state) => void [createCard(state, layout, 0, 0, 0), createCard(state, layout, 0, 0, 0)],
        faults: (state) => (state.strength > 3 ? [`Strength is ${state.strength}, above 3`] : []),
      },
      { hash: "none" },
    );
    const state = game.start({ seed: 1 }, undefined);
    const moved: Change[] = [
      { kind: "move", card: 0, place: 1 },
      { kind: "move", card: 1, place: 1 },
    ];
    expect(game.edit(state, moved)).toMatchObject({ ok: false, error: { code: "stuck" } });
    expect(game.edit(state, [{ kind: "set", field: "strength", value: 5 }])).toEqual({
      ok: true,
      value: [{ law: 2, message: "Strength is 5, above 3", own: true }],
    });
  });
});
