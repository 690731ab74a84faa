/** The decks that come with the studio. */
import { z } from "zod";
import { db } from "../db/client.ts";
import { findHead, type Head, listHeads } from "../db/queries/objects.ts";
import type { GameId } from "../engine/cards/card.ts";
import { DeckListSchema } from "../engine/cards/deck-schema.ts";
import { withNamesOfToday } from "../engine/decks/follow.ts";
import type { ShippedDeck } from "../engine/decks/stored.ts";
import { poolOf } from "./library.ts";

const ShippedDeckSchema = z.object({ id: z.string(), list: DeckListSchema });

function shippedDeck(head: Head): ShippedDeck {
  const { id, list } = ShippedDeckSchema.parse(head.value);
  return { id, list: withNamesOfToday(list, poolOf(list.game)) };
}

/** A game's decks by name of their address; archived ones are left out. */
export const shippedDecks = (game: GameId): ShippedDeck[] =>
  listHeads(db(), "deck", game)
    .filter((head) => !head.archived)
    .map(shippedDeck);

/** One of them, archived or not; undefined when there is none. */
export function findShippedDeck(game: GameId, slug: string): ShippedDeck | undefined {
  const head = findHead(db(), "deck", `${game}/${slug}`);
  return head && shippedDeck(head);
}
