/**
 * What the studio does in the browser at a key in a rules text: tokens and errors, then the whole face (goals: 16 ms and 50 ms); and what it
 * does after the last key until the card can be played (goal: 2 s).
 */

import { PAUSE_MS } from "../../components/saving/use-document.ts";
import { draftOf } from "../../components/studio/card/draft.ts";
import { loadContent } from "../../content/load.ts";
import type { Card } from "../../engine/cards/card.ts";
import { LANGUAGE_GAMES, type LanguageGame } from "../../engine/games/game.ts";
import { fixesOf } from "../../engine/language/editing/fix.ts";
import type { Language } from "../../engine/language/language.ts";
import { readText } from "../../engine/language/reading/read.ts";
import { wordsOf } from "../../engine/language/telling/look.ts";
import { tellText } from "../../engine/language/telling/tell.ts";
import { drawFace, faceLabel } from "../../faces/index.ts";
import { beginTrial } from "../../server/matches/begin.ts";
import { newCard, saveCard, typeInto } from "../../server/studio/cards.ts";
import { openStudio } from "../../server/testing.ts";
import { shippedLanguage } from "../gates/language.ts";
import { cpuOf, spread } from "./figures.ts";

/** Cards with the longest texts; they are typed, and one key in so many is measured. */
const CARDS = 20;
const EVERY = 11;

/** How often a card is changed and tried. */
const TRIALS = 8;

/** CPU milliseconds: other work on the machine does not count. Of each key, and of what follows the last one until the card can be played. */
export async function benchStudio(): Promise<object> {
  return {
    ...{ unit: "CPU ms", goals: { tokens: 16, face: 50, tried: 2_000 - PAUSE_MS } },
    ...Object.fromEntries(LANGUAGE_GAMES.map((game) => [game, { ...keysOf(game), tried: trialsOf(game) }])),
  };
}

/** Cards of one kind with texts of their own: as many as are tried, of the kind that has most of them. */
function tryable(game: LanguageGame): readonly [Card, ...Card[]] {
  const written = loadContent().content[game].cards.filter(({ text }) => text !== "");
  const kinds = [...new Set(written.map(({ kind }) => kind))].map((kind) => written.filter((card) => card.kind === kind));
  const [most = []] = kinds.toSorted((a, b) => b.length - a.length);
  const [first, ...others] = most.slice(0, TRIALS);
  if (!first) throw new Error(`No card of ${game} has a text.`);
  return [first, ...others];
}

/** What the server does from the text of a card that nobody had before to a position in which it is at hand: kept, saved, tried. */
function trialsOf(game: LanguageGame) {
  const [like, ...others] = tryable(game);
  const close = openStudio();
  try {
    const by = { author: "", note: "" };
    const made = newCard(game, { kind: like.kind, name: "Tried" }, by);
    if (!made.ok) throw new Error(`No card of ${game} could be made: ${made.error.code}.`);
    const { card } = made.value;
    const times = [like, ...others].map(({ text }, i) =>
      cpuOf(() => {
        const value = { ...draftOf(card), fields: like.fields, text };
        typeInto(card.id, { base: i + 1, step: 1, value, author: "" });
        const saved = saveCard(card.id, { base: i + 1, step: 1, value, ...by });
        const begun = saved.ok ? beginTrial(saved.value.card, game, { name: "", bot: "greedy" }, "0".repeat(64)) : undefined;
        if (!begun?.ok) throw new Error("The card could not be tried.");
      }),
    );
    return spread(times);
  } finally {
    close();
  }
}

function keysOf(game: LanguageGame) {
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
