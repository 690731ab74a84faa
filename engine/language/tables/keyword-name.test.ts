import { expect, test } from "vitest";
import { keywordName, nameTaken } from "./keyword-name.ts";

const OTHERS = [{ print: "Flying" }, { print: "Cashflow {n}" }, { print: "Area Attack: [{trait} ]{size}" }];

test("a keyword is called by its fixed words", () => expect(OTHERS.map(keywordName)).toEqual(["Flying", "Cashflow", "Area Attack"]));
test.each([
  ["flying", "There is already a keyword Flying. Give this one another name."],
  [" Cashflow", "There is already a keyword Cashflow. Give this one another name."],
  ["Flying {n}", "There is already a keyword Flying. Give this one another name."],
  ["Fly", undefined],
  ["", undefined],
])("“%s” beside others: %s", (print, why) => expect(nameTaken({ print }, OTHERS)).toBe(why));
