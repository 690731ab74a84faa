/** What a scenario proposes to expect. */
import { expect, test } from "vitest";
import { factWords, proposedName, tellingFacts } from "./fact-words.ts";

const fact = (name: string, value: unknown, came = true, seat?: string) => ({ name, value, came, seat });
const FACTS = [
  fact("turn", 3, false),
  fact("stamps", 18),
  fact("corruption", 4),
  fact("hand", { exactly: ["toy/street-caller", "Spin Doctor"] }, true, "SUN"),
  fact("play area", { exactly: ["Mirror Mask"] }, true, "SUN"),
  fact("deck", { exactly: [] }, false, "SUN"),
];
const AS = { counted: ["stamps"] };
const STEPS = ["SUN: play Mirror Mask", "SUN: end"];

test("what changed is proposed, numbers and the chosen card first; counters and the rest are not", () => {
  expect(tellingFacts(FACTS, STEPS, AS).map((i) => FACTS[i]?.name)).toEqual(["corruption", "play area", "hand"]);
  const many = Array.from({ length: 9 }, (_, i) => fact(`number ${i}`, i));
  expect(tellingFacts([...many, ...FACTS], STEPS, AS).length).toBe(4);
});
test("its sentence is its first choice and what comes of it", () => {
  expect(proposedName(STEPS, FACTS, AS)).toBe("When SUN chooses “play Mirror Mask” and one choice follows, corruption becomes 4");
  expect(proposedName(["SUN: pass"], [], AS)).toBe("When SUN chooses “pass”, nothing changes");
  expect(proposedName([], FACTS, AS)).toBe("");
});
test("cards are called by their names, and long lists are cut", () => {
  expect(factWords(fact("hand", { exactly: ["toy/street-caller", "Spin Doctor"] }, true, "SUN"))).toBe(
    "SUN's hand: Street Caller, Spin Doctor",
  );
  expect(factWords(fact("deck", { exactly: "abcdefgh".split("") }))).toBe("deck: a, b, c, d, e, f, 2 more");
});
