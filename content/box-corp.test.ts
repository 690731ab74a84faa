import { expect, test } from "vitest";
import { boxOf, countIn, ruleOf } from "./box.test-support.ts";

test("the box holds what CORP-1.3 counts", () => {
  const { counts, players } = boxOf("corp");
  const rule = ruleOf("corp", "CORP-1.3");
  expect(players.length).toBe(Number(/Corp Mats (\d+)/.exec(rule)?.[1]));
  expect(counts["corp mat"]).toBe(players.length);
  expect(counts["infrastructure"]).toBe(Number(/infrastructure pieces (\d+)/.exec(rule)?.[1]) * players.length);
  expect(counts["miniature"]).toBe(2 * countIn(rule, "pairs") * players.length);
  expect(counts["city map"]).toBe(countIn(rule, "city map"));
  expect(counts["hq marker"]).toBe(countIn(rule, "HQs"));
});
