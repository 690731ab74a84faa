/** Which rule is told of what people write that the rules settle. */
import { expect, test } from "vitest";
import { ruledOf, ruleOf } from "../../../language/faults/ruled.ts";
import { VIRTUAL_REVOLUTION_GOVERNED } from "./governed.ts";
import { VIRTUAL_REVOLUTION_RULED } from "./ruled.ts";

test.each([
  ["each tied player loses 1 Title", "VR-13.2"],
  ["your fourth Agent may stay in service", "VR-7.1"],
  ["you may recover Influence from Recycling before you work", "VR-8.1"],
  ["Move your Director to an adjacent borough", "VR-14.5"],
  ["Can't be used twice in a round.", "VR-6.5"],
])("%s %s", (words, number) => expect(ruledOf(VIRTUAL_REVOLUTION_RULED, words)?.why).toContain(number));

test("of what no rule settles none is told", () => {
  expect(ruledOf(VIRTUAL_REVOLUTION_RULED, "Gain 1 € for each Server here.")).toBeUndefined();
});

test.each([["Send an opponent's Director back.", "VR-4.4"]])("what governs “%s” is told: %s", (words, number) =>
  expect(ruleOf(VIRTUAL_REVOLUTION_GOVERNED, words)).toContain(number),
);
