import { expect, test } from "vitest";
import { playersOf, readSetUp } from "./set-up-model.ts";

const read = (value: unknown) => readSetUp(JSON.stringify(value));

test("a position, a scenario and a file are told apart", () => {
  const position = { "to move": "SUN", SUN: { hand: ["Bagman"] } };
  expect(read(position)).toEqual({ ok: true, value: { game: undefined, scenarios: [{ position }] } });
  const scenario = { name: "One", position, steps: [{ SUN: "end play" }] };
  expect(read(scenario)).toEqual({ ok: true, value: { game: undefined, scenarios: [scenario] } });
  expect(read({ game: "san", scenarios: [scenario] })).toEqual({ ok: true, value: { game: "san", scenarios: [scenario] } });
});

test("the cards of a file go with each of its scenarios", () =>
  expect(read({ game: "san", cards: [{ name: "New" }], scenarios: [{ name: "One" }] })).toMatchObject({
    value: { scenarios: [{ name: "One", cards: [{ name: "New" }] }] },
  }));

test.each([
  ["{", /^The text ends too early/],
  ['{ "at": "play"\n  "turn": 5 }', /^Line 2 cannot be read as JSON: [a-z ,]+\.$/],
  ['tid{ "to move": "Player 1", "at": 3 }', /^The text cannot be read as JSON: [a-z ,]+\.$/],
  ["[]", /^A position is an object/],
  ['{ "scenarios": [] }', /must name its game/],
  ['{ "game": "san", "decks": [] }', /only decks/],
])("%s is refused with a sentence", (text, words) => expect(readSetUp(text)).toEqual({ ok: false, error: expect.stringMatching(words) }));

test("as many play as the options say or have decks, else the fewest", () => {
  const players = (options?: object) => playersOf({ options }, "megacorp");
  expect([players(), players({ turnLimit: 6 }), players({ decks: ["a", "b", "c"] }), players({ players: 4 })]).toEqual([2, 2, 3, 4]);
});
