/** Procedures that call others, as texts do: frames of any width, triggers that wait until a text is done. */
import { describe, expect, test } from "vitest";
import type { Engine } from "./engine.ts";
import { events } from "./events.ts";
import { type Frame, growFrame, setSlot, slot, slotCount, topFrame } from "./frames.ts";
import { openGame } from "./game.ts";
import { defineLayout } from "./layout.ts";
import { type Procedure, procedures } from "./procedure.ts";
import type { Content } from "./rules.ts";
import { numberChoice } from "./shapes.ts";
import type { StateOf, View } from "./state.ts";

const LAYOUT = defineLayout({ players: 2, zones: {}, fields: { story: { per: "list" } } });
type S = StateOf<typeof LAYOUT>;
const event = events<S, Content>();
const procedure = procedures<S, Content>();
const tell = event("tell", ["number"], (state, n) => void state.story.push(n));
const end = event("end", [], (state, _a, _b, _c, _d, engine) => engine.end(state, 0, [1, -1]));

/** A text that tells 1, asks for a number and tells it, and tells 3; with a note in a slot of its own for each. */
const steps = (holds: boolean) =>
  procedure(
    "text",
    {
      first(state, frame, engine) {
        expect(slotCount(state, frame)).toBe(7);
        setSlot(state, frame, 6, 42);
        engine.propose(state, tell, 1);
        return "ask";
      },
      ask: numberChoice<S, Content, "last">({
        kind: "number",
        rule: "-",
        player: () => 1,
        prompt: () => "Which?",
        from: () => 5,
        to: () => 6,
        choose(state, n, frame) {
          growFrame(state, n);
          expect(slot(state, frame, 6)).toBe(42);
          return "last";
        },
      }),
      last(state, frame, engine) {
        engine.propose(state, tell, slot(state, frame, 7));
        engine.propose(state, tell, 3);
        return "done";
      },
    },
    { holds },
  );

function open(text: Procedure<S, Content>, begin: (state: View<S>, engine: Engine<Content>, frame: Frame) => void) {
  const match = procedure("match", {
    begin(state, frame, engine) {
      begin(state, engine, frame);
      return "end";
    },
    end(state, _frame, engine) {
      engine.propose(state, end);
      return "end";
    },
  });
  const inner = procedure("inner", {
    tell(state, frame, engine) {
      engine.propose(state, tell, slot(state, frame, 0));
      return slot(state, frame, 1) > 0 ? "again" : "done";
    },
    again(state, frame, engine) {
      // Called while its own frame goes: the caller is done and the called one goes on.
      engine.call(state, inner, slot(state, frame, 0) + 1, slot(state, frame, 1) - 1);
      return "done";
    },
  });
  return {
    inner,
    game: openGame<S, Content>(
      {
        id: "procedures",
        layout: LAYOUT,
        bound: { decisions: 5, rule: "-" },
        endings: [{ rule: "-", reason: "Told" }],
        procedures: [match, text, inner],
        events: [tell, end],
        triggers: [
          {
            name: "echo",
            on: tell,
            judged: "after",
            sources: (_state, [n], into) => void (n < 10 && into.push(0)),
            controller: () => 0,
            begin: (state, _source, [n], engine) => engine.propose(state, tell, n * 10 + 10),
          },
        ],
        setup: () => undefined,
      },
      { hash: "none" },
    ),
  };
}

describe("Procedures", () => {
  test.each([
    ["wait until a text is done that holds them", true, [1, 6, 3, 20, 70, 40]],
    ["come between the steps of one that does not", false, [1, 20, 6, 3, 70, 40]],
  ])("triggers %s; a wide frame keeps its slots over a question, a save and a load", (_what, holds, story) => {
    const text = steps(holds);
    const { game } = open(text, (state, engine) => void engine.callWide(state, text, 7));
    const begun = game.start({ seed: 1 }, undefined);
    const state = game.load(game.save(begun));
    if (!state.ok) throw new Error(state.error.message);
    expect(slot(state.value, topFrame(state.value), 6)).toBe(42);
    game.apply(state.value, { kind: "number", n: 6 });
    const orders: string[] = [];
    for (let decision = game.decision(state.value); decision; decision = game.decision(state.value)) {
      orders.push(decision.kind);
      game.applyAt(state.value, 0);
    }
    expect(state.value.story).toEqual(story);
    expect(orders.every((kind) => kind === "order")).toBe(true);
    expect(game.returns(state.value)).toEqual({ returns: [1, -1], reasons: [{ rule: "-", reason: "Told" }] });
  });

  test("one that is done while it calls another leaves no frame behind", () => {
    const text = steps(true);
    const opened: ReturnType<typeof open> = open(text, (state, engine) => engine.call(state, opened.inner, 11, 3));
    const state = opened.game.start({ seed: 1 }, undefined);
    expect(state.story).toEqual([11, 12, 13, 14]);
    expect(state.frames).toHaveLength(7);
  });

  test("a step that does not exist, an event and a procedure of other rules are bugs that say so", () => {
    const other = event("other", [], () => undefined);
    const text = steps(true);
    expect(() => open(text, (state, engine) => engine.propose(state, other)).game.start({ seed: 1 }, undefined)).toThrow(
      'Event "other" is not in the rules of procedures',
    );
    expect(() => open(text, (state, engine) => engine.call(state, steps(true))).game.start({ seed: 1 }, undefined)).toThrow(
      "no such procedure",
    );
  });

  test("a game that goes beyond its bound ends in the kernel's draw", () => {
    const asks: Procedure<S, Content> = procedure("text", {
      ask: numberChoice<S, Content, "ask">({
        kind: "number",
        rule: "-",
        player: () => 0,
        prompt: () => "Which?",
        from: () => 0,
        to: () => 1,
        choose: () => "ask",
      }),
    });
    const { game } = open(asks, (state, engine) => engine.call(state, asks));
    const state = game.start({ seed: 1 }, undefined);
    while (game.offers(state) > 0) game.applyAt(state, 0);
    expect(state.decisions).toBe(6);
    expect(game.returns(state)).toMatchObject({ returns: [0, 0], reasons: [{ rule: "cap" }] });
  });
});
