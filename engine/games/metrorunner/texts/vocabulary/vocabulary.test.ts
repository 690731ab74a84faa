import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../../content/load.ts";
import { ANY_CARD, CORE, composeLanguage, readText, tellText } from "../../../../language/index.ts";
import { metrorunnerVocabularies } from "./index.ts";

const { cards, keywords } = loadContent().content.metrorunner;
const language = composeLanguage([CORE, ...metrorunnerVocabularies(keywords)]);
function read(text: string) {
  if (!language.ok) throw new Error("The table does not load");
  return { language: language.value, reading: readText(language.value, text) };
}
function warnings(text: string, kind?: string): string[] {
  const { language: one, reading } = read(text);
  expect(reading.problems).toEqual([]);
  return tellText(one, reading, kind === undefined ? ANY_CARD : one.senseOf({ kind, fields: {} })).warnings.map(({ message }) => message);
}

describe("Metrorunner's texts", () => {
  test("the table loads, with the names of manipulations and without any", () => {
    expect(language.ok ? [] : language.error).toEqual([]);
    const bare = composeLanguage([CORE, ...metrorunnerVocabularies([])]);
    expect(bare.ok ? [] : bare.error).toEqual([]);
  });
  test("every card has a text", () => expect(cards.filter(({ text }) => text === "")).toEqual([]));
  test.each(cards.map(({ id, text }) => [id, text] as const))("%s has one reading and is written canonically", (_, text) => {
    const { language: one, reading } = read(text);
    expect(reading.problems).toEqual([]);
    expect(reading.canonical).toBe(text);
    expect(one.amiss?.(reading.abilities)).toEqual([]);
  });

  test.each([
    ["Manipulation: Swap the middle tile with the middle tile.", "This could never change anything"],
    ["Manipulation: Mirror row 4.", "This number goes from 1 to 3"],
    ["Manipulation: Shift one row down.", "A row goes right or left, a column down or up"],
    ["Manipulation: Gain 1 credit.", "The rules of Metrorunner cannot carry this out"],
    [
      "Ongoing: Once per action, when you pay a resource cost with purple, pay 1 red cube less.",
      "The cubes saved must have the colour of the cost",
    ],
    [
      "Manipulation: Rotate each tile of one row 90°, all in the same direction, then rotate both 90°.",
      "Say which two tiles before “both”",
    ],
  ])("what the rules do not carry out is told with its place: %s", (text, message) => expect(warnings(text)).toEqual([message]));

  test("what stands in a box that the card does not have is told", () => {
    expect(warnings("Reward: Gain 1 credit.", "network")).toEqual([
      "The game never carries this out: a network has no box “Reward”; it has Core, Alpha, Beta, Placement, Failure",
    ]);
    expect(warnings("End: 3 points if you have fewer opponents than each opponent.", "job")).toEqual([
      "Everybody has as many opponents as the others: nobody has more or fewer (MR-1.2)",
    ]);
    expect(warnings("Half Turn: Rotate two different tiles 180°.", "character")).toEqual([]);
  });
});
