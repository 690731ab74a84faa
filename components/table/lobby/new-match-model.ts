/** A match in preparation: the seats, and the request to the studio. Pure. */
import type { DeckList } from "../../../engine/cards/deck.ts";
import { isFreeTable, type TableGame } from "../../../engine/games/game.ts";
import { type Choices, choicesFor } from "../../../engine/games/match-options.ts";
import { seatNames } from "../../../engine/games/seats.ts";
import type { MatchWish } from "../../api/matches.ts";
import type { ownWish } from "./own-cards-model.ts";
import { isInvited, type Sitter, seatOf } from "./sitters.ts";

/** How many can play. */
export type Room = { readonly from: number; readonly to: number };

/** `deck`: as `useSeatDecks` names it; undefined: nothing chosen yet. */
export type Seat = { readonly sitter: Sitter; readonly deck: string | undefined };

/** The seats of a new match: two where two can play, this browser at the first and the others as told. */
export const firstSeats = ({ from, to }: Room, others: Sitter): readonly Seat[] =>
  withPlayers([{ sitter: "here", deck: undefined }], Math.max(from, Math.min(2, to)), others);

/** The first so many seats, new ones with `others`. */
export const withPlayers = (seats: readonly Seat[], players: number, others: Sitter): readonly Seat[] =>
  Array.from({ length: players }, (_, i) => seats[i] ?? { sitter: others, deck: undefined });

/** Everybody but the person who sets it up is the same; that is the first one at this screen. */
export function withOthers(seats: readonly Seat[], others: Sitter): readonly Seat[] {
  const own = Math.max(
    0,
    seats.findIndex(({ sitter }) => sitter === "here"),
  );
  return seats.map((seat, i) => ({ ...seat, sitter: i === own ? "here" : others }));
}

/** The deck that was chosen for a seat. Whoever is invited brings one, unless another was chosen; `theirs`: the choice that says so. */
export function chosenDeck(seat: Seat | undefined, theirs: string): string | undefined {
  if (!seat) return undefined;
  if (isInvited(seat.sitter)) return seat.deck ?? theirs;
  return seat.deck === theirs ? undefined : seat.deck;
}

/** What the seats of a table are called: as the game says, where it goes by its rules. */
export const namesAt = (table: TableGame, players: number): readonly string[] =>
  isFreeTable(table) ? Array.from({ length: players }, (_, i) => `Player ${i + 1}`) : seatNames(table, players);

/** What the studio is asked for. How many play is an option where it can differ, unless the decks tell. */
export function wishOf(
  game: TableGame,
  { from, to }: Room,
  seats: readonly Seat[],
  choices: Choices,
  decks: readonly (DeckList | null)[] | undefined,
  cards: ReturnType<typeof ownWish> = [],
): MatchWish {
  const options = {
    ...choicesFor(choices, seats.length),
    ...(from < to && !decks ? { players: seats.length } : {}),
    ...(cards.length > 0 ? { cards } : {}),
  };
  return {
    game,
    seats: seats.map(({ sitter }) => seatOf(sitter)),
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(decks ? { decks } : {}),
  };
}
