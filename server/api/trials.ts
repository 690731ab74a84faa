/** Routes to try a card, and about the scenarios that belong to it. */
import { z } from "zod";
import { isPlayable } from "../../engine/games/playable.ts";
import { endpoint, json, refuse } from "../http.ts";
import { beginTrial } from "../matches/begin.ts";
import { browserOf } from "../matches/browser.ts";
import * as scenarios from "../studio/scenarios.ts";
import { MatchIdSchema } from "./match-shapes.ts";
import { CardParams, IdSchema, NameSchema } from "./shapes.ts";
import { NO_CARD, onCard, Signing } from "./studio-shapes.ts";

export const tryCard = endpoint({
  method: "POST",
  path: "/api/cards/{game}/{slug}/try",
  summary: "Begins a match in the middle with the card at hand, its price, and something to use it on; the others are bots.",
  params: CardParams,
  body: z.strictObject({
    name: z
      .string()
      .trim()
      .max(60)
      .regex(/^[^\p{Cc}]*$/u, "a name is one line")
      .default("")
      .describe("What you are called"),
    bot: z.enum(["random", "greedy", "search"]).default("greedy"),
  }),
  answer: { status: 201, description: "The match, and which player has the card", type: "MatchMade & {player}" },
  errors: { ...NO_CARD, "cannot-play": "the card is a draft, or the rules cannot take it: the sentence says why" },
  handle: ({ params, body, request }) =>
    onCard(params, (card) => {
      if (!isPlayable(card.game))
        return refuse(
          409,
          "cannot-play",
          "This game is not played by its rules yet, so its cards cannot be tried. They can be moved by hand on a free table.",
        );
      if (card.state === "draft" || card.state === "free") {
        const why = card.reading?.problems?.[0]?.message;
        return refuse(409, "cannot-play", `${card.name} cannot be played yet: ${why ?? "its text cannot be carried out"}.`, "card");
      }
      const browser = browserOf(request);
      const made = beginTrial(card, card.game, body, browser.holder);
      if (!made.ok) return refuse(409, made.error.code, made.error.message, made.error.field);
      return json(made.value, 201, { ...browser.headers, location: `/api/matches/${made.value.id}` });
    }),
});

export const listScenarios = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}/scenarios",
  summary: "The scenarios of a card, each played now with the card as it is.",
  params: CardParams,
  answer: { description: "Name, author, and whether it passes or why not", type: "{scenarios: CardScenario[]}" },
  errors: NO_CARD,
  handle: ({ params }) => onCard(params, (card) => json({ scenarios: scenarios.runScenarios(card) })),
});

export const saveScenario = endpoint({
  method: "POST",
  path: "/api/cards/{game}/{slug}/scenarios",
  summary: "Saves a match that was begun with trying the card as a scenario of it: what was chosen, and what came of it.",
  params: CardParams,
  body: z.strictObject({ match: MatchIdSchema, name: NameSchema.describe("One sentence: what it shows"), author: Signing.author }),
  answer: { status: 201, description: "The scenario", type: "CardScenario" },
  errors: {
    ...NO_CARD,
    "no-match": "there is no such match",
    "cannot-record": "the match cannot be told as a scenario: the sentence says why",
  },
  handle: ({ params, body: { match, ...named } }) =>
    onCard(params, (card) => {
      const saved = scenarios.saveScenario(card, match, named);
      return saved.ok ? json(saved.value, 201) : refuse(saved.error.code === "no-match" ? 404 : 409, saved.error.code, saved.error.message);
    }),
});

export const archiveScenario = endpoint({
  method: "DELETE",
  path: "/api/scenarios/{id}",
  summary: "Puts a scenario away; it can be brought back.",
  params: z.object({ id: IdSchema }),
  answer: { description: "The id of the scenario", type: "{id}" },
  errors: { "no-scenario": "there is no scenario with this address" },
  handle: ({ params: { id } }) => (scenarios.archiveScenario(id, true) ? json({ id }) : noScenario()),
});

export const restoreScenario = endpoint({
  method: "POST",
  path: "/api/scenarios/{id}/restore",
  summary: "Brings a scenario back.",
  params: z.object({ id: IdSchema }),
  answer: { description: "The id of the scenario", type: "{id}" },
  errors: { "no-scenario": "there is no scenario with this address" },
  handle: ({ params: { id } }) => (scenarios.archiveScenario(id, false) ? json({ id }) : noScenario()),
});

const noScenario = () => refuse(404, "no-scenario", "There is no scenario with this address. It may be on another studio.");
