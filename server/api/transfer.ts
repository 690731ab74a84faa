/** Routes that take cards in and give them out. */
import { z } from "zod";
import { answerWith, endpoint, json, refuse } from "../http.ts";
import { exportCsv, exportJson } from "../studio/export.ts";
import { importCards } from "../studio/import.ts";
import { GameParams } from "./shapes.ts";
import { Signing } from "./studio-shapes.ts";

/** Room for an import, with what JSON adds to it. */
const MOST_BYTES = 8_500_000;

export const importGame = endpoint({
  method: "POST",
  path: "/api/games/{game}/import",
  summary: "Takes in cards from a table or from JSON: what each row would do, and then does it, all rows or none.",
  params: GameParams,
  body: z.strictObject({
    format: z.enum(["csv", "json"]),
    data: z.string().describe("The file as text"),
    dryRun: z.boolean().default(true).describe("Only say what each row would do"),
    skipErrors: z.boolean().default(false).describe("Leave rows with errors out and write the others"),
    author: Signing.author,
  }),
  mostBytes: MOST_BYTES,
  answer: { description: "Each row with what it does, and whether that was written", type: "ImportReport" },
  errors: { unreadable: "the whole cannot be read: the sentence says why" },
  handle: ({ params: { game }, body }) => {
    const done = importCards(game, body);
    return done.ok ? json(done.value) : refuse(400, "unreadable", done.error, "data");
  },
});

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

export const exportGame = endpoint({
  method: "GET",
  path: "/api/games/{game}/export",
  summary: "Gives out cards as a table or as JSON. What is given out is taken in again as it was.",
  params: GameParams,
  query: z.object({
    format: z.enum(["csv", "json"]).default("csv"),
    set: z.string().max(12).optional().describe("Only the cards of this set"),
    card: z.string().max(200).optional().describe("Only this card, by its address"),
  }),
  answer: { description: "The file", type: "text/csv, application/json" },
  handle: ({ params: { game }, query: { format, ...which } }) =>
    answerWith((format === "csv" ? exportCsv : exportJson)(game, which), 200, {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="${[game, which.set ?? which.card].flatMap((part) => part?.replace(/[^A-Za-z0-9-]/g, "") ?? []).join("-")}.${format}"`,
    }),
});
