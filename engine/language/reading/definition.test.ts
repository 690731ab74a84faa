import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { CORE } from "../core/index.ts";
import { toyVocabularies } from "../fixtures/toy.ts";
import { composeLanguage } from "../language.ts";
import type { KeywordRow } from "../tables/keyword.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { expandKeyword, reminderOf } from "./definition.ts";
import { readText } from "./read.ts";

const { grammar, keywords, ...rest } = shippedLanguage("megacorp");
const printed = (text: string): Tree => {
  const hole = readText({ grammar, keywords, ...rest }, text).sentences[0]?.tree?.holes["k"];
  if (!isTree(hole)) throw new Error(`${text} is no keyword`);
  return hole;
};

describe("the reminder is the definition with its arguments", () => {
  test.each([
    ["Development 1.", "Engage a character you control: Put 1 development counter on this."],
    ["Development 2: Pay 1M.", "Engage a character you control, pay 1M: Put 2 development counters on this."],
    [
      "Mutation 4.",
      "When this is deployed from your hand, you may search your decks for a #Mutation card with valuation 4M or less, then deploy that card under this for free.",
    ],
    [
      "Dead Drop 4.",
      "When this is deployed from your hand, you may search your decks for any number of equipment with total valuation 4M or less, then deploy those cards for free.",
    ],
    [
      "Dead Drop 4 #Gun.",
      "When this is deployed from your hand, you may search your decks for any number of #Gun equipment with total valuation 4M or less, then deploy those cards for free.",
    ],
    [
      "Disaster Level 1.",
      "When you deploy this, each opponent may search their decks and open market for up to 1 #Crisis card, reveal them, then put them into their hand.",
    ],
    ["Loyal.", "This cannot be bought from a network. This cannot be sold."],
    ["Upkeep 2.", "In your Accounting phase pay 2M, or it is destroyed."],
    ["Camouflage: #Water.", "While docked to another #Water card, this cannot be targeted or attacked."],
    ["Area Attack: BQ 1x3.", "Its attacks deal their full damage to every valid defender in a 1x3 block of slots, and cannot be blocked."],
  ])("%s", (text, reminder) => {
    expect(reminderOf(grammar, keywords, printed(text))).toBe(reminder);
  });
  test("a keyword of the rules has no abilities in the language", () =>
    expect(expandKeyword(grammar, keywords, printed("Flying."))).toBeUndefined());
});

test("an argument keeps its own bindings apart from the definition's", () => {
  const [ability] = expandKeyword(grammar, keywords, printed("Development 1: Destroy a location, annihilate that location.")) ?? [];
  const trees = (ability?.lines ?? []).flatMap((line) => [...walk(line)]);
  const refers = trees.flatMap((tree) => tree.refers ?? []);
  expect(refers.map((number) => ability?.bindings[number]?.nouns)).toEqual([["noun.location"]]);
  expect(trees.flatMap((tree) => tree.binds ?? []).sort()).toEqual([0, 1]);
});

describe("refused definitions", () => {
  const faults = (...rows: readonly KeywordRow[]): string[] => {
    const language = composeLanguage([CORE, ...toyVocabularies([{ id: "shiny", print: "Shiny", reminder: "It glitters." }, ...rows])]);
    return language.ok ? [] : language.error.map(({ construct, message }) => `${construct}: ${message}`);
  };
  test.each<[string, string, KeywordRow]>([
    ["an unused parameter", "kw.leak: does not use its parameter {n}", { id: "leak", print: "Leak {n}", definition: "Draw 1 card." }],
    [
      "a parameter that it does not have",
      "kw.leak: uses {n}, which is not one of its parameters",
      { id: "leak", print: "Leak", definition: "Draw {n} cards." },
    ],
    [
      "a parameter of another sort",
      "kw.leak: the definition is not understood: “Draw {tag} cards”",
      { id: "leak", print: "Leak {tag}", definition: "Draw {tag} cards." },
    ],
    [
      "a word that is none",
      "kw.leak: the definition is not understood: “Drow 1 card”",
      { id: "leak", print: "Leak", definition: "Drow 1 card." },
    ],
    ["a cycle", "kw.leak: is defined by itself", { id: "leak", print: "Leak", definition: "Each robot has Leak." }],
    [
      "a reference to nothing",
      "kw.leak: the definition has an unclear reference: “it” refers to nothing: nothing earlier in this ability matches it",
      { id: "leak", print: "Leak", definition: "Destroy it." },
    ],
    [
      "a reminder beside a definition",
      "leak: has a definition, so its reminder is generated; remove the written one",
      { id: "leak", print: "Leak", definition: "Draw 1 card.", reminder: "It leaks." },
    ],
    ["neither", "kw.leak: the documentation is missing", { id: "leak", print: "Leak" }],
  ])("%s", (_, fault, row) => {
    expect(faults(row)).toContain(fault);
  });
  test("a sound one is not refused", () => expect(faults({ id: "leak", print: "Leak {n}", definition: "Draw {n} cards." })).toEqual([]));
});
