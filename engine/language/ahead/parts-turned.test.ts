/** What a sentence that is shown makes of words that it keeps. */
import { expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { bringsNumber, cappedIn, losesObject, turnsParts } from "./parts-turned.ts";

const language = shippedLanguage("megacorp");
const turned = (written: string, said: string) => turnsParts(language, written, said);

test.each([
  ["Characters docked to this neither attack nor retaliate", "Each character docked to this cannot be attacked by #Human characters."],
  ["They come in engaged.", "Engage this."],
  ["put one back on top of your deck", "put this on top of your deck"],
  ["You may trade 1 Hacking for 2 Propaganda", "You may swap 1 Propaganda card with a River card."],
  ["Each opponent discards a card of their choice", "Discard a card of your choice."],
  ["Both sides roll 2 fewer dice", "One side rolls 2 fewer dice."],
  ["a card with valuation less than that card's", "a card with valuation greater than that card's valuation"],
  ["your hand size is 1 smaller", "If you have 3 or fewer cards in hand, your hand size is 1 larger."],
  ["with a lower valuation than yours", "with the highest valuation"],
  ["Gain a credit and a token", "Gain 1 credit or 1 token."],
  ["You may move the Banner back one stage", "You may move your Banner 1 stage."],
  ["swap it for one River card of any cost", "swap 1 River card with the highest cost"],
  ["put a figure of your choice on a space", "Put your figure on a space."],
  ["They may pay you 2M", "You may pay 2M."],
  ["Opponents pay you when they buy", "Otherwise, pay 1M to an opponent."],
  ["Play this as a Mercenary of any type", "Play a Mercenary regardless of its type."],
  ["You may keep one.", "You may keep it."],
])("turned: %s → %s", (written, said) => expect(turned(written, said)).toBe(true));

test.each([
  ["This cannot be attacked by humans", "This cannot be attacked by #Human characters."],
  ["Engage it", "Engage this."],
  ["put one of them back", "put 1 of them on top of your deck"],
  ["If you have fewer than 3 cards, draw more", "If you have 2 or fewer cards in hand, draw 1 card."],
  ["Each player discards a card", "Each player discards 1 card."],
  ["2 Propaganda cards", "2 Propaganda cards"],
])("kept: %s → %s", (written, said) => expect(turned(written, said)).toBe(false));

test("what is at most so many is told where it was so many", () => {
  expect(cappedIn("gain 2 more", "Gain Corruption equal to the number of cards, up to 2.")).toEqual(["2"]);
  expect(cappedIn("gain up to 2", "Gain up to 2 Corruption.")).toEqual([]);
  expect(cappedIn("gain 3", "Gain 3 Corruption.")).toEqual([]);
});

test.each([
  ["move target equipment from one character to another", "Move 1 BQ damage from target equipment to target character.", true],
  ["Move the River cards one space", "Move the marker 1 space.", true],
  ["Destroy a location", "Destroy a damaged location.", false],
  ["Destroy a location", "Destroy a location, then draw 1 card.", false],
])("the object of %s in %s", (written, said, isLost) =>
  expect(losesObject(written.includes("River") ? shippedLanguage("san") : language, written, said)).toBe(isLost),
);

test("a number that was not typed is brought", () => {
  expect(bringsNumber("straighten your Agents", "Straighten 4 Agents.")).toBe(true);
  expect(bringsNumber("more than three cards", "4 or more cards")).toBe(false);
  expect(bringsNumber("draw a card", "Draw 1 card.")).toBe(false);
});
