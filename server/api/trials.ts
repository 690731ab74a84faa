/** Routes to try a card, and about the scenarios that belong to it. */
import { z } from "zod";
import { LOBBY_BOTS } from "../../engine/games/game-lobby.ts";
import { isPlayable } from "../../engine/games/playable.ts";
import { endpoint, json, refuse } from "../http.ts";
import { beginTrial } from "../matches/begin.ts";
import { browserOf, holderOf } from "../matches/browser.ts";
import { pinToday } from "../matches/contents.ts";
import * as scenarios from "../studio/scenarios.ts";
import { Entry, MatchIdSchema } from "./match-shapes.ts";
import { CardParams, IdSchema, NameSchema } from "./shapes.ts";
import { NO_CARD, onCard, Signing } from "./studio-shapes.ts";

export const tryCard = endpoint({
  method: "POST",
  path: "/api/cards/{game}/{slug}/try",
  summary:
    "Starts a mid-game match with the card in hand, money to pay for it and a target for it. The other players are bots. Of a draft, the sentences that are understood run.",
  params: CardParams,
  body: z.strictObject({
    name: z
      .string()
      .trim()
      .max(60)
      .regex(/^[^\p{Cc}]*$/u, "a name must be one line")
      .default("")
      .describe("Your name"),
    bot: z.enum(LOBBY_BOTS).default("greedy"),
  }),
  answer: { status: 201, description: "The match, and which player has the card", type: "MatchMade & {player}" },
  errors: { ...NO_CARD, "cannot-play": "the rules cannot play the card: the message says why" },
  handle: ({ params, body, request }) =>
    onCard(params, (card) => {
      if (!isPlayable(card.game))
        return refuse(
          409,
          "cannot-play",
          "This game's rules do not run yet, so you cannot try its cards. You can move them by hand on a free table.",
        );
      const browser = browserOf(request);
      const made = beginTrial(card, card.game, body, browser.holder);
      if (!made.ok) return refuse(409, made.error.code, made.error.message, made.error.field);
      return json(made.value, 201, { ...browser.headers, location: `/api/matches/${made.value.id}` });
    }),
});

export const foreseeCard = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}/foreseen",
  summary: "What a card that nobody plays does by itself, in positions made for it; empty for other cards.",
  params: CardParams,
  answer: { description: "Positions, each with what happens in it", type: "{foreseen: Foreseen[]}" },
  errors: { ...NO_CARD, "cannot-play": "the rules cannot play the card: the message says why" },
  handle: ({ params }) =>
    onCard(params, (card) => {
      if (!isPlayable(card.game)) return json({ foreseen: [] });
      const opened = pinToday(card.game, { tried: card.id });
      if (!opened.ok) return refuse(409, "cannot-play", opened.error);
      return json({ foreseen: opened.value.playable.foresee?.(card.id) ?? [] });
    }),
});

export const listScenarios = endpoint({
  method: "GET",
  path: "/api/cards/{game}/{slug}/scenarios",
  summary: "The scenarios of a card, each run now with the current card.",
  params: CardParams,
  answer: { description: "Name, author, and whether it passes or why not", type: "{scenarios: CardScenario[]}" },
  errors: NO_CARD,
  handle: ({ params }) => onCard(params, (card) => json({ scenarios: scenarios.runScenarios(card) })),
});

const Part = z
  .strictObject({
    from: Entry.describe("The entry to begin after, as for a scenario file"),
    to: Entry,
    facts: z.array(z.number().int().min(0).max(10_000)).max(1_000).describe("Indexes of the facts to expect"),
  })
  .optional()
  .describe("Which part of the match; absent: all of a trial, with whatever it changed");

export const saveScenario = endpoint({
  method: "POST",
  path: "/api/cards/{game}/{slug}/scenarios",
  summary: "Saves a match as a scenario of the card: a trial of it, or a part of any match that shows it.",
  params: CardParams,
  body: z.strictObject({
    match: MatchIdSchema,
    name: NameSchema.describe("One sentence: what it shows"),
    author: Signing.author,
    part: Part,
  }),
  answer: { status: 201, description: "The scenario", type: "CardScenario" },
  errors: {
    ...NO_CARD,
    "no-match": "there is no such match",
    "cannot-record": "the match cannot be written as a scenario: the message says why",
  },
  handle: ({ params, body: { match, part, ...named }, request }) =>
    onCard(params, (card) => {
      const saved = scenarios.saveScenario(card, match, { ...named, ...(part && { part: { ...part, holder: holderOf(request) } }) });
      return saved.ok ? json(saved.value, 201) : refuse(saved.error.code === "no-match" ? 404 : 409, saved.error.code, saved.error.message);
    }),
});

export const archiveScenario = endpoint({
  method: "DELETE",
  path: "/api/scenarios/{id}",
  summary: "Deletes a scenario. It can be restored.",
  params: z.object({ id: IdSchema }),
  answer: { description: "The id of the scenario", type: "{id}" },
  errors: { "no-scenario": "there is no scenario with this address" },
  handle: ({ params: { id } }) => (scenarios.archiveScenario(id, true) ? json({ id }) : noScenario()),
});

export const restoreScenario = endpoint({
  method: "POST",
  path: "/api/scenarios/{id}/restore",
  summary: "Restores a scenario.",
  params: z.object({ id: IdSchema }),
  answer: { description: "The id of the scenario", type: "{id}" },
  errors: { "no-scenario": "there is no scenario with this address" },
  handle: ({ params: { id } }) => (scenarios.archiveScenario(id, false) ? json({ id }) : noScenario()),
});

const noScenario = () => refuse(404, "no-scenario", "There is no scenario at this address. It may be in another studio.");
