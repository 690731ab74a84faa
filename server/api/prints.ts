/** Routes about printing. */
import { z } from "zod";
import { GAME_IDS, type LibraryCard } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { BACKS, BLEEDS, MARKS } from "../../faces/print/sheets.ts";
import { findDeck } from "../decks.ts";
import { answerWith, endpoint, refuse } from "../http.ts";
import { libraryOf } from "../library.ts";
import { type CountedCard, MOST_COMPONENTS } from "../print/cards.ts";
import { type PrintAsked, type PrintNews, print, readPrint } from "../print/printing.ts";
import { searchCards } from "../search.ts";
import { DeckIdSchema } from "./shapes.ts";

const Side = z.number().min(50).max(1_200);
const PaperSchema = z.object({ w: Side, h: Side });
const Percent = z.number().min(90).max(110);
const Shift = z.number().min(-20).max(20);
const WhatSchema = z.discriminatedUnion("is", [
  z.object({ is: z.literal("game") }),
  z.object({ is: z.literal("set"), code: z.string().min(1).max(40) }),
  z.object({ is: z.literal("query"), text: z.string().max(2_000) }),
  z.object({ is: z.literal("card"), slug: z.string().min(1).max(200) }),
  z.object({ is: z.literal("deck"), id: DeckIdSchema }),
]);

const PrintSchema = z.object({
  game: z.enum(GAME_IDS),
  what: WhatSchema,
  copies: z.number().int().min(1).max(100).optional().describe("So many of each, in place of the counts of deck and box"),
  paper: PaperSchema.describe("Millimetres, upright"),
  margin: z.number().min(0).max(50).describe("What the printer leaves empty along each edge, mm"),
  bleed: z.literal(BLEEDS),
  marks: z.enum(MARKS),
  backs: z.enum(BACKS),
  small: z.boolean().describe("A first page with ruler, outline and list, and small print on each sheet"),
  drafts: z.boolean().describe("Cards whose text is not understood say DRAFT"),
  profile: z.object({ x: Percent, y: Percent, backX: Shift, backY: Shift }).describe("What the printer does to a sheet: %, mm"),
});
type PrintWish = z.infer<typeof PrintSchema>;

export const makePrint = endpoint({
  method: "POST",
  path: "/api/prints",
  summary: "Makes a PDF of cards to cut out, at their true size. The answer tells how far it is, a line of JSON each, while it is made.",
  body: PrintSchema,
  answer: {
    description: "Lines: `progress` with sheets `done` of `all`; last `done` with the `id` of the file, or `failed` with a sentence",
    type: "application/x-ndjson",
  },
  errors: { "no-cards": "nothing was found to print", "too-many": "these are too many cards for one print" },
  handle: async ({ body, request }) => {
    const found = await cardsOf(body);
    const cards = body.copies === undefined ? found.cards : found.cards.map(({ card }) => ({ card, count: body.copies ?? 1 }));
    const all = cards.reduce((sum, { count }) => sum + count, 0);
    if (all === 0) return refuse(404, "no-cards", "There are no such cards, so nothing was printed. Choose others.");
    if (all > MOST_COMPONENTS)
      return refuse(400, "too-many", `These are ${all} cards; at most ${MOST_COMPONENTS} are printed at once. Print part of them.`);
    const { paper, margin, bleed, marks, backs, small, drafts, profile } = body;
    const options = { paper, margin, bleed, marks, backs };
    return told({ is: "cards", print: { title: found.title, cards, options, profile, small, drafts, at: Date.now() } }, request.signal);
  },
});

export const makeCalibration = endpoint({
  method: "POST",
  path: "/api/prints/calibration",
  summary: "Makes the sheet that tells what a printer does to sizes and backs. Answers as a print does.",
  body: z.object({ paper: PaperSchema }),
  answer: { description: "Lines as those of a print", type: "application/x-ndjson" },
  handle: ({ body, request }) => told({ is: "calibration", paper: body.paper, at: Date.now() }, request.signal),
});

export const showPrint = endpoint({
  method: "GET",
  path: "/api/prints/{id}",
  summary: "A print that was made within the last hour.",
  params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, "a print's name has 32 digits and letters a-f") }),
  answer: { description: "The PDF", type: "application/pdf" },
  errors: { "no-print": "there is no such print, or no longer" },
  handle: ({ params: { id } }) => {
    const file = readPrint(id);
    if (!file) return refuse(404, "no-print", "This print is no longer there. Make it again.");
    return answerWith(new Uint8Array(file), 200, {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="cards.pdf"',
    });
  },
});

/** The news of a print as lines, while it is made; who goes away stops it. */
function told(asked: PrintAsked, signal: AbortSignal): Response {
  const stop = new AbortController();
  signal.addEventListener("abort", () => stop.abort(), { once: true });
  const lines = new ReadableStream<Uint8Array>({
    async start(controller) {
      const encoder = new TextEncoder();
      let open = true;
      const tell = (news: PrintNews) => {
        if (!open || stop.signal.aborted) return;
        controller.enqueue(encoder.encode(`${JSON.stringify(news)}\n`));
      };
      await print(asked, stop.signal, tell);
      open = false;
      if (!stop.signal.aborted) controller.close();
    },
    cancel: () => stop.abort(),
  });
  return answerWith(lines, 200, { "content-type": "application/x-ndjson; charset=utf-8" });
}

type Found = { readonly title: string; readonly cards: readonly CountedCard[] };

/** The cards that are to be printed, and what they are called together. */
async function cardsOf({ game, what }: PrintWish): Promise<Found> {
  const { name } = gameDefinition(game);
  const current = libraryOf(game).cards.filter(({ archived }) => !archived);
  const boxed = (cards: readonly LibraryCard[]) => cards.map((card) => ({ card, count: card.count }));
  if (what.is === "game") return { title: name, cards: boxed(current) };
  if (what.is === "set") return { title: `${name} ${what.code}`, cards: boxed(current.filter(({ set }) => set === what.code)) };
  if (what.is === "query") {
    const { cards } = await searchCards(game, what.text);
    return { title: what.text.trim() === "" ? name : `${name}: ${what.text}`, cards: cards.map((card) => ({ card, count: 1 })) };
  }
  if (what.is === "card") {
    const card = libraryOf(game).cards.find(({ id }) => id === `${game}/${what.slug}`);
    return { title: card?.name ?? name, cards: card ? [{ card, count: 1 }] : [] };
  }
  const list = findDeck(what.id)?.deck.list;
  if (list?.game !== game) return { title: name, cards: [] };
  const byId = new Map(libraryOf(game).cards.map((card) => [card.id, card]));
  const byName = new Map(libraryOf(game).cards.map((card) => [card.name, card]));
  const { business, founder, main, resources } = list.sections;
  const cards = [...business, ...founder, ...main, ...resources].flatMap((entry) => {
    const card = (entry.id && byId.get(entry.id)) ?? byName.get(entry.name);
    return card ? [{ card, count: Math.max(0, Math.floor(entry.count)) }] : [];
  });
  return { title: list.name || "Deck", cards };
}
