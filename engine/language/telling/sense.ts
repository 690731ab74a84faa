/** What a card's kind and fields say about the text on it: whether its instructions are carried out, and what can never come to anything there. */

import type { LintOptions } from "../faults/lint.ts";
import type { BoundAbility } from "../reading/bind.ts";
import type { Tree } from "../tree.ts";

/** What is looked at of a card; it may still be being typed. */
export type SensedCard = { readonly kind: string; readonly fields: Readonly<Record<string, unknown>> };

/** What is known about the card that a text is on. */
export type CardSense = LintOptions & {
  /** Why a part of the text can never come to anything on this card; undefined where it can. */
  readonly never?: (part: Tree) => string | undefined;
};

/** What a game says of its cards and their texts. */
export type Sense = {
  /** What is known of a card. */
  readonly of: (card: SensedCard) => CardSense;
  /** A kind of card that a text can stand on and be carried out. */
  readonly kindFor: (abilities: readonly BoundAbility[]) => string;
};

/** What holds for every text, whatever card it is on. */
export const ANY_CARD: CardSense = { instructions: true };
