import { expect, test } from "vitest";
import { wordsApart } from "./words-apart.ts";

test("options that are called alike are told apart by what stands under them, others are called as in the list", () =>
  expect(
    wordsApart([
      { words: "Clerk", hint: "Yours" },
      { words: "Clerk", hint: "Medium bot's" },
      { words: "Boss", hint: "Yours" },
      { words: "Tool", hint: "Yours" },
      { words: "Tool", hint: "Yours" },
      { words: "Pass" },
    ]),
  ).toEqual(["Clerk (Yours)", "Clerk (Medium bot's)", "Boss", "Tool", "Tool", "Pass"]));
