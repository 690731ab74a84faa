/** What matches are played with: the cards of today pinned to their revisions, and games opened with what was pinned. */
import { db } from "../../db/client.ts";
import { sha256 } from "../../db/hash.ts";
import { type ContentRevisions, findContent, keepContent } from "../../db/queries/matches.ts";
import { findRevision, listHeads } from "../../db/queries/objects.ts";
import type { Card, CardId, LibraryCard } from "../../engine/cards/card.ts";
import { valueAt } from "../../engine/cards/issue.ts";
import type { Keyword } from "../../engine/cards/library.ts";
import { KeywordSchema } from "../../engine/cards/library-schema.ts";
import { byNumber } from "../../engine/cards/pool.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { isPlayable, openPlayable, type Playable, type PlayableGame } from "../../engine/games/playable.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { byCodePoint } from "../../engine/kernel/order.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { ContentTold } from "../../engine/matches/told.ts";
import { cardOfRow } from "../card-row.ts";
import { libraryOf } from "../library.ts";
import { shippedDecks } from "../shipped-decks.ts";

/** A game bound to the cards of a content; `source` is plain data that a worker can be sent. */
export type Opened = {
  readonly hash: string;
  readonly playable: Playable;
  readonly source: { readonly cards: readonly Card[]; readonly keywords: readonly Keyword[] };
};

/** Contents whose games stay open. */
const MOST_OPEN = 12;
const open = new Map<string, Opened>();

/**
 * Whether a card is among those that a game is played with: in use, and with a text that can be carried out. A game without decks is played
 * with the cards of its box, the sets that came with the studio; cards of other sets join it when they are tried.
 */
function inPlay(game: PlayableGame): (card: LibraryCard) => boolean {
  const isBuilt = gameDefinition(game).deck !== undefined;
  const box = new Set(listHeads(db(), "set", game).flatMap(({ value, shipped }) => (shipped ? [valueAt(value, ["code"])] : [])));
  return ({ archived, state, set }) => !archived && (state === "plays" || state === "unverified") && (isBuilt || box.has(set));
}

/**
 * Pins the cards that a game is played with now, and every keyword. The error is a sentence that names a card that cannot be played.
 *
 * @param tried a card that joins whatever set it is of
 */
export function pinToday(game: PlayableGame, tried?: CardId): Result<Opened, string> {
  const isPlayed = inPlay(game);
  const cards = libraryOf(game)
    .cards.filter((card) => isPlayed(card) || card.id === tried)
    .map(({ id, revision }) => ({ type: "card" as const, id: id as string, number: revision.number, hash: revision.hash }));
  const keywords = listHeads(db(), "keyword", game).map(({ id, revision }) => ({
    type: "keyword" as const,
    id,
    number: revision.number,
    hash: revision.hash,
  }));
  const pinned = [...cards, ...keywords].sort((a, b) => byCodePoint(a.type, b.type) || byCodePoint(a.id, b.id));
  const hash = sha256(canonicalJson(pinned.map(({ type, id, hash }) => [type, id, hash])));
  const revisions = pinned.map(({ type, id, number }) => ({ type, id, number }));
  const opened = opening(hash, game, revisions);
  if (opened.ok) keepContent(db(), hash, game, revisions);
  return opened;
}

/** The game of a content that was pinned once. The error is a sentence: these rules cannot play these cards. Undefined when there is no such content. */
export function openContent(hash: string): Result<Opened, string> | undefined {
  const known = open.get(hash);
  if (known) return ok(known);
  const content = findContent(db(), hash);
  if (!content) return undefined;
  if (!isPlayable(content.game)) return err(`This studio has no rules for ${content.game}.`);
  return opening(hash, content.game, content.revisions);
}

function opening(hash: string, game: PlayableGame, revisions: ContentRevisions): Result<Opened, string> {
  const known = open.get(hash);
  if (known) return ok(known);
  const { name } = gameDefinition(game);
  const cards: Card[] = [];
  const keywords: Keyword[] = [];
  for (const { type, id, number } of revisions) {
    const value = findRevision(db(), type, id, number)?.value;
    const keyword = type === "keyword" ? KeywordSchema.safeParse(value) : undefined;
    const card = type === "card" ? cardOfRow(value) : undefined;
    if (card) cards.push(card);
    else if (keyword?.success) keywords.push(keyword.data);
    else return err(`What is stored of ${id} does not fit this version of the studio, so ${name} cannot be played with it.`);
  }
  // In the order in which every part of the studio hands cards to a game: chance is dealt over it.
  const source = { cards: cards.sort(byNumber), keywords };
  const opened = openPlayable(game, { ...source, decks: shippedDecks(game) });
  if (!opened.ok) {
    const [draft] = opened.error;
    return err(`${name} cannot be played with these cards. ${draft?.name ?? name}: ${draft?.problems[0]?.message ?? "it is a draft"}`);
  }
  const fresh: Opened = { hash, playable: opened.value, source };
  open.set(hash, fresh);
  const [oldest] = open.keys();
  if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest);
  return ok(fresh);
}

/** What browsers are told of a content. */
export function contentTold({ hash, playable, source }: Opened): ContentTold {
  const { id, seats, cards, game } = playable;
  const fields = Object.fromEntries(Object.entries(game.layout.fields).map(([name, { supposed: _, ...spec }]) => [name, spec]));
  return { hash, game: id, seats, cards, keywords: source.keywords, places: game.layout.places, fields };
}
