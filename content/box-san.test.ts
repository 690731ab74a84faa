import { expect, test } from "vitest";
import { boxOf, countIn, ruleOf } from "./box.test-support.ts";

test("the box holds what SAN-2.1 counts", () => {
  const { counts } = boxOf("san");
  const rule = ruleOf("san", "SAN-2.1");
  expect(counts["central port"]).toBe(countIn(rule, "Central Port"));
  expect(counts["virus marker"]).toBe(countIn(rule, "Virus marker"));
  expect(counts["banner"]).toBe(countIn(rule, "Banners"));
  expect(counts["hand bonus"]).toBe(countIn(rule, "Hand Bonus"));
});
