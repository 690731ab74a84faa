import { expect, test } from "vitest";
import type { Keyword } from "../../../engine/cards/library.ts";
import { keywordName } from "../../../engine/language/tables/keyword-name.ts";
import { reminderIn, textLines } from "./text-parts.ts";

const keyword = (print: string): Keyword => ({ id: print.toLowerCase(), print, parameters: [], reminder: "…", rules: [] });
const CASHFLOW = keyword("Cashflow {n}");
const AREA = keyword("Area Attack: [{trait} ]{w}x{h}");

const LOOK = { amounts: ["IQ", "BQ"], money: "M" };
const check = (text: string, expected: string) =>
  expect(
    textLines(text, [CASHFLOW, AREA], [], LOOK)
      .map(
        (line) =>
          (line.label ? `<${line.label}> ` : "") +
          line.parts.map((part) => (part.is === "text" ? part.text : `[${part.is} ${part.text}]`)).join(""),
      )
      .join("\n"),
  ).toBe(expected);

test("the fixed words of a keyword", () => expect([CASHFLOW, AREA].map(keywordName)).toEqual(["Cashflow", "Area Attack"]));
test("keywords, amounts and tags", () =>
  check("Cashflow 1M. Deal 3 BQ damage to each #Water.", "[keyword Cashflow] [money 1M]. Deal [amount 3 BQ] damage to each [tag #Water]."));
test("a line's label is not taken for a keyword, nor a keyword for a label", () =>
  check(
    "Engage: gain 2M.\nArea Attack: 2x2\nCashflow 1: Pay 1M.",
    "<Engage> gain [money 2M].\n[keyword Area Attack]: 2x2\n[keyword Cashflow] 1: Pay [money 1M].",
  ));
test("a keyword knows where it begins in the whole text", () => {
  const text = "Mission: Cashflow 1.\n\nGain Cashflow 2.";
  const places = textLines(text, [CASHFLOW]).flatMap(({ parts }) => parts.flatMap((part) => (part.is === "keyword" ? part.at : [])));
  expect(places).toEqual([text.indexOf("Cashflow"), text.lastIndexOf("Cashflow")]);
});
test("what is not understood is marked, and nothing else is cut off for it", () => {
  const text = "Gain Cashflow 2. Deel 3 BQ damage.";
  const from = text.indexOf("Deel");
  const problems = [
    { from, to: from + 6, message: "" },
    { from: 5, to: 13, message: "" },
  ];
  const [line] = textLines(text, [CASHFLOW], problems, LOOK);
  expect(line?.parts.map(({ is, text: part, problem }) => `${is} ${part}${problem ? " !" : ""}`)).toEqual([
    "text Gain ",
    "keyword Cashflow !",
    "text  2. ",
    "text Deel  !",
    "amount 3 BQ !",
    "text  damage.",
  ]);
  expect(textLines("Tapp this: Go.", [], [{ from: 0, to: 4, message: "" }])[0]?.parts.map(({ text: part }) => part)).toEqual([
    "Tapp",
    " this: Go.",
  ]);
});
test("a word that only contains a keyword stays plain", () => check("Cashflows rise.", "Cashflows rise."));
test("nothing of the text is lost", () => {
  const text = "Mission: Have 2 Diplomats.\nEnd: 3 VP for #A, +1 IQ and Cashflow.";
  const lines = textLines(text, [CASHFLOW]);
  expect(lines.map((line) => (line.label ? `${line.label}: ` : "") + line.parts.map((part) => part.text).join("")).join("\n")).toBe(text);
});

test("a reminder has the numbers that stand in the text, and a #Tag of the same name is no keyword", () => {
  const upkeep = { ...keyword("Upkeep {n}"), reminder: "Pay {n}M." };
  const area = { ...keyword("Area Attack: [{trait} ]{w}x{h}"), reminder: "A block of {w}x{h}." };
  expect(reminderIn(upkeep, "Flying. Upkeep 3.", 8)).toBe("Pay 3M.");
  expect(reminderIn(area, "Area Attack: BQ 2x3.", 0)).toBe("A block of 2x3.");
  expect(textLines("Search for an #Upkeep card.", [upkeep])[0]?.parts.map(({ is }) => is)).toEqual(["text", "tag", "text"]);
});

test("what a keyword may leave out is left out of its reminder, and a price behind a colon stands in it", () => {
  const drop = { ...keyword("Dead Drop {n}[ {tag}]"), reminder: "Search for [{tag}] equipment of {n}M." };
  const development = { ...keyword("Development {n}[: {costs}]"), reminder: "Engage a character[, {costs}]: {n} more." };
  expect(reminderIn(drop, "Dead Drop 7.", 0)).toBe("Search for equipment of 7M.");
  expect(reminderIn(drop, "Dead Drop 7 #Weapon.", 0)).toBe("Search for #Weapon equipment of 7M.");
  expect(reminderIn(development, "Flying. Development 2. Draw 1 card.", 8)).toBe("Engage a character: 2 more.");
  expect(reminderIn(development, "Development 1: Pay 1M. Draw 1 card.", 0)).toBe("Engage a character, pay 1M: 1 more.");
  expect(reminderIn(drop, "Dead Drop", 0)).toBe("Search for equipment of nM.");
});
