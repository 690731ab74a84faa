/** Which rule is told of what people write that the rules settle. */
import { expect, test } from "vitest";
import { ruledOf, ruleOf, withRuled } from "../../../language/faults/ruled.ts";
import { METRORUNNER_GOVERNED } from "./governed.ts";
import { METRORUNNER_RULED } from "./ruled.ts";

test.each([
  ["Your figure may share a space with other figures.", "MR-2.8"],
  ["All other figures move one space back.", "MR-2.1"],
  ["1 of each colour on the district of your choice", "MR-11.16"],
  ["You don't pay for the steps.", "MR-5.3"],
])("%s %s", (words, number) => expect(ruledOf(METRORUNNER_RULED, words)?.why).toContain(number));

test("of what no rule settles none is told", () => {
  expect(ruledOf(METRORUNNER_RULED, "Gain 1 credit for each token you have.")).toBeUndefined();
});

test.each([["Both rogue tokens swap places.", "MR-14.7"]])("what governs “%s” is told: %s", (words, number) =>
  expect(ruleOf(METRORUNNER_GOVERNED, words)).toContain(number),
);

test("what is settled is said with its rule", () => {
  const found = ruledOf(METRORUNNER_RULED, "Nothing rotates.");
  expect(found?.why).toContain("MR-11.7");
  expect(found && withRuled("Nothing rotates.", found)).toContain(found?.isSo ? "needs no words" : "the rules fix this. ");
});
