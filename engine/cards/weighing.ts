/** How cards are compared by numbers alone: what they cost, and what they have for it. Texts are not weighed. */
import type { Card } from "./card.ts";

export type Weighing = {
  /** The cards that a card is compared with, in words; undefined where it is not compared. */
  readonly among: (card: Card) => string | undefined;
  /** Its price in one number, as if all that is paid were worth the same. */
  readonly price: (card: Card) => number;
  /** As it is printed: "4M + 2 IQ". */
  readonly priced: (card: Card) => string;
  /** The sum of what it has. */
  readonly worth: (card: Card) => number;
  /** What is summed: "scores". */
  readonly what: string;
};
