import { expect, test } from "vitest";
import { reasonsOf } from "./reasons.tsx";

test("A reason that stands against several things is told once, cheapest to mend first", () => {
  const whys = [
    { verb: "buy", reasons: ["It costs 5 and you have 3"] },
    { verb: "play", reasons: ["Phase 1 is over", "It lies in the River"] },
    { verb: "cross", reasons: ["Phase 1 is over"] },
  ];
  expect([...reasonsOf(whys)]).toEqual([
    ["It costs 5 and you have 3", ["buy"]],
    ["Phase 1 is over", ["play", "cross"]],
    ["It lies in the River", ["play"]],
  ]);
});
