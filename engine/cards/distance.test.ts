import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distance, nearest } from "./distance.ts";

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

describe("nearest", () => {
  const fields = ["type", "faction", "flavor", "cost", "cost.iq", "keyword"];
  test.each([
    ["fction", "faction"],
    ["flavour", "flavor"],
    ["tpye", "type"],
    ["fac", "faction"],
    ["KEYWRD", "keyword"],
  ])("%s means %s", (word, expected) => expect(nearest(word, fields)[0]).toBe(expected));
  test.each(["zzzz", "f", "", "q-"])("%j means nothing here", (word) => expect(nearest(word, fields)).toEqual([]));
  test("answers at most as many as asked for", () => expect(nearest("co", ["cost", "cost.iq", "cost.eq", "count"], 2)).toHaveLength(2));
});
