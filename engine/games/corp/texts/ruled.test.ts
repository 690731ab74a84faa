/** Which rule is told of what people write that the rules settle. */
import { expect, test } from "vitest";
import { ruledOf, ruleOf, withRuled } from "../../../language/faults/ruled.ts";
import { CORP_GOVERNED } from "./governed.ts";
import { CORP_RULED } from "./ruled.ts";

test.each([
  ["When its team retreats, it keeps its loot.", "CORP-9.9"],
  ["Nobody may attack until your next turn.", "CORP-9.1"],
  ["Pay with loot if you like.", "CORP-13.13"],
  ["Buy two stocks from the same corp this turn.", "CORP-10.2"],
])("%s %s", (words, number) => expect(ruledOf(CORP_RULED, words)?.why).toContain(number));

test("of what no rule settles none is told", () => {
  expect(ruledOf(CORP_RULED, "Gain 1M for each asset you control.")).toBeUndefined();
});

test.each([["Your tier 1 tiles can't be bought.", "CORP-10.2"]])("what governs “%s” is told: %s", (words, number) =>
  expect(ruleOf(CORP_GOVERNED, words)).toContain(number),
);

test("what is settled is said with its rule", () => {
  const found = ruledOf(CORP_RULED, "Both sides reroll all hits once.");
  expect(found?.why).toContain("CORP-6.4");
  expect(found && withRuled("Both sides reroll all hits once.", found)).toContain(found?.isSo ? "needs no words" : "the rules fix this. ");
});
