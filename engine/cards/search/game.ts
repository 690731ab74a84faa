/** What the search language needs to know about a game; every `GameDefinition` of `engine/games` is one. */
import type { GameId } from "../card.ts";
import type { DeckRules } from "../deck.ts";
import type { FieldSpecs } from "../fields.ts";

export type SearchGame = {
  readonly id: GameId;
  readonly name: string;
  readonly kinds: readonly { readonly id: string; readonly name: string; readonly plural: string }[];
  readonly fields: FieldSpecs;
  readonly deck?: DeckRules;
};
