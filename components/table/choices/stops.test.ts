/** Where a person is asked. */
import { expect, test } from "vitest";
import { skipsAt, toggled, whereItMatters } from "./stops.ts";

const answer = { id: "answer", name: "Something waits", matters: true, urgent: true };
const buy = { id: "mine 2", name: "Your Buy phase", matters: true, urgent: false };
const end = { id: "theirs 5", name: "Another player's End phase", matters: false, urgent: false };
const nothing = { always: [], turn: undefined };

test("nothing is passed unless somebody has said so", () => {
  for (const occasion of [answer, buy, end]) expect(skipsAt(nothing, occasion, 3)).toBe(false);
});

test("where it matters one is asked; elsewhere not", () => {
  const skips = whereItMatters([answer, buy, end]);
  expect([answer, buy, end].map((occasion) => skipsAt(skips, occasion, 3))).toEqual([false, false, true]);
  expect(toggled(toggled(skips, "mine 2"), "theirs 5").always).toEqual(["mine 2"]);
});

test("the rest of a turn is passed until the turn is over or something urgent happens", () => {
  const skips = { always: [], turn: 3 };
  expect([answer, buy, end].map((occasion) => skipsAt(skips, occasion, 3))).toEqual([false, true, true]);
  expect([answer, buy, end].some((occasion) => skipsAt(skips, occasion, 4))).toBe(false);
});
