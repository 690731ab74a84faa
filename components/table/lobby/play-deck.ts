/** Matches with decks of this studio. */
import type { QueryClient } from "@tanstack/react-query";
import type { DeckList } from "../../../engine/cards/deck.ts";
import { writtenDeck } from "../../../engine/games/megacorp/decks/written-deck.ts";
import type { WrittenDeck } from "../../../engine/games/megacorp/setup/options.ts";
import type { MatchMade } from "../../../engine/matches/told.ts";
import { cardQueries } from "../../api/cards.ts";
import { createMatch } from "../../api/matches.ts";

/** The deck of a list as an option of a match. What of it is not legal the studio says when the match begins. */
export const deckOptionOf = (list: DeckList): WrittenDeck => writtenDeck(list, []);

/** The deck of a list as a free table lays it: by section which cards. What the library does not know has no card to lay. */
export const tableDeckOf = ({ sections }: DeckList): Readonly<Record<string, readonly { readonly id: string; readonly count: number }[]>> =>
  Object.fromEntries(
    (["business", "founder", "main", "resources"] as const).map((section) => [
      section,
      sections[section].flatMap(({ id, count }) => (id === undefined || !Number.isInteger(count) || count < 1 ? [] : [{ id, count }])),
    ]),
  );

/** Begins a match with a deck against a bot, which plays a ready deck of another Business. Rejects with a sentence if the deck is not legal. */
export async function playAgainstBot(client: QueryClient, list: DeckList): Promise<MatchMade> {
  const ready = await client.fetchQuery(cardQueries.shippedDecks("megacorp"));
  const own = list.sections.business[0]?.name;
  const other = ready.find((deck) => deck.list.sections.business[0]?.name !== own) ?? ready[0];
  return createMatch({
    game: "megacorp",
    seats: [{ who: "here" }, { who: "bot", bot: "greedy" }],
    options: { decks: [deckOptionOf(list), other?.id ?? ""] },
  });
}
