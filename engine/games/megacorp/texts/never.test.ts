import { expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { shippedLanguage } from "../../../../tests/gates/language.ts";
import { readText, tellText } from "../../../language/index.ts";

const language = shippedLanguage("megacorp");
const scores = { IQ: 1, EQ: 0, MQ: null, BQ: 2 };
const warnings = (text: string) =>
  tellText(language, readText(language, text), language.senseOf({ kind: "character", fields: { scores } })).warnings.map(
    ({ message }) => message,
  );

const NO_MQ = "This can never happen: this card has no MQ (MC-1.7)";

test.each<[string, string[]]>([
  ["This gets +1 MQ.", [NO_MQ]],
  ["This gets +1 EQ.", []],
  ["Each other character you control gets +1 MQ.", []],
  ["When this is destroyed, if this has MQ 2 or more, draw a card.", [NO_MQ]],
  ["Engage this: Deal MQ damage equal to this card's MQ to target character.", [NO_MQ]],
  ["Engage this: This deals 2 MQ damage to target character.", []],
])("%s", (text, expected) => expect(warnings(text)).toEqual(expected));

test("no shipped card has one", () => {
  for (const card of loadContent().content.megacorp.cards) {
    const { warnings: found } = tellText(language, readText(language, card.text), language.senseOf(card));
    expect(found.map(({ message }) => `${card.id}: ${message}`)).toEqual([]);
  }
});
