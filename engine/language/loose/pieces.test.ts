/** What is understood by its pieces, and pieces that could speak of one another. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { readLoosely } from "./read.ts";

const read = (game: "megacorp" | "san" | "metrorunner", text: string, kind: string): string | undefined => {
  const { how, text: said } = readLoosely(shippedLanguage(game), text, { name: "Quillon Varr", kind });
  return how === "none" ? undefined : said;
};

describe("understood by its pieces", () => {
  test.each([
    [
      "Destroy all locations and characters, then if you control the fewest locations, gain 2M.",
      "Destroy each location and each character. If you control fewer locations than each opponent, gain 2M.",
    ],
    ["Destroy each card but this if you have 5M or more.", "If you have 5M or more, destroy each other card."],
    ["Engage all characters except Founders if it's your turn.", "If it is your turn, engage each non-Founder character."],
    ["Disengage one of your characters and gain 2M and draw a card.", "Disengage a character you control, gain 2M, then draw a card."],
  ])("%s", (text, said) => expect(read("megacorp", text, "event")).toBe(said));
  test("a price stays a price, alone or one of two", () => {
    expect(
      read("san", "During your turn, spend 7 Hacking: Demolish as many River cards with Crossing Cost 1 or less as you want.", "hacking"),
    ).toBe("During your turn, pay 7 Hacking: Destroy any number of River cards with Crossing Cost 1 or less.");
    expect(read("san", "Discard target opponent's hand and spend 7M: Lose 4M.", "hacking")).toBe(
      "Discard target opponent's hand, pay 7M: Lose 4M.",
    );
  });
  test("behind a moment, under the heading that its game has", () =>
    expect(read("metrorunner", "At the start of your turn, move your figure up to 2 spaces for free.", "job")).toBe(
      "Ongoing: When your turn begins, you may advance your figure up to 2 spaces.",
    ));
});

describe("not taken apart", () => {
  test.each([
    // The condition could be meant for both.
    "Destroy all locations and characters and draw a card if you control the fewest locations.",
    // What is under a condition is no sentence of its own.
    "If it's your turn, destroy all locations and characters, then if you control the fewest locations, gain 2M.",
    // Who discards?
    "Each player draws until they have 3 cards in hand and discard a card.",
    // The card that was named before.
    "Engage all characters except Founders, then draw cards equal to its MQ.",
    "Engage all characters except Founders. Destroy the character.",
    "Destroy target character and each card next to it if it is engaged.",
    "Engage all characters except Founders, then destroy them instead.",
  ])("%s", (text) => expect(read("megacorp", text, "event")).toBeUndefined());
  test("what is lost is not gained", () => {
    expect(read("san", "Lose 2 Hacking and two Propaganda.", "equipment") ?? "").not.toContain("gain");
    expect(read("san", "Lose 2 Hacking and Propaganda.", "equipment")).toBeUndefined();
  });
});
