/** What somebody means who types in the box of options. */
import { expect, test } from "vitest";
import { fitting } from "./find-option.ts";

const options = ["Pass", "Buy Vat Gladiator for 3M", "Attack Raamaa, Incarnate Hierarch", "Engage Raamaa, Incarnate Hierarch for 4 BQ"].map(
  (words, i) => ({ number: i + 1, option: { action: { kind: "do" }, words } }),
);

test.each([
  ["2", [2]],
  ["buy", [2]],
  ["raam", [3, 4]],
  ["att hier", [3]],
  ["ENGAGE bq", [4]],
  ["sell", []],
] as const)("%s", (typed, numbers) => {
  expect(fitting(options, typed).map(({ number }) => number)).toEqual(numbers);
});
