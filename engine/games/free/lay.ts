/** Laying a free table as its plan says: piles, decks, then what is dealt from them. */
import type { Card } from "../../cards/card.ts";
import type { Layout } from "../../kernel/layout.ts";
import { shuffled } from "../../kernel/rng.ts";
import { fieldsOf, type State } from "../../kernel/state.ts";
import { createCard, moveCard } from "../../kernel/zones.ts";
import type { Boards } from "../boards/index.ts";
import { layPieces } from "./lay-pieces.ts";
import { startOfCounter, type TablePlan } from "./plan.ts";

/** A deck that somebody plays with: by section how many of which cards, by id. */
export type TableDeck = Readonly<Record<string, readonly { readonly id: string; readonly count: number }[]>>;

/** How many play, and with which decks, by player; a table whose plan names no sections has none. */
export type TableOptions = { readonly players: number; readonly decks: readonly TableDeck[] };

/** Makes every card of the plan where it lies at the start. `state.players` play. */
export function layPlan(
  plan: TablePlan,
  boards: Boards,
  cards: readonly Card[],
  layout: Layout,
  state: State,
  { decks }: TableOptions,
): void {
  for (const [name, counter] of Object.entries(plan.counters)) {
    const value = fieldsOf(state)[name];
    if (Array.isArray(value)) fieldsOf(state)[name] = value.map((_, player) => startOfCounter(counter, player, state.players));
  }
  const placeOf = (area: string, player: number, space = 0): number => {
    const { per, columns, rows } = plan.areas[area] ?? { per: "game", columns: 1, rows: 1 };
    return (layout.at[area] ?? 0) + (per === "player" ? player * columns * rows : 0) + space;
  };
  const lay = (designs: readonly number[], mixed: boolean, player: number, place: number) => {
    // Dealt in another order than that in which they are written, so that a card's number tells nothing.
    for (const design of mixed ? shuffled(state.rng, designs) : designs) createCard(state, layout, design, player, place);
  };
  for (const { area, player, kinds, fields, shuffled: mixed } of plan.piles) {
    if (player >= state.players) continue;
    const fits = (card: Card) =>
      kinds.includes(card.kind) && Object.entries(fields).every(([name, value]) => (card.fields[name] ?? null) === value);
    lay(
      cards.flatMap((card, index) => (fits(card) ? Array.from({ length: card.count }, () => index) : [])),
      mixed,
      player,
      placeOf(area, player),
    );
  }
  const byId = new Map<string, number>(cards.map(({ id }, index) => [id, index]));
  for (let player = 0; player < state.players; player++)
    for (const [section, area] of Object.entries(plan.decks)) {
      const entries = decks[player]?.[section] ?? [];
      const designs = entries.flatMap(({ id, count }) => Array.from({ length: count }, () => byId.get(id) ?? []).flat());
      lay(designs, plan.areas[area]?.seen === "none", player, placeOf(area, player));
    }
  for (const { from, to, cards: count } of plan.deals) {
    const { per, columns, rows } = plan.areas[to] ?? { per: "game", columns: 1, rows: 1 };
    for (let player = 0; player < (per === "player" ? state.players : 1); player++)
      for (let space = 0; space < columns * rows; space++)
        for (let i = 0; i < count; i++) {
          const top = state.zones[placeOf(from, player)]?.at(-1);
          if (top !== undefined) moveCard(state, layout, top, placeOf(to, player, space));
        }
  }
  layPieces(plan.pieces, boards, { cards, layout, state, placeOf: (area, space = 0) => placeOf(area, 0, space) });
}
