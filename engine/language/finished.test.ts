/** What is looked for in short steps is found once, whoever takes the steps. */
import { expect, test } from "vitest";
import { finished, stepsOnce } from "./finished.ts";

test("all steps at once give what is found", () => {
  expect(
    finished(
      (function* () {
        yield undefined;
        yield undefined;
        return "found";
      })(),
    ),
  ).toBe("found");
});

test("who asks in between takes the steps that are left, and nothing is looked for twice", () => {
  let steps = 0;
  const look = stepsOnce<number>(function* () {
    for (; steps < 5; steps++) yield;
    return steps;
  });
  const first = look();
  first.next();
  first.next();
  expect(finished(look())).toBe(5);
  expect(first.next()).toEqual({ done: true, value: 5 });
  expect(finished(look())).toBe(5);
  expect(steps).toBe(5);
});
