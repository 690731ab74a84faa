/** A card that speaks of itself by its name, or by a part of it, and is never told that its name is a strange word. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { wordsOf } from "../tables/grammar.ts";
import { speaksOfName, withoutName } from "./name.ts";
import { problemsOn, readLoosely } from "./read.ts";

const language = shippedLanguage("megacorp");
const words = wordsOf(language.grammar);

describe("this is the card", () => {
  test.each([
    ["Glasshouse Sniper", "Glasshouse Sniper gains Flying.", "this gains Flying."],
    ["Glasshouse Sniper", "Sniper gains Flying.", "this gains Flying."],
    ["Glasshouse Sniper", "When the sniper attacks, draw 1 card.", "When this attacks, draw 1 card."],
    ["Silver Jo", "Jo gains Flying.", "this gains Flying."],
    ["Ossa the Unbribed", "Destroy Ossa.", "Destroy this."],
  ])("%s: %s", (name, text, said) => expect(withoutName(text, name, words)).toBe(said));
  test.each([
    ["Glasshouse Sniper", "Snipers gain Flying."],
    ["Night Attacker", "the attacker gains Flying."],
    ["Dr Voss", "Dr gains Flying."],
    ["The Card", "the card gains Flying."],
  ])("or is not: %s: %s", (name, text) => expect(withoutName(text, name, words)).toBe(text));
});

describe("its name is no strange word", () => {
  const card = { name: "Glasshouse Sniper", kind: "character" };
  test.each([
    "Glasshouse hums until end of turn.",
    "Glasshouse gains Flying.",
    "Glasshouse Sniper: hum (once per turn).",
    "Draw a card. GLASSHOUSE SNIPER 2.",
  ])("%s", (text) => {
    const all = [...problemsOn(language, text, card), ...readLoosely(language, text, card).blame()];
    for (const { message } of all) expect(speaksOfName(message, card.name), message).toBe(false);
    expect(problemsOn(language, text, card)).not.toEqual([]);
  });
  test("of another card's name it is told", () =>
    expect(problemsOn(language, "Glasshouse hums.", { name: "Ada Vane" })[0]?.message).toContain("“Glasshouse”"));
});

test("in what is said of a deck, cards of its name are copies of it; elsewhere they are named", () => {
  const megacorp = shippedLanguage("megacorp");
  const read = (text: string) => readLoosely(megacorp, text, { name: "Chorus Drone", kind: "character" }).text;
  expect(read("A deck can have any number of cards named Chorus Drone.")).toBe("A deck can have any number of copies of this.");
  expect(read("Your deck may contain any number of cards named “Chorus Drone”.")).toBe("A deck can have any number of copies of this.");
  expect(read("A deck can have up to seven cards named Chorus Drone.")).toBe("A deck can have up to 7 copies of this.");
  expect(read("Search your main deck for a card named Chorus Drone.")).toContain("named");
});
