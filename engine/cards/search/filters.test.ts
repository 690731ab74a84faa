/** Chips and the explanation of an empty result. The laws over any text are in fuzz.test.ts. */
import { describe, expect, test } from "vitest";
import { makeCards, SMALL } from "./fixtures/small.ts";
import { buildIndex, explainNothing, readFilters, search, toggleFilter } from "./index.ts";

describe("chips are read from the text", () => {
  test.each([
    ["type:guard,tide -c:red #human mic", "+type:guard +type:tide -colour:red +tag:human"],
    ["p:3 aa:- is:rare -has:bb in:deck", "+price:3 +aa:- +is:rare -has:bb +in:deck"],
    ["(type:guard c:red) a", "+type:guard +colour:red"],
    ["type:guard or c:red", ""],
    ["-(type:guard c:red)", ""],
    ["p>=3 p:2-4 aa+bb:3 type!=guard", ""],
  ])("%s", (text, expected) =>
    expect(
      readFilters(text, SMALL)
        .map(({ field, value, mode }) => `${mode === "include" ? "+" : "-"}${field}:${value}`)
        .join(" "),
    ).toBe(expected),
  );
});

describe("a click edits the text and nothing else in it", () => {
  test.each([
    ["", "type", "guard", "include", "type:guard"],
    ["mic  T:Guard x:a", "type", "tide", "include", "mic  T:Guard,tide x:a"],
    ["t:guard,tide", "type", "guard", "clear", "t:tide"],
    ["t:guard,tide a", "type", "tide", "clear", "t:guard a"],
    ["a t:guard b", "type", "guard", "clear", "a b"],
    ["t:guard", "type", "guard", "exclude", "-type:guard"],
    ["-t:guard,tide", "type", "guard", "include", "-t:tide type:guard"],
    ["#human", "tag", "water", "include", "#human #water"],
    ["", "colour", "dark blue", "include", 'colour:"dark blue"'],
    ["", "aa", "-", "exclude", "-aa:-"],
    ["p:3,5", "price", "3", "clear", "p:5"],
    ["a or b", "type", "guard", "include", "(a or b) type:guard"],
    ["a or", "type", "guard", "include", "(a or) type:guard"],
    ["not", "type", "guard", "include", "(not) type:guard"],
    ["not )", "type", "guard", "include", "(not  ) type:guard"],
    ["a) or b", "type", "guard", "include", "(a  or b) type:guard"],
    ['"a', "type", "guard", "include", '"a" type:guard'],
    ["(a", "type", "guard", "include", "(a) type:guard"],
    ["(t:guard)", "type", "guard", "clear", ""],
    ["t:guard,", "type", "tide", "include", "t:guard,tide,"],
  ] as const)("%j, %s %s %s: %j", (text, field, value, mode, expected) =>
    expect(toggleFilter(text, SMALL, field, value, mode)).toBe(expected),
  );
});

describe("why nothing was found", () => {
  const index = buildIndex(
    makeCards({
      "M.I.C.": ["guard", { fields: { colour: "red", price: 3, tags: [] } }],
      "Tidal Wave": ["tide", { fields: { colour: "red", price: 5, tags: [] } }],
      "Old Wave": ["tide", { fields: { colour: "dark blue", price: 2, tags: [] } }],
    }),
    SMALL,
  );
  const blames = (text: string) => explainNothing(index, text).map(({ message, without }) => `${message}: ${without}`);

  test("each term says how many there were without it, most first", () =>
    expect(blames("wave p>=4 -c:red")).toEqual([
      "without p>=4 there is 1: wave -c:red",
      "without -c:red there is 1: wave p>=4",
      "without wave there are 0: p>=4 -c:red",
    ]));
  test("a group is one term, and its parts are terms too", () =>
    expect(blames("p>=4 (type:guard c:red)")).toEqual([
      "without p>=4 there is 1: (type:guard c:red)",
      "without (type:guard c:red) there is 1: p>=4",
      "without type:guard there is 1: p>=4 (c:red)",
      "without c:red there are 0: p>=4 (type:guard)",
    ]));
  test("the query without the term finds as many as it says", () => {
    for (const text of ["wave p>=4 -c:red", "p>=4 (type:guard or mic)", "(wave p>9) or (mic c:-)"]) {
      const found = explainNothing(index, text);
      expect(found.length).toBeGreaterThan(1);
      for (const { without, count } of found) expect(search(index, without).total, without).toBe(count);
    }
  });
  test("one term alone is the part to take away; what says how to show stays", () => {
    expect(blames("zzz")).toEqual([`without zzz there are ${index.cards.length}: `]);
    expect(blames("-has:name sort:p")).toEqual([`without -has:name there are ${index.cards.length}: sort:p`]);
  });
  test("a query that finds something has nothing to explain", () => expect(explainNothing(index, "wave")).toEqual([]));
});
