/** Which words of a sentence are not understood, and what is said of them: only words that were typed. */

import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { finished } from "../finished.ts";
import { TOY_LANGUAGE } from "../fixtures/toy.ts";
import type { Language } from "../language.ts";
import { readText } from "../reading/read.ts";
import { sentencesOf } from "../reading/sentence.ts";
import { partsOf } from "./parts.ts";
import { toldOf } from "./told.ts";

const megacorp = shippedLanguage("megacorp");
const CARD = { name: "Ada Vane", kind: "character" };

function partsIn(language: Language, text: string) {
  const [sentence] = sentencesOf(text, language.lex);
  if (!sentence) throw new Error("No sentence.");
  const { open, read, rest, isBegun } = partsOf(language, text, sentence, CARD);
  const words = (span: { readonly from: number; readonly to: number } | undefined) => span && text.slice(span.from, span.to);
  return { open: open.map(words), read: words(read), rest, isBegun };
}

describe("the words that are not understood", () => {
  test.each<[string, readonly string[], string]>([
    [
      "Ada Vane can't be blocked by cards with a lower valuation than hers.",
      ["with a lower valuation than hers"],
      "This cannot be blocked by cards.",
    ],
    ["Cancel target event unless the one who played it pays 3M.", ["unless the one who played it pays 3M"], "Cancel target event."],
    ["Return all events in play to their owners' hands, yours too.", ["yours"], "Return each event to its owner's hand."],
    ["If no card attacked this turn, gain 2M.", ["If no card attacked this turn"], "Gain 2M."],
  ])("the rest is understood: %s", (text, open, rest) => expect(partsIn(megacorp, text)).toMatchObject({ open, rest }));
  test.each<[string, string, string]>([
    [
      "When Ada Vane kills a character in combat, steal half its valuation from the bank.",
      "When Ada Vane kills a character in combat",
      "steal half its valuation from the bank",
    ],
    ["Pay 2M: Ada Vane ducks out of combat and goes back to hand.", "Pay 2M:", "Ada Vane ducks out of combat and goes back to hand"],
  ])("what stands before them is: %s", (text, read, open) => expect(partsIn(megacorp, text)).toMatchObject({ read, open: [open] }));
  test("a sentence may begin with what stands before them", () =>
    expect(partsIn(megacorp, "Double Ada Vane's BQ while she's attacking a location.")).toMatchObject({
      read: "Double Ada Vane's BQ",
      isBegun: true,
    }));
  test("words that turn what follows round are not left out by themselves", () => {
    expect(partsIn(megacorp, "Consumers docked to Ada Vane are worth 1M more when you sell them.").rest).toBeUndefined();
    for (const text of ["Destroy target character, but not a #Human card with a hat.", "Each opponent cannot frobnicate cards."])
      expect(partsIn(megacorp, text).open.join(" ")).not.toMatch(/(?:not|cannot)$/u);
  });
  test("nothing is told of what is not understood at all", () => {
    expect(partsIn(TOY_LANGUAGE, "Flibber the gostak, my dear.")).toEqual({
      open: [],
      read: undefined,
      rest: undefined,
      isBegun: undefined,
    });
    expect(partsIn(TOY_LANGUAGE, "word ".repeat(100))).toMatchObject({ open: [] });
  });
  test("what is left is understood by itself", () => {
    for (const text of [
      "Ada Vane can't be blocked by cards with a lower valuation than hers.",
      "You may sell up to three cards this turn instead of one.",
    ]) {
      const { rest = "" } = partsIn(megacorp, text);
      expect(readText(megacorp, rest)).toMatchObject({ problems: [], canonical: rest });
    }
  });
});

describe("what is said of them", () => {
  const told = (text: string) => {
    const [sentence] = sentencesOf(text, megacorp.lex);
    if (!sentence) throw new Error("No sentence.");
    return finished(toldOf(megacorp, text, sentence, CARD));
  };
  test.each<[string, string]>([
    ["You may sell up to three cards this turn instead of one.", "“this turn instead of one” is not understood, the rest is"],
    [
      "When Ada Vane attacks, gobble the moon.",
      "“When Ada Vane attacks” is understood, “gobble the moon” is not: card texts do not use the words “gobble” and “moon”",
    ],
    [
      "Double Ada Vane's BQ while she's attacking a location.",
      "A sentence can begin with “Double Ada Vane's BQ”, but not go on with “while she's attacking a location”",
    ],
    [
      "Guess my weight.",
      "“Guess my weight” is not understood: card texts do not use the words “Guess” and “weight”. It stays on the card as you wrote it, and on a free table you carry it out by hand",
    ],
    ["You may keep two.", "“You may keep two” is not understood: it does not say what “two” is of"],
  ])("%s", (text, message) => expect(told(text).message).toBe(message));
  test("a sentence that is understood by itself is told what it needs on its card", () =>
    expect(told("Draw two cards.")).toMatchObject({
      message: expect.stringMatching(/^“Draw two cards” is understood by itself, but nothing carries it out on this card: say when/),
      rest: "Draw 2 cards.",
    }));
  test("only words that were typed are quoted", () => {
    for (const text of [
      "The wearer gets +2 MQ and may attack from behind an orphaned card.",
      "Anyone who deploys a card docked to Ada Vane has to pay you 1M first.",
      "Until your next turn nobody may engage cards for IQ.",
      "Each player in turn order takes the top card from another player's market for free.",
    ])
      for (const [, quoted = ""] of told(text).message.matchAll(/“([^”]*?)…?”/gu)) expect(text).toContain(quoted);
  });
  test("examples are of the words that are not understood", () => {
    const shown = (text: string) => [...told(text).similar, ...(told(text).things?.texts ?? [])];
    expect(shown("Cancel target event unless the one who played it pays 3M.")).toContainEqual(
      expect.stringMatching(/^Unless target opponent pays/),
    );
    expect(shown("Deal 3 IQ damage to whoever talks.")).toContainEqual(expect.stringMatching(/(?:^|: )Deal 3 IQ damage/));
  });
});
