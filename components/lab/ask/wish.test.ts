/** The form of a question: what is sent, and which field is told what is wrong with it. */
import { describe, expect, test } from "vitest";
import { emptySections } from "../../../engine/cards/deck.ts";
import type { Configuration } from "../../../engine/questions/configuration.ts";
import { type Filled, faultsOf, wishOf } from "./wish.ts";

const FILLED: Filled = {
  game: "megacorp",
  question: "first-seat",
  card: undefined,
  other: undefined,
  against: "",
  revision: "1",
  bots: "greedy,random",
  within: "2",
  most: undefined,
  seed: "",
  players: "",
  decks: ["one", "two"],
  again: undefined,
  keeps: true,
  ready: ["one", "two", "three"],
};
const list = (name: string) => ({ game: "megacorp" as const, name, format: "", notes: "", sections: emptySections(), swaps: [] });
const run = (part: Partial<Configuration>): Configuration => ({
  format: 1,
  question: "first-seat",
  game: "megacorp",
  content: "",
  bots: ["greedy"],
  options: null,
  seed: 1,
  stop: { within: 0.02, most: 100 },
  decks: [],
  cards: [],
  ...part,
});
const EARLIER = ["A", "B"].map((name) => ({ name, list: list(name) }));

describe("A question", () => {
  test("is sent with what somebody filled in, and nothing else", () => {
    expect(wishOf(FILLED)).toEqual({ question: "first-seat", game: "megacorp", bots: ["greedy", "random"], within: 0.02 });
    expect(wishOf({ ...FILLED, within: "0,5", most: "300", seed: "7", players: "3" })).toMatchObject({
      within: 0.005,
      most: 300,
      seed: 7,
      options: { players: 3 },
    });
  });

  test("about decks has them, the field behind the one that is asked about", () => {
    expect(wishOf({ ...FILLED, question: "decks", decks: ["two", "own abc"] })?.decks).toEqual([{ shipped: "two" }, { deck: "abc" }]);
    expect(wishOf({ ...FILLED, question: "field", decks: ["two"] })?.decks).toEqual(
      ["two", "one", "three"].map((shipped) => ({ shipped })),
    );
    expect(wishOf({ ...FILLED, question: "decks", decks: ["two", undefined] })).toBeUndefined();
  });

  test("asked again has the decks of that run, as they were, until somebody wants those of today", () => {
    const again = { ...FILLED, again: run({ decks: EARLIER }) };
    expect(wishOf(again)?.decks).toEqual([{ list: list("A") }, { list: list("B") }]);
    expect(wishOf({ ...again, question: "field", decks: ["then 1"] })?.decks).toEqual([{ list: list("B") }, { list: list("A") }]);
    expect(wishOf({ ...again, keeps: false })?.decks).toBeUndefined();
  });

  test("asked again has the cards and options of that run, and other options for other players", () => {
    const earlier = run({
      game: "san",
      question: "cards",
      cards: ["san/a", "san/b"],
      against: { is: "blank" },
      options: { players: 3, turnLimit: 90 },
    });
    const again: Filled = { ...FILLED, game: "san", question: "cards", players: "3", again: earlier };
    expect(wishOf(again)).toMatchObject({ cards: ["a", "b"], against: { is: "blank" }, options: { players: 3, turnLimit: 90 } });
    expect(wishOf({ ...again, players: "2" })).toMatchObject({ options: { players: 2 } });
    expect(wishOf({ ...again, keeps: false })).toEqual({
      question: "cards",
      game: "san",
      bots: ["greedy", "random"],
      within: 0.02,
      options: { players: 3 },
    });
  });

  test("about a card waits until it is named, and so does one in its place", () => {
    const about: Filled = { ...FILLED, question: "card" };
    expect(wishOf(about)).toBeUndefined();
    expect(wishOf({ ...about, card: "a" })?.against).toBeUndefined();
    expect(wishOf({ ...about, card: "a", against: "card" })).toBeUndefined();
    expect(wishOf({ ...about, card: "a", against: "card", other: "b" })?.against).toEqual({ is: "card", card: "b" });
    expect(wishOf({ ...about, question: "edit", card: "a", revision: "4" })?.against).toEqual({ is: "revision", number: 4 });
  });
});

test("A number that cannot be is told at its field, and nothing is sent", () => {
  const bad: Filled = { ...FILLED, question: "edit", within: "0", most: "1e9", seed: "-1", revision: "0" };
  expect(Object.keys(faultsOf(bad)).toSorted()).toEqual(["most", "revision", "seed", "within"]);
  expect(wishOf({ ...FILLED, within: "60" })).toBeUndefined();
  expect(faultsOf(FILLED)).toEqual({});
});
