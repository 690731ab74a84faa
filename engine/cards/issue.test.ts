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
    [{ ...GOOD, game: "sann" }, '"sann" is not one of megacorp, san. Did you mean san?'],
    [{ ...GOOD, game: undefined }, "This value is missing. It must be one of megacorp, san."],
    [{ ...GOOD, step: undefined }, "This value is missing. It must be a number."],
    [{ ...GOOD, step: "2" }, '"2" is not allowed here. The value must be a number.'],
    [{ ...GOOD, step: 1.5 }, "1.5 is not allowed here. The value must be a whole number."],
    [{ ...GOOD, step: 0 }, "0 is too small. It must be at least 1."],
    [{ ...GOOD, names: [] }, "This list is too short. It needs at least 1."],
    [{ ...GOOD, names: ["a", "b", "c"] }, "This list is too long. It can have at most 2."],
    [{ ...GOOD, names: ["abcd"] }, "This text is too long. It can have at most 3 characters."],
    [{ ...GOOD, id: "b" }, '"b" is not valid here: an id is made of a.'],
    [{ ...GOOD, zzz: 1 }, '"zzz" is not allowed here. Remove it.'],
    [null, "null is not allowed here. The value must be an object."],
    [[1], "A list is not allowed here. The value must be an object."],
    ["a".repeat(200), `"${"a".repeat(56)}… is not allowed here. The value must be an object.`],
  ])("%j", (value, sentence) => expect(told(value)).toEqual([sentence]));
});
