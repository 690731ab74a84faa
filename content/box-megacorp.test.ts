import { expect, test } from "vitest";
import { boxOf } from "./box.test-support.ts";

test("the rules count no components, so all of the box are ours", () => {
  for (const { ours } of boxOf("megacorp").components) expect(ours).toContain("all");
});
