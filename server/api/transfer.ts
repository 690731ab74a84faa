/** Routes that take cards in and give them out. */
import { z } from "zod";
import { findDeck } from "../decks.ts";
import { answerWith, endpoint, json, refuse } from "../http.ts";
import { cardsOfDeck, exportArchive, importArchive } from "../studio/archive.ts";
import { exportCsv, exportJson } from "../studio/export.ts";
import { importCards } from "../studio/import.ts";
import { DeckIdSchema, GameParams } from "./shapes.ts";
import { Signing } from "./studio-shapes.ts";

/** Room for an import, with what JSON adds to it. */
const MOST_BYTES = 8_500_000;

export const importGame = endpoint({
  method: "POST",
  path: "/api/games/{game}/import",
  summary: "Takes in cards from a table or from JSON: what each row would do, and then does it, all rows or none.",
  params: GameParams,
  body: z.strictObject({
    format: z.enum(["csv", "json", "archive"]),
    data: z.string().describe("The file as text; of an archive its bytes in base64"),
    dryRun: z.boolean().default(true).describe("Only say what each row would do"),
    skipErrors: z.boolean().default(false).describe("Leave rows with errors out and write the others"),
    author: Signing.author,
  }),
  mostBytes: MOST_BYTES,
  answer: { description: "Each row with what it does, and whether that was written", type: "ImportReport" },
  errors: { unreadable: "the whole cannot be read: the sentence says why" },
  handle: async ({ params: { game }, body: { format, ...body } }) => {
    const done =
      format === "archive" ? await importArchive(game, Buffer.from(body.data, "base64"), body) : importCards(game, { ...body, format });
    return done.ok ? json(done.value) : refuse(400, "unreadable", done.error, "data");
  },
});

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8", archive: "application/zip" } as const;
const ENDINGS = { csv: "csv", json: "json", archive: "arcology.zip" } as const;

export const exportGame = endpoint({
  method: "GET",
  path: "/api/games/{game}/export",
  summary: "Gives out cards as a table or as JSON. What is given out is taken in again as it was.",
  params: GameParams,
  query: z.object({
    format: z.enum(["csv", "json", "archive"]).default("csv").describe("An archive has the whole history, and pictures"),
    set: z.string().max(12).optional().describe("Only the cards of this set"),
    card: z.string().max(200).optional().describe("Only this card, by its address"),
    deck: DeckIdSchema.optional().describe("Only the cards of this deck, as an archive"),
  }),
  answer: { description: "The file", type: "text/csv, application/json, application/zip" },
  errors: { "no-deck": "there is no deck with this address in this game" },
  handle: async ({ params: { game }, query: { format, deck, ...which } }) => {
    const list = deck && findDeck(deck)?.deck.list;
    if (deck !== undefined && list?.game !== game)
      return refuse(404, "no-deck", "There is no deck of this game with this address. It may be on another studio.", "deck");
    const file =
      format === "archive"
        ? await exportArchive(game, which, list && cardsOfDeck(list))
        : (format === "csv" ? exportCsv : exportJson)(game, which);
    const name = [game, deck ?? which.set ?? which.card].flatMap((part) => part?.replace(/[^A-Za-z0-9-]/g, "") ?? []).join("-");
    return answerWith(file, 200, {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="${name}.${ENDINGS[format]}"`,
    });
  },
});
