/** The printed text is the program: whatever is changed in a text changes the game. */
import { describe, expect, test } from "vitest";
import type { Card } from "../../cards/card.ts";
import { traceOf } from "../../kernel/laws.ts";
import { sentencesOf } from "../../language/sentence.ts";
import { openPlayable } from "../playable.ts";
import { STANDARD } from "./options.ts";
import { SAN_CARDS, SAN_KEYWORDS, SHIPPED } from "./san.test-support.ts";

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

const texted = SAN_CARDS.filter(({ text }) => text !== "");

describe("A text decides what happens", () => {
  test("the same text again changes nothing", () => expect(texted.slice(0, 1).some(isNoticed)).toBe(false));

  test.each(texted.flatMap((card) => sentencesOf(card.text).map((sentence, i) => ({ name: card.name, id: card.id, i, card, sentence }))))(
    "$id without sentence $i",
    ({ card, sentence }) => {
      const text = (card.text.slice(0, sentence.from) + card.text.slice(sentence.to)).replace(/ {2,}/g, " ").trim();
      expect(isNoticed({ ...card, text })).toBe(true);
    },
  );

  const numbered = texted.filter(({ text }) => /\d/.test(text));
  test.each(numbered)("$id with another number", (card) => {
    const text = card.text.replace(/(\d)( cards?)?/, (_, n: string, noun?: string) => `${Number(n) + 1}${noun ? " cards" : ""}`);
    expect(isNoticed({ ...card, text })).toBe(true);
  });
});
