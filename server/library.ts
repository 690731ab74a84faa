/** A game's library as the database holds it, read once and kept until something in it changes. */
import { join } from "node:path";
import type { z } from "zod";
import { shownBy } from "../content/shown.ts";
import { type Db, db } from "../db/client.ts";
import { sha256 } from "../db/hash.ts";
import { findHead, type Head, libraryVersion, listHeads, namesInTime } from "../db/queries/objects.ts";
import { countScenarios, type ProofKind, provenRevisions } from "../db/queries/scenarios.ts";
import { type Card, type GameId, isPlayableState, type LibraryCard, type Seen } from "../engine/cards/card.ts";
import type { Pool } from "../engine/cards/deck.ts";
import type { Keyword, Library, Skipped } from "../engine/cards/library.ts";
import { CardSetSchema, KeywordSchema, TagSchema } from "../engine/cards/library-schema.ts";
import { byNumber, makePool } from "../engine/cards/pool.ts";
import { printedKeywords } from "../engine/cards/printed-keywords.ts";
import { type CardReader, cardReader } from "../engine/games/reading.ts";
import { CLEAN_GAMES } from "../engine/lab/index.ts";
import { cardOfHead, wordOfHead } from "./card-row.ts";

type Kept = {
  readonly version: number;
  readonly library: Library;
  readonly json: string;
  readonly pool: Pool;
  readonly reader: CardReader;
  readonly made: readonly Keyword[];
};
const kept = new WeakMap<Db["$client"], Map<GameId, Kept>>();

/** The library of a game; a game that was not seeded has an empty one. */
export const libraryOf = (game: GameId): Library => keep(game).library;
/** The same as the text of JSON, as it is sent. */
export const libraryJson = (game: GameId): string => keep(game).json;
/** The same as the pool that decks are made from. */
export const poolOf = (game: GameId): Pool => keep(game).pool;
/** What reads the texts of the game's cards, with the keywords of its library. */
export const cardReaderOf = (game: GameId): CardReader => keep(game).reader;
/** The keywords of the game's library that were made or changed in the studio, those that were put away too. */
export const madeKeywords = (game: GameId): readonly Keyword[] => keep(game).made;

function keep(game: GameId): Kept {
  const database = db();
  const games = kept.get(database.$client) ?? new Map<GameId, Kept>();
  kept.set(database.$client, games);
  const version = libraryVersion(database, game);
  const known = games.get(game);
  if (known?.version === version) return known;
  const { library, reader, made } = readLibrary(database, game);
  const fresh = { version, library, json: JSON.stringify(library), pool: makePool(game, library.cards, library.words), reader, made };
  // What a transaction has written is not there yet, and may never be.
  if (!database.$client.inTransaction) games.set(game, fresh);
  return fresh;
}

function readLibrary(database: Db, game: GameId): Pick<Kept, "library" | "reader" | "made"> {
  const skipped: Skipped[] = [];
  const words = <Word>(what: "set" | "tag" | "keyword", schema: z.ZodType<Word>) =>
    listHeads(database, what, game).flatMap((head) => {
      const word = wordOfHead(what, schema, head);
      if (word.ok) return [{ word: word.value, archived: head.archived, asShipped: head.asShipped }];
      skipped.push(word.error);
      return [];
    });
  const used = <Word>(all: readonly { readonly word: Word; readonly archived: boolean }[]): Word[] =>
    all.flatMap(({ word, archived }) => (archived ? [] : [word]));
  const keywords = words("keyword", KeywordSchema);
  const listed = { game, sets: used(words("set", CardSetSchema)), tags: used(words("tag", TagSchema)), keywords: used(keywords) };
  // A keyword that was put away is still read, so that every text that was ever saved stays understood.
  const reader = readerOf(
    game,
    keywords.map(({ word }) => word),
  );
  const made = keywords.flatMap(({ word, asShipped }) => (asShipped ? [] : [word]));
  const work = workSeen(database, game);
  const names = namesInTime(database, game);
  const cards: LibraryCard[] = [];
  for (const head of listHeads(database, "card", game)) {
    const card = cardOfHead(head);
    if (card.ok) cards.push(withFormer(libraryCard(head, card.value, { reader, made, work }), names.get(head.id)));
    else skipped.push(card.error);
  }
  const content = {
    ...listed,
    ...(reader.words ? { words: reader.words } : {}),
    cards: cards.sort(byNumber),
    ...(skipped.length > 0 ? { skipped } : {}),
  };
  return { library: { ...content, hash: sha256(JSON.stringify(content)) }, reader, made };
}

const readers = new Map<GameId, { readonly key: string; readonly reader: CardReader }>();

/** The reader of a game's texts, kept as long as its keywords are the same: a text that it has read is not read again. */
function readerOf(game: GameId, keywords: readonly Keyword[]): CardReader {
  const key = JSON.stringify(keywords);
  const known = readers.get(game);
  if (known?.key === key) return known.reader;
  const reader = cardReader(game, keywords, shownBy(join(/* turbopackIgnore: true */ process.cwd(), "content", game)));
  readers.set(game, { key, reader });
  return reader;
}

/** What people's scenarios and games of bots showed of a head. */
type WorkSeen = (head: Head) => Seen;

function workSeen(database: Db, game: GameId): WorkSeen {
  const proven = provenRevisions(database, game);
  const scenarios = countScenarios(database, game);
  return ({ id, revision }) => {
    const kinds: ReadonlySet<ProofKind> = proven.get(`${id} ${revision.number}`) ?? new Set();
    return {
      ...(kinds.has("scenario") ? { scenarios: scenarios.get(id) ?? 0 } : { unpassed: scenarios.get(id) ?? 0 }),
      ...(kinds.has("games") ? { games: CLEAN_GAMES } : {}),
    };
  };
}

/** The card with the names that it had, apart from its own. */
function withFormer(card: LibraryCard, names: readonly string[] = []): LibraryCard {
  const former = names.filter((name) => name !== card.name);
  return former.length > 0 ? { ...card, former } : card;
}

/** A card as pages see it. */
function libraryCard(
  head: Head,
  card: Card,
  { reader, made, work }: Pick<Kept, "reader" | "made"> & { readonly work: WorkSeen },
): LibraryCard {
  // What somebody changed and changed back is what the shipped scenarios show.
  const { state, seen, ...known } = reader.read(card, head.asShipped ? "shipped" : head.revision.origin);
  const { games, scenarios = 0, unpassed = 0 } = isPlayableState(state) ? work(head) : {};
  const all = scenarios + (seen?.scenarios ?? 0);
  const isSeen = all > 0 || games !== undefined;
  return {
    ...card,
    revision: head.revision,
    state: state === "unverified" && isSeen ? "plays" : state,
    ...known,
    ...printedKeywords(card.text, made),
    ...(isSeen || unpassed > 0
      ? {
          seen: {
            ...(all > 0 ? { scenarios: all } : {}),
            ...(games === undefined ? {} : { games }),
            ...(unpassed > 0 ? { unpassed } : {}),
          },
        }
      : {}),
    archived: head.archived,
    ...(head.newer === undefined ? {} : { newer: head.newer }),
  };
}

/** The head of one card; undefined when there is none, or when what is stored of it is left out. */
export function findCard(id: string): LibraryCard | undefined {
  const head = findHead(db(), "card", id);
  const card = head && cardOfHead(head);
  if (!head || !card?.ok) return undefined;
  const { reader, made } = keep(card.value.game);
  return libraryCard(head, card.value, { reader, made, work: workSeen(db(), card.value.game) });
}

/** Why a card is left out; undefined when it is not, or when there is none. */
export function findSkipped(id: string): Skipped | undefined {
  const head = findHead(db(), "card", id);
  const card = head && cardOfHead(head);
  return card?.ok === false ? card.error : undefined;
}
