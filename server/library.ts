/** A game's library as the database holds it, read once and kept until something in it changes. */
import { type Db, db } from "../db/client.ts";
import { sha256 } from "../db/hash.ts";
import { findHead, type Head, libraryVersion, listHeads } from "../db/queries/objects.ts";
import type { Card, GameId, LibraryCard } from "../engine/cards/card.ts";
import { CardEnvelopeSchema } from "../engine/cards/card-schema.ts";
import type { Pool } from "../engine/cards/deck.ts";
import type { Library } from "../engine/cards/library.ts";
import { CardSetSchema, KeywordSchema, TagSchema } from "../engine/cards/library-schema.ts";
import { byNumber, makePool } from "../engine/cards/pool.ts";

type Kept = { readonly version: number; readonly library: Library; readonly json: string; readonly pool: Pool };
const kept = new WeakMap<Db["$client"], Map<GameId, Kept>>();

/** The library of a game; a game that was not seeded has an empty one. */
export const libraryOf = (game: GameId): Library => keep(game).library;
/** The same as the text of JSON, as it is sent. */
export const libraryJson = (game: GameId): string => keep(game).json;
/** The same as the pool that decks are made from. */
export const poolOf = (game: GameId): Pool => keep(game).pool;

function keep(game: GameId): Kept {
  const database = db();
  const games = kept.get(database.$client) ?? new Map<GameId, Kept>();
  kept.set(database.$client, games);
  const version = libraryVersion(database, game);
  const known = games.get(game);
  if (known?.version === version) return known;
  const library = readLibrary(database, game);
  const fresh = { version, library, json: JSON.stringify(library), pool: makePool(game, library.cards) };
  games.set(game, fresh);
  return fresh;
}

function readLibrary(database: Db, game: GameId): Library {
  const used = (type: "set" | "tag" | "keyword") => listHeads(database, type, game).filter((head) => !head.archived);
  const content = {
    game,
    sets: used("set").map((head) => CardSetSchema.parse(head.value)),
    tags: used("tag").map((head) => TagSchema.parse(head.value)),
    keywords: used("keyword").map((head) => KeywordSchema.parse(head.value)),
    cards: listHeads(database, "card", game).map(libraryCard).sort(byNumber),
  };
  return { ...content, hash: sha256(JSON.stringify(content)) };
}

/** A card of a database row, checked. Throws when the row is no card. */
export const parseCard = (value: unknown): Card => CardEnvelopeSchema.parse(value) as Card;

/** A card as pages see it. */
function libraryCard(head: Head): LibraryCard {
  return {
    ...parseCard(head.value),
    revision: head.revision,
    state: "unchecked",
    archived: head.archived,
    ...(head.newer === undefined ? {} : { newer: head.newer }),
  };
}

/** The head of one card; undefined when there is none. */
export function findCard(id: string): LibraryCard | undefined {
  const head = findHead(db(), "card", id);
  return head && libraryCard(head);
}
