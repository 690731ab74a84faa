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
