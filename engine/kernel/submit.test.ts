import { describe, expect, test } from "vitest";
import type { Choice, Requirement } from "./choice.ts";
import { openGame } from "./game.ts";
import { defineLayout } from "./layout.ts";
import { procedures } from "./procedure.ts";
import type { Content } from "./rules.ts";
import { at, type StateOf } from "./state.ts";
import { HAND, openToy, type ToyState } from "./toy/toy.test-support.ts";

const game = openToy();
/** Both have bid, player 1 has drawn and is to play. With seed 3 the hand is as the first test says, and there is 1 to pay with. */
function playing(): ToyState {
  const state = game.start({ seed: 3 }, undefined);
  expect(game.submit(state, 0, [{ kind: "bid", n: 2 }]).ok).toBe(true);
  expect(game.submit(state, 1, [{ kind: "bid", n: 0 }]).ok).toBe(true);
  return state;
}
const cardOf = (state: ToyState, design: number) =>
  at(
    at(state.zones, HAND),
    at(state.zones, HAND).findIndex((id) => state.card[id] === design),
  );

describe("Submitting", () => {
  test("several answers are applied in turn, with what happened", () => {
    const state = playing();
    expect(at(state.zones, HAND).map((id) => game.cardName(at(state.card, id)))).toEqual(["Fox", "Mouse", "Bear", "Fox"]);
    const fox = cardOf(state, 1);
    const done = game.submit(state, 0, [{ kind: "play", card: fox }, { kind: "done" }]);
    expect(done.ok && done.value.map(({ event }) => event)).toEqual(["play", "gain", "next turn", "draw"]);
    expect(state.decisions).toBe(4);
    expect(game.decision(state)?.player).toBe(1);
  });

  test.each<[string, number, unknown[], object]>([
    ["another player", 1, [{ kind: "pass" }], { code: "not-your-turn", input: 0, current: 0 }],
    ["no object", 0, ["pass"], { code: "not-an-action", input: 0 }],
    ["no kind", 0, [{ card: 1 }], { code: "not-an-action", input: 0 }],
    ["a deep object", 0, [{ kind: "pass", more: {} }], { code: "not-an-action", input: 0 }],
    [
      "a member too many",
      0,
      [{ kind: "pass", card: 1 }],
      { code: "not-offered", input: 0, reasons: ["You have another choice now: “Which card do you play?” (T2)"] },
    ],
    [
      "the second is too late",
      0,
      [{ kind: "pass" }, { kind: "pass" }],
      { code: "not-offered", input: 1, reasons: ["You have another choice now: “Discard up to 2 cards” (T6)"] },
    ],
    ["the turn has passed on", 0, [{ kind: "pass" }, { kind: "done" }, { kind: "pass" }], { code: "not-your-turn", input: 2, current: 1 }],
  ])("%s is refused and changes nothing", (_what, player, inputs, error) => {
    const state = playing();
    const before = game.save(state);
    expect(game.submit(state, player, inputs)).toEqual({ ok: false, error });
    expect(game.save(state)).toBe(before);
  });

  test("after the end everything is refused", () => {
    const state = playing();
    game.concede(state, 0);
    expect(game.submit(state, 0, [{ kind: "pass" }])).toEqual({ ok: false, error: { code: "over", input: 0 } });
    expect(game.returns(state)).toEqual({ returns: [-1, 1], reasons: [{ rule: "concession", reason: "A player conceded" }] });
    expect(game.decision(state)).toBeUndefined();
  });

  test("playing what is not on offer throws: the caller promised", () => {
    expect(() => game.apply(playing(), { kind: "win" })).toThrow('Not available now: {"kind":"win"}');
    expect(() => game.applyAt(playing(), 99)).toThrow(RangeError);
  });
});

describe("Why", () => {
  test("a card that cannot be paid says what it costs, by the requirement that keeps it off the list", () => {
    const state = playing();
    state.money[0] = 0;
    const bear = cardOf(state, 2);
    expect(game.why(state, 0, { card: bear })).toEqual([{ verb: "play", reasons: ["It costs 2 and you have 0 (T2)"] }]);
    const refused = game.submit(state, 0, [{ kind: "play", card: bear }]);
    expect(!refused.ok && refused.error).toMatchObject({ code: "not-offered", reasons: ["It costs 2 and you have 0 (T2)"] });
  });

  test("what is on offer has nothing against it", () => {
    const state = playing();
    expect(game.why(state, 0, { kind: "pass" })).toEqual([{ verb: "pass", reasons: [] }]);
  });

  test("who does not choose, and what nobody asks", () => {
    const state = playing();
    expect(game.why(state, 1, { kind: "pass" })).toEqual([{ verb: "pass", reasons: ["Player 1 is choosing now (T2)"] }]);
    expect(game.why(state, 0, { card: at(at(state.zones, HAND + 1), 0) })).toEqual([
      { verb: "choose", reasons: ["You have another choice now: “Which card do you play?” (T2)"] },
    ]);
  });

  test("of several things that could be done with a card, the one that is nearest comes first", () => {
    const layout = defineLayout({ players: 1, zones: {}, fields: { left: { per: "game", start: 1 } } });
    type S = StateOf<typeof layout>;
    const costs = (rule: string, factor: number): Requirement<S, Content> => ({
      verb: "use",
      rule,
      holds: (state, n) => n * factor <= state.left,
      reason: (state, n) => `It takes ${n * factor} and ${state.left} is left`,
    });
    const ask: Choice<S, Content, "ask"> = {
      kind: "use",
      rule: "U1",
      player: () => 0,
      prompt: () => "How much?",
      requirements: [costs("U2", 1), costs("U3", 0.5)],
      candidates: (_state, into) => void into.push(4, 2, 1, 0),
      action: (_state, n) => ({ kind: "use", card: 7, n }),
      carryOut: () => "ask",
    };
    const rules = { id: "use", layout, bound: { decisions: 9, rule: "-" }, endings: [], events: [], setup: () => undefined };
    const using = openGame<S, Content>({ ...rules, procedures: [procedures<S, Content>()("match", { ask })] }, { hash: "none" });
    expect(using.why(using.start({ seed: 1 }, undefined), 0, { card: 7 })).toEqual([
      { verb: "use", reasons: [] },
      { verb: "use", reasons: [] },
      { verb: "use", reasons: ["It takes 2 and 1 is left (U2)"] },
      { verb: "use", reasons: ["It takes 4 and 1 is left (U2)", "It takes 2 and 1 is left (U3)"] },
    ]);
  });
});
