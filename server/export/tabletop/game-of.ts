/** Gathers a game for Tabletop Simulator: its cards in the piles of its set-up, its box, its boards. */
import { loadContent } from "../../../content/load.ts";
import type { CardState, GameId, LibraryCard, PrintedCard } from "../../../engine/cards/card.ts";
import type { DeckList } from "../../../engine/cards/deck.ts";
import { playedSectionIds } from "../../../engine/cards/sections.ts";
import type { TableDeck } from "../../../engine/games/free/lay.ts";
import type { TablePlan } from "../../../engine/games/free/plan.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { ok, type Result } from "../../../engine/kernel/result.ts";
import { kitOf } from "../../print/kit.ts";
import { boardsOf, tablePlan } from "../../tables.ts";
import { type Piece, type Pieces, piecesOfCards } from "../pieces.ts";
import type { BoxPiece, GameExport, LaidPile } from "./game.ts";

export type GameWish = {
  readonly game: GameId;
  /** Every card of the game, as often as in its box. */
  readonly cards: readonly (PrintedCard & { readonly state: CardState })[];
  /** Of a game whose players bring decks: one for each seat. */
  readonly decks: readonly TableDeck[];
  readonly drafts: boolean;
  /** Where the rules can be read. */
  readonly rules: string;
};

/** Seats that Tabletop Simulator's colours are enough for. */
const MOST_SEATS = 6;

/** What is exported of a game. The error is a sentence: its table cannot be read. */
export function gameOf({ game, cards, decks, drafts, rules }: GameWish): Result<GameExport, string> {
  const plan = tablePlan(game);
  if (!plan.ok) return plan;
  const boards = boardsOf(game);
  if (!boards.ok) return boards;
  const { name } = gameDefinition(game);
  const bringsDecks = Object.keys(plan.value.decks).length > 0;
  const players = Math.min(MOST_SEATS, plan.value.players.to, bringsDecks ? Math.max(plan.value.players.from, decks.length) : MOST_SEATS);
  const piles = [...sharedPiles(cards, plan.value), ...deckPiles(decks.slice(0, players), plan.value)];
  const used = new Set(piles.flatMap(({ cards: inside }) => inside.map(({ id }) => id)));
  const set = piecesOfCards({ title: name, cards: cards.filter(({ id }) => used.has(id)).map((card) => ({ card, count: 1 })), drafts });
  const kit = kitOf(game, players);
  const box = kit.components.filter(({ is }) => is !== "die").map((component): BoxPiece => ({ component, piece: pieceOf(component) }));
  const drawings = new Map(
    box.flatMap(({ component, piece }) => [
      [piece.face, () => kit.draw(component, "front")] as const,
      ...(piece.back === undefined ? [] : [[piece.back, () => kit.draw(component, "back")] as const]),
    ]),
  );
  const all: Pieces = { ...set, draw: async (drawing, letters) => drawings.get(drawing)?.() ?? set.draw(drawing, letters) };
  const seats = loadContent().content[game].kit?.players.map((player) => player.name) ?? [];
  return ok({ name, set: all, piles, box, boards: boards.value?.boards ?? [], plan: plan.value, players, seats, rules });
}

function pieceOf({ id, name, w, h, count, back, isTwoSided }: BoxPiece["component"]): Piece {
  return {
    ...{ id: `box/${id}`, name, w, h, count, face: `box ${id} front`, text: "", tags: [], isTwoSided },
    ...(back && { back: `box ${id} back` }),
  };
}

function sharedPiles(cards: GameWish["cards"], { piles, areas }: TablePlan): readonly LaidPile[] {
  return piles.map(({ area, player, kinds, fields }) => ({
    area,
    ...(areas[area]?.per === "player" && { player }),
    cards: cards
      .filter((card) => kinds.includes(card.kind) && Object.entries(fields).every(([name, value]) => (card.fields[name] ?? null) === value))
      .map(({ id, count }) => ({ id, count })),
  }));
}

const deckPiles = (decks: readonly TableDeck[], plan: { readonly decks: Readonly<Record<string, string>> }): readonly LaidPile[] =>
  decks.flatMap((deck, player) => Object.entries(plan.decks).map(([section, area]) => ({ area, player, cards: deck[section] ?? [] })));

/** The decks of seats: those of people first, then ready ones. Cards that are not there are left out. */
export function seatDecks(
  own: readonly DeckList[],
  ready: readonly { readonly list: DeckList }[],
  cards: readonly LibraryCard[],
): readonly TableDeck[] {
  const byId = new Map<string, LibraryCard>(cards.map((card) => [card.id, card]));
  const byName = new Map(cards.map((card) => [card.name, card]));
  return [...own, ...ready.map(({ list }) => list)].map((list) =>
    Object.fromEntries(
      playedSectionIds(list.game).map((section) => [
        section,
        list.sections[section].flatMap(({ id, name, count }) => {
          const card = (id && byId.get(id)) ?? byName.get(name);
          return card ? [{ id: card.id, count: Math.min(100, Math.max(0, Math.floor(count))) }] : [];
        }),
      ]),
    ),
  );
}
