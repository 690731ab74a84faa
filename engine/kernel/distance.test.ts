import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distance } from "./distance.ts";

describe("distance", () => {
  test.each([
    ["", "", 0],
    ["fction", "faction", 1],
    ["evnet", "event", 1],
    ["kitten", "sitting", 3],
    ["ca", "abc", 3],
  ])("%s → %s takes %i", (a, b, edits) => expect(distance(a, b)).toBe(edits));

  test("is the same both ways, zero only for equals, and stops at the limit", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), fc.nat(4), (a, b, limit) => {
        const edits = distance(a, b);
        expect(distance(b, a)).toBe(edits);
        expect(edits === 0).toBe(a === b);
        expect(distance(a, b, limit)).toBe(edits > limit ? limit + 1 : edits);
      }),
    );
  });
});
