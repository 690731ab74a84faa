/** The printed text is the program: whatever is changed in a text changes the game. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../../tests/gates/language.ts";
import type { Card } from "../../../cards/card.ts";
import { traceOf } from "../../../kernel/laws.ts";
import { clausesOf } from "../../../language/corpus/clauses.ts";
import { openPlayable } from "../../open-playable.ts";
import { SAN_CARDS, SAN_KEYWORDS, SHIPPED } from "../san.test-support.ts";
import { STANDARD } from "../setup/options.ts";

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const before = SEEDS.map((seed) => traceOf(SHIPPED.game, STANDARD, seed).join());

/** Whether some game of random choices goes another way when a card's text is another. */
function isNoticed(changed: Card): boolean {
  const cards = SAN_CARDS.map((card) => (card.id === changed.id ? changed : card));
  const opened = openPlayable("san", { cards, keywords: SAN_KEYWORDS });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { game } = opened.value;
  return SEEDS.some((seed, i) => traceOf(game, STANDARD, seed).join() !== before[i]);
}

const language = shippedLanguage("san");
const texted = SAN_CARDS.filter(({ text }) => text !== "");

/** What is destroyed or corrupted is in one's hand by SAN-13.5 and SAN-13.9: without these words a card does the same. */
const SAID_BY_RULES = "from your hand";

describe("A text decides what happens", () => {
  test("the same text again changes nothing", () => expect(texted.slice(0, 1).some(isNoticed)).toBe(false));

  test.each(texted.flatMap((card) => clausesOf(language, card.text).map(({ words, rest }) => ({ id: card.id, card, words, rest }))))(
    "$id without “$words”",
    ({ card, words, rest }) => expect(isNoticed({ ...card, text: rest })).toBe(words !== SAID_BY_RULES),
  );

  const numbered = texted.filter(({ text }) => /\d/.test(text));
  test.each(numbered)("$id with another number", (card) => {
    const text = card.text.replace(/(\d)( cards?)?/, (_, n: string, noun?: string) => `${Number(n) + 1}${noun ? " cards" : ""}`);
    expect(isNoticed({ ...card, text })).toBe(true);
  });
});
