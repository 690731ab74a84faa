/**
 * The shapes that choices come in: always finite, one thing at a time. Each is a `Choice` whose asker says where its items come from and
 * what to do with the answer.
 */
import type { Action, Choice } from "./choice.ts";
import type { Engine } from "./engine.ts";
import type { Frame } from "./frames.ts";
import { at, type InstanceId, type State, type View } from "./state.ts";

type Asker<S extends State, C, N extends string> = Pick<Choice<S, C, N>, "rule" | "player" | "prompt" | "always" | "secret" | "span">;
type Numbers<S extends State, C> = { of(state: View<S>, frame: Frame, engine: Engine<C>): number }["of"];
type Items<S extends State, C> = { into(state: View<S>, into: InstanceId[], frame: Frame, engine: Engine<C>): void }["into"];
type Answer<S extends State, C, N extends string> = {
  then(state: View<S>, item: number, frame: Frame, engine: Engine<C>): N | "done";
}["then"];

const DONE = -1;

/**
 * A subset, one item at a time: "add one" or "done". Only items after the last one added are offered, so each subset is reached in one way,
 * and only while enough are left to reach the least number.
 */
export function subsetChoice<S extends State, C, N extends string>(
  ask: Asker<S, C, N> & {
    /** All items in a stable order, those already added too. */
    readonly items: Items<S, C>;
    /** How many were added, and which was the last of them. */
    readonly added: Numbers<S, C>;
    readonly last: Numbers<S, C>;
    readonly least: Numbers<S, C>;
    readonly most: Numbers<S, C>;
    readonly add: Answer<S, C, N>;
    readonly done: { then(state: View<S>, frame: Frame, engine: Engine<C>): N | "done" }["then"];
  },
): Choice<S, C, N> {
  return {
    ...asker(ask),
    kind: "subset",
    forms: [
      { kind: "done", members: {} },
      { kind: "add", members: { card: "card" } },
    ],
    candidates(state, into, frame, engine) {
      const added = ask.added(state, frame, engine);
      const missing = ask.least(state, frame, engine) - added;
      if (added < ask.most(state, frame, engine)) {
        ask.items(state, into, frame, engine);
        if (added > 0) into.splice(0, into.indexOf(ask.last(state, frame, engine)) + 1);
        if (missing > 1) into.length = Math.max(0, into.length - missing + 1);
      }
      if (missing <= 0) into.push(DONE);
    },
    action: (_state, code) => (code === DONE ? { kind: "done" } : { kind: "add", card: code }),
    carryOut: (state, code, frame, engine) => (code === DONE ? ask.done(state, frame, engine) : ask.add(state, code, frame, engine)),
  };
}

/** One of several instances: "next is A" of an order, or a single selection. */
export function pickChoice<S extends State, C, N extends string>(
  ask: Asker<S, C, N> & { readonly kind: string; readonly items: Items<S, C>; readonly pick: Answer<S, C, N> },
): Choice<S, C, N> {
  return {
    ...asker(ask),
    kind: ask.kind,
    forms: [{ kind: ask.kind, members: { card: "card" } }],
    candidates: ask.items,
    action: (_state, code) => ({ kind: ask.kind, card: code }),
    carryOut: ask.pick,
  };
}

/** A number from … to: a bid, an X, or the share of one receiver in a split (0 … rest; the last receiver is not asked). */
export function numberChoice<S extends State, C, N extends string>(
  ask: Asker<S, C, N> & {
    readonly kind: string;
    readonly from: Numbers<S, C>;
    readonly to: Numbers<S, C>;
    /** Whom the number is for, if the action says so. */
    readonly receiver?: Numbers<S, C>;
    readonly choose: Answer<S, C, N>;
  },
): Choice<S, C, N> {
  return {
    ...asker(ask),
    kind: ask.kind,
    forms: [{ kind: ask.kind, members: ask.receiver ? { n: "number", to: "card" } : { n: "number" } }],
    candidates(state, into, frame, engine) {
      const to = ask.to(state, frame, engine);
      for (let n = ask.from(state, frame, engine); n <= to; n++) into.push(n);
    },
    action(state, n, frame, engine): Action {
      return ask.receiver ? { kind: ask.kind, n, to: ask.receiver(state, frame, engine) } : { kind: ask.kind, n };
    },
    carryOut: ask.choose,
  };
}

/** "You may": do it or decline. */
export function mayChoice<S extends State, C, N extends string>(
  ask: Asker<S, C, N> & { readonly answer: { then(state: View<S>, yes: boolean, frame: Frame, engine: Engine<C>): N | "done" }["then"] },
): Choice<S, C, N> {
  return {
    ...asker(ask),
    kind: "may",
    forms: [
      { kind: "do", members: {} },
      { kind: "decline", members: {} },
    ],
    candidates: (_state, into) => void into.push(1, 0),
    action: (_state, code) => ({ kind: code === 1 ? "do" : "decline" }),
    carryOut: (state, code, frame, engine) => ask.answer(state, code === 1, frame, engine),
  };
}

/**
 * A search: the distinct designs among the items, sorted by design and not by position, or "none". Always asked, for that there is nothing
 * to find is hidden. `find` is handed an instance of the design, or -1. Shuffle the place and show its cards to the searcher before, and shuffle
 * again after: then only what is in it is learnt, not where.
 */
export function searchChoice<S extends State, C, N extends string>(
  ask: Asker<S, C, N> & { readonly items: Items<S, C>; readonly find: Answer<S, C, N> },
): Choice<S, C, N> {
  return {
    ...asker(ask),
    kind: "search",
    always: true,
    forms: [
      { kind: "find", members: { design: "card" } },
      { kind: "none", members: {} },
    ],
    candidates(state, into, frame, engine) {
      ask.items(state, into, frame, engine);
      const designs = [...new Set(into.map((id) => designOf(state, id)))].sort((a, b) => a - b);
      into.length = 0;
      into.push(...designs, DONE);
    },
    action: (_state, code) => (code === DONE ? { kind: "none" } : { kind: "find", design: code }),
    carryOut(state, code, frame, engine) {
      if (code === DONE) return ask.find(state, -1, frame, engine);
      const items: InstanceId[] = [];
      ask.items(state, items, frame, engine);
      return ask.find(
        state,
        at(
          items,
          items.findIndex((id) => designOf(state, id) === code),
        ),
        frame,
        engine,
      );
    },
  };
}

const designOf = <S extends State>(state: View<S>, id: InstanceId) => at((state as unknown as View<State>).card, id);

function asker<S extends State, C, N extends string>(ask: Asker<S, C, N>): Asker<S, C, N> {
  const { rule, player, prompt, always = false, secret = false, span } = ask;
  return { rule, player, prompt, always, secret, ...(span ? { span } : {}) };
}
