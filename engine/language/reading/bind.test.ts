import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { entryOf } from "../tables/grammar.ts";
import { printPhrase } from "../telling/print.ts";
import { walk } from "../tree.ts";
import { readText } from "./read.ts";

const language = shippedLanguage("megacorp");

/** “reference → what it refers to” for each reference of a text, in order; of an unsound text, what is said about it. */
function references(text: string): string[] {
  const reading = readText(language, text);
  const words = (tree: Parameters<typeof entryOf>[1]) =>
    printPhrase(language.grammar, tree, entryOf(language.grammar, tree).construct.sort);
  const found = reading.abilities.flatMap(({ lines, bindings }) =>
    lines.flatMap((line) =>
      [...walk(line)].flatMap((tree) => {
        const binding = tree.refers === undefined ? undefined : bindings[tree.refers];
        return binding ? [`${words(tree)} → ${words(binding.tree)}`] : [];
      }),
    ),
  );
  return reading.problems.length > 0 ? reading.problems.map(({ message }) => message) : found;
}

describe("references", () => {
  test.each<[string, string[]]>([
    ["Target #Human character gets +3 MQ until end of turn, then disengage that character.", ["that character → target #Human character"]],
    [
      "Deal 2 BQ damage to each card within card radius 1 of target location, then destroy that location.",
      ["that location → target location"],
    ],
    ["Search your decks for any number of equipment, then deploy those cards for free.", ["those cards → any number of equipment"]],
    ["Whenever an opponent plays an event, that opponent loses 1M.", ["that opponent → an opponent"]],
    ["Whenever a card you control destroys a character in combat, annihilate that character.", ["that character → a character"]],
    ["Whenever this deals combat damage to a Business, that Business's controller loses 1M.", ["that Business's controller → a Business"]],
    [
      "Look at the top 3 cards of your main deck, put 2 of them into your hand, then put the rest on the bottom of your main deck.",
      ["2 of them → the top 3 cards of your main deck", "the rest → the top 3 cards of your main deck"],
    ],
    ["Each character gets +1 BQ for each card bonded to that character until end of turn.", ["that character → each character"]],
    ["For each character you control, put a development counter on that character.", ["that character → character you control"]],
    [
      "Look at the top 2 cards of your main deck, destroy up to 2 locations, then engage 1 of those locations.",
      ["1 of those locations → up to 2 locations"],
    ],
    ["Choose a character. Destroy target location. Destroy the chosen character.", ["the chosen character → a character"]],
    [
      "Choose one: destroy target character, then its controller loses 1M; or engage target character, then move it.",
      ["its controller → target character", "it → target character"],
    ],
    ["Swap target card in an opponent's network with another target card in that network.", ["that network → an opponent's network"]],
    ["Target opponent discards the top 2 cards of their main deck.", []],
  ])("%s", (text, expected) => {
    expect(references(text)).toEqual(expected);
  });
});

describe("references to nothing, or to two things", () => {
  test.each<[string, string[]]>([
    ["Destroy that card.", ["“that card” refers to nothing: nothing earlier in this ability matches it"]],
    [
      "Destroy each character, then move that character.",
      ["“that character” refers to nothing: nothing earlier in this ability matches it"],
    ],
    [
      "Destroy target character, then deal 1 BQ damage to target location, then move that card.",
      ["“that card” could mean “target character” or “target location”. Use its noun"],
    ],
    ["Engage this, then destroy it.", ["“it” refers to nothing: nothing earlier in this ability matches it"]],
    ["Destroy target character.\nMove that character.", ["“that character” refers to nothing: nothing earlier in this ability matches it"]],
    ["Discard the top 2 cards of their main deck.", ["“their” refers to nothing: no other player acts in this part of the sentence"]],
    [
      "Destroy target character you control, then engage target character, then move that character.",
      ["“that character” could mean “target character you control” or “target character”. Choose the card first and say “the chosen card”"],
    ],
  ])("%s", (text, expected) => {
    expect(references(text)).toEqual(expected);
  });
  test("a new paragraph is advised only where it helps", () => {
    const unclear = "Destroy target character you control. Destroy target character, then engage that character.";
    expect(references(unclear)[0]).toMatch(/[.] Put it in a new paragraph$/);
    expect(references(unclear.replace(". ", ".\n"))).toEqual(["that character → target character"]);
    // Behind a moment, in a paragraph of its own nothing would carry it out; and what points back would point at nothing.
    expect(references(`Whenever this attacks, ${unclear.charAt(0).toLowerCase()}${unclear.slice(1)}`)[0]).toMatch(/Choose the card first/);
    const back = "Destroy target character you control. Engage target character. Move that character.";
    expect(references(back)[0]).toMatch(/Choose the card first/);
  });
  test("the nouns that would tell them apart are offered", () => {
    const { problems } = readText(language, "Destroy target character, engage target location, then move that card.");
    expect(problems.map(({ suggestions }) => suggestions)).toEqual([["that character", "that location"]]);
  });
  test("what a keyword is paid with is out of sight outside, and the other way round", () => {
    expect(references("Destroy target character, then this gains Regenerate: Destroy that character until end of turn.")).toHaveLength(1);
  });
});
