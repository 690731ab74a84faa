/** Routes about printing. */
import { z } from "zod";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { BACKS, BLEEDS, MARKS } from "../../faces/print/sheets.ts";
import { answerWith, endpoint, refuse } from "../http.ts";
import { MOST_COMPONENTS } from "../print/cards.ts";
import { type PrintAsked, type PrintNews, print, readPrint } from "../print/printing.ts";
import { cardsOf, changedSince, WhatSchema } from "./chosen-cards.ts";
import { toldAs } from "./told.ts";

const Side = z.number().min(50).max(1_200);
const PaperSchema = z.object({ w: Side, h: Side });
const Percent = z.number().min(90).max(110);
const Shift = z.number().min(-20).max(20);
const PrintSchema = z.object({
  game: z.enum(GAME_IDS),
  what: WhatSchema,
  since: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .optional()
    .describe(
      "Only cards that were changed later than a moment (ISO 8601) or a revision: a number, a card's name with a number, or a note",
    ),
  copies: z.number().int().min(1).max(100).optional().describe("Copies of each card, instead of the counts of deck and box"),
  counts: z
    .record(z.string().max(300), z.number().int().min(0).max(100))
    .optional()
    .describe("Copies of single cards, by id; 0 leaves a card out"),
  paper: PaperSchema.describe("Millimetres, upright"),
  margin: z.number().min(0).max(50).describe("Margin of the printer along each edge, mm"),
  bleed: z.literal(BLEEDS),
  marks: z.enum(MARKS),
  backs: z.enum(BACKS),
  skin: z.enum(["full", "ink"]).default("full").describe("ink: no pictures, and dark on white"),
  small: z.boolean().describe("A first page with ruler, outline and list, and small print on each sheet"),
  drafts: z.boolean().describe("Marks cards with text that is not understood as DRAFT"),
  profile: z.object({ x: Percent, y: Percent, backX: Shift, backY: Shift }).describe("How the printer distorts a sheet: %, mm"),
});

export const makePrint = endpoint({
  method: "POST",
  path: "/api/prints",
  summary: "Makes a PDF of cards to cut out, at true size. The answer reports progress in lines of JSON.",
  body: PrintSchema,
  answer: {
    description:
      "Lines: first `cards` with what is printed; then `letters` if no font has some letters, `pictures` if pictures of cards are missing, `first` in a long print with the `id` of a file of its first sheet, and `progress` with sheets `done` of `all`; last `done` with the `id` of the file, or `failed` with a sentence",
    type: "application/x-ndjson",
  },
  errors: { "no-cards": "nothing was found to print", "too-many": "these are too many cards for one print" },
  handle: async ({ body, request }) => {
    const { game, what, since, copies, counts = {} } = body;
    const found = await cardsOf({ game, what });
    const wanted = since === undefined ? found.cards : changedSince(game, found, since);
    if (typeof wanted === "string") return refuse(404, "no-cards", wanted);
    if (wanted.length === 0 && found.cards.length > 0)
      return refuse(
        404,
        "no-cards",
        "None of these cards was changed since then, so nothing was printed. Choose an earlier day or revision, or all cards.",
      );
    const cards = wanted.map(({ card, count }) => ({ card, count: counts[card.id] ?? copies ?? count }));
    // What lies beside the cards does not change with them.
    const kit = what.is === "kit" && since === undefined ? { game, ...(what.seats === undefined ? {} : { seats: what.seats }) } : undefined;
    const all = cards.reduce((sum, { count }) => sum + count, 0);
    if (all === 0 && !kit) return refuse(404, "no-cards", "No cards match, so nothing was printed. Choose others.");
    if (all > MOST_COMPONENTS)
      return refuse(400, "too-many", `These are ${all} cards; at most ${MOST_COMPONENTS} are printed at once. Print part of them.`);
    const { paper, margin, bleed, marks, backs, skin, small, drafts, profile } = body;
    const options = { paper, margin, bleed, marks, backs };
    const asked: PrintAsked = {
      is: "cards",
      print: { title: found.title, cards, ...(kit ? { kit } : {}), options, profile, skin, small, drafts, at: Date.now() },
    };
    return toldAs<PrintNews | CardsNews>(request.signal, (signal, tell) => {
      tell({ is: "cards", cards: cards.map(({ card: { id, name }, count }) => ({ id, name, count })) });
      return print(asked, signal, tell);
    });
  },
});

export const makeCalibration = endpoint({
  method: "POST",
  path: "/api/prints/calibration",
  summary: "Makes the calibration sheet, which shows how a printer distorts sizes and shifts backs. Answers like a print.",
  body: z.object({ paper: PaperSchema }),
  answer: { description: "Lines like those of a print", type: "application/x-ndjson" },
  handle: ({ body, request }) =>
    toldAs(request.signal, (signal, tell) => print({ is: "calibration", paper: body.paper, at: Date.now() }, signal, tell)),
});

export const showPrint = endpoint({
  method: "GET",
  path: "/api/prints/{id}",
  summary: "A print that was made within the last hour.",
  params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, "a print's name has 32 digits and letters a-f") }),
  answer: { description: "The PDF", type: "application/pdf" },
  errors: { "no-print": "the print does not exist, or no longer exists" },
  handle: ({ params: { id } }) => {
    const file = readPrint(id);
    if (!file) return refuse(404, "no-print", "This print no longer exists. Make it again.");
    return answerWith(new Uint8Array(file), 200, {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="cards.pdf"',
    });
  },
});

/** Which cards are printed, and how many of each. */
type CardsNews = {
  readonly is: "cards";
  readonly cards: readonly { readonly id: string; readonly name: string; readonly count: number }[];
};
