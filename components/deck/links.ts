/** Addresses of decks. */
import type { GameId } from "../../engine/cards/card.ts";

/** The page of a deck that comes with the studio; `id` as in `ShippedDeck`. */
export const readyDeckHref = (game: GameId, id: string): string => `/decks/ready/${game}/${id}`;
