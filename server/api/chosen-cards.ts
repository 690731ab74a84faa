/** Which cards a request is about: those of a deck, a set, a search, one card, or the whole game. */
import { z } from "zod";
import type { GameId, LibraryCard } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { findDeck } from "../decks.ts";
import { libraryOf } from "../library.ts";
import type { CountedCard } from "../print/cards.ts";
import { searchCards } from "../search.ts";
import { DeckIdSchema } from "./shapes.ts";

export const WhatSchema = z.discriminatedUnion("is", [
  z.object({ is: z.literal("game") }),
  z.object({ is: z.literal("set"), code: z.string().min(1).max(40) }),
  z.object({ is: z.literal("query"), text: z.string().max(2_000) }),
  z.object({ is: z.literal("card"), slug: z.string().min(1).max(200) }),
  z.object({ is: z.literal("deck"), id: DeckIdSchema }),
]);
type What = z.infer<typeof WhatSchema>;

export type FoundCards = { readonly title: string; readonly cards: readonly CountedCard[] };

/** The cards that are to be printed, and what they are called together. */
export async function cardsOf({ game, what }: { readonly game: GameId; readonly what: What }): Promise<FoundCards> {
  const { name } = gameDefinition(game);
  const current = libraryOf(game).cards.filter(({ archived }) => !archived);
  const boxed = (cards: readonly LibraryCard[]) => cards.map((card) => ({ card, count: card.count }));
  if (what.is === "game") return { title: name, cards: boxed(current) };
  if (what.is === "set") return { title: `${name} ${what.code}`, cards: boxed(current.filter(({ set }) => set === what.code)) };
  if (what.is === "query") {
    const { cards } = await searchCards(game, what.text);
    return { title: what.text.trim() === "" ? name : `${name}: ${what.text}`, cards: cards.map((card) => ({ card, count: 1 })) };
  }
  if (what.is === "card") {
    const card = libraryOf(game).cards.find(({ id }) => id === `${game}/${what.slug}`);
    return { title: card?.name ?? name, cards: card ? [{ card, count: 1 }] : [] };
  }
  const list = findDeck(what.id)?.deck.list;
  if (list?.game !== game) return { title: name, cards: [] };
  const byId = new Map(libraryOf(game).cards.map((card) => [card.id, card]));
  const byName = new Map(libraryOf(game).cards.map((card) => [card.name, card]));
  const { business, founder, main, resources } = list.sections;
  const cards = [...business, ...founder, ...main, ...resources].flatMap((entry) => {
    const card = (entry.id && byId.get(entry.id)) ?? byName.get(entry.name);
    return card ? [{ card, count: Math.max(0, Math.floor(entry.count)) }] : [];
  });
  return { title: list.name || "Deck", cards };
}
