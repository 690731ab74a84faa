import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../../content/load.ts";
import { ANY_CARD, CORE, composeLanguage, readText, tellText } from "../../../../language/index.ts";
import { virtualRevolutionVocabularies } from "./index.ts";

const { cards } = loadContent().content["virtual-revolution"];
const language = composeLanguage([CORE, ...virtualRevolutionVocabularies([])]);

describe("Virtual Revolution's texts", () => {
  test("the table loads", () => expect(language.ok ? [] : language.error).toEqual([]));
  test("every card has a text", () => expect(cards.filter(({ text }) => text === "")).toEqual([]));
  test.each(cards.map(({ id, text }) => [id, text] as const))("%s has one reading and is written canonically", (_, text) => {
    if (!language.ok) throw new Error("The table does not load");
    const reading = readText(language.value, text);
    expect(reading.problems).toEqual([]);
    expect(reading.canonical).toBe(text);
    expect(language.value.amiss?.(reading.abilities)).toEqual([]);
  });

  test("what its rules do not carry out is told with its place", () => {
    if (!language.ok) throw new Error("The table does not load");
    const reading = readText(language.value, "Activation: Gain 3 €. Gain 1 € for each Boost.");
    expect(reading.problems).toEqual([]);
    expect(tellText(language.value, reading, ANY_CARD).warnings).toEqual([{ from: 40, to: 45, message: "Say whose they are: “of yours”" }]);
  });

  test("what stands in a box that the card does not have is told", () => {
    if (!language.ok) throw new Error("The table does not load");
    const { value } = language;
    const warnings = (kind: string, text: string) =>
      tellText(value, readText(value, text), value.senseOf({ kind, fields: {} })).warnings.map(({ message }) => message);
    expect(warnings("verse", "Activation: Gain 3 €.")).toEqual([
      "The game never carries this out: a Verse has no box “Activation”; it has Mission, Bonus, End",
    ]);
    expect(warnings("agent", "Gain 3 €.")).toEqual(["Nothing ever triggers “Gain 3 €”: say when it happens: “Activation: Gain 3 €”"]);
    expect(warnings("title", "Gain 3 €.")).toEqual([]);
    expect(warnings("agent", "Activation: If an opponent has a Server here and you have a Server here, gain 3 €.")).toEqual([
      "Both are never so at once: a borough has one Server at most (VR-2.5)",
    ]);
    expect(warnings("agent", "Activation: If there is a Server here and you have a Server here, gain 3 €.")).toEqual([]);
  });
});
