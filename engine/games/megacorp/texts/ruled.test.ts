/** Which rule is told of what people write that the rules settle. */
import { expect, test } from "vitest";
import { ruledOf, ruleOf } from "../../../language/faults/ruled.ts";
import { MEGACORP_GOVERNED } from "./governed.ts";
import { MEGACORP_RULED } from "./ruled.ts";

test.each([
  ["This can attack cards in any network.", "MC-9.5"],
  ["Each player discards down to 7 cards at the maximum hand size.", "MC-2.3"],
  ["Unspent traits stay in the pool.", "MC-7.6"],
  ["Damage on it stays until your next turn.", "MC-10.1"],
  ["Orphaned characters can't attack.", "MC-8.8"],
  ["These two attack together.", "MC-9.2"],
])("%s %s", (words, number) => expect(ruledOf(MEGACORP_RULED, words)?.why).toContain(number));

test("of what no rule settles none is told", () => {
  expect(ruledOf(MEGACORP_RULED, "If an opponent has no characters, draw a card.")).toBeUndefined();
});

test.each([
  ["Counts as two cards for the purpose of surrounding.", "MC-8.10"],
  ["Every player bids secretly.", "MC-4.2"],
])("what governs “%s” is told: %s", (words, number) => expect(ruleOf(MEGACORP_GOVERNED, words)).toContain(number));
