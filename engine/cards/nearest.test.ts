import { describe, expect, test } from "vitest";
import { nearest } from "./nearest.ts";

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
