/** Routes that compute something about a deck and save nothing. */

import { z } from "zod";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import { DeckListSchema } from "../../engine/cards/deck-schema.ts";
import { loadRegex, parseQuery } from "../../engine/cards/search/index.ts";
import { pileSectionIds } from "../../engine/cards/sections.ts";
import { DeckFileSchema } from "../../engine/decks/file-schema.ts";
import {
  CSV_FIELDS,
  drawsOf,
  formatArchive,
  formatDeckCsv,
  formatDeckJson,
  formatDeckText,
  MAX_FILE_CHARACTERS,
  MAX_TURN,
  namedFormat,
  namesMatching,
  odds,
  readDecks,
  searchPool,
} from "../../engine/decks/index.ts";
import { DECK_GAMES } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { unreachable } from "../../engine/kernel/result.ts";
import { allDecks, checkList } from "../decks.ts";
import { answerWith, endpoint, json, refuse } from "../http.ts";
import { poolOf } from "../library.ts";
import { ARCHIVE_BYTES, LIST_BYTES } from "./shapes.ts";

const Text = z.string().max(MAX_FILE_CHARACTERS, `a list can have at most ${MAX_FILE_CHARACTERS} characters`);

/** As often as the most patient game lets a hand be sent back. */
const MOST_MULLIGANS = Math.max(0, ...DECK_GAMES.map((game) => drawsOf(game)?.mulligan?.most ?? 0));
/** What odds can be asked of, in any game. */
const PILES = [...new Set(DECK_GAMES.flatMap(pileSectionIds))];

const noRules = (game: GameId) =>
  refuse(
    400,
    "no-deck-rules",
    `${gameDefinition(game).name} has a fixed card pool and no deck rules, so there is nothing to check.`,
    "game",
  );

export const checkDeck = endpoint({
  method: "POST",
  path: "/api/decks/check",
  summary: "Checks whether a deck, as a list or as text, is legal; every problem comes with a reason and fixes.",
  body: z.union([
    z.strictObject({ list: DeckListSchema, format: z.string().max(80).optional() }),
    z.strictObject({ text: Text, game: z.enum(GAME_IDS), format: z.string().max(80).optional() }),
  ]),
  mostBytes: ARCHIVE_BYTES,
  answer: { description: "What the check found", type: "DeckCheck" },
  errors: { "no-deck-rules": "the game has no deck rules", "no-format": "there is no such format", unreadable: "the text is not a list" },
  handle: ({ body }) => {
    const list = "list" in body ? body.list : listIn(body.text, body.game);
    if (list instanceof Response) return list;
    const formats = gameDefinition(list.game).deck?.formats;
    if (body.format !== undefined && formats && !namedFormat(formats, body.format)) {
      const known = formats.map(({ id }) => id).join(", ");
      return refuse(400, "no-format", `There is no format “${body.format}”. Formats: ${known}.`, "format");
    }
    const check = checkList(list, body.format);
    return check ? json(check) : noRules(list.game);
  },
});

function listIn(text: string, game: GameId) {
  const reading = readDecks(text, { game, pool: poolOf(game) });
  return reading.ok ? reading.decks[0].list : refuse(400, "unreadable", reading.error.message, "text");
}

export const readList = endpoint({
  method: "POST",
  path: "/api/decks/read",
  summary: "Reads text, CSV, JSON or a share link as decks, with a report on every line.",
  body: z.strictObject({
    text: Text,
    game: z.enum(GAME_IDS),
    fileName: z.string().max(300).optional(),
    columns: z
      .partialRecord(z.enum(CSV_FIELDS), z.number().int().min(0).max(1_000))
      .optional()
      .describe("For CSV: the content of each column, counted from 0"),
  }),
  mostBytes: ARCHIVE_BYTES,
  answer: { description: "The decks and the report on lines", type: "DeckReading" },
  errors: { unreadable: "the text is not a list" },
  handle: ({ body: { text, game, fileName, columns } }) => {
    const reading = readDecks(text, {
      game,
      pool: poolOf(game),
      ...(fileName === undefined ? {} : { fileName }),
      ...(columns ? { columns } : {}),
    });
    return reading.ok ? json(reading) : refuse(400, "unreadable", reading.error.message, "text");
  },
});

const TYPES = { text: "text/plain; charset=utf-8", csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

export const formatList = endpoint({
  method: "POST",
  path: "/api/decks/format",
  summary: "Writes a deck as text, CSV or JSON.",
  body: z.strictObject({
    list: DeckListSchema,
    to: z.enum(["text", "csv", "json"]),
    sets: z.boolean().default(false).describe("With set and number; for text"),
  }),
  mostBytes: LIST_BYTES,
  answer: { description: "The deck in the requested format", type: "text" },
  handle: ({ body: { list, to, sets } }) => {
    const pool = poolOf(list.game);
    switch (to) {
      case "text":
        return answerWith(formatDeckText(list, pool, { sets }), 200, { "content-type": TYPES.text });
      case "csv":
        return answerWith(formatDeckCsv(list, pool), 200, { "content-type": TYPES.csv });
      case "json":
        return answerWith(formatDeckJson(list), 200, { "content-type": TYPES.json });
      default:
        return unreachable(to);
    }
  },
});

export const deckOdds = endpoint({
  method: "POST",
  path: "/api/decks/odds",
  summary: "The exact probability of having drawn enough copies of a card, or of the cards a search finds, by a turn.",
  body: z
    .strictObject({
      list: DeckListSchema,
      card: z.string().min(1).max(300).optional().describe("A card name as in the list"),
      query: z.string().max(2_000).optional().describe("Or a search"),
      atLeast: z.number().int().min(1).max(1_000),
      byTurn: z.number().int().min(1).max(MAX_TURN),
      first: z.boolean().describe("Going first"),
      section: z.enum(PILES).optional().describe("Default: what hands are drawn from"),
      mulligans: z.number().int().min(0).max(MOST_MULLIGANS).default(0),
    })
    .refine(({ card, query }) => (card === undefined) !== (query === undefined), {
      path: ["card"],
      message: "give either a card or a query",
    }),
  mostBytes: LIST_BYTES,
  answer: { description: "population, successes, draws, atLeast, p", type: "Odds" },
  errors: {
    "no-deck-rules": "the game has no deck rules",
    "no-section": "decks of the game have no such pile",
    "unread-query": "part of the query cannot be read, so the odds would be for other cards",
  },
  handle: async ({ body: { list, card, query, atLeast, byTurn, first, section, mulligans } }) => {
    const pool = poolOf(list.game);
    const draws = drawsOf(list.game);
    if (!draws) return noRules(list.game);
    const piles = pileSectionIds(list.game);
    if (section !== undefined && !piles.includes(section))
      return refuse(400, "no-section", `Odds are asked of ${piles.map((id) => `“${id}”`).join(" or ")}.`, "section");
    if (query !== undefined) {
      if (parseQuery(query, gameDefinition(list.game)).needsRegex) await loadRegex();
      const [part] = searchPool(pool, query, list).ignored;
      if (part) return refuse(400, "unread-query", `The query was ignored: ${part.message}`, "query");
    }
    const names = query === undefined ? new Set([card ?? ""]) : namesMatching(pool, query, list);
    return json(
      odds(
        list,
        pool,
        (entry) => names.has(entry.name),
        { turn: byTurn, first, section: section ?? draws.from, mulligans, draws },
        atLeast,
      ),
    );
  },
});

export const downloadArchive = endpoint({
  method: "GET",
  path: "/api/decks/archive",
  summary: "All decks in one file that can be imported again.",
  answer: { description: "An arcology-deck/1 file", type: "application/json" },
  handle: () =>
    answerWith(formatArchive(allDecks()), 200, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="arcology-decks-${new Date().toISOString().slice(0, 10)}.json"`,
    }),
});

export const deckFileSchema = endpoint({
  method: "GET",
  path: "/api/decks/schema",
  summary: "The JSON schema of an arcology-deck/1 file.",
  answer: { description: "A JSON schema", type: "application/json" },
  handle: () => json(z.toJSONSchema(DeckFileSchema)),
});
