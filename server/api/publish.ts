/** Routes about what a card lacks before it is shown to others, and about games that bots play with it. */
import { z } from "zod";
import { GAME_COUNTS, type SetChecks } from "../../engine/cards/work.ts";
import { endpoint, json, refuse } from "../http.ts";
import { gamesOf, startGames, stopGames } from "../studio/clean-games.ts";
import { cardsOfSet, checksOfCard, checksOfSet } from "../studio/publish.ts";
import { twinsOfSet, warningsOfSet } from "../studio/set-findings.ts";
import { CardParams, GameParams } from "./shapes.ts";
import { NO_CARD, onCard } from "./studio-shapes.ts";

const Games = z
  .union(GAME_COUNTS.map((count) => z.literal(count)))
  .default(200)
  .describe("Number of games: 200 without errors prove the card");
const SetCode = z.string().max(12).optional().describe("Only the cards of this set");

export const readChecks = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}/checks",
  summary: "What a saved card still lacks before it is ready for others, and its bot games.",
  params: CardParams,
  answer: { description: "Each check with a message, and the games so far", type: "CardChecks" },
  errors: NO_CARD,
  handle: ({ params }) => onCard(params, (card) => json(checksOfCard(card))),
});

export const readGames = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}/games",
  summary: "The bot games with a saved card so far.",
  params: CardParams,
  answer: { description: "Null if none were requested", type: "{games: GamesRun | null}" },
  errors: NO_CARD,
  handle: ({ params }) => onCard(params, (card) => json({ games: gamesOf(card) ?? null })),
});

export const playGames = endpoint({
  method: "POST",
  path: "/api/cards/{game}/{slug}/games",
  summary: "Starts bot games with a card in the background. 200 games without errors prove the card.",
  params: CardParams,
  body: z.strictObject({ games: Games }),
  answer: { status: 202, description: "The games so far", type: "{games: GamesRun}" },
  errors: { ...NO_CARD, "cannot-play": "the card is a draft, or the rules cannot play it: the message says why" },
  handle: ({ params, body: { games } }) =>
    onCard(params, (card) => {
      const run = startGames(card, games);
      return run.ok ? json({ games: run.value }, 202) : refuse(409, "cannot-play", run.error, "card");
    }),
});

export const dropGames = endpoint({
  method: "DELETE",
  path: "/api/cards/{game}/{slug}/games",
  summary: "Stops the bot games with a card.",
  params: CardParams,
  answer: { description: "The games so far", type: "{games: GamesRun | null}" },
  errors: NO_CARD,
  handle: ({ params }) =>
    onCard(params, (card) => {
      stopGames(card.id);
      return json({ games: gamesOf(card) ?? null });
    }),
});

export const readSetChecks = endpoint({
  method: "GET",
  path: "/api/games/{game}/checks",
  summary: "What the cards of a set still lack before they are ready for others.",
  params: GameParams,
  query: z.object({ set: SetCode }),
  answer: { description: "The cards that still lack something, and the bot games", type: "SetChecks" },
  handle: ({ params: { game }, query: { set } }) => json(checksOfSet(game, set)),
});

export const readTwins = endpoint({
  method: "GET",
  path: "/api/games/{game}/twins",
  summary: "Cards of a set with similar texts, most similar first.",
  params: GameParams,
  query: z.object({ set: SetCode }),
  answer: { description: "The cards, how similar they are, and their number of constructs", type: "{twins: CardTwins[]}" },
  handle: ({ params: { game }, query: { set } }) => json({ twins: twinsOfSet(game, set) }),
});

export const readWarnings = endpoint({
  method: "GET",
  path: "/api/games/{game}/warnings",
  summary: "Warnings about a set: clashes, likely misspellings, outliers for their price, and prices without a card.",
  params: GameParams,
  query: z.object({ set: SetCode }),
  answer: { description: "A message each with its cards, most serious first", type: "{warnings: SetWarning[]}" },
  handle: ({ params: { game }, query: { set } }) => json({ warnings: warningsOfSet(game, set) }),
});

export const playSet = endpoint({
  method: "POST",
  path: "/api/games/{game}/checks",
  summary: "Starts bot games with every untested card of a set, one card at a time.",
  params: GameParams,
  body: z.strictObject({ set: SetCode, games: Games }),
  answer: { status: 202, description: "The checks and the games so far", type: "SetChecks" },
  handle: ({ params: { game }, body: { set, games } }) => {
    for (const card of cardsOfSet(game, set)) if (card.state === "unverified") startGames(card, games);
    return json(checksOfSet(game, set) satisfies SetChecks, 202);
  },
});

export const dropSet = endpoint({
  method: "DELETE",
  path: "/api/games/{game}/checks",
  summary: "Stops the bot games with the cards of a set.",
  params: GameParams,
  query: z.object({ set: SetCode }),
  answer: { description: "The checks and the games so far", type: "SetChecks" },
  handle: ({ params: { game }, query: { set } }) => {
    for (const { id } of cardsOfSet(game, set).toReversed()) stopGames(id);
    return json(checksOfSet(game, set) satisfies SetChecks);
  },
});
