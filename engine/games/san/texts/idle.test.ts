import { expect, test } from "vitest";
import { shippedLanguage } from "../../../../tests/gates/language.ts";
import { compileText, lint, readText } from "../../../language/index.ts";

const language = shippedLanguage("san");

/** What whoever writes a text is told when it is checked: why it is refused, or what is remarked. */
function told(text: string): string[] {
  const reading = readText(language, text);
  expect(reading.problems).toEqual([]);
  const program = compileText(language, reading);
  const refused = program.ok ? [] : program.error.map(({ from, to, message }) => `refused ${text.slice(from, to)}: ${message}`);
  return [...refused, ...lint(language, reading.abilities, { instructions: true }).map(({ message }) => `remark: ${message}`)];
}

const RIVER = "Cards cannot be put into the River: the Supply refills it (SAN-7.5)";
const ZONE = "A corrupted card stays in its zone for the whole game (SAN-9.4)";
const BOX = "A card in the box cannot return (SAN-2.6)";
const LOST = "remark: A player loses what they gain on the opponent's turn (SAN-R12, SAN-R33)";

test.each<[string, string[]]>([
  ["Put a card from your hand into the River.", [`refused into the River: ${RIVER}`]],
  ["Whenever you cross a card, put this on top of the River.", [`refused on top of the River: ${RIVER}`]],
  ["Return a played card to the River.", [`refused Return a played card to the River: ${RIVER}`]],
  ["Destroy a card in your Corruption Zone.", [`remark: ${ZONE}`]],
  ["Put each card in your Corruption Zone into your hand.", [`remark: ${ZONE}`]],
  ["Discard a card from the box.", [`remark: ${BOX}`]],
  ["Draw 1 card. You may play a card from the box.", [`remark: ${BOX}`]],
  ["Shuffle your discard.", ["remark: Only a deck can be shuffled: the order of other zones does not matter (SAN-R29)"]],
  ["Each opponent gains 3 Corruption.", [LOST]],
  ["Target opponent may gain 2 revenue.", [LOST]],
  ["Each player gains 1 Hacking.", []],
  ["Shuffle your deck. Put a River card into the box.", []],
  ["Put a card from your hand into your Corruption Zone.", []],
  ["Gain 1 Hacking for each card in your Corruption Zone.", []],
  ["Reveal a card in your Corruption Zone.", []],
])("%s", (text, expected) => expect(told(text)).toEqual(expected));
