/** What there is to design: each game, and the cards that people are at. */

import { plainCard, wordsFields } from "../../engine/cards/blank.ts";
import { GAME_IDS, type GameId, type LibraryCard } from "../../engine/cards/card.ts";
import type { StudioGame, StudioStart, WorkedAt } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { libraryOf } from "../library.ts";
import { sampleCards } from "../samples.ts";
import { openCards } from "./cards.ts";

/** Texts that a page offers for each kind of card. */
const MOST_TEXTS = 3;
/** Words of a sentence that is no keyword with its numbers. */
const WORDS = 5;
/** What is long enough to say something and short enough for a button, in characters. */
const [SHORTEST, LONGEST] = [26, 84];

const cardsOf = (id: GameId): readonly LibraryCard[] => libraryOf(id).cards.filter((card) => !card.archived);

/** Every game with its counts and how its cards are begun, in the order of the studio. */
export const studioGames = (): readonly StudioGame[] =>
  GAME_IDS.map((id) => {
    const cards = cardsOf(id);
    const game = gameDefinition(id);
    return {
      game,
      cards: cards.length,
      changed: cards.filter((card) => card.revision.origin !== "shipped").length,
      drafts: cards.filter((card) => card.state === "draft").length,
      keywords: libraryOf(id).keywords.length,
      faces: sampleCards(id),
      starts: game.kinds.map((kind): StudioStart => {
        const alike = cards.filter((card) => card.kind === kind.id && card.state !== "draft");
        const like = plainCard(game.fields, kind.id, alike);
        return { kind, like, fields: wordsFields(game.fields, kind.id, cards, like), texts: exampleTexts(alike) };
      }),
    };
  });

/** Whether a text has a sentence that is more than keywords. */
const saysMore = (text: string): boolean => text.split(". ").some((sentence) => sentence.split(" ").length >= WORDS);

/** Short texts of cards, no two that begin with the same word. */
function exampleTexts(cards: readonly LibraryCard[]): readonly string[] {
  const short = cards
    .map(({ text }) => text)
    .filter((text) => text.length >= SHORTEST && text.length <= LONGEST && !text.includes("\n") && saysMore(text))
    .toSorted((a, b) => a.length - b.length);
  const byBegin = new Map(short.toReversed().map((text) => [text.split(" ")[0], text]));
  return [...byBegin.values()].toSorted((a, b) => a.length - b.length).slice(0, MOST_TEXTS);
}

/**
 * Cards of all games that somebody is typing at, saved or made here, those last that were left longest ago.
 *
 * @param most how many of them
 */
export function workedAt(most: number): readonly WorkedAt[] {
  const all = GAME_IDS.flatMap((id) => {
    const typed = new Map(openCards(id).map((work) => [work.id, work.at]));
    return cardsOf(id)
      .filter((card) => typed.has(card.id) || card.revision.origin !== "shipped")
      .map((card) => ({ card, typed: typed.has(card.id), at: typed.get(card.id) ?? card.revision.at }));
  });
  return all.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, most);
}
