/** What the lobby is told of the cards that were made in a studio, of a game without decks. */
import type { CardId } from "../cards/card.ts";

export type OwnCardTold = {
  readonly id: CardId;
  readonly name: string;
  /** What kind of card it is, in words. */
  readonly kind: string;
  readonly canJoin: boolean;
  /** The printed cards whose place it can take, the one that is most like it first. */
  readonly replaces: readonly { readonly id: CardId; readonly name: string }[];
};

export type OwnCardsTold = {
  readonly cards: readonly OwnCardTold[];
  /** Those that the rules cannot play, each with a sentence that says why. */
  readonly left: readonly { readonly id: CardId; readonly name: string; readonly why: string }[];
};
