/** Routes about what the end score of a card would have been worth in bot games. */
import { z } from "zod";
import { checkCard } from "../../engine/games/check-card.ts";
import { endpoint, json, refuse } from "../http.ts";
import { endScoreOf, startEndGames, stopEndGames } from "../studio/end-games.ts";
import { GameParams } from "./shapes.ts";
import { REFUSED, refusedStudio, TypedSchema } from "./studio-shapes.ts";

export const readEndScore = endpoint({
  method: "POST",
  path: "/api/games/{game}/end-score",
  summary: "What the end score of a card would have been worth in the bot games so far. Changes nothing.",
  params: GameParams,
  body: z.strictObject({ card: TypedSchema.describe("A whole card, saved or not") }),
  answer: {
    description: "The games and the points per player with their 95 % interval; null if the card has no end score",
    type: "{score: EndScoreTold | null}",
  },
  errors: { "does-not-fit": REFUSED["does-not-fit"] },
  handle: ({ params: { game }, body: { card } }) => {
    const checked = checkCard({ ...card, game });
    if (!checked.ok) return refusedStudio({ code: "does-not-fit", faults: checked.error });
    const score = endScoreOf(game, checked.value);
    return json({ score: score.ok ? score.value : null });
  },
});

export const playEndGames = endpoint({
  method: "POST",
  path: "/api/games/{game}/end-games",
  summary: "Starts 200 bot games in the background, to show what end scores would have been worth in them.",
  params: GameParams,
  body: z.strictObject({}),
  answer: { status: 202, description: "The games so far", type: "{games: EndGamesRun}" },
  errors: { "cannot-play": "the game cannot be played by its rules: the message says why" },
  handle: ({ params: { game } }) => {
    const run = startEndGames(game);
    return run.ok ? json({ games: run.value }, 202) : refuse(409, "cannot-play", run.error);
  },
});

export const dropEndGames = endpoint({
  method: "DELETE",
  path: "/api/games/{game}/end-games",
  summary: "Stops these bot games. Those played so far still count.",
  params: GameParams,
  answer: { description: "Nothing", type: "{}" },
  handle: ({ params: { game } }) => {
    stopEndGames(game);
    return json({});
  },
});
