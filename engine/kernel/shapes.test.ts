/** Every shape of choice, each as the only question of a small game. */
import { describe, expect, test } from "vitest";
import type { Choice } from "./choice.ts";
import { events } from "./events.ts";
import { setSlot, slot } from "./frames.ts";
import { openGame } from "./game.ts";
import { defineLayout } from "./layout.ts";
import { procedures } from "./procedure.ts";
import type { Content } from "./rules.ts";
import { mayChoice, numberChoice, pickChoice, searchChoice, subsetChoice } from "./shapes.ts";
import { at, type StateOf, type View } from "./state.ts";
import { createCard } from "./zones.ts";

const LAYOUT = defineLayout({ players: 1, zones: { pile: { seen: "all" } }, fields: { answers: { per: "list", signed: true } } });
type S = StateOf<typeof LAYOUT>;
type Next = "ask" | "finish";
type Asked = Choice<S, Content, Next>;
const answer = events<S, Content>()("answer", ["number"], (state, n) => void state.answers.push(n));
const finish = events<S, Content>()("finish", [], (state, _a, _b, _c, _d, engine) => engine.end(state, 0, [0]));

/** Plays every way to answer; returns the answers of each, in the order of the lists. */
function ways(ask: Asked): number[][] {
  const match = procedures<S, Content>()("match", {
    ask,
    finish(state, _frame, engine) {
      engine.propose(state, finish);
      return "finish";
    },
  });
  const game = openGame<S, Content>(
    {
      id: "shapes",
      layout: LAYOUT,
      bound: { decisions: 50, rule: "-" },
      endings: [{ rule: "-", reason: "Answered" }],
      procedures: [match],
      events: [answer, finish],
      setup(state) {
        for (const card of [7, 5, 7, 6]) createCard(state, LAYOUT, card, 0, 0);
      },
    },
    { hash: "none" },
  );
  const all: number[][] = [];
  const walk = (state: S): void => {
    if (game.returns(state)) all.push([...state.answers]);
    for (let i = 0; i < game.offers(state); i++) {
      const next = game.fork(state);
      game.applyAt(next, i);
      walk(next);
    }
  };
  walk(game.start({ seed: 1 }, undefined));
  return all;
}

const asker = { rule: "-", player: () => 0, prompt: () => "?" };
const pile = (state: View<S>, into: number[]) => void into.push(...at(state.zones, 0));

describe("Shapes of choices", () => {
  const subsets = (least: number, most: number) =>
    ways(
      subsetChoice<S, Content, Next>({
        ...asker,
        items: pile,
        added: (state) => state.answers.length,
        last: (state) => state.answers.at(-1) ?? -1,
        least: () => least,
        most: () => most,
        add(state, item, _frame, engine) {
          engine.propose(state, answer, item);
          return "ask";
        },
        done: () => "finish",
      }),
    ).map((way) => way.join(""));

  test("a subset is reached in one way each: 2^n and not n!", () => {
    const all = subsets(0, 4);
    expect(all.toSorted()).toEqual(["", "0", "01", "012", "0123", "013", "02", "023", "03", "1", "12", "123", "13", "2", "23", "3"]);
  });
  test("a subset of exactly three of four", () => expect(subsets(3, 3).toSorted()).toEqual(["012", "013", "023", "123"]));
  test("a subset of two or more of four", () =>
    expect(subsets(2, 4).toSorted()).toEqual(["01", "012", "0123", "013", "02", "023", "03", "12", "123", "13", "23"]));

  test("an order: next is A", () => {
    const order = pickChoice<S, Content, Next>({
      ...asker,
      kind: "next",
      items: (state, into) => void into.push(...at(state.zones, 0).filter((id) => id < 3 && !state.answers.includes(id))),
      pick(state, item, _frame, engine) {
        const last = state.answers.length === 2;
        engine.propose(state, answer, item);
        return last ? "finish" : "ask";
      },
    });
    expect(ways(order).map((way) => way.join(""))).toEqual(["012", "021", "102", "120", "201", "210"]);
  });

  test("a split of 2 over 3: two decisions, the last gets the rest", () => {
    const split = numberChoice<S, Content, Next>({
      ...asker,
      kind: "share",
      from: () => 0,
      to: (_state, frame) => 2 - slot(_state, frame, 0),
      receiver: (state) => state.answers.length,
      choose(state, n, frame, engine) {
        const left = 2 - slot(state, frame, 0) - n;
        setSlot(state, frame, 0, slot(state, frame, 0) + n);
        const last = state.answers.length === 1;
        engine.propose(state, answer, n);
        if (last) engine.propose(state, answer, left);
        return last ? "finish" : "ask";
      },
    });
    expect(ways(split).map((way) => way.join(""))).toEqual(["002", "011", "020", "101", "110", "200"]);
  });

  test("you may: do it or decline", () => {
    const may = mayChoice<S, Content, Next>({
      ...asker,
      answer(state, yes, _frame, engine) {
        engine.propose(state, answer, yes ? 1 : 0);
        return "finish";
      },
    });
    expect(ways(may)).toEqual([[1], [0]]);
  });

  test("a search lists distinct designs sorted by design, with none, even if there is nothing", () => {
    const search = (wanted: (design: number) => boolean) =>
      searchChoice<S, Content, Next>({
        ...asker,
        items: (state, into) => void into.push(...at(state.zones, 0).filter((id) => wanted(at(state.card, id)))),
        find(state, found, _frame, engine) {
          engine.propose(state, answer, found);
          return "finish";
        },
      });
    expect(ways(search(() => true))).toEqual([[1], [3], [0], [-1]]);
    expect(ways(search(() => false))).toEqual([[-1]]);
    expect(search(() => false).always).toBe(true);
  });
});
