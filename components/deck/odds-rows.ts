/** The questions of the odds table: each is a query of the search language, a section and how many. Pure. */
import type { DeckList, Pool } from "../../engine/cards/deck.ts";
import { cardOf } from "../../engine/cards/pool.ts";
import type { SearchResult } from "../../engine/cards/search/index.ts";
import { copies, isGoodCount, isReadWhole, type OddsSection, searchPool } from "../../engine/decks/index.ts";

export type OddsQuestion = { readonly query: string; readonly least: number; readonly section: OddsSection };

/** A query for one card by its whole name. */
export const exactly = (name: string): string => `!"${name.replaceAll('"', "")}"`;
/** What people read for a question: the name of a card, else the query itself. */
export const questionWords = ({ query, least }: OddsQuestion): string => {
  const name = /^!"(.*)"$/u.exec(query)?.[1] ?? query;
  return least > 1 ? `${least} or more of ${name}` : name;
};

/** The most played card, the cheap characters, and two events: what most people ask first. Empty for an empty deck. */
export function firstQuestions(list: DeckList, pool: Pool): readonly OddsQuestion[] {
  const main = list.sections.main.filter((entry) => isGoodCount(entry.count) && cardOf(pool, entry));
  const most = main.toSorted((a, b) => b.count - a.count)[0];
  if (!most) return [];
  const resource = list.sections.resources.toSorted((a, b) => b.count - a.count)[0];
  return [
    { query: exactly(most.name), least: 1, section: "main" },
    { query: "t:character cost<=2", least: 1, section: "main" },
    { query: "t:event", least: 2, section: "main" },
    ...(resource ? [{ query: exactly(resource.name), least: 1, section: "resources" } as const] : []),
  ];
}

export type Pile = { readonly population: number; readonly successes: number };

/** How many copies of the section a question means, and how many there are; or what it found, when not all of the question can be read. */
export function pileOf(
  question: OddsQuestion,
  list: DeckList,
  pool: Pool,
  regexFailed = false,
): { readonly pile: Pile; readonly found?: never } | { readonly pile?: never; readonly found: SearchResult } {
  const found = searchPool(pool, question.query, list, regexFailed);
  if (!isReadWhole(found)) return { found };
  const entries = list.sections[question.section];
  const wanted = new Set(found.cards.map(({ name }) => name));
  return { pile: { population: copies(entries), successes: copies(entries.filter(({ name }) => wanted.has(name))) } };
}
