import { describe, expect, test } from "vitest";
import { isSame, isSamePosition } from "./alike.ts";
import { ownList, ownZone } from "./fork.ts";
import { below, rngOf } from "./rng.ts";
import { fieldsOf } from "./state.ts";
import { openToy, type ToyState } from "./toy/toy.test-support.ts";

const toy = openToy();
const { layout } = toy;

function played(seed: number, decisions: number): ToyState {
  const state = toy.start({ seed }, undefined);
  const choices = rngOf(seed);
  for (let n = 0; n < decisions && toy.offers(state) > 0; n++) toy.applyAt(state, below(choices, toy.offers(state)));
  return state;
}

describe("The same position", () => {
  test("is what has the same digest", () => {
    const states = [0, 1, 5, 12, 30].flatMap((decisions) => [1, 2].map((seed) => played(seed, decisions)));
    const pairs = states.flatMap((one) => states.map((other) => [one, other] as const));
    for (const [one, other] of pairs) expect(isSamePosition(layout, one, other)).toBe(toy.digest(one) === toy.digest(other));
    expect(pairs.filter(([one, other]) => one !== other && isSamePosition(layout, one, toy.fork(other)))).toEqual([]);
  });

  const lists = ["frames", "card", "owner", "seen", "returns", ...layout.listFields];
  const change = (name: string, how: (state: ToyState) => void) => [name, how] as const;
  test.each([
    change("rng", (state) => {
      state.rng.drawn++;
    }),
    change("seed", (state) => {
      state.rng = { ...state.rng, seed: state.rng.seed + 1 };
    }),
    change("waiting", (state) => {
      state.waiting.push(1);
    }),
    change("zones", (state) => {
      ownZone(state, 0).push(0);
    }),
    ...(["changed", "ended", "decisions"] as const).map((name) =>
      change(name, (state) => {
        state[name]++;
      }),
    ),
    ...lists.map((name) =>
      change(name, (state) => {
        ownList(state, name)[0] = 77;
      }),
    ),
    ...layout.numberFields.map((name) =>
      change(name, (state) => {
        fieldsOf(state)[name] = 77;
      }),
    ),
  ])("is another one when %s has changed", (_name, how) => {
    const state = played(3, 8);
    const other = toy.fork(state);
    expect(isSamePosition(layout, state, other)).toBe(true);
    how(other);
    expect(toy.digest(other)).not.toBe(toy.digest(state));
    expect(isSamePosition(layout, state, other)).toBe(false);
  });
});

test.each<[unknown, unknown]>([
  [
    { a: 1, b: [2, null] },
    { a: 1, b: [2, null] },
  ],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [
    [1, [2]],
    [1, [2]],
  ],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  ["1", 1],
])("%j and %j are the same if their texts are", (one, other) =>
  expect(isSame(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other)),
);
