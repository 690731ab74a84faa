/** Which rule is told of what people write that the rules settle. */
import { expect, test } from "vitest";
import { ruledOf } from "../../../language/faults/ruled.ts";
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
