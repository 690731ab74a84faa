import { expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { unsaidIn } from "./unsaid.ts";

const language = shippedLanguage("megacorp");

test.each<[string, string[]]>([
  ["The moon is made of cheese.", ["The moon is made of cheese."]],
  ["Flying. The moon is made of cheese. Draw 1 card.", ["The moon is made of cheese."]],
  ["Draw 2 cards.", []],
  ["Whenn this is destryed, draw 1 card.", []],
  ["The moon is made of", []],
  ["When ‹an event›, dance.", []],
])("%s", (text, expected) => expect(unsaidIn(language, text)).toEqual(expected));
