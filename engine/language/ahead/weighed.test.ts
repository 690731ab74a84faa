/** What a sentence that is shown leaves out, and what is never shown because it turns what was typed round. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { leftOutOf, turns } from "./weighed.ts";

const [megacorp, san, corp] = (["megacorp", "san", "corp"] as const).map((game) => shippedLanguage(game));
if (!megacorp || !san || !corp) throw new Error("No language.");

describe("what was typed is turned round", () => {
  test.each<[typeof megacorp, string, string]>([
    [
      san,
      "Gain Hacking equal to the number of Virus cards you passed, but at least 1.",
      "Gain Hacking equal to the number of Virus cards, up to 1.",
    ],
    [megacorp, "End: 1 VP per engaged card, 10 VP at most.", "End: 1 VP per engaged card, plus 10 VP."],
    [corp, "When its team sneaks, the defender rolls one die fewer.", "While its team sneaks, its team rolls 1 fewer die."],
    [megacorp, "If the attacker survives, it loses all of its MQ.", "If you do, target character loses all abilities."],
    [megacorp, "Turn one engaged card.", "Disengage each engaged card."],
    [megacorp, "When you swap a card, an opponent loses 1M.", "When you draw a card, you draw 2 cards."],
    [megacorp, "Deal 2 BQ damage to target character.", "Target character gets 2 more BQ."],
    [san, "You may return a bought card to the River to gain 2 Corruption.", "You may return 2 cards to the River."],
    [
      corp,
      "Whenever another corp draws an action card, draw 1 action card.",
      "Whenever another corp discards an action card, draw 1 action card.",
    ],
    [megacorp, "Pay 1M to draw 1 card.", "Pay 1M to pay 1M to draw 1 card."],
    [megacorp, "When you draw a card, you may leave 1M for an opponent.", "When you draw a card, you may take 1M from an opponent."],
    [san, "If you have 4 Hacking cards, gain 2 Propaganda.", "If you have 4 Virus cards, gain 2 Propaganda."],
  ])("%#", (language, written, said) => expect(turns(language, written, said)).toBe(true));
  test.each<[typeof megacorp, string, string]>([
    [san, "If you bought a card last turn, gain 2 Corruption.", "If you bought a card this turn, gain 2 Corruption."],
    [megacorp, "Deal at least 2 BQ damage to target character.", "Deal 2 BQ damage to target character."],
    [megacorp, "When an opponent draws a card, they lose 1M.", "When an opponent draws a card, that opponent loses 1M."],
    [megacorp, "You may draw a card. If you do, discard one.", "If you do, discard 1 card."],
  ])("or is not: %#", (language, written, said) => expect(turns(language, written, said)).toBe(false));
});

describe("what is left out is told in the words that were typed", () => {
  test.each<[typeof megacorp, string, string, readonly string[]]>([
    [megacorp, "If you control a location, gain 3M instead.", "If you control a location, gain 3M.", ["instead"]],
    [san, "If you bought a card last turn, gain 2 Corruption.", "If you bought a card this turn, gain 2 Corruption.", ["last"]],
    [megacorp, "Each opponent gains no money from it.", "Each opponent gains no money.", ["from it"]],
    [megacorp, "Draw two cards.", "Draw 2 cards.", []],
    [megacorp, "Kill target character.", "Destroy target character.", []],
    [megacorp, "Discard up to 3 cards.", "Discard 3 cards.", ["up to"]],
    [megacorp, "This gets +2 BQ, then 3 IQ damage.", "This gets +2 BQ.", ["3 IQ damage"]],
    [megacorp, "Draw exactly 2 cards unless an opponent pays 1M.", "Draw 2 cards.", ["exactly", "unless an opponent pays 1M"]],
  ])("%#", (language, written, said, left) => expect(leftOutOf(language, written, written, said)).toEqual(left));
});
