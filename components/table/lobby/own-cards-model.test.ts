/** Choosing cards made in the studio for a match. */
import { expect, test } from "vitest";
import type { CardId } from "../../../engine/cards/card.ts";
import type { OwnCardTold } from "../../../engine/matches/own-told.ts";
import { allJoining, allReplacing, JOINS, ownWish, replacedTwice, usualFor, withChoice } from "./own-cards-model.ts";

const id = (name: string) => `san/${name}` as CardId;
const card = (name: string, canJoin: boolean, ...replaces: readonly string[]): OwnCardTold => ({
  ...{ id: id(name), name, kind: "Hacking", canJoin },
  replaces: replaces.map((printed) => ({ id: id(printed), name: printed })),
});
const cards = [card("a", true, "x", "y"), card("b", true, "x", "y"), card("c", true, "x", "y"), card("d", false, "z")];

test("all join, but what cannot takes the place of the nearest", () => {
  expect(allJoining(cards)).toEqual({ [id("a")]: JOINS, [id("b")]: JOINS, [id("c")]: JOINS, [id("d")]: id("z") });
});

test("all replace the nearest that is left, and join where none is", () => {
  const choices = allReplacing(cards);
  expect(choices).toEqual({ [id("a")]: id("x"), [id("b")]: id("y"), [id("c")]: JOINS, [id("d")]: id("z") });
  expect(ownWish(choices)).toEqual([
    { card: id("a"), replaces: id("x") },
    { card: id("b"), replaces: id("y") },
    { card: id("c") },
    { card: id("d"), replaces: id("z") },
  ]);
});

test("one is left out again; two for one place are told", () => {
  const both = withChoice(withChoice({}, id("a"), id("x")), id("b"), id("x"));
  expect(replacedTwice(both)).toEqual(new Set([id("x")]));
  expect(replacedTwice(allJoining(cards))).toEqual(new Set());
  expect(withChoice(both, id("a"), undefined)).toEqual({ [id("b")]: id("x") });
  expect(usualFor(card("e", false))).toEqual({});
});
