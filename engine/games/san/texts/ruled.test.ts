/** Which rule is told of what people write that the rules settle. */
import { expect, test } from "vitest";
import { ruledOf, ruleOf, withRuled } from "../../../language/faults/ruled.ts";
import { SAN_GOVERNED } from "./governed.ts";
import { SAN_RULED } from "./ruled.ts";

test.each([
  ["It may go on a full space.", "SAN-4.7"],
  ["They keep it in hand.", "SAN-6.8"],
  ["Your Banner may jump over the next River card.", "SAN-10.1"],
  ["Pay the rest next turn.", "SAN-10.3"],
])("%s %s", (words, number) => expect(ruledOf(SAN_RULED, words)?.why).toContain(number));

test("of what no rule settles none is told", () => {
  expect(ruledOf(SAN_RULED, "Gain 1 Hacking for each card you crossed this turn.")).toBeUndefined();
});

test.each([["Swap two face-down corrupted cards.", "SAN-9.4"]])("what governs “%s” is told: %s", (words, number) =>
  expect(ruleOf(SAN_GOVERNED, words)).toContain(number),
);

test("what is settled is said with its rule", () => {
  const found = ruledOf(SAN_RULED, "Unused Hacking is lost.");
  expect(found?.why).toContain("SAN-11.7");
  expect(found && withRuled("Unused Hacking is lost.", found)).toContain(found?.isSo ? "needs no words" : "the rules fix this. ");
});
