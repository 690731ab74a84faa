/** What the A.I.'s cards do by themselves. */
import { expect, test } from "vitest";
import { CARDS, SHIPPED } from "../metrorunner.test-support.ts";

test("each A.I. card moves its tokens in both positions, and no other card does anything by itself", () => {
  for (const { id, kind, name } of CARDS) {
    const foreseen = SHIPPED.foresee?.(id);
    if (kind !== "ai") expect(foreseen, name).toBeUndefined();
    else {
      expect(
        foreseen?.map(({ position }) => position.includes(": left")),
        name,
      ).toEqual([true, false]);
      for (const { lines } of foreseen ?? []) expect(lines.join(" "), name).toMatch(new RegExp(`the A.I. reveals ${name}`));
    }
  }
});

test("the halves of a card differ", () => {
  const [left, right] = SHIPPED.foresee?.(CARDS.find(({ kind }) => kind === "ai")?.id ?? "") ?? [];
  expect(left?.lines).not.toEqual(right?.lines);
});
