/** Which cards a request is about: those of a card, a selection, a search, a set, a deck, a game or its whole kit; all, or what changed. */

import { z } from "zod";
import { db } from "../../db/client.ts";
import { listCardRevisions } from "../../db/queries/objects.ts";
import type { GameId, LibraryCard } from "../../engine/cards/card.ts";
import { isChanged, readSince } from "../../engine/cards/since.ts";
import { cardsOfDeck } from "../../engine/decks/index.ts";
import { hasDecks } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { inBox } from "../box.ts";
import { findDeck } from "../decks.ts";
import { libraryOf } from "../library.ts";
import { searchCards } from "../search.ts";
import { findShippedDeck } from "../shipped-decks.ts";
import { DeckIdSchema } from "./shapes.ts";

const Slug = z.string().min(1).max(200);

export const WhatSchema = z.discriminatedUnion("is", [
  z.object({ is: z.literal("game") }),
  z.object({
    is: z.literal("kit"),
    seats: z.number().int().min(1).max(8).optional().describe("Number of players; by default as many as can play"),
    decks: z
      .array(z.union([z.object({ ready: Slug }), z.object({ own: DeckIdSchema })]))
      .max(8)
      .default([])
      .describe("Of a game with decks"),
  }),
  z.object({ is: z.literal("set"), code: z.string().min(1).max(40) }),
  z.object({ is: z.literal("query"), text: z.string().max(2_000) }),
  z.object({ is: z.literal("card"), slug: Slug }),
  z.object({ is: z.literal("cards"), slugs: z.array(Slug).min(1).max(500) }),
  z.object({ is: z.literal("deck"), id: DeckIdSchema }),
]);
type What = z.infer<typeof WhatSchema>;
type CountedLibraryCard = { readonly card: LibraryCard; readonly count: number };
export type FoundCards = { readonly title: string; readonly cards: readonly CountedLibraryCard[] };

/** The cards that are to be printed, and what they are called together. None when nothing is found. */
export async function cardsOf({ game, what }: { readonly game: GameId; readonly what: What }): Promise<FoundCards> {
  const { name } = gameDefinition(game);
  const library = libraryOf(game).cards;
  const current = library.filter(({ archived }) => !archived);
  const boxed = (cards: readonly LibraryCard[]) => cards.map((card) => ({ card, count: card.count }));
  const named = (slug: string) => library.find(({ id }) => id === `${game}/${slug}`);
  switch (what.is) {
    case "game":
      return { title: name, cards: boxed(current) };
    case "kit": {
      const title = `${name}: the whole kit`;
      if (!hasDecks(game)) return { title, cards: boxed(current.filter(inBox(game))) };
      const lists = what.decks.flatMap((one) =>
        "ready" in one ? (findShippedDeck(game, one.ready)?.list ?? []) : (findDeck(one.own)?.deck.list ?? []),
      );
      return { title, cards: added(lists.flatMap((list) => cardsOfDeck(list, library))) };
    }
    case "set":
      return { title: `${name} ${what.code}`, cards: boxed(current.filter(({ set }) => set === what.code)) };
    case "query": {
      const { cards } = await searchCards(game, what.text);
      return { title: what.text.trim() === "" ? name : `${name}: ${what.text}`, cards: cards.map((card) => ({ card, count: 1 })) };
    }
    case "card": {
      const card = named(what.slug);
      return { title: card?.name ?? name, cards: card ? [{ card, count: 1 }] : [] };
    }
    case "cards":
      return { title: `${name}: a selection`, cards: what.slugs.flatMap((slug) => named(slug) ?? []).map((card) => ({ card, count: 1 })) };
    case "deck": {
      const list = findDeck(what.id)?.deck.list;
      return list?.game === game ? { title: list.name || "Deck", cards: cardsOfDeck(list, library) } : { title: name, cards: [] };
    }
  }
}

/** Only those that changed since a moment (ISO 8601) or a revision, as `readSince` reads it. A sentence when it is neither. */
export function changedSince(game: GameId, { cards }: FoundCards, text: string): readonly CountedLibraryCard[] | string {
  const since = readSince(text, libraryOf(game).cards, () => listCardRevisions(db(), game));
  return typeof since === "string" ? since : cards.filter(({ card }) => isChanged(card, since));
}

/** Each card once, with its counts added up. */
function added(cards: readonly CountedLibraryCard[]): readonly CountedLibraryCard[] {
  const counts = new Map<string, CountedLibraryCard>();
  for (const { card, count } of cards) counts.set(card.id, { card, count: count + (counts.get(card.id)?.count ?? 0) });
  return [...counts.values()];
}
