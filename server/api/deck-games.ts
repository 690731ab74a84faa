/** The route about what a deck can pay for by each turn, in games that bots play with it. */
import { z } from "zod";
import { DeckListSchema } from "../../engine/cards/deck-schema.ts";
import { deckGames, playDeck, stopDeck } from "../deck-games/runs.ts";
import { endpoint, json, refuse } from "../http.ts";
import { LIST_BYTES } from "./shapes.ts";

export const botGamesOfDeck = endpoint({
  method: "POST",
  path: "/api/decks/games",
  summary: "What a deck could have paid for in each of its turns, in games that bots play with it in the background. Stores nothing.",
  body: z.strictObject({
    list: DeckListSchema,
    act: z
      .enum(["look", "play", "stop"])
      .default("look")
      .describe("play: starts the games, unless they were already played; stop: games played so far still count"),
  }),
  mostBytes: LIST_BYTES,
  answer: { description: "The games so far", type: "DeckGamesTold" },
  errors: { "cannot-play": "the deck cannot be played: the message says why" },
  handle: ({ body: { list, act } }) => {
    if (act === "stop") stopDeck(list);
    const games = act === "play" ? playDeck(list) : deckGames(list);
    return games.ok ? json(games.value) : refuse(409, "cannot-play", games.error);
  },
});
