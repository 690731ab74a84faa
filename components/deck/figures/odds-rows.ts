/** The questions of the odds table: each is a query of the search language, a section and how many. Pure. */

import type { DeckList, DeckRules, OddsAsked, Pool } from "../../../engine/cards/deck.ts";
import type { SearchResult } from "../../../engine/cards/search/index.ts";
import type { PlayedSectionId } from "../../../engine/cards/sections.ts";
import { countPile, drawPile, isReadWhole, type Pile, searchPool } from "../../../engine/decks/index.ts";

export type OddsQuestion = OddsAsked;

/** A query for one card by its whole name. */
export const exactly = (name: string): string => `!"${name.replaceAll('"', "")}"`;
/** What people read for a question: what the game calls such cards, the name of a card, else the query itself. */
export const questionWords = ({ query, least, words }: OddsQuestion): string => {
  if (words) return least > 1 ? `${least} or more ${words.several}` : words.one;
  const name = /^!"(.*)"$/u.exec(query)?.[1] ?? query;
  return least > 1 ? `${least} or more of ${name}` : name;
};

/** The most played card, what the game says most people ask, and the card revealed most. Empty for an empty deck. */
export function firstQuestions(
  list: DeckList,
  pool: Pool,
  { asked, draws: { from, reveal } }: Pick<DeckRules, "asked" | "draws">,
): readonly OddsQuestion[] {
  const mostOf = (section: PlayedSectionId) => drawPile(list, pool, section).toSorted((a, b) => b.count - a.count)[0];
  const most = mostOf(from);
  const shown = reveal && mostOf(reveal.section);
  if (!most) return [];
  return [
    { query: exactly(most.name), least: 1, section: from },
    ...asked,
    ...(reveal && shown ? [{ query: exactly(shown.name), least: 1, section: reveal.section }] : []),
  ];
}

/** How many copies of the section a question means, and how many there are; or what it found, when not all of the question can be read. */
export function pileOf(
  question: OddsQuestion,
  list: DeckList,
  pool: Pool,
  regexFailed = false,
): { readonly pile: Pile; readonly found?: never } | { readonly pile?: never; readonly found: SearchResult } {
  const found = searchPool(pool, question.query, list, regexFailed);
  if (!isReadWhole(found)) return { found };
  const wanted = new Set(found.cards.map(({ name }) => name));
  return { pile: countPile(list, pool, question.section, ({ name }) => wanted.has(name)) };
}
