/** The sentences with which a bot says why. */
import { expect, test } from "vitest";
import { reasonsFor, scaleOf } from "./reasons.ts";

const judged = (...worths: readonly number[]) =>
  worths.map((worth, i) => ({ action: { kind: "act" }, words: `act ${i + 1}`, worth, states: 3 }));

test("how much better, and by what", () => {
  expect(reasonsFor(judged(0.4, 0.3), 2, { more: ["more money", "a shorter way"], less: ["fewer cards"], when: "turn's end" })).toEqual([
    "“act 1” looks clearly better than “act 2”.",
    "When the turn ends, it leaves you with more money and a shorter way, but with fewer cards.",
  ]);
  expect(reasonsFor(judged(-0.05, -0.3), 2, { more: [], less: [], when: "turn's end" })).toEqual([
    "“act 1” looks far better than “act 2”.",
    "What it is good for shows after this turn.",
  ]);
  // A game that says nothing of what players usually do cannot be followed to the end of the turn.
  expect(reasonsFor(judged(0.4, 0.38), 2, { more: ["more money"], less: [], when: "at once" })).toEqual([
    "“act 1” looks a little better than “act 2”.",
    "It leaves you with more money.",
  ]);
});

test("what is equal has no reason; the scale says what its ends are", () => {
  expect(reasonsFor(judged(0.3, 0.299), 2, { more: ["more points"], less: [], when: "at once" })).toEqual([
    "“act 1” looks about as good as “act 2”.",
  ]);
  expect(reasonsFor([{ action: { kind: "act" }, words: "act", worth: 0, states: 0 }], 1)).toEqual(["There is only one choice."]);
  expect(reasonsFor(judged(-0.8), 3)).toEqual(["The other choices come to the same as “act 1”."]);
  expect(scaleOf(judged(1, 0), true)).toContain("up to 3 likely deals of the hidden cards, from −1 to +1 by points");
});
