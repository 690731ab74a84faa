/** What matches are played with: the cards of today pinned to their revisions, and games opened with what was pinned. */

import { db } from "../../db/client.ts";
import { sha256 } from "../../db/hash.ts";
import { type ContentRevisions, findContent, keepContent } from "../../db/queries/matches.ts";
import { findRevision, listHeads } from "../../db/queries/objects.ts";
import type { Card, CardId, GameId, LibraryCard } from "../../engine/cards/card.ts";
import type { Keyword } from "../../engine/cards/library.ts";
import { KeywordSchema } from "../../engine/cards/library-schema.ts";
import { byNumber } from "../../engine/cards/pool.ts";
import { type Boards, parseBoards } from "../../engine/games/boards/index.ts";
import { type FreeSource, openTable } from "../../engine/games/free/open.ts";
import { parsePlan, type TablePlan } from "../../engine/games/free/plan.ts";
import { cardsOf, isFreeTable, TABLE_GAMES, type TableGame } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { openPlayable } from "../../engine/games/open-playable.ts";
import { partThatRuns } from "../../engine/games/part.ts";
import type { Playable } from "../../engine/games/playable.ts";
import { cardReader } from "../../engine/games/reading.ts";
import { isPlayed, unplayedAmong } from "../../engine/games/unplayed.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { withFullStop } from "../../engine/kernel/full-stop.ts";
import { byCodePoint } from "../../engine/kernel/order.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { ContentTold } from "../../engine/matches/told.ts";
import { inMatches } from "../box.ts";
import { cardOfRow } from "../card-row.ts";
import { libraryOf } from "../library.ts";
import { shippedDecks } from "../shipped-decks.ts";
import { boardsData, tablePlan } from "../tables.ts";

/** A game bound to the cards of a content; `source` is plain data that a worker can be sent. */
export type Opened = {
  readonly hash: string;
  readonly playable: Playable;
  readonly source: { readonly cards: readonly Card[]; readonly keywords: readonly Keyword[]; readonly boards?: Boards };
  /** What of the text of a card that is tried is for people to carry out. */
  readonly byHand?: NonNullable<ContentTold["byHand"]>;
};

/** Contents whose games stay open. */
const MOST_OPEN = 12;
const open = new Map<string, Opened>();

/** Cards that kept a game from being played, by the hash of all that were to be played: they were left out. */
const faulty = new Map<string, ReadonlySet<string>>();

export type PinWish = {
  /** A card that has to be there, whatever set it is of. */
  readonly tried?: CardId | undefined;
  /** Of its text only what is understood is played. */
  readonly inPart?: boolean;
  /** The cards made in this studio too, for matches that ask for some of them. */
  readonly own?: boolean;
};

/**
 * Pins the cards that a game is played with now, and every keyword; for a free table every card in use, drafts too, with how it is laid. A card
 * that the rules cannot take, such as one that somebody is still making, is left out. The error is a sentence that names the card.
 */
export function pinToday(table: TableGame, { tried, inPart = false, own = false }: PinWish = {}): Result<Opened, string> {
  const game = cardsOf(table);
  const plan = isFreeTable(table) ? tablePlan(game) : undefined;
  if (plan?.ok === false) return plan;
  // A free table has its boards in its plan.
  const boards = plan ? undefined : boardsData(game);
  if (boards?.ok === false) return boards;
  const laid: Laid = { plan: plan?.value, boards: boards?.value };
  const library = libraryOf(game).cards;
  const isOfBox = inMatches(game, own);
  const isLaid = plan ? ({ archived }: LibraryCard) => !archived : (card: LibraryCard) => isPlayed(card) && isOfBox(card);
  const cards = library
    .filter((card) => isLaid(card) || card.id === tried)
    .map(({ id, revision }) => ({
      ...{ type: "card" as const, id: id as string, number: revision.number, hash: revision.hash },
      ...(inPart && id === tried ? { part: true as const } : {}),
    }));
  const keywords = listHeads(db(), "keyword", game).map(({ id, revision }) => ({
    type: "keyword" as const,
    id,
    number: revision.number,
    hash: revision.hash,
  }));
  const all = [...cards, ...keywords].sort((a, b) => byCodePoint(a.type, b.type) || byCodePoint(a.id, b.id));
  const whole = pinsOf(all, laid).hash;
  // A box that a card is missing from cannot be played, and what is missing is what somebody is still making.
  const refuse = (message: string) => {
    const missing =
      plan || gameDefinition(game).deck ? undefined : unplayedAmong(library.filter((card) => isOfBox(card) && !isPlayed(card)));
    return err(missing ? `${message} ${missing.message}` : message);
  };
  const left = new Set([...(faulty.get(whole) ?? [])].filter((id) => id !== tried));
  const first = openPins(table, pinsOf(without(all, left), laid));
  if (first.ok) return first;
  const named = new Set([...left, ...first.error.cards.filter((id) => id !== tried)]);
  if (named.size === left.size) return refuse(first.error.message);
  const second = openPins(table, pinsOf(without(all, named), laid));
  if (!second.ok) return refuse(second.error.message);
  faulty.set(whole, named);
  return second;
}

type Pinned = {
  readonly type: "card" | "keyword";
  readonly id: string;
  readonly number: number;
  readonly hash: string;
  readonly part?: true | undefined;
};
type Pins = { readonly hash: string; readonly revisions: ContentRevisions };

/** What a match needs besides revisions: how a free table is laid, the boards of a game by its rules. */
type Laid = { readonly plan: TablePlan | undefined; readonly boards: unknown };

/** What is kept of pinned revisions, and of what is laid. */
function pinsOf(pinned: readonly Pinned[], { plan, boards }: Laid): Pins {
  const named = pinned.map(({ type, id, hash, part }) => [type, id, hash, ...(part ? ["part"] : [])]);
  return {
    hash: sha256(canonicalJson([...named, ...(plan ? [["table", plan]] : []), ...(boards === undefined ? [] : [["boards", boards]])])),
    revisions: [
      ...pinned.map(({ type, id, number, part }) => ({ type, id, number, ...(part ? { part } : {}) })),
      ...(plan ? [{ type: "table" as const, plan }] : []),
      ...(boards === undefined ? [] : [{ type: "boards" as const, data: boards }]),
    ],
  };
}

const without = (pinned: readonly Pinned[], left: ReadonlySet<string>): readonly Pinned[] =>
  left.size === 0 ? pinned : pinned.filter(({ type, id }) => type !== "card" || !left.has(id));

/** Opens a game with pinned revisions, and keeps what it was opened with. */
function openPins(table: TableGame, { hash, revisions }: Pins): Result<Opened, NotOpened> {
  const opened = opening(hash, table, revisions);
  if (opened.ok) keepContent(db(), hash, table, revisions);
  return opened;
}

/** The game of a content that was pinned once. The error is a sentence: these rules cannot play these cards. Undefined when there is no such content. */
export function openContent(hash: string): Result<Opened, string> | undefined {
  const known = open.get(hash);
  if (known) return ok(known);
  const content = findContent(db(), hash);
  if (!content) return undefined;
  const game = TABLE_GAMES.find((one) => one === content.game);
  if (!game) return err(`This studio has no rules for ${content.game}.`);
  const opened = opening(hash, game, content.revisions);
  return opened.ok ? opened : err(opened.error.message);
}

/** Why a game cannot be opened, and the cards that are to blame. */
type NotOpened = { readonly message: string; readonly cards: readonly string[] };

function opening(hash: string, table: TableGame, revisions: ContentRevisions): Result<Opened, NotOpened> {
  const known = open.get(hash);
  if (known) return ok(known);
  const game = cardsOf(table);
  const { name } = gameDefinition(game);
  const cards: Card[] = [];
  const keywords: Keyword[] = [];
  let plan: unknown;
  let boards: Boards | undefined;
  let inPart: Card | undefined;
  for (const revision of revisions) {
    if (revision.type === "table") {
      plan = revision.plan;
      continue;
    }
    if (revision.type === "boards") {
      const read = parseBoards(revision.data);
      if (!read.ok) return err({ message: `The boards stored with ${name} do not fit this version of the studio.`, cards: [] });
      boards = read.value;
      continue;
    }
    const { type, id, number } = revision;
    const value = findRevision(db(), type, id, number)?.value;
    const keyword = type === "keyword" ? KeywordSchema.safeParse(value) : undefined;
    const card = type === "card" ? cardOfRow(value) : undefined;
    if (card && revision.part) inPart = card;
    else if (card) cards.push(card);
    else if (keyword?.success) keywords.push(keyword.data);
    else {
      const message = `The stored version of ${id} does not fit this version of the studio, so ${name} cannot be played with it.`;
      return err({ message, cards: type === "card" ? [id] : [] });
    }
  }
  const part = inPart && partThatRuns(cardReader(game, keywords), inPart);
  if (inPart && part) cards.push({ ...inPart, text: part.text });
  // In the order in which every part of the studio hands cards to a game: chance is dealt over it.
  const source = { cards: cards.sort(byNumber), keywords, ...(boards ? { boards } : {}) };
  const decks = shippedDecks(game);
  const opened = table === game ? openPlayable(table, { ...source, decks }) : openedTable(hash, game, plan, { ...source, decks });
  if (!opened.ok) {
    const [draft] = opened.error;
    const why = draft?.problems[0]?.message ?? "it is a draft";
    const message = `${name} cannot be played with these cards. ${draft?.name ?? name}: ${withFullStop(why)}`;
    return err({ message, cards: opened.error.map(({ card }) => card) });
  }
  const fresh: Opened = {
    ...{ hash, playable: opened.value, source },
    ...(inPart && part ? { byHand: { card: inPart.id, sentences: part.left } } : {}),
  };
  open.set(hash, fresh);
  const [oldest] = open.keys();
  if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest);
  return ok(fresh);
}

/** A free table that was pinned with its plan. */
function openedTable(hash: string, game: GameId, plan: unknown, source: Pick<FreeSource, "cards" | "decks">): ReturnType<typeof openTable> {
  const read = parsePlan(plan);
  return read.ok ? openTable({ ...source, game, hash, plan: read.value }) : planFaults(game, read.error);
}

const planFaults = (game: GameId, faults: readonly string[]): ReturnType<typeof openTable> =>
  err([{ card: game, name: game, problems: faults.map((message) => ({ from: 0, to: 0, message })) }]);

/** What browsers are told of a content. */
export function contentTold({ hash, playable, source, byHand }: Opened): ContentTold {
  const { id, seats, cards, game } = playable;
  const fields = Object.fromEntries(Object.entries(game.layout.fields).map(([name, { supposed: _, ...spec }]) => [name, spec]));
  const { boards } = playable;
  return {
    hash,
    game: id,
    seats,
    cards,
    keywords: source.keywords,
    places: game.layout.places,
    fields,
    ...(boards ? { boards } : {}),
    ...(byHand ? { byHand } : {}),
  };
}
