/** What the library, the pages and the deck builder need to know about a game; its rules join this value when they come. */
import type { Card, GameId } from "../cards/card.ts";
import type { DeckRules } from "../cards/deck.ts";
import type { FieldSpecs } from "../cards/fields.ts";

export type Kind = { readonly id: string; readonly name: string; readonly plural: string };

export type GameDefinition = {
  readonly id: GameId;
  /** As people read it: "Virtual Revolution". */
  readonly name: string;
  /** One sentence: what kind of game it is. */
  readonly tagline: string;
  readonly kinds: readonly Kind[];
  readonly fields: FieldSpecs;
  /** Words that a list reads beside the name: "event, 4M + 2 BQ". One line, no rules. */
  readonly summary: (card: Card) => string;
  /** Absent: the game has a fixed pool and no deck builder yet. */
  readonly deck?: DeckRules;
};

/** The games whose card texts a language reads; `languages.ts` puts it together. Here, so that a page can ask without loading the words. */
export const LANGUAGE_GAMES = ["megacorp", "san"] as const satisfies readonly GameId[];
export type LanguageGame = (typeof LANGUAGE_GAMES)[number];

/** Whether the texts of a game's cards can be read. */
export const hasLanguage = (game: GameId): game is LanguageGame => LANGUAGE_GAMES.some((one) => one === game);
