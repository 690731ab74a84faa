/** A sample of the gate `lab`. */
import { expect, test } from "vitest";
import { race } from "../../tests/gates/lab.ts";

test("a planted card is found among four, and what changes nothing is not called a change", () => {
  const { faults, figures } = race({ most: 240, neutral: 1, beside: 3 }, () => undefined);
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ neutralEdits: 1 });
});
