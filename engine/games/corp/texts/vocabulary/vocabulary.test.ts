import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../../content/load.ts";
import { gate } from "../../../../../tests/gates/language.ts";
import { stretchesOf } from "../../../../language/corpus/clauses.ts";
import { ANY_CARD, CORE, composeLanguage, readText, tellText } from "../../../../language/index.ts";
import { sentencesOf } from "../../../../language/reading/sentence.ts";
import { sameMeaning } from "../../../../language/tree.ts";
import { boardOf, partOf } from "../../../boards/index.ts";
import { corpVocabularies } from "./index.ts";

const { cards, keywords, boards } = loadContent().content.corp;
if (boards === undefined) throw new Error("The boards are missing");
const language = composeLanguage([CORE, ...corpVocabularies(keywords)]);
function read(text: string) {
  if (!language.ok) throw new Error(JSON.stringify(language.error));
  return { language: language.value, reading: readText(language.value, text) };
}
function warnings(text: string, kind?: string): string[] {
  const { language: one, reading } = read(text);
  expect(reading.problems).toEqual([]);
  return tellText(one, reading, kind === undefined ? ANY_CARD : one.senseOf({ kind, fields: {} })).warnings.map(({ message }) => message);
}
const onBoards = [
  ...boardOf(boards, "departments").districts.map(({ name, rule = "" }) => [name, rule] as const),
  ...[...partOf(boards, "streets").spaces.filter(({ look }) => look === "building"), ...partOf(boards, "departments").spaces].map(
    ({ word, rule = "" }) => [word, rule] as const,
  ),
];

describe("CORP's texts", () => {
  test("the table loads", () => expect(language.ok ? [] : language.error).toEqual([]));

  test("every asset and action card, building and tier has a text", () => {
    expect(cards.filter(({ kind, text }) => (kind === "asset" || kind === "action") && text === "")).toEqual([]);
    expect(onBoards.length).toBe(3 + 8 + 12);
  });

  test.each([...cards.filter(({ text }) => text !== "").map(({ id, text }) => [id, text] as const), ...onBoards])(
    "%s has one reading and is written canonically",
    (_, text) => {
      const { reading } = read(text);
      expect(reading.problems).toEqual([]);
      expect(reading.canonical).toBe(text);
    },
  );
  test.each(cards.filter(({ text }) => text !== "").map(({ id, text }) => [id, text] as const))("%s is carried out", (_, text) => {
    const { language: one, reading } = read(text);
    expect(one.amiss?.(reading.abilities)).toEqual([]);
  });

  test("random sentences are read back as the one equal tree", () => {
    if (!language.ok) throw new Error("The table does not load");
    expect(gate(language.value, 800, 20_261_124).failures).toEqual([]);
  });
  test("no stretch of words can be cut out without another meaning", () => {
    if (!language.ok) throw new Error("The table does not load");
    let read = 0;
    for (const { text } of cards)
      for (const sentence of sentencesOf(text))
        for (const { before, after } of stretchesOf(language.value, sentence)) {
          read++;
          expect(sameMeaning(after, before), text).toBe(false);
        }
    expect(read).toBeGreaterThan(10);
  });

  test("money may be written with its sign", () => expect(read("Profits: Gain ¥2M.").reading.canonical).toBe("Profits: Gain 2M."));

  test.each([
    ["Your runner teams roll 1 more Detect die.", "Runner teams roll Combat, Stealth and Hacking"],
    ["Before a roll: Gain 3M.", "This cannot be done at that moment"],
    ["Before an attack roll: The attacker must retreat now.", "Only the defender can make the attacker retreat"],
    ["Your turn: One other corp of your choice pays you 3M. Hostile.", "The player who pays must have infrastructure (CORP-R56)"],
    ["Your turn: Your next build costs you 4M less, but at least 1M.", "A build can be made cheaper only in your Corporate Action"],
    ["Upkeep: Take 1 more Runner Action this turn.", "One more action can be taken only in its own step"],
    ["Your turn: Discard this to gain 4M.", "An action card is discarded after use anyway (CORP-6.1)"],
    ["Your turn: Each other corp pays you 1M.", "The player who pays must have infrastructure (CORP-R56)"],
    ["Your turn: Each other corp discards 1 team.", "Only cards change hands or are discarded"],
    [
      "Upkeep: Take 1 action card of your choice from one other corp of your choice.",
      "Action cards are taken at random: nobody sees them (CORP-1.5)",
    ],
  ])("what the rules do not carry out is told: %s", (text, message) => expect(warnings(text)).toEqual([message]));

  const unmarked =
    "This hurts a corp that it is aimed at: write “Hostile.” behind it, or a Vassal can do it to its Parent (CORP-11.3, CORP-R21)";
  test.each([
    "Your turn: One other corp of your choice discards 1 action card at random.",
    "Upkeep: One other corp of your choice loses 2M.",
    "Upkeep: Look at the action cards of one other player.",
    "Your turn: Take 1 action card at random from one other corp of your choice.",
    "When another corp buys an asset, that corp pays you 1M.",
    "When an action card is played: It has no effect and is discarded.",
  ])("what hurts one corp and is not marked as hostile is told, and marked it is not: %s", (text) => {
    expect(warnings(text)).toEqual([unmarked]);
    expect(warnings(`${text} Hostile.`)).toEqual([]);
  });
  test.each([
    "Your turn: One other corp of your choice draws 1 action card.",
    "Your turn: Each other corp loses 2M.",
    "Your turn: Gain 4M.",
    ...cards.flatMap(({ text }) => (text === "" ? [] : [text])),
  ])("nothing is told of what hurts nobody in particular, nor of a shipped text: %s", (text) =>
    expect(warnings(text)).not.toContain(unmarked),
  );

  test("a heading that the card does not have is told", () =>
    expect(warnings("Any time: Gain 4M.", "asset")).toEqual(["The game never carries this out: an asset has no such heading"]));
  // CORP-R91
  test.each([
    ["asset", "Its team rolls 1 more die.", "Only a runner is in a team (CORP-8.1)"],
    ["security", "Its team rolls 1 more die.", "Only a runner is in a team (CORP-8.1)"],
    ["runner", "This cannot be hacked.", "Only a security card is met in an HQ (CORP-13.1)"],
    ["asset", "This costs 1M more to hire.", "Only runners and security cards take part in encounters and are hired (CORP-8.2, CORP-13.2)"],
    ["security", "Skill: Draw 1 action card.", "The game never carries this out: a security card has no such heading"],
    ["security", "This has Hacking +1.", "Security cards have Defense, Detect and Encrypt, and roll no other dice (CORP-13.1)"],
    ["runner", "Your side rolls 1 more Detect die.", "Runner teams have Combat, Stealth and Hacking, and roll no other dice (CORP-8.1)"],
    [
      "asset",
      "At the end of your turn, pay you 3M.",
      "You would pay yourself, and nothing happens: say who pays you, as in “each other corp with infrastructure pays you 2M”, or write “gain 2M”",
    ],
    [
      "asset",
      "Whenever you hire a runner, each other corp discards this.",
      "Only who has this card can discard it: another corp cannot (CORP-7.4)",
    ],
  ])("what only cards of another kind have is told on %s: %s", (kind, text, message) => expect(warnings(text, kind)).toEqual([message]));
  test.each([
    ["runner", "Its team rolls 1 more die."],
    ["security", "When a team fails against this, that team loses 1 runner card."],
    ["runner", "Upkeep: Pay 1M or discard this."],
    ["security", "Your turn, pay 2M: Draw 1 action card."],
    ["asset", "When one of your teams enters a building, gain 1M."],
    ["asset", "At the end of your turn, each other corp with infrastructure pays you 1M."],
    ["security", "This has Detect +1."],
    ["asset", "Upkeep: Put one team of another corp with its loot in its HQ, then that team loses 1 runner card. Hostile."],
  ])("nothing is told of what a card has: %s: %s", (kind, text) => expect(warnings(text, kind)).toEqual([]));
  test.each([
    ["Its team hits on 5 or more.", "Dice hit on 5 and 6 anyway"],
    ["The next runner you hire costs you 2M less, but at least 1M.", "Say for how long: “this turn, the next …”"],
    [
      "When this is lost in a fight, you may keep this in your Security Team instead.",
      "Say “once per turn”, or a price: it would never be lost",
    ],
    [
      "When another corp discards an asset, that team loses 2 runner cards.",
      "No team is spoken of here: say which, as in “one team of another corp”",
    ],
    ["Your turn: In its owner's next turn, your runner teams roll 1 more Combat die.", "Say of which team: “that team …”"],
  ])("what cannot be so is told: %s", (text, message) => expect(warnings(text)).toEqual([message]));
});
