/** Where a person is asked. */
import { expect, test } from "vitest";
import { isAskedAt, skipsAt, toggled, USUAL } from "./stops.ts";

const answer = { id: "answer", name: "Something waits", matters: true, urgent: true };
const buy = { id: "mine 2", name: "Your Buy phase", matters: true, urgent: false };
const end = { id: "theirs 5", name: "Another player's End phase", matters: false, urgent: false };
const all = [answer, buy, end];

test("among people the occasion alone decides; among bots the table looks", () => {
  expect(all.map((occasion) => skipsAt(USUAL, occasion, { turn: 3 }, false))).toEqual([false, false, true]);
  expect(all.map((occasion) => skipsAt(USUAL, occasion, { turn: 3 }, true))).toEqual(["look", "look", "look"]);
});

test("who wants to be asked at every moment is", () => {
  for (const occasion of all)
    for (const amongBots of [true, false]) expect(skipsAt({ ...USUAL, asks: "always" }, occasion, { turn: 3 }, amongBots)).toBe(false);
});

test("who chooses begins with the moments that matter, and is asked there among bots too", () => {
  const chosen = toggled(USUAL, "mine 2", all);
  expect(chosen).toEqual({ asks: "chosen", skipped: ["theirs 5", "mine 2"], turn: undefined });
  expect(all.map((occasion) => skipsAt(chosen, occasion, { turn: 3 }, true))).toEqual([false, true, true]);
  expect(all.map((occasion) => isAskedAt(chosen, occasion))).toEqual([true, false, false]);
  expect(toggled(chosen, "mine 2", all).skipped).toEqual(["theirs 5"]);
  expect(toggled({ ...USUAL, asks: "always" }, "theirs 5", all).skipped).toEqual(["theirs 5"]);
});

test("the rest of a turn is passed until the turn is over or something urgent happens", () => {
  const skips = { asks: "always", skipped: [], turn: 3 } as const;
  expect(all.map((occasion) => skipsAt(skips, occasion, { turn: 3 }, true))).toEqual([false, true, true]);
  expect(all.map((occasion) => skipsAt(skips, occasion, { turn: 4 }, true))).toEqual([false, false, false]);
});

test("an attack during which somebody said so is passed to its end, and the next one is asked about", () => {
  const skips = { asks: "always", skipped: [], turn: 3, during: "attack 3 7 1" } as const;
  expect(skipsAt(skips, answer, { turn: 3, happening: "attack 3 7 1" }, false)).toBe(true);
  expect(skipsAt(skips, answer, { turn: 3, happening: "stack 4" }, false)).toBe(false);
  expect(skipsAt(skips, answer, { turn: 3 }, false)).toBe(false);
  expect(skipsAt(skips, buy, { turn: 3 }, false)).toBe(true);
});
