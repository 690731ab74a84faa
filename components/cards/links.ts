/** Addresses of cards, searches and rules: every object has one (product.md §3). */
import { type CardId, type GameId, gameOf, slugOf } from "../../engine/cards/card.ts";

export const cardHref = (id: CardId, revision?: number): string =>
  `/${gameOf(id)}/cards/${slugOf(id)}${revision === undefined ? "" : `@r${revision}`}`;
/** Where a card is designed. */
export const studioHref = (id: CardId): string => `/${gameOf(id)}/studio/${slugOf(id)}`;
/** Where a match is begun that a card made in this studio is in. */
export const playHref = (id: CardId): string => `/table?${new URLSearchParams({ game: gameOf(id), card: slugOf(id) })}`;
/** Where a keyword is made that a text writes: “Area Blast 2”; `card`: the card that has the text. */
export const newKeywordHref = (game: GameId, written: string, card?: CardId): string =>
  `/${game}/words?${new URLSearchParams({ keyword: written.replace(/\.$/, ""), ...(card && { card: slugOf(card) }) })}`;
export const searchHref = (game: GameId, query: string): string => `/${game}/cards?q=${encodeURIComponent(query)}`;
export const languageHref = (game: GameId): string => `/docs/${game}/language`;
export const ruleHref = (game: GameId, rule: string): string => `/docs/${game}/rules#${rule}`;

/** A value as people read it at the start of a line: "event" is "Event". */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A value as the search language takes it: quoted when it is more than one plain word. */
export const quoted = (value: string): string => (/^[\p{L}\d.+]+$/u.test(value) ? value : `"${value.replaceAll('"', "")}"`);
