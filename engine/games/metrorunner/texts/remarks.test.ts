/** What whoever writes a text of Metrorunner is told, though the rules carry it out. */
import { expect, test } from "vitest";
import { shippedLanguage } from "../../../../tests/gates/language.ts";
import { readText, tellText } from "../../../language/index.ts";

const language = shippedLanguage("metrorunner");
const warnings = (text: string) => {
  const reading = readText(language, text);
  expect(reading.problems).toEqual([]);
  return tellText(language, reading, language.senseOf({ kind: "job", fields: {} })).warnings.map(({ message }) => message);
};

test.each([
  "Reward: Each opponent in this district returns 1 cube of your choice.",
  "Reward: Each opponent gives you 1 cube of your choice.",
  "Ongoing: When an opponent's figure stops in your home district, that opponent gives you 1 cube of your choice.",
])("%s: that the loser chooses is said (MR-R52)", (text) => expect(warnings(text).join()).toContain("MR-R52"));

test.each(["Reward: Gain 2 cubes of your choice.", "Reward: Return 1 cube of your choice.", "Reward: Each opponent discards 1 job card."])(
  "%s: is not",
  (text) => expect(warnings(text).join()).not.toContain("MR-R52"),
);
