/** A game's cards on a free table, as a match: who plays with which decks, what a seat sees. */
import { z } from "zod";
import type { Card, GameId } from "../../cards/card.ts";
import { type DeckList, entrySectionIds } from "../../cards/deck.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { partOf, spacesOf } from "../boards/index.ts";
import { type DraftCard, freeTableOf, type NamedDeck, type Playable } from "../game.ts";
import { openFree } from "./index.ts";
import { layPlan, type TableDeck, type TableOptions } from "./lay.ts";
import { pieceFields } from "./pieces.ts";
import { boardsOf, type TablePlan, tableOfPlan } from "./plan.ts";
import { freeBoard, freeScene } from "./scene.ts";

export type FreeSource = {
  readonly game: GameId;
  readonly plan: TablePlan;
  readonly cards: readonly Card[];
  /** Decks that come with the cards: what is played with if nobody says otherwise. */
  readonly decks?: readonly NamedDeck[];
  /** Names the content. */
  readonly hash: string;
};

const MOST_COPIES = 200;
const DECK = z.record(
  z.string(),
  z.array(z.strictObject({ id: z.string().max(120), count: z.number().int().min(1).max(MOST_COPIES) })).max(500),
);
const OPTIONS = z.strictObject({ players: z.number().int().optional(), decks: z.array(DECK).optional() });

/** Opens a free table of a game. The error names what cannot be laid. */
export function openTable({ game, plan, cards, decks = [], hash }: FreeSource): Result<Playable, readonly DraftCard[]> {
  const table = tableOfPlan(plan, cards);
  if (!table.ok) return err([{ card: game, name: game, problems: table.error.map((message) => ({ from: 0, to: 0, message })) }]);
  const boards = boardsOf(plan);
  if (!boards.ok) return err([{ card: game, name: game, problems: boards.error.map((message) => ({ from: 0, to: 0, message })) }]);
  const on = {
    fields: pieceFields(plan.pieces, boards.value),
    spaces: Object.fromEntries(
      Object.entries(plan.areas).flatMap(([name, area]) =>
        area.on === undefined ? [] : [[name, spacesOf(partOf(boards.value, area.on))]],
      ),
    ),
  };
  const open = () =>
    openFree(table.value, hash, (state, options, layout) => layPlan(plan, boards.value, cards, layout, state, options as TableOptions), on);
  const opened = open();
  const { from, to } = plan.players;
  const seats = Array.from({ length: to }, (_, player) => `Player ${player + 1}`);
  const withDecks = Object.keys(plan.decks).length > 0;
  const usual = (players: number): readonly TableDeck[] =>
    withDecks ? Array.from({ length: players }, (_, player) => deckOf(decks[player % Math.max(1, decks.length)]?.list, plan)) : [];
  const parse = (value: unknown): Result<TableOptions, string> => {
    const parsed = OPTIONS.safeParse(value ?? {});
    if (!parsed.success) return err("A free table's options are players, a whole number, and decks, which list id and count by section");
    const { players = from, decks: given } = parsed.data;
    if (players < from || players > to) return err(`This table has room for ${from === to ? from : `${from} to ${to}`} players`);
    const unknown = (given ?? []).flatMap((deck) => Object.values(deck).flat()).find(({ id }) => !cards.some((card) => card.id === id));
    if (unknown) return err(`There is no card "${unknown.id}" to play with`);
    if (given && given.length > players) return err(`${given.length} decks are too many for ${players} players`);
    return ok({ players, decks: given ?? usual(players) });
  };
  return ok({
    id: freeTableOf(game),
    game: opened,
    cards,
    askedFor: {},
    wishes: [],
    seats,
    players: (options) => (options as TableOptions).players,
    options: {
      standard: { players: from, decks: usual(from) },
      parse,
      ...(withDecks && { ofDecks: (lists) => parse({ players: lists.length, decks: lists.map((list) => deckOf(list, plan)) }) }),
    },
    scene: (state, viewer) => freeScene(state, viewer),
    ...(boards.value.boards.length > 0 ? { boards: boards.value } : {}),
    free: (state, viewer) => freeBoard(opened.layout, cards, state, viewer, plan),
    subject: open,
  });
}

/** A deck as a table holds it: the sections that it has areas for, and of them the lines that name a card. */
function deckOf(list: DeckList | undefined, plan: TablePlan): TableDeck {
  const sections = (list ? entrySectionIds(list.game) : []).filter((section) => plan.decks[section] !== undefined);
  return Object.fromEntries(
    sections.map((section) => [
      section,
      (list?.sections[section] ?? []).flatMap(({ id, count }) =>
        id === undefined || !Number.isInteger(count) || count < 1 ? [] : [{ id, count }],
      ),
    ]),
  );
}
