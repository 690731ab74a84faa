/** Which rule is told of what people write that the rules settle. */
import { expect, test } from "vitest";
import { ruledOf } from "../../../language/faults/ruled.ts";
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
