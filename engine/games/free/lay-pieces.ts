/** Lays the pieces of a free table on its boards as its plan says. */
import type { Card } from "../../cards/card.ts";
import { type Layout, numberAt } from "../../kernel/layout.ts";
import { below, shuffled } from "../../kernel/rng.ts";
import { fieldsOf, type State } from "../../kernel/state.ts";
import { moveCard } from "../../kernel/zones.ts";
import type { Boards, Part } from "../boards/index.ts";
import { fieldNames, findPart, type PiecePlan, type PiecePlans } from "./pieces.ts";

type Laying = {
  readonly cards: readonly Card[];
  readonly layout: Layout;
  readonly state: State;
  /** A place of an area of the whole table. */
  readonly placeOf: (area: string, space?: number) => number;
};

/** Lays everything that has a place at the start. `state.players` play. */
export function layPieces(pieces: PiecePlans, boards: Boards, laying: Laying): void {
  const { state } = laying;
  for (const [name, piece] of Object.entries(pieces)) {
    const part = findPart(boards, piece.on);
    if (part === undefined) continue;
    if (piece.is === "figure") layFigures(name, piece, part, laying);
    else if (piece.is === "count" && piece.dealt) dealCounts(name, piece, part, laying);
    else if (piece.is === "tiles") {
      const [tiles = "", turns = ""] = fieldNames(name, piece);
      const order = part.spaces.map((_, cell) => cell);
      const fields = fieldsOf(state);
      fields[tiles] = piece.shuffled ? shuffled(state.rng, order) : order;
      if (piece.shuffled) fields[turns] = order.map(() => below(state.rng, 4));
    }
  }
}

function layFigures(name: string, piece: PiecePlan & { is: "figure" }, part: Part, laying: Laying): void {
  const { state } = laying;
  const spaceAt = (id: string | undefined) => part.spaces.findIndex((space) => space.id === id);
  const ids = piece.start[String(state.players)] ?? [];
  if (ids.length === 0 && !piece.drawn) return;
  fieldNames(name, piece).forEach((field, i) => {
    const value = fieldsOf(state)[field];
    if (Array.isArray(value)) fieldsOf(state)[field] = value.map((_, player) => spaceAt(ids[player]));
    else fieldsOf(state)[field] = piece.drawn ? drawnSpace(piece.drawn, i, part, laying) : spaceAt(ids[i]);
  });
}

/** The space that the next card names; -1 where it names none, and then a card goes. */
function drawnSpace(drawn: NonNullable<(PiecePlan & { is: "figure" })["drawn"]>, i: number, part: Part, laying: Laying): number {
  const { cards, layout, state, placeOf } = laying;
  const card = state.zones[placeOf(drawn.from)]?.at(-1);
  if (card === undefined) return -1;
  const named = cards[state.card[card] ?? -1]?.fields[drawn.by];
  moveCard(state, layout, card, placeOf(drawn.to));
  const space = part.spaces.findIndex(({ id }) => named !== undefined && named !== null && id === String(named));
  const other = drawn.else && state.zones[placeOf(drawn.else.from, i)]?.at(-1);
  if (space < 0 && drawn.else && other !== undefined) moveCard(state, layout, other, placeOf(drawn.else.to));
  return space;
}

/** A lot for each space, and blanks: dealt to the players in turn. */
function dealCounts(name: string, piece: PiecePlan & { is: "count" }, part: Part, { layout, state }: Laying): void {
  const { blanks = 0, first } = piece.dealt ?? {};
  const fields = fieldsOf(state);
  const lots = shuffled(
    state.rng,
    Array.from({ length: part.spaces.length + blanks }, (_, lot) => lot),
  );
  const counts = fields[name] as number[];
  const supply = piece.supply === undefined ? undefined : (fields[piece.supply] as number[]);
  lots.forEach((lot, i) => {
    const player = i % state.players;
    if (lot < part.spaces.length) {
      counts[numberAt(layout, name, lot, piece.each === "player" ? player : 0)] = 1;
      if (supply) supply[player] = (supply[player] ?? 0) - 1;
    } else if (lot === part.spaces.length && first !== undefined) {
      // The others follow in seat order.
      const order = fields[first] as number[];
      for (let place = 0; place < state.players; place++) order[(player + place) % state.players] = place;
    }
  });
}
