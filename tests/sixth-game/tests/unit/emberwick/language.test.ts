/** Emberwick's words: read, printed, carried out as a second interpreter does it, offered, found. */
import { describe, expect, test } from "vitest";
import { libraryOf } from "../../../content/library.ts";
import { loadContent } from "../../../content/load.ts";
import { buildIndex, search, withWords } from "../../../engine/cards/search/index.ts";
import { EMBERWICK } from "../../../engine/games/emberwick/index.ts";
import { vocabulariesOf } from "../../../engine/games/languages.ts";
import { cardReader } from "../../../engine/games/reading.ts";
import { complete, composeLanguage, readText } from "../../../engine/language/index.ts";
import { gate, shippedLanguage } from "../../gates/language.ts";
import { oracleGate } from "../../gates/oracle.ts";

const { content } = loadContent();
const { cards } = content.emberwick;
const SEED = 20_261_123;

describe("Emberwick's words", () => {
  test("its table is proven, and its own words are three", () => {
    const language = composeLanguage(vocabulariesOf("emberwick", []));
    expect(language.ok ? [] : language.error).toEqual([]);
    const own = language.ok ? language.value.vocabularies.find(({ id }) => id === "emberwick")?.constructs.map(({ id }) => id) : [];
    expect(own).toEqual(["noun.lantern", "walk", "snuff"]);
  });

  test("random sentences are read back as the one equal tree", () => {
    const { failures } = gate(shippedLanguage("emberwick"), 800, SEED);
    expect(failures).toEqual([]);
  });

  test("random texts are carried out as the documents say", () => {
    const { failures, questions } = oracleGate("emberwick", 60, SEED);
    expect(failures).toEqual([]);
    expect(questions).toBeGreaterThan(20);
  });

  test.each(cards.filter(({ text }) => text !== "").map(({ id, text }) => [id, text]))("%s has one reading", (_, text) => {
    const { problems, canonical } = readText(shippedLanguage("emberwick"), text);
    expect([problems, canonical]).toEqual([[], text]);
  });

  test("its words are offered as they are typed", () => {
    const offered = complete(shippedLanguage("emberwick"), "Wa", 2).map((one) => JSON.stringify(one));
    expect(offered.join()).toContain("walk");
  });

  test.each([
    ["Walk 2 stairs.", "draft"],
    ["Walk 2 steps.", "unverified"],
    ["Gain 2M.", "free"],
  ])("“%s” is %s", (text, state) => {
    const reader = cardReader("emberwick", []);
    expect(reader.read({ name: "Mine", kind: "wick", text, fields: {} }, "person").state).toBe(state);
  });

  test.each([
    ["t:lantern", ["Porch Lamp", "Beacon", "Signal Lamp", "Great Lantern"]],
    ["glow>=2", ["Porch Lamp", "Great Lantern"]],
    ["glass:green", ["Signal Lamp"]],
    ["does:walk when:turn-begins", ["Beacon"]],
    ["does:snuff -asks:may", ["Snuffer"]],
    ["when:discarded", ["Signal Lamp"]],
  ])("search finds %s", (query, names) => {
    const library = libraryOf(content.emberwick);
    const found = search(buildIndex(library.cards, withWords(EMBERWICK, library.words)), query);
    expect(found.ignored).toEqual([]);
    expect(found.cards.map(({ name }) => name).sort()).toEqual([...names].sort());
  });
});
