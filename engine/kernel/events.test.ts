/** One event from proposal to triggers, on games of a few lines. */
import { describe, expect, test } from "vitest";
import { events, type Prohibition, type Replacement, type Trigger } from "./events.ts";
import { openGame } from "./game.ts";
import { defineLayout } from "./layout.ts";
import { procedures } from "./procedure.ts";
import type { Content, StateCheck } from "./rules.ts";
import { at, type StateOf, type View } from "./state.ts";

const LAYOUT = defineLayout({
  players: 2,
  zones: { pile: { seen: "all" } },
  fields: { money: { per: "player", start: 5 }, story: { per: "list" } },
});
type S = StateOf<typeof LAYOUT>;

const event = events<S, Content>();
/** The story tells in numbers what happened: what a gain was, and 100 and more for the rest. */
const gain = event("gain", ["player", "number"], (state, player, n) => {
  state.money[player] = at(state.money, player) + n;
  state.story.push(n);
});
const tell = event("tell", ["number"], (state, n) => void state.story.push(n));
/** Tells 60 and is itself told as 5: what an event proposes happens after it. */
const burst = event("burst", [], (state, _a, _b, _c, _d, engine) => {
  engine.propose(state, tell, 60);
  state.story.push(5);
});
const end = event("end", [], (state, _a, _b, _c, _d, engine) => engine.end(state, 0, [0, 0]));

type Listeners = {
  readonly prohibitions?: Prohibition<S, Content>[];
  readonly replacements?: Replacement<S, Content>[];
  readonly triggers?: Trigger<S, Content>[];
  readonly checks?: StateCheck<S, Content>[];
  /** The match goes on with a burst, and 70. */
  readonly bursts?: boolean;
  /** Triggers wait until the match is over. */
  readonly holds?: boolean;
};

/** A game in which player 2 gains 3 once and is then told 100. */
function open({ bursts = false, holds = false, ...listeners }: Listeners, plain = false) {
  const procedure = procedures<S, Content>();
  const match = procedure(
    "match",
    {
      gain(state, _frame, engine) {
        engine.propose(state, gain, 1, 3);
        return "tell";
      },
      tell(state, _frame, engine) {
        engine.propose(state, tell, 100);
        return bursts ? "burst" : "end";
      },
      burst(state, _frame, engine) {
        engine.propose(state, burst);
        engine.propose(state, tell, 70);
        return "end";
      },
      end(state, _frame, engine) {
        engine.propose(state, end);
        return "end";
      },
    },
    { holds },
  );
  return openGame<S, Content>(
    {
      id: "events",
      layout: LAYOUT,
      bound: { decisions: 20, rule: "-" },
      endings: [{ rule: "-", reason: "It is told" }],
      procedures: [match],
      events: [gain, tell, burst, end],
      setup: () => undefined,
      active: () => 1,
      ...listeners,
    },
    { hash: "none" },
    { plain },
  );
}

/** Plays by naming actions; returns the story, and what was asked of whom. */
function play(listeners: Listeners, ...answers: object[]) {
  const [plain, optimised] = [true, false].map((slow) => {
    const game = open(listeners, slow);
    const state = game.start({ seed: 1 }, undefined);
    const asked: string[] = [];
    for (const answer of answers) {
      const decision = game.decision(state);
      asked.push(
        `${decision?.player} ${decision?.kind}: ${decision?.actions.all().map((action) => action["by"] ?? action["trigger"] ?? action.kind)}`,
      );
      const done = game.submit(state, decision?.player ?? -1, [answer]);
      if (!done.ok) throw new Error(JSON.stringify(done.error));
    }
    return {
      story: [...state.story],
      asked,
      left: game.decision(state)?.kind,
      reasons: game.returns(state)?.reasons.map(({ rule }) => rule),
    };
  });
  expect(optimised).toEqual(plain);
  if (plain === undefined) throw new Error("Nothing was played");
  return plain;
}

const replacing = (
  name: string,
  change: (n: number) => number | undefined,
  more: Partial<Replacement<S, Content>> = {},
): Replacement<S, Content> => ({
  name,
  on: gain,
  sources: (_state, _args, into) => void into.push(0),
  replace: (_state, [player, n]) => {
    const changed = change(n);
    return changed === undefined ? undefined : [player, changed, 0, 0];
  },
  ...more,
});
const telling = (name: string, n: number, player: number, more: Partial<Trigger<S, Content>> = {}): Trigger<S, Content> => ({
  name,
  on: gain,
  judged: "after",
  sources: (_state, _args, into) => void into.push(0),
  controller: () => player,
  begin: (state, _source, _args, engine) => engine.propose(state, tell, n),
  ...more,
});
const never: Prohibition<S, Content> = { name: "never", on: gain, forbids: () => true };

describe("Proposing an event", () => {
  test("it happens if nobody objects", () => expect(play({})).toMatchObject({ story: [3, 100], left: undefined, reasons: ["-"] }));

  test("can't beats can: what is forbidden happens neither as it is nor replaced", () =>
    expect(
      play({ prohibitions: [never], replacements: [replacing("double", (n) => 2 * n)], triggers: [telling("noticed", 7, 0)] }),
    ).toMatchObject({
      story: [100],
    }));

  test("what a replacement makes of it can be forbidden too", () =>
    expect(
      play({ prohibitions: [{ ...never, forbids: (_state, [, n]) => n > 5 }], replacements: [replacing("double", (n) => 2 * n)] }),
    ).toMatchObject({ story: [100] }));

  test("what an event proposes happens after it and before what was proposed next", () =>
    expect(play({ bursts: true })).toMatchObject({ story: [3, 100, 5, 60, 70] }));

  test("a replacement edits it once", () =>
    expect(play({ replacements: [replacing("double", (n) => 2 * n)] })).toMatchObject({ story: [6, 100] }));

  test("it may not happen, and something else does instead, before what comes next", () =>
    expect(
      play({
        replacements: [
          replacing("instead", () => undefined, {
            replace(state, _args, _source, engine) {
              engine.propose(state, tell, 50);
              return undefined;
            },
          }),
        ],
      }),
    ).toMatchObject({ story: [50, 100] }));

  test.each([
    ["double", [7, 100]],
    ["plus one", [8, 100]],
  ])("the affected player chooses which of two comes first: %s", (by, story) =>
    expect(
      play({ replacements: [replacing("double", (n) => 2 * n), replacing("plus one", (n) => n + 1)] }, { kind: "replace", by, card: 0 }),
    ).toMatchObject({ story, asked: ["1 replacement: double,plus one"] }),
  );

  test("an optional one may be left", () =>
    expect(play({ replacements: [replacing("double", (n) => 2 * n, { optional: true })] }, { kind: "leave" })).toMatchObject({
      story: [3, 100],
      asked: ["1 replacement: double,leave"],
    }));

  test("each source has its own, once", () =>
    expect(
      play(
        { replacements: [replacing("plus", (n) => n + 1, { sources: (_state, _args, into) => void into.push(4, 9) })] },
        { kind: "replace", by: "plus", card: 9 },
      ),
    ).toMatchObject({ story: [5, 100] }));

  test("nobody is asked while nothing listens", () => {
    const replacement = replacing("double", (n) => 2 * n, {
      listens: () => false,
      sources: () => {
        throw new Error("asked");
      },
    });
    expect(play({ replacements: [replacement] })).toMatchObject({ story: [3, 100] });
  });
});

describe("Triggers", () => {
  test("come in turn order from the active player, before the procedure goes on", () =>
    expect(play({ triggers: [telling("of player 1", 7, 0), telling("of player 2", 8, 1)] })).toMatchObject({ story: [3, 8, 7, 100] }));

  test("who has several says which is next", () =>
    expect(
      play({ triggers: [telling("a", 7, 0), telling("b", 8, 0)] }, { kind: "next", trigger: "b", card: 0, event: "1 3 0 0" }),
    ).toMatchObject({ story: [3, 8, 7, 100], asked: ["0 order: a,b"] }));

  test("equal ones need no order", () =>
    expect(play({ triggers: [telling("a", 7, 0, { sources: (_state, _args, into) => void into.push(2, 2) })] })).toMatchObject({
      story: [3, 7, 7, 100],
    }));

  test.each([
    ["before", [3, 100]],
    ["after", [3, 7, 100]],
  ] as const)("judged %s the change they see another state", (judged, story) =>
    expect(
      play({
        triggers: [telling("rich", 7, 0, { judged, sources: (state, _args, into) => void (at(state.money, 1) > 5 && into.push(0)) })],
      }),
    ).toMatchObject({ story }),
  );

  test("what they lead to is noticed in its turn, up to a cap that ends in a named draw", () =>
    expect(
      play({ triggers: [telling("again", 1, 0, { begin: (state, _source, _args, engine) => engine.propose(state, gain, 1, 0) })] }).reasons,
    ).toEqual(["cap"]));
});

describe("Triggers that happen at once", () => {
  test("come before state-based rules, and before those that wait", () => {
    const check: StateCheck<S, Content> = (state, engine) => {
      const due = at(state.money, 1) === 8 && !state.story.includes(90);
      if (due) engine.propose(state, tell, 90);
      return due;
    };
    const triggers = [telling("waits", 8, 1), telling("at once", 7, 1, { atOnce: true }), telling("at once too", 6, 0, { atOnce: true })];
    expect(play({ checks: [check], triggers }).story).toEqual([3, 7, 6, 90, 8, 100]);
  });

  test("do not wait for a procedure that holds", () => {
    const triggers = (more: Partial<Trigger<S, Content>>) => [telling("noticed", 7, 0, more)];
    expect(play({ holds: true, triggers: triggers({}) }).story).toEqual([3, 100]);
    expect(play({ holds: true, triggers: triggers({ atOnce: true }) }).story).toEqual([3, 7, 100]);
  });

  test("what one causes comes before the next; who has several says which is next", () => {
    const first = telling("first", 1, 0, { atOnce: true });
    const second = telling("second", 2, 0, { atOnce: true });
    const answers = telling("answers", 50, 1, { atOnce: true, on: tell, sources: (_state, [n], into) => void (n < 3 && into.push(0)) });
    const answer = { kind: "next", trigger: "second", card: 0, event: "1 3 0 0" };
    expect(play({ triggers: [first, second, answers] }, answer)).toMatchObject({
      story: [3, 2, 50, 1, 50, 100],
      asked: ["0 order: first,second"],
    });
  });
});

describe("State-based rules", () => {
  const under = (limit: number) => (state: View<S>) => at(state.money, 1) < limit;
  test("run until nothing changes, before triggers", () => {
    const check: StateCheck<S, Content> = (state, engine) => {
      const due = under(10)(state);
      if (due) engine.propose(state, gain, 1, 1);
      return due;
    };
    const answer = { kind: "next", trigger: "noticed", card: 0, event: "1 3 0 0" };
    expect(play({ checks: [check], triggers: [telling("noticed", 70, 0)] }, answer).story).toEqual([3, 1, 1, 70, 70, 70, 100]);
  });

  test("that never come to rest end in a named draw", () => {
    const check: StateCheck<S, Content> = (state, engine) => {
      engine.propose(state, tell, 1);
      return true;
    };
    expect(play({ checks: [check] }).reasons).toEqual(["cap"]);
  });
});
