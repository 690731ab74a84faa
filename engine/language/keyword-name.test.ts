import { expect, test } from "vitest";
import { keywordName, nameTaken } from "./keyword-name.ts";

const OTHERS = [{ print: "Flying" }, { print: "Cashflow {n}" }, { print: "Area Attack: [{trait} ]{size}" }];

test("a keyword is called by its fixed words", () => expect(OTHERS.map(keywordName)).toEqual(["Flying", "Cashflow", "Area Attack"]));
test.each([
  ["flying", "There is a keyword Flying already. Give this one a name of its own."],
  [" Cashflow", "There is a keyword Cashflow already. Give this one a name of its own."],
  ["Flying {n}", "There is a keyword Flying already. Give this one a name of its own."],
  ["Fly", undefined],
  ["", undefined],
])("“%s” beside others: %s", (print, why) => expect(nameTaken({ print }, OTHERS)).toBe(why));
