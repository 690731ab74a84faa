/** What would do nothing where it stands is refused, and what to write is said. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../../../tests/gates/language.ts";
import { lostOn, readText } from "../../../../language/index.ts";
import { textOperations } from "./text.ts";

const language = shippedLanguage("virtual-revolution");
const refusals = (text: string): readonly string[] => {
  const operations = textOperations(readText(language, text));
  return operations.ok ? [] : operations.error.map(({ message }) => message);
};
const lost = (text: string, kind: string): readonly string[] =>
  lostOn(language, readText(language, text).abilities, language.senseOf({ kind, fields: {} })).map(({ message }) => message);

describe("what belongs to one action or one line", () => {
  test.each([
    [
      "Boost: With Work: You need no Influence here.",
      "Only Build Server asks for Influence here: write “With Build Server: You need no Influence here” (VR-9.4)",
    ],
    [
      "Whenever an opponent promotes an Agent, you need no Influence here.",
      "Only Build Server asks for Influence here: write “With Build Server: You need no Influence here” (VR-9.4)",
    ],
    ["Activation: Gain 1 Range.", "Only Recruit has a Range: write “With Recruit: Gain 1 Range” (VR-9.2)"],
    [
      "Activation: With Work: Gain 2 €.",
      "Only Boosts, Titles and Agents that are promoted add something to an Action: write it under “Boost:” or “Promotion:” (VR-10.5)",
    ],
    [
      "End: 3 VP if there is a Server here.",
      "At final scoring nobody is anywhere, so there is no “here” (VR-R114): name a district, or count boroughs",
    ],
  ])("%s", (text, message) => expect(refusals(text)).toEqual([message]));
  test.each([
    "Boost: With Build Server: You need no Influence here.",
    "Boost: With Build Server: If you are last in turn order, you need no Influence here.",
    "Promotion: With Recruit: Draw 1 Corruption. Gain 1 Range.",
    "With Donate: You may pay 1 € to discard 1 Corruption of your choice.",
  ])("%s is carried out", (text) => expect(refusals(text)).toEqual([]));
});

test.each([
  [
    "With Work: Gain 2 €.",
    "agent",
    "The game never carries this out: an Agent adds nothing to Actions by itself (VR-10.5). Write “Boost: With …” or “Promotion: With …”",
  ],
  ["With Work: Gain 2 €.", "verse", "The game never carries this out: a Verse adds nothing to Actions by itself (VR-10.5)."],
  ["Whenever this is recruited, gain 2 €.", "title", "The game never carries this out: that happens only to an Agent (VR-R108)"],
  ["When this is taken, gain 2 €.", "agent", "The game never carries this out: that happens only to a Verse (VR-R108)"],
])("%s on a card of the kind %s", (text, kind, message) => expect(lost(text, kind)).toEqual([message]));
test.each([
  ["With Work: Gain 2 €.", "boost"],
  ["Whenever this is recruited, gain 2 €.", "agent"],
  ["When this is taken, gain 2 €.", "verse"],
])("%s on a card of the kind %s is carried out", (text, kind) => expect(lost(text, kind)).toEqual([]));
