/** What lies on a free table before anybody has moved. */
import type { Layout } from "../../kernel/layout.ts";
import type { State } from "../../kernel/state.ts";
import { createCard, shufflePlace } from "../../kernel/zones.ts";
import type { FreeTable } from "./table.ts";

/** Makes the cards of every pile, in the order of the table, and shuffles those that are to be. */
export function layPiles({ zones, piles }: FreeTable, layout: Layout, state: State): void {
  for (const { zone, space, player, cards, shuffled } of piles) {
    const { per = "game", spaces = 1 } = zones[zone] ?? {};
    const place = (layout.at[zone] ?? 0) + (per === "player" ? player * spaces : 0) + space;
    for (const card of cards) createCard(state, layout, card, player, place);
    if (shuffled) shufflePlace(state, layout, place);
  }
}
