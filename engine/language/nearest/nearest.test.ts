/** What is offered where nothing is understood: the nearest sentence by meaning, never one that says less unmarked. */

import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { finished } from "../finished.ts";
import { areChoices } from "../loose/choices.ts";
import { readLoosely } from "../loose/read.ts";
import { sentencesOf } from "../reading/sentence.ts";
import { plural, verbForms } from "./inflect.ts";
import { keepsAll } from "./kept.ts";
import { keepsKinds } from "./kinds-kept.ts";
import { latticeOf } from "./lattice.ts";
import { nearestTexts } from "./nearest.ts";
import { searched } from "./search.ts";

const MEGACORP = shippedLanguage("megacorp");
const nearest = (text: string) => finished(nearestTexts(MEGACORP, [{ text, cost: 0 }], () => []));

describe("the nearest sentence", () => {
  test.each([
    // Words that say nothing, dropped and added.
    ["Simply draw just 2 cards", "Draw 2 cards."],
    ["Whenever this is destroyed draw 2 cards", "When this is destroyed, draw 2 cards."],
    // Slips, forms and prepositions.
    ["Destory target charcter", "Destroy target character."],
    ["Target opponent draw 2 cards", "Target opponent draws 2 cards."],
    // Other words for the same.
    ["Each time you draw a card, collect 1M", "Whenever you draw a card, gain 1M."],
    ["Every opponent discards a card", "Each opponent discards a card."],
    ["Engage each card that has Cashflow", "Engage each card with Cashflow."],
  ])("%s → %s", (text, expected) => {
    const [first] = nearest(text);
    expect(first?.text).toBe(expected);
    expect(first?.lost).toEqual([]);
    expect(first?.chosen).toBe(false);
  });

  test("a determiner that is missing is never put in without being told", () => {
    const found = nearest("Destroy character");
    expect(found.map(({ text }) => text).sort()).toEqual(["Destroy a character.", "Destroy each character.", "Destroy target character."]);
    expect(found.every(({ chosen }) => chosen)).toBe(true);
  });
});

/** What turns a sentence into another: with it and without it. No nearest text may come from one to the other. */
describe("what says something is kept, or told as lost", () => {
  test.each([
    ["This cannot attack quickly", /cannot/],
    ["Each other character you control gets +1 BQ at present", /other/],
    ["You may surely draw 2 cards", /may/],
    ["Draw up to 3 cards quickly", /up to 3/],
    ["Unless you control a location, nicely draw 2 cards", /[Uu]nless/],
    ["If it is not your turn, politely draw 2 cards", /not your turn/],
    ["Target character nicely gets -2 IQ until end of turn", /-2 IQ until end of turn/],
  ])("%s", (text, kept) => {
    const found = nearest(text);
    for (const { text: offer } of found) expect(offer).toMatch(kept);
    // The odd word is named.
    for (const { lost } of found) expect(lost.length).toBeGreaterThan(0);
  });

  test.each([
    ["Draw 2 cards simply", "Draw 3 cards."],
    ["Destroy target character simply", "Destroy each character."],
    ["Each opponent simply discards 1 card", "Each player discards 1 card."],
    ["At the beginning of your turn simply draw 1 card", "At the end of your turn, draw 1 card."],
  ])("%s is not %s", (text, other) => expect(nearest(text).map((one) => one.text)).not.toContain(other));

  test("offers that differ in a determiner alone are a choice", () => {
    expect(areChoices(["Target robot gets +1.", "Each robot gets +1."])).toBe(true);
    expect(areChoices(["Destroy a card.", "Destroy this."])).toBe(false);
    expect(areChoices(["Destroy a card."])).toBe(false);
  });

  test("only what is alone and whole has a key", () => {
    const near = (text: string) => readLoosely(MEGACORP, text, { kind: "event" }).near();
    expect(near("Draw 2 cards sideways").map(({ sure, lost }) => [sure, lost])).toEqual([[false, ["sideways"]]]);
    expect(near("The moon is made of cheese.")).toEqual([]);
  });
});

describe("what is meant in other words and in another order", () => {
  const key = (text: string, kind = "character") => {
    const [first] = readLoosely(MEGACORP, text, { kind }).near();
    return first?.sure ? first.text : undefined;
  };

  test.each([
    // The parts of a clause in another order.
    ["All characters with MQ 3 or more engage.", "event", "Engage each character with MQ 3 or more."],
    // What is said of one thing in two ways.
    [
      "Characters docked to this cannot attack and have Flying.",
      "character",
      "Each character docked to this cannot attack. Each character docked to this has Flying.",
    ],
    // Words that the language does not have.
    ["When this comes out, gain 5M.", "character", "When this is deployed, gain 5M."],
    ["This is immune to being bought.", "character", "This cannot be bought."],
    ["Blow this up: destroy everything touching this.", "equipment", "Destroy this: Destroy each card docked to this."],
  ])("%s on a card of kind %s", (text, kind, expected) => expect(key(text, kind)).toBe(expected));

  test.each([
    // Who does it to whom, a number, and a word whose meaning is not known.
    "Whenever damage is dealt by this, gain that much money.",
    "Whenever a character nicely strikes at and attacks you, lose 1M.",
    "Bond. While bonded, the character counts as a #Human as well.",
    "Whenever this gets a counter, you may put the same counter on this.",
  ])("“%s” has no key", (text) => expect(key(text)).toBeUndefined());

  test("verbs and nouns of the lists stand in each of their forms", () => {
    expect(verbForms("blow up")).toEqual(["blow up", "blows up", "blew up", "blown up", "blowing up"]);
    expect(verbForms("scrap")).toEqual(["scrap", "scraps", "scrapped", "scrapped", "scrapping"]);
    expect(verbForms("destroy")).toEqual(["destroy", "destroys", "destroyed", "destroyed", "destroying"]);
    expect(["enemy", "boss", "card"].map(plural)).toEqual(["enemies", "bosses", "cards"]);
  });
});

describe("what a text may not gain or lose", () => {
  test.each([
    ["Discard 2 cards", "Discard 3 cards."],
    ["Gain 3M", "Each opponent gains 3M."],
    ["Your opponents lose 1M", "Lose 1M."],
    ["Draw a card", "You may draw a card."],
    ["This cannot attack", "This can attack."],
    ["Destroy a character", "Destroy another character."],
    ["Destroy a character", "Destroy target character."],
    ["It gets +1 BQ this turn", "This gets +1 BQ."],
  ])("%s is not %s", (written, said) => expect(keepsAll(written, said)).toBe(false));

  test.each([
    ["Each enemy loses more than 2M", "Each opponent loses 3M or more."],
    ["If you want, draw two cards", "You may draw 2 cards."],
    ["It's immune to being bought", "This cannot be bought."],
  ])("%s may be %s", (written, said) => expect(keepsAll(written, said)).toBe(true));
});

describe("a search is bounded", () => {
  test.each([
    ["60 nested clauses", Array.from({ length: 60 }, () => "if you control a card").join(", ")],
    ["10,000 characters", "whenever a card that card each ".repeat(330)],
    ["120 words", "draw a card and ".repeat(30)],
  ])("%s", (_, text) => {
    const purse = { steps: 20_000 };
    for (const { tokens } of sentencesOf(text, MEGACORP.lex)) searched(MEGACORP.grammar, latticeOf(MEGACORP, tokens, true), 12, purse);
    // What is under way when the purse is empty ends at once.
    expect(purse.steps).toBeGreaterThan(-200_000);
    expect(nearest(text)).toEqual([]);
  });
});

describe("a loose reading keeps the kinds of cards, the tags and the bounds", () => {
  test.each([
    ["Gain 1M for each event discarded.", "Gain 1M for each card discarded this way."],
    ["Each player with more than 7 cards in hand discards a card.", "Each player with 7 or more cards in hand discards a card."],
    ["Each player with more than seven cards in hand discards a card.", "Each player with 7 or more cards in hand discards a card."],
    ["Each player with over 7 cards in hand discards a card.", "Each player with 7 or more cards in hand discards a card."],
    ["Destroy target card with a valuation under 4M.", "Destroy target card with valuation 4M or less."],
    ["Destroy each #Gun.", "Destroy each card."],
  ])("%s is not %s", (written, said) => expect(keepsKinds(MEGACORP, written, said)).toBe(false));
  test.each([
    ["Each player with more than 7 cards in hand discards a card.", "Each player with 8 or more cards in hand discards a card."],
    ["No player may have more than 7 cards in hand.", "Each player discards cards until they have 7 or fewer cards in hand."],
    ["Each player loses all their money over 8M.", "Each player loses all their money over 8M."],
    ["If this character is engaged, draw a card.", "If this is engaged, draw a card."],
    ["When the bonded character attacks, gain 1M.", "When the host attacks, gain 1M."],
    ["Engage a creature.", "Engage a character."],
  ])("%s may be %s", (written, said) => expect(keepsKinds(MEGACORP, written, said)).toBe(true));
});
