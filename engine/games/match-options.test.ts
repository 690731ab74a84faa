import { expect, test } from "vitest";
import { canBe, type MatchOption, standardChoices } from "./match-options.ts";

const OPTIONS: readonly MatchOption[] = [
  { is: "flag", id: "fog", label: "Fog", standard: false },
  { is: "one", id: "shore", label: "Shore", of: [{ id: "rock", name: "Rock" }], standard: "rock" },
  { is: "number", id: "lamps", label: "Lamps", from: 3, to: 9, standard: 5 },
];

test("where nobody chooses, what the game declares holds", () =>
  expect(standardChoices(OPTIONS)).toEqual({ fog: false, shore: "rock", lamps: 5 }));

test.each([
  ["fog", [true, false], [1, "true", undefined]],
  ["shore", ["rock"], ["sand", true, 0]],
  ["lamps", [3, 9], [2, 10, 4.5, "5", Number.NaN]],
] as const)("%s can be %j and not %j", (id, can, cannot) => {
  const option = OPTIONS.find((one) => one.id === id) ?? expect.fail();
  for (const value of can) expect(canBe(option, value)).toBe(true);
  for (const value of cannot) expect(canBe(option, value)).toBe(false);
});
