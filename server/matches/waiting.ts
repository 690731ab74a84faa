/** Whom a match waits for before it begins, as a browser may know it. */
import type { WaitingTold } from "../../engine/matches/told.ts";
import type { Table } from "./table.ts";
import { hasBegun, playersOf } from "./who.ts";

/** What a browser is told while the match waits: for whom, and of decks only its own. */
export function waitingTold(table: Table, holder: string | undefined): WaitingTold | undefined {
  if (hasBegun(table)) return undefined;
  const { seats } = table;
  const own = playersOf(table, holder);
  return {
    for: seats.filter(({ waits }) => waits).map(({ player }) => player),
    bring: seats.filter(({ deck, waits }) => waits && deck === null).map(({ player }) => player),
    decks: seats.flatMap(({ player, deck }) => (deck && own.includes(player) ? [{ player, list: deck }] : [])),
  };
}
