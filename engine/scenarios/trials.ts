/**
 * Tables on which every word of a game's language is tried: the cards of the game with the examples of the reference for texts. New cards ask
 * what no shipped card asks, and these ask it too.
 */
import type { Card } from "../cards/card.ts";
import { vocabulariesOf } from "../games/languages.ts";
import { openPlayable } from "../games/open-playable.ts";
import { compileText, composeLanguage, type Language, readText } from "../language/index.ts";
import type { Pool } from "./open.ts";
import type { Table } from "./table.ts";

/** Tables that differ in the texts of their cards; each text that can be carried out is on one of them. */
export function trialTables({ game, cards, keywords, boards }: Pool): Table[] {
  const language = composeLanguage(vocabulariesOf(game, keywords), { proven: true });
  const texts = language.ok ? trialTexts(language.value) : [];
  const places = cards.filter(({ text }) => text !== "").length;
  const tables: Table[] = [];
  for (let from = 0; places > 0 && from < texts.length; from += places) {
    const source = { cards: withTexts(cards, texts.slice(from, from + places)), keywords };
    const opened = openPlayable(game, boards ? { ...source, boards } : source);
    if (opened.ok) tables.push(opened.value);
  }
  return tables;
}

/** The cards that have a text, with other ones as far as these go. */
function withTexts(cards: readonly Card[], texts: readonly string[]): Card[] {
  const left = [...texts];
  return cards.map((card) => (card.text === "" ? card : { ...card, text: left.shift() ?? card.text }));
}

/**
 * Other words for those of an example, so that it is also about cards that can be chosen, and about cards where a game has no money. What comes
 * of it need not make sense: what cannot be carried out is left out.
 */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\bpay \d+M/g, "discard a card"],
  [/\bgain \d+M/g, "draw 2 cards"],
  [/\bthis\b/g, "a card from your hand"],
  [/\bthis\b/g, "a card from your discard"],
  [/\ba card\b/g, "a card from your hand"],
  [/\ba card\b/g, "up to 2 cards from your hand"],
  [/^(for each) .*$/, "$1 card in your hand, you may discard that card"],
];

/** The examples of the language that are whole texts, in other words too, and as something that a player may do; each once. */
function trialTexts(language: Language): string[] {
  const examples = language.constructs.map(({ example }) => example.replace(/\.$/, ""));
  const others = examples.flatMap((example) => OTHERWISE.map(([words, other]) => example.replace(words, other)));
  const texts = [...examples, ...others].flatMap((whole) => [
    `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`,
    `You may ${whole.charAt(0).toLowerCase()}${whole.slice(1)}.`,
  ]);
  return [...new Set(texts)].filter((text) => compileText(language, readText(language, text)).ok);
}
