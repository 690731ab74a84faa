/** Routes that take cards in and give them out. */
import { z } from "zod";
import { parseCardId } from "../../engine/cards/card.ts";
import { findDeck } from "../decks.ts";
import { answerWith, endpoint, json, refuse } from "../http.ts";
import { exportArchive } from "../studio/archive.ts";
import { importArchive } from "../studio/archive-import.ts";
import { saveCards } from "../studio/bulk.ts";
import { exportCsv, exportJson } from "../studio/export.ts";
import { importCards } from "../studio/import.ts";
import { takeBack } from "../studio/take-back.ts";
import { CardParams, DeckIdSchema, GameParams } from "./shapes.ts";
import { Base, Signing, TypedSchema } from "./studio-shapes.ts";

/** Room for an import, with what JSON adds to it: tables and lists, or an archive with the pictures of a set. */
const MOST_BYTES = 64_000_000;
/** Room for the cards of a table, and for taking an import back. */
const MOST_BYTES_AT_ONCE = 8_500_000;

export const importGame = endpoint({
  method: "POST",
  path: "/api/games/{game}/import",
  summary: "Imports cards from a table or JSON: first shows what each row would do, then writes all rows or none.",
  params: GameParams,
  body: z.strictObject({
    format: z.enum(["csv", "json", "archive"]),
    data: z.string().describe("The file as text, or an archive as base64"),
    dryRun: z.boolean().default(true).describe("Only report what each row would do"),
    skipErrors: z.boolean().default(false).describe("Skip rows with errors and write the others"),
    columns: z
      .record(z.string().max(200), z.string().max(200))
      .optional()
      .describe("For each heading of the table: the column that it is, or nothing for your own column"),
    author: Signing.author,
  }),
  mostBytes: MOST_BYTES,
  answer: { description: "Each row with its effect, and whether it was written", type: "ImportReport" },
  errors: { unreadable: "the file cannot be read: the message says why" },
  handle: async ({ params: { game }, body: { format, ...body } }) => {
    const done =
      format === "archive"
        ? await importArchive(game, Buffer.from(body.data, "base64"), body)
        : await importCards(game, { ...body, format });
    return done.ok ? json(done.value) : refuse(400, "unreadable", done.error, "data");
  },
});

const UndoStepSchema = z.strictObject({
  type: z.enum(["card", "keyword", "tag", "set", "deck", "scenario"]),
  id: z.string().max(200),
  before: z.number().int().min(1).nullable(),
  after: z.number().int().min(1),
});

export const undoImport = endpoint({
  method: "POST",
  path: "/api/games/{game}/import/undo",
  summary: "Undoes an import or a bulk save in one transaction. Anything changed since stays.",
  params: GameParams,
  body: z.strictObject({
    steps: z.array(UndoStepSchema).min(1).max(50_000).describe("`undo` of its answer"),
    author: Signing.author,
  }),
  mostBytes: MOST_BYTES_AT_ONCE,
  answer: { description: "Number of undone cards, and the names of those changed since", type: "TakenBack" },
  handle: ({ params: { game }, body: { steps, author } }) => json(takeBack(game, steps, author)),
});

export const saveMany = endpoint({
  method: "POST",
  path: "/api/games/{game}/cards/revisions",
  summary: "Saves many cards as new revisions in one transaction: all, or none with the reasons.",
  params: GameParams,
  body: z.strictObject({
    cards: z
      .array(z.strictObject({ slug: CardParams.shape.slug, base: Base, card: TypedSchema }))
      .min(1)
      .max(20_000),
    ...Signing,
  }),
  mostBytes: MOST_BYTES_AT_ONCE,
  answer: { description: "The number saved and how to undo it, or each card that cannot be saved", type: "BulkSaved" },
  handle: ({ params: { game }, body: { cards, ...by } }) => {
    const named = cards.flatMap(({ slug, ...edit }) => {
      const id = parseCardId(`${game}/${slug}`);
      return id ? [{ id, ...edit }] : [];
    });
    return json(saveCards(game, named, by));
  },
});

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8", archive: "application/zip" } as const;
const ENDINGS = { csv: "csv", json: "json", archive: "arcology.zip" } as const;

export const exportGame = endpoint({
  method: "GET",
  path: "/api/games/{game}/export",
  summary: "Exports cards as a table or JSON. Importing the file again gives the same cards.",
  params: GameParams,
  query: z.object({
    format: z.enum(["csv", "json", "archive"]).default("csv").describe("An archive has the whole history, and pictures"),
    set: z.string().max(12).optional().describe("Only the cards of this set"),
    card: z.string().max(200).optional().describe("Only this card, by its address"),
    deck: DeckIdSchema.optional().describe("Only the cards of this deck, with its list and versions, as an archive"),
  }),
  answer: { description: "The file", type: "text/csv, application/json, application/zip" },
  errors: { "no-deck": "there is no deck with this address in this game" },
  handle: async ({ params: { game }, query: { format, deck, ...which } }) => {
    const list = deck && findDeck(deck)?.deck.list;
    if (deck !== undefined && list?.game !== game)
      return refuse(404, "no-deck", "This game has no deck at this address. It may be in another studio.", "deck");
    const file =
      format === "archive" ? await exportArchive(game, { ...which, deck }) : (format === "csv" ? exportCsv : exportJson)(game, which);
    const name = [game, deck ?? which.set ?? which.card].flatMap((part) => part?.replace(/[^A-Za-z0-9-]/g, "") ?? []).join("-");
    return answerWith(file, 200, {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="${name}.${ENDINGS[format]}"`,
    });
  },
});
