/** The sentences with which a bot says why. */
import { expect, test } from "vitest";
import { reasonsFor, scaleOf } from "./reasons.ts";

const judged = (...worths: readonly number[]) =>
  worths.map((worth, i) => ({ action: { kind: "act" }, words: `act ${i + 1}`, worth, states: 3 }));

test("how much better, by what, and how the player stands", () => {
  expect(reasonsFor(judged(0.4, 0.3), 2, false, { more: ["more money", "a shorter way"], less: ["fewer cards"] })).toEqual([
    "“act 1” looks clearly better than “act 2”.",
    "When the turn ends, it leaves you with more money and a shorter way, but with fewer cards.",
    "After it you are ahead.",
  ]);
  expect(reasonsFor(judged(-0.05, -0.3), 2, false)).toEqual([
    "“act 1” looks far better than “act 2”.",
    "What it is good for shows after this turn.",
    "After it you are about level.",
  ]);
});

test("what is equal has no reason, and who is alone is neither ahead nor behind", () => {
  expect(reasonsFor(judged(0.3, 0.299), 2, true, { more: ["more points"], less: [] })).toEqual(["“act 1” looks about as good as “act 2”."]);
  expect(reasonsFor([{ action: { kind: "act" }, words: "act", worth: 0, states: 0 }], 1, false)).toEqual(["There is only one choice."]);
  expect(reasonsFor(judged(-0.8), 3, false)).toEqual(["The other choices come to the same as “act 1”.", "After it you are far behind."]);
  expect(scaleOf(judged(1, 0), true)).toContain("up to 3 likely deals of the hidden cards, from −1 to +1 by points");
});
