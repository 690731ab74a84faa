/** What is wrong with the content of a game, told of its cards. */
import type { Card } from "../cards/card.ts";
import type { DraftCard } from "./game.ts";

/** A fault that is not about a text: of a card, by its index, or of the whole game, where there is none at the index; `of` what else it is about. */
export type ContentFault = { readonly card: number; readonly message: string; readonly of?: "boards" };

/** Faults as cards that cannot be played; those of the whole game stand under its name. */
export const draftsOf = (
  game: { readonly id: string; readonly name: string },
  cards: readonly Pick<Card, "id" | "name">[],
  faults: readonly ContentFault[],
): DraftCard[] =>
  faults.map(({ card, message, of }) => {
    const { id, name } = cards[card] ?? game;
    return { card: id, name, ...(of && { of }), problems: [{ from: 0, to: 0, message }] };
  });
