/** Which examples do the same to the same as a sentence. */
import { expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { actsIn, sharedAct } from "./acts.ts";
import { bankOf } from "./bank.ts";

/** What of a sentence the example that begins with some words has in common with it. */
function common(game: "megacorp" | "san" | "corp", written: string, begins: string): readonly string[] | undefined {
  const language = shippedLanguage(game);
  const example = bankOf(language).examples.find(({ text }) => text.toLowerCase().startsWith(begins.toLowerCase()));
  if (!example) throw new Error(`No example begins with ${begins}.`);
  return sharedAct(language, actsIn(language, written), example)?.map(({ text }) => text);
}

test("what is done goes with what it is done to", () => {
  expect(common("megacorp", "Prevents the damage from MQ", "Prevent all MQ damage")).toEqual(["Prevents", "damage", "MQ"]);
  expect(common("corp", "Buy a stock from any player", "You may buy stock")).toEqual(["Buy", "stock"]);
});

test("a side word is not enough, nor the thing alone", () => {
  expect(common("megacorp", "each player discards down to 7", "destroy half the cards, rounded down")).toBeUndefined();
  expect(
    common(
      "corp",
      "Loses 1 Encrypt for the rest of the game",
      "Your turn: Look at the top 3 cards of the runner deck, take 1, then put the rest",
    ),
  ).toBeUndefined();
  expect(common("san", "It may go on a full space", "Move the marker 2 spaces")).toBeUndefined();
});

test("when something happens is no example of what is done, and how it is done none of how it is forbidden", () => {
  expect(common("megacorp", "attack cards in any network", "whenever an opponent attacks")).toBeUndefined();
  expect(common("san", "Nobody may buy cards", "whenever you buy a card")).toBeUndefined();
  expect(common("san", "Nobody may buy cards", "you cannot buy cards")).toContain("buy");
  expect(common("san", "If you have crossed two cards", "whenever you cross a card")).toContain("crossed");
});

test("how something is, or who is meant, is not what is done", () => {
  const deeds = (written: string) => actsIn(shippedLanguage("megacorp"), written).map(({ deed }) => deed?.text);
  expect(deeds("They come in engaged")).not.toContain("engaged");
  expect(deeds("unless the one who played it pays 3M")).toContain("pays");
});
