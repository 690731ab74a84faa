/** Matches with decks of this studio. */
import type { QueryClient } from "@tanstack/react-query";
import { type DeckList, entrySectionIds } from "../../../engine/cards/deck.ts";
import type { PlayableGame } from "../../../engine/games/game.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import type { MatchMade } from "../../../engine/matches/told.ts";
import { cardQueries } from "../../api/cards.ts";
import { createMatch, type SeatWish } from "../../api/matches.ts";

/** The first card of a deck, in the order of its sections: what it is known by. */
export const leaderOf = ({ game, sections }: DeckList): string | undefined => entrySectionIds(game).flatMap((id) => sections[id])[0]?.name;

/** Begins a match with a deck against bots, which play ready decks that something else leads. Rejects with a sentence if the deck is not legal. */
export async function playAgainstBots(client: QueryClient, game: PlayableGame, list: DeckList): Promise<MatchMade> {
  const ready = (await client.fetchQuery(cardQueries.shippedDecks(game))).map((deck) => deck.list);
  const others = ready.filter((other) => leaderOf(other) !== leaderOf(list));
  const opponents = Math.max(1, ABOUT[game].play.players.from - 1);
  const decks = Array.from({ length: opponents }, (_, i) => others[i % Math.max(1, others.length)] ?? ready[0] ?? list);
  const bots = decks.map((): SeatWish => ({ who: "bot", bot: "greedy" }));
  return createMatch({ game, seats: [{ who: "here" }, ...bots], decks: [list, ...decks] });
}
