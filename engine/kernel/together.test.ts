/** Events that happen together, on a game of a few lines. */
import { describe, expect, test } from "vitest";
import type { Engine } from "./engine.ts";
import { events, type Prohibition, type Replacement, type Trigger } from "./events.ts";
import { openGame } from "./game.ts";
import { defineLayout } from "./layout.ts";
import { procedures } from "./procedure.ts";
import type { Content, StateCheck } from "./rules.ts";
import { at, type StateOf, type View } from "./state.ts";

const LAYOUT = defineLayout({
  players: 2,
  zones: { pile: { seen: "all" } },
  fields: { lamps: { per: "list" }, story: { per: "list" } },
});
type S = StateOf<typeof LAYOUT>;
type Listeners = {
  readonly prohibitions?: Prohibition<S, Content>[];
  readonly replacements?: Replacement<S, Content>[];
  readonly triggers?: Trigger<S, Content>[];
  readonly checks?: StateCheck<S, Content>[];
};

const event = events<S, Content>();
const tell = event("tell", ["number"], (state, n) => void state.story.push(n));
/** A lamp goes out, if it is still there; how many were lit is told. */
const goOut = event(
  "go out",
  ["number"],
  (state, lamp) => {
    state.story.push(state.lamps.length);
    state.lamps.splice(state.lamps.indexOf(lamp), 1);
  },
  () => 0,
  (state, lamp) => state.lamps.includes(lamp),
);
/** All lamps go out because of it. */
const cut = {
  ...event("cut", [], (state) => void state.story.push(100 + state.lamps.length)),
  brings: (state: S) => state.lamps.map((lamp) => [goOut, lamp] as const),
};
const end = event("end", [], (state, _a, _b, _c, _d, engine) => engine.end(state, 0, [0, 0]));

const allThree = (state: View<S>, engine: Engine<Content>): void => engine.together(state, goOut, [[1], [2], [3]]);

/** Lamps 1, 2 and 3 go out together, or as `begin` says. Returns the story, the lamps that are lit, and what was asked. */
function play(listeners: Listeners, answers: readonly object[] = [], plain = false, begin = allThree) {
  const match = procedures<S, Content>()("match", {
    lamps(state, _frame, engine) {
      begin(state, engine);
      return "end";
    },
    end(state, _frame, engine) {
      engine.propose(state, end);
      return "end";
    },
  });
  const game = openGame<S, Content>(
    {
      id: "lamps",
      layout: LAYOUT,
      bound: { decisions: 20, rule: "-" },
      endings: [{ rule: "-", reason: "It is dark" }],
      procedures: [match],
      events: [tell, goOut, cut, end],
      setup: (state) => void state.lamps.push(1, 2, 3),
      ...listeners,
    },
    { hash: "none" },
    { plain },
  );
  const state = game.start({ seed: 1 }, undefined);
  const asked: string[] = [];
  for (const answer of answers) {
    const decision = game.decision(state);
    asked.push(`${decision?.player} ${decision?.prompt}`);
    const done = game.submit(state, decision?.player ?? 0, [answer]);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return { story: state.story, lamps: state.lamps, asked, over: game.returns(state) !== undefined };
}

/** Tells a number if so many lamps are lit when a lamp is noticed to go out. */
const noticing = (judged: "before" | "after", plus: number): Trigger<S, Content> => ({
  name: judged,
  on: goOut,
  judged,
  sources: (state, _args, into) => void into.push(state.lamps.length),
  controller: () => (judged === "before" ? 0 : 1),
  uses: () => [],
  begin: (state, lit, _args, engine) => engine.propose(state, tell, lit + plus),
});

/** A lamp that need not go out: tells 50 instead. */
const saved = (name: string, lamp: number, more: Partial<Replacement<S, Content>>): Replacement<S, Content> => ({
  name,
  on: goOut,
  sources: (_state, [n], into) => void (n === lamp && into.push(0)),
  replace(state, _args, _source, engine) {
    engine.propose(state, tell, 50);
    return undefined;
  },
  ...more,
});

describe.each([false, true])("Events that happen together (plain: %s)", (plain) => {
  test("are noticed before the first changes the state, and again when the last has", () => {
    const triggers = [noticing("before", 10), noticing("after", 20)];
    // Three were noticed while all were lit, three when none was.
    expect(play({ triggers }, [], plain)).toMatchObject({ story: [3, 2, 1, 13, 13, 13, 20, 20, 20], lamps: [], over: true });
  });

  test("are forbidden one by one", () => {
    const prohibitions = [{ name: "second", on: goOut, forbids: (_state: unknown, [n]: readonly number[]) => n === 2 }];
    expect(play({ prohibitions }, [], plain)).toMatchObject({ story: [3, 2], lamps: [2] });
  });

  test("are replaced one by one, before any of them happens", () =>
    expect(play({ replacements: [saved("third", 3, {})] }, [], plain)).toMatchObject({ story: [50, 3, 2], lamps: [3] }));

  test("state-based rules wait until all have happened", () => {
    const check: StateCheck<S, Content> = (state, engine) => {
      const due = !state.story.includes(90) && at(state.story, 0) === 50;
      if (due) engine.propose(state, tell, 90);
      return due;
    };
    expect(play({ checks: [check], replacements: [saved("first", 1, {})] }, [], plain).story).toEqual([50, 3, 2, 90]);
  });

  test("what could not happen any more is dropped", () => {
    const twice = saved("first", 1, {
      replace(state, _args, _source, engine) {
        engine.propose(state, goOut, 3);
        return [1, 0, 0, 0];
      },
    });
    expect(play({ replacements: [twice], triggers: [noticing("before", 10)] }, [], plain)).toMatchObject({ lamps: [] });
    expect(play({ replacements: [twice] }, [], plain).story).toEqual([3, 2, 1]);
  });

  test("a replacement that comes first is asked about first, and leaving it leads on to the others", () => {
    const first = saved("first", 1, { optional: true, first: true, prompt: () => "Save the lamp?" });
    const other = saved("other", 1, {
      replace(state, _args, _source, engine) {
        engine.propose(state, tell, 60);
        return undefined;
      },
    });
    const replacements = [other, first];
    expect(play({ replacements }, [{ kind: "leave" }], plain)).toMatchObject({ story: [60, 3, 2], asked: ["0 Save the lamp?"] });
    expect(play({ replacements }, [{ kind: "replace", by: "first", card: 0 }], plain)).toMatchObject({ story: [50, 3, 2] });
  });

  test("what an event brings is considered by itself and happens at the same moment", () => {
    const triggers = [noticing("before", 10)];
    const prohibitions = [{ name: "second", on: goOut, forbids: (_state: unknown, [n]: readonly number[]) => n === 2 }];
    const proposed = (state: View<S>, engine: Engine<Content>) => {
      engine.propose(state, cut);
      engine.propose(state, tell, 40);
    };
    // It is cut, two lamps go out, and both were noticed while three were lit; what was proposed after it happens after it.
    const after = { story: [103, 3, 2, 40, 13, 13], lamps: [2] };
    expect(play({ triggers, prohibitions }, [], plain, proposed)).toMatchObject(after);
  });

  test("what is forbidden brings nothing", () => {
    const prohibitions = [{ name: "no cut", on: cut, forbids: () => true }];
    const together = (state: View<S>, engine: Engine<Content>) => engine.together(state, cut, [[]]);
    expect(play({ prohibitions }, [], plain, together).lamps).toEqual([1, 2, 3]);
    expect(play({}, [], plain, together)).toMatchObject({ story: [103, 3, 2, 1], lamps: [] });
  });
});
