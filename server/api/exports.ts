/** Routes about what leaves the studio for others: print shops, other tables. */
import { Readable } from "node:stream";
import { z } from "zod";
import { db, sharedBeside } from "../../db/client.ts";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { DPIS, SHOP_IDS } from "../../faces/print/shops.ts";
import { findDeck } from "../decks.ts";
import type { ExportForm, ExportTask, ExportTold } from "../export/export-worker.ts";
import { slug } from "../export/slug.ts";
import { type GameWish, seatDecks } from "../export/tabletop/game-of.ts";
import type { Where } from "../export/tabletop/write.ts";
import { answerWith, endpoint, refuse } from "../http.ts";
import { libraryOf } from "../library.ts";
import { MOST_COMPONENTS } from "../print/cards.ts";
import { MADE, type MadeType, makeFile, openMade } from "../print/printing.ts";
import { shippedDecks } from "../shipped-decks.ts";
import { cardsOf, WhatSchema } from "./chosen-cards.ts";
import { DeckIdSchema } from "./shapes.ts";
import { toldAs } from "./told.ts";

const ShopSchema = z.enum(SHOP_IDS);
const OriginSchema = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .describe("The studio's address as it is seen from outside");

const FormSchema = z.discriminatedUnion("is", [
  z.object({ is: z.literal("pdf"), shop: ShopSchema }),
  z.object({ is: z.literal("png"), shop: ShopSchema, dpi: z.literal(DPIS) }),
  z.object({
    is: z.literal("tts"),
    origin: OriginSchema.optional().describe("The studio's address, where the pictures become public; without it they are in the zip"),
  }),
]);

export const makeExport = endpoint({
  method: "POST",
  path: "/api/exports",
  summary: "Makes a file of cards for print shops or Tabletop Simulator. The answer reports progress in lines of JSON.",
  body: z.object({
    game: z.enum(GAME_IDS),
    what: WhatSchema,
    form: FormSchema,
    copies: z.number().int().min(1).max(100).optional().describe("Copies of each card, instead of the counts of deck and box"),
    drafts: z.boolean().describe("Marks cards with text that is not understood as DRAFT"),
  }),
  answer: {
    description: "Lines: `progress` with steps `done` of `all`; last `done` with `id` and `type` of the file, or `failed` with a sentence",
    type: "application/x-ndjson",
  },
  errors: { "no-cards": "nothing was found to export", "too-many": "these are too many cards for one file" },
  handle: async ({ body, request }) => {
    const found = await cardsOf(body);
    const cards = body.copies === undefined ? found.cards : found.cards.map(({ card }) => ({ card, count: body.copies ?? 1 }));
    const all = cards.reduce((sum, { count }) => sum + count, 0);
    if (all === 0) return refuse(404, "no-cards", "No cards match, so nothing was exported. Choose others.");
    if (all > MOST_COMPONENTS)
      return refuse(400, "too-many", `These are ${all} cards; at most ${MOST_COMPONENTS} are exported at once. Export part of them.`);
    const form = formOf(body.form);
    // For Tabletop Simulator a whole game is a save of its own.
    const isKit = body.what.is === "kit" && body.form.is !== "tts";
    const seats = body.what.is === "kit" ? body.what.seats : undefined;
    const kit = isKit ? { kit: { game: body.game, ...(seats === undefined ? {} : { seats }) } } : {};
    const type = typeOf(form);
    const asked = { is: "cards", form, cards: { title: found.title, cards, drafts: body.drafts, ...kit }, at: Date.now() } satisfies Asked;
    const name = `${slug(found.title)}.${type}`;
    return toldAs(request.signal, (signal, tell) =>
      makeFile<ExportTold>("export", asked, type, signal, (news) => tell(news.is === "done" ? { ...news, type, name } : news)),
    );
  },
});

type Asked = ExportTask extends infer Task ? (Task extends ExportTask ? Omit<Task, "file"> : never) : never;

export const makeGameExport = endpoint({
  method: "POST",
  path: "/api/exports/game",
  summary: "Makes a save of a whole game for Tabletop Simulator: boards, piles, tokens, counters, dice, hands. Answers like an export.",
  body: z.object({
    game: z.enum(GAME_IDS),
    decks: z.array(DeckIdSchema).max(6).default([]).describe("Decks of the first seats; the others have ready decks"),
    origin: OriginSchema.describe("The studio's address, to which the note on the table links for the rules"),
    served: z.boolean().describe("Makes the pictures public at `origin`; otherwise they are in the zip"),
    drafts: z.boolean().describe("Marks cards with text that is not understood as DRAFT"),
  }),
  answer: { description: "Lines like those of an export", type: "application/x-ndjson" },
  errors: { "no-such-deck": "a deck does not exist, or belongs to another game" },
  handle: ({ body: { game, decks, origin, served, drafts }, request }) => {
    const lists = decks.flatMap((id) => findDeck(id)?.deck.list ?? []).filter((list) => list.game === game);
    if (lists.length < decks.length)
      return refuse(404, "no-such-deck", "One of the decks does not exist, or belongs to another game.", "decks");
    const base = new URL(origin).origin;
    const cards = libraryOf(game).cards.filter(({ archived }) => !archived);
    const wish: GameWish = { game, cards, decks: seatDecks(lists, shippedDecks(game), cards), drafts, rules: `${base}/docs/${game}/rules` };
    const where: Where = served ? { is: "served", origin: base, folder: sharedBeside(db().$client.name) } : { is: "folder" };
    const type = served ? "json" : "zip";
    const asked = { is: "game", game: wish, where, at: Date.now() } satisfies Asked;
    return toldAs(request.signal, (signal, tell) =>
      makeFile<ExportTold>("export", asked, type, signal, (news) =>
        tell(news.is === "done" ? { ...news, type, name: `${game}-game.${type}` } : news),
      ),
    );
  },
});

function formOf(form: z.infer<typeof FormSchema>): ExportForm {
  if (form.is !== "tts") return form;
  if (form.origin === undefined) return { is: "tts", where: { is: "folder" } };
  return { is: "tts", where: { is: "served", origin: new URL(form.origin).origin, folder: sharedBeside(db().$client.name) } };
}

const typeOf = (form: ExportForm): MadeType =>
  form.is === "pdf" ? "pdf" : form.is === "png" || form.where.is === "folder" ? "zip" : "json";

export const showExport = endpoint({
  method: "GET",
  path: "/api/exports/{id}",
  summary: "A file that was made within the last hour.",
  params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, "a file's name has 32 digits and letters a-f") }),
  query: z.object({
    type: z.enum(["pdf", "zip", "json"]).describe("The type from the answer that made the file"),
    name: z.string().max(80).default("export").describe("The name of the file"),
  }),
  answer: { description: "The file", type: "application/octet-stream" },
  errors: { "no-export": "the file does not exist, or no longer exists" },
  handle: ({ params: { id }, query: { type, name } }) => {
    const made = openMade(id, type);
    if (!made) return refuse(404, "no-export", "This file no longer exists. Make it again.");
    return answerWith(Readable.toWeb(made.stream) as ReadableStream<Uint8Array>, 200, {
      "content-type": MADE[type],
      "content-length": String(made.bytes),
      "content-disposition": `attachment; filename="${slug(name.replace(/\.[a-z]+$/, ""))}.${type}"`,
    });
  },
});
