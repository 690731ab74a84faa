import { describe, expect, test } from "vitest";
import { z } from "zod";
import { issueSentence, valueAt } from "./issue.ts";

const Deck = z.strictObject({
  game: z.enum(["megacorp", "san"]),
  step: z.number().int().min(1),
  names: z.array(z.string().max(3)).min(1).max(2),
  id: z.string().regex(/^a+$/, "an id is made of a"),
});
const GOOD = { game: "san", step: 1, names: ["x"], id: "a" };
const told = (value: unknown) => Deck.safeParse(value).error?.issues.map((issue) => issueSentence(issue, valueAt(value, issue.path)));

describe("what a schema found is a sentence", () => {
  test.each([
    [{ ...GOOD, game: "sann" }, '"sann" is none of megacorp, san. Did you mean san?'],
    [{ ...GOOD, game: undefined }, "This is missing; it is one of megacorp, san."],
    [{ ...GOOD, step: undefined }, "This is missing; it is a number."],
    [{ ...GOOD, step: "2" }, '"2" stands here; a number is expected.'],
    [{ ...GOOD, step: 1.5 }, "1.5 stands here; a whole number is expected."],
    [{ ...GOOD, step: 0 }, "0 is too small; at least 1 is expected."],
    [{ ...GOOD, names: [] }, "This list is too short; at least 1 is expected."],
    [{ ...GOOD, names: ["a", "b", "c"] }, "This list is too long; at most 2 are read."],
    [{ ...GOOD, names: ["abcd"] }, "This text is too long; at most 3 characters are read."],
    [{ ...GOOD, id: "b" }, '"b" cannot stand here: an id is made of a.'],
    [{ ...GOOD, zzz: 1 }, '"zzz" is not expected here. Remove what is too much.'],
    [null, "null stands here; an object is expected."],
    [[1], "A list stands here; an object is expected."],
    ["a".repeat(200), `"${"a".repeat(56)}… stands here; an object is expected.`],
  ])("%j", (value, sentence) => expect(told(value)).toEqual([sentence]));
});
