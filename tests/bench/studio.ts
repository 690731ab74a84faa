/** What the studio does in the browser at a key in a rules text: tokens and errors, then the whole face (goals: 16 ms and 50 ms). */
import { loadContent } from "../../content/load.ts";
import type { Card } from "../../engine/cards/card.ts";
import { fixesOf } from "../../engine/language/fix.ts";
import type { Language } from "../../engine/language/language.ts";
import { wordsOf } from "../../engine/language/look.ts";
import { readText } from "../../engine/language/read.ts";
import { tellText } from "../../engine/language/tell.ts";
import { drawFace, faceLabel } from "../../faces/index.ts";
import { shippedLanguage } from "../gates/language.ts";
import { cpuOf, spread } from "./figures.ts";

/** Cards with the longest texts; they are typed, and one key in so many is measured. */
const CARDS = 20;
const EVERY = 11;

/** CPU milliseconds of each key: other work on the machine does not count. */
export async function benchStudio(): Promise<object> {
  return { unit: "CPU ms a key", goals: { tokens: 16, face: 50 }, megacorp: keysOf("megacorp"), san: keysOf("san") };
}

function keysOf(game: "megacorp" | "san") {
  const language = shippedLanguage(game);
  const cards = loadContent()
    .content[game].cards.toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, CARDS);
  const typed = cards.flatMap((card) =>
    Array.from({ length: Math.floor(card.text.length / EVERY) }, (_, i): Card => ({ ...card, text: card.text.slice(0, (i + 1) * EVERY) })),
  );
  for (const card of typed.slice(0, 100)) atKey(language, card);
  const keys = typed.map((card) => atKey(language, card));
  return {
    keys: keys.length,
    tokens: spread(keys.map(({ tokens }) => tokens)),
    face: spread(keys.map(({ tokens, face }) => tokens + face)),
  };
}

function atKey(language: Language, card: Card): { readonly tokens: number; readonly face: number } {
  const tokens = cpuOf(() => {
    const reading = readText(language, card.text);
    wordsOf(language, reading);
    for (const problem of reading.problems) fixesOf(reading, problem);
    tellText(language, reading, { instructions: false });
  });
  const face = cpuOf(() => {
    drawFace(card, { detail: "face", art: { href: "/api/art" }, prefix: "bench" });
    faceLabel(card);
  });
  return { tokens, face };
}
