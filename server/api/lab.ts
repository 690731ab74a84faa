/** Routes about the lab: questions, their runs, and the games that were played. */
import { z } from "zod";
import { isPlayableState } from "../../engine/cards/card.ts";
import { DeckListSchema } from "../../engine/cards/deck-schema.ts";
import { PLAYABLE } from "../../engine/games/game.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { type Against, type AskedDeck, MOST_RUNGS, QUESTIONS, type Wish } from "../../engine/questions/index.ts";
import { withBotNames } from "../../engine/questions/named.ts";
import { csvOf, PLOTS } from "../../engine/questions/tables.ts";
import { cardHistory } from "../cards.ts";
import { findDeck } from "../decks.ts";
import { answerWith, endpoint, json, refuse } from "../http.ts";
import { plotTable, svgOf } from "../lab/plots.ts";
import { reportHtml } from "../lab/report/html.ts";
import { askLab, endRun, goOnWith, plannedRun, removeLabRun, runHeads, runTold } from "../lab/runs.ts";
import { matchOf } from "../lab/watch-game.ts";
import { findCard } from "../library.ts";
import { anySeed } from "../matches/begin.ts";
import { browserOf } from "../matches/browser.ts";
import { findShippedDeck } from "../shipped-decks.ts";
import { IdSchema } from "./shapes.ts";

const RunParams = z.object({ id: IdSchema });
const NO_RUN = { "no-such-run": "no run has this id" };
const noRun = () => refuse(404, "no-such-run", "This run does not exist. It may have been removed; ask the question again.");

const Slug = z.string().regex(/^[a-z0-9-]{1,200}$/);
const WishSchema = z.strictObject({
  question: z.enum(QUESTIONS),
  game: z.enum(PLAYABLE),
  bots: z
    .array(z.string().max(40))
    .min(1)
    .max(MOST_RUNGS)
    .optional()
    .describe("One or two strengths; the first one's answer counts. For “ladder” two or more, from weak to strong"),
  within: z.number().positive().max(0.5).optional().describe("Ends when the interval reaches so far to each side: 0.02 is 2 points of 100"),
  most: z.number().int().min(1).max(100_000_000).optional().describe("Games at most"),
  seed: z.number().int().min(0).max(0xffff_ffff).optional(),
  options: z.unknown().optional(),
  decks: z
    .array(z.union([z.object({ shipped: Slug }), z.object({ deck: IdSchema }), z.object({ list: DeckListSchema })]))
    .max(40)
    .optional()
    .describe("Decks that play; ready decks by default"),
  card: Slug.optional().describe("The card in question, by the part of its address after the game"),
  cards: z.array(Slug).min(1).max(500).optional(),
  against: z
    .discriminatedUnion("is", [
      z.object({ is: z.literal("blank") }),
      z.object({ is: z.literal("without") }),
      z.object({ is: z.literal("card"), card: Slug }),
      z.object({ is: z.literal("revision"), number: z.number().int().min(1) }),
    ])
    .optional()
    .describe("What replaces the card"),
});
type WishSent = z.infer<typeof WishSchema>;

/** A wish with the decks and cards that it names. The error is a sentence. */
function wishOf({ card, cards, decks, against, game, seed, ...rest }: WishSent): Result<Wish, string> {
  const asked: AskedDeck[] = [];
  for (const deck of decks ?? []) {
    const list =
      "list" in deck
        ? deck.list
        : "shipped" in deck
          ? findShippedDeck(game, deck.shipped)?.list
          : findDeck(deck.deck as Parameters<typeof findDeck>[0])?.deck.list;
    if (!list) return err("One of the decks no longer exists. Choose another one.");
    if (list.game !== game) return err(`The deck ${list.name} belongs to another game.`);
    asked.push({ name: asked.some(({ name }) => name === list.name) ? `${list.name} (${asked.length + 1})` : list.name, list });
  }
  const slugs = cards ?? (card === undefined ? undefined : [card]);
  const ids: string[] = [];
  for (const slug of slugs ?? []) {
    const found = findCard(`${game}/${slug}`);
    if (!found) return err(`This game has no card at “${slug}”.`);
    if (!isPlayableState(found.state))
      return err(`${found.name} is a draft: the engine cannot carry out its text, so bots cannot play it. Finish it in the studio first.`);
    ids.push(found.id);
  }
  const other = againstOf(game, ids[0], against);
  if (other && !other.ok) return other;
  return ok({
    ...rest,
    game,
    seed: seed ?? anySeed() % 1_000_000,
    decks: decks === undefined ? undefined : asked,
    cards: slugs === undefined ? undefined : ids,
    against: other?.value,
  });
}

function againstOf(game: string, id: string | undefined, against: WishSent["against"]): Result<Against, string> | undefined {
  if (!against) return undefined;
  if (against.is === "blank" || against.is === "without") return ok(against);
  if (against.is === "card") {
    const card = findCard(`${game}/${against.card}`);
    return card ? ok({ is: "card", card: plain(card), label: card.name }) : err(`This game has no card at “${against.card}”.`);
  }
  const found = id === undefined ? undefined : findCard(id);
  const history = found && cardHistory(found.id, against.number);
  if (found && history && JSON.stringify(plain(history.card)) === JSON.stringify(plain(found)))
    return err(`Revision ${against.number} is the card as it is now, so there is nothing to compare: name an earlier one.`);
  return history
    ? ok({ is: "card", card: plain(history.card), label: `revision ${against.number}` })
    : err(`This card has no revision ${against.number}.`);
}

/** What of a library's card is the card itself. */
function plain({
  id,
  game,
  set,
  number,
  kind,
  name,
  names,
  text,
  flavor,
  flavors,
  count,
  fields,
  art,
  credit,
  provenance,
  fixed,
}: NonNullable<ReturnType<typeof findCard>>) {
  return { id, game, set, number, kind, name, names, text, flavor, flavors, count, fields, art, credit, provenance, fixed };
}

const CANNOT = {
  "cannot-play": "a card of the game cannot be played as written",
  "cannot-ask": "the question does not fit the game, its cards or decks: the message says why",
};

export const planQuestion = endpoint({
  method: "POST",
  path: "/api/lab/plan",
  summary: "The plan for a question: its lanes, its games and about how long it takes. Plays nothing.",
  body: WishSchema,
  answer: {
    description: "The plan and the exact configuration",
    type: "{lanes, seats, most, within, msAtMost: number | null, left: string[], configuration}",
  },
  errors: CANNOT,
  handle: ({ body }) => {
    const wish = wishOf(body);
    if (!wish.ok) return refuse(400, "cannot-ask", wish.error);
    const planned = plannedRun(wish.value);
    if (!planned.ok) return refuse(409, planned.error.code, planned.error.message);
    const { configuration, plan, msPerGame, left } = planned.value;
    return json({
      lanes: plan.lanes.length,
      seats: plan.seats,
      ...configuration.stop,
      msAtMost: msPerGame === undefined ? null : msPerGame * configuration.stop.most,
      left,
      configuration,
    });
  },
});

export const askQuestion = endpoint({
  method: "POST",
  path: "/api/lab",
  summary: "Asks the lab a question. The lab plays questions one after the other, whether anybody watches or not.",
  body: WishSchema,
  answer: { status: 201, description: "The id of the run", type: "{id}" },
  errors: CANNOT,
  handle: ({ body }) => {
    const wish = wishOf(body);
    if (!wish.ok) return refuse(400, "cannot-ask", wish.error);
    const asked = askLab(wish.value);
    return asked.ok
      ? json(asked.value, 201, { location: `/api/lab/${asked.value.id}` })
      : refuse(409, asked.error.code, asked.error.message);
  },
});

export const listRuns = endpoint({
  method: "GET",
  path: "/api/lab",
  summary: "The newest runs.",
  answer: { description: "Without their answers", type: "RunHead[]" },
  handle: () => json({ runs: runHeads() }),
});

export const readRun = endpoint({
  method: "GET",
  path: "/api/lab/{id}",
  summary: "A run: how far it is, and its answer so far.",
  params: RunParams,
  answer: { description: "The run", type: "RunTold" },
  errors: { ...NO_RUN, unreadable: "this version of the studio cannot read it: the message says why" },
  handle: ({ params: { id } }) => {
    const told = runTold(id);
    if (!told) return noRun();
    return told.ok ? json(told.value) : refuse(409, "unreadable", told.error);
  },
});

export const actOnRun = endpoint({
  method: "POST",
  path: "/api/lab/{id}/acts",
  summary: "Pauses a run, resumes it, or stops it and keeps its results.",
  params: RunParams,
  body: z.strictObject({ act: z.enum(["pause", "go-on", "stop"]) }),
  answer: { description: "The run as it is now", type: "RunTold" },
  errors: { ...NO_RUN, "cannot-act": "it is in progress, or it is not: the message says which" },
  handle: ({ params: { id }, body: { act } }) => {
    if (!runTold(id)) return noRun();
    if (act === "go-on") {
      const gone = goOnWith(id);
      if (!gone.ok) return refuse(409, "cannot-act", gone.error);
    } else if (!endRun(id, act === "pause" ? "paused" : "stopped")) return refuse(409, "cannot-act", "This run is not in progress.");
    const told = runTold(id);
    return told?.ok ? json(told.value) : noRun();
  },
});

export const deleteRun = endpoint({
  method: "DELETE",
  path: "/api/lab/{id}",
  summary: "Removes a run that is not in progress.",
  params: RunParams,
  answer: { description: "Nothing", type: "{}" },
  errors: { "cannot-act": "it is in progress, or does not exist" },
  handle: ({ params: { id } }) =>
    removeLabRun(id) ? json({}) : refuse(409, "cannot-act", "This run is in progress or no longer exists. Stop it first."),
});

export const watchGame = endpoint({
  method: "POST",
  path: "/api/lab/{id}/games",
  summary: "Makes a match from a game of a run, to replay it and to continue from any moment.",
  params: RunParams,
  body: z.strictObject({ seed: z.number().int().min(0).max(0x1_ffff_ffff), table: z.number().int().min(0), bot: z.string().max(40) }),
  answer: { status: 201, description: "The id of the match", type: "{id}" },
  errors: { ...NO_RUN, "cannot-show": "the game cannot be played again: the message says why" },
  handle: ({ params: { id }, body, request }) => {
    const browser = browserOf(request);
    const made = matchOf(id, body, browser.holder);
    if (!made) return noRun();
    return made.ok ? json(made.value, 201, browser.headers) : refuse(409, "cannot-show", made.error);
  },
});

export const readPlot = endpoint({
  method: "GET",
  path: "/api/lab/{id}/plots/{name}",
  summary: "A plot of a run as a picture, or its numbers.",
  params: RunParams.extend({ name: z.enum(PLOTS) }),
  query: z.object({ as: z.enum(["svg", "csv", "json"]).default("json") }),
  answer: { description: "SVG, CSV, or the table", type: "Table" },
  errors: { ...NO_RUN, "no-plot": "the run has no such results" },
  handle: ({ params: { id, name }, query: { as } }) => {
    const told = runTold(id);
    if (!told?.ok) return noRun();
    const table = plotTable(told.value, name);
    if (!table) return refuse(404, "no-plot", "This run has no such results yet.");
    if (as === "json") return json(table);
    const file = { "content-disposition": `attachment; filename="lab-${id}-${name}.${as}"` };
    if (as === "csv") return answerWith(csvOf(table), 200, { "content-type": "text/csv; charset=utf-8", ...file });
    const drawn = plotTable({ ...told.value, answer: withBotNames(told.value.answer) }, name);
    const svg = drawn && svgOf(drawn);
    return svg === undefined
      ? refuse(404, "no-plot", "These numbers exist only as a table; get the CSV.")
      : answerWith(svg, 200, { "content-type": "image/svg+xml; charset=utf-8", ...file });
  },
});

export const readReport = endpoint({
  method: "GET",
  path: "/api/lab/{id}/report",
  summary: "A run as one self-contained page, in HTML or as a PDF.",
  params: RunParams,
  query: z.object({ as: z.enum(["html", "pdf"]).default("html") }),
  answer: { description: "The page", type: "text/html, application/pdf" },
  errors: NO_RUN,
  handle: async ({ params: { id }, query: { as } }) => {
    const told = runTold(id);
    if (told?.ok && as === "pdf") {
      const { reportPdf } = await import("../lab/report/pdf.ts");
      return answerWith(new Uint8Array(await reportPdf(told.value)), 200, {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="lab-${id}.pdf"`,
      });
    }
    return told?.ok
      ? answerWith(reportHtml(told.value), 200, {
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        })
      : noRun();
  },
});
