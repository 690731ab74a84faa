/** Routes about matches: making, finding and watching them. */
import { z } from "zod";
import { db } from "../../db/client.ts";
import { listMatches as listKept } from "../../db/queries/match-lists.ts";
import { listSeats } from "../../db/queries/matches.ts";
import { DeckListSchema } from "../../engine/cards/deck-schema.ts";
import { cardsOf, TABLE_GAMES } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { type MatchId, parseMatchId } from "../../engine/matches/stored.ts";
import { askerOf } from "../asker.ts";
import { answerWith, endpoint, json, refuse } from "../http.ts";
import { beginMatch, forkMatch } from "../matches/begin.ts";
import { wakeBot } from "../matches/bots.ts";
import { browserOf, hashOf, holderOf, SECRET } from "../matches/browser.ts";
import { contentTold, openContent } from "../matches/contents.ts";
import { explain } from "../matches/explain.ts";
import { join, newLink, recordOf, joinByCode as seatByCode } from "../matches/play.ts";
import { codeOf } from "../matches/room-code.ts";
import { MOST_STREAMED, parseKnown, STREAM_NAME, streamed, streamOf } from "../matches/stream.ts";
import { type Table, tableOf } from "../matches/table.ts";
import { itemsFor, momentsOf } from "../matches/tell.ts";
import { lyingFor, summaryOf, viewOf, wholeViewOf } from "../matches/view.ts";
import { viewpointOf } from "../matches/who.ts";
import { positionPicture } from "../talk/position-picture.ts";
import {
  AsSchema,
  Entry,
  MADE,
  MAY_SEE,
  MatchParams,
  NO_MATCH,
  notBegun,
  PersonName,
  refused,
  SeatSchema,
  TableMembers,
} from "./match-shapes.ts";

/** Matches that a list shows. */
const MOST_LISTED = 200;

export const listMatches = endpoint({
  method: "GET",
  path: "/api/matches",
  summary: "The matches that this browser made or plays, most recently changed first.",
  query: z.object({ which: z.enum(["used", "away"]).default("used").describe("Only those that it put away, or only the others") }),
  answer: { description: "A summary of each match", type: "MatchSummary[]" },
  handle: ({ query: { which }, request }) => {
    const holder = holderOf(request);
    const matches = holder === undefined ? [] : listKept(db(), holder, MOST_LISTED, which);
    return json({
      matches: matches.map((match) => {
        const opened = openContent(match.content);
        return summaryOf(match, listSeats(db(), match.id), opened?.ok ? opened.value.playable.seats : [], holder ?? "");
      }),
    });
  },
});

export const createMatch = endpoint({
  method: "POST",
  path: "/api/matches",
  summary: "Starts a match and pins it to the current cards.",
  body: z.strictObject({
    game: z.enum(TABLE_GAMES).describe("A game by its rules, or free-GAME for its cards on a free table"),
    options: z.unknown().optional().describe("Options of the game; the standard ones by default"),
    decks: z
      .array(DeckListSchema.nullable())
      .min(1)
      .max(16)
      .optional()
      .describe("In games with decks, one for each player; null if an invited player brings it, and then the match waits for it"),
    seed: z.number().int().min(0).max(0xffff_ffff).optional().describe("Seed for all randomness; only if no seat is shared by link"),
    ...TableMembers,
  }),
  answer: MADE,
  errors: {
    "cannot-play": "a card of the game cannot be played as written",
    options: "the options do not fit the game",
    seats: "the number of players is wrong, or there is no such bot",
    seed: "a seed was given although a seat is shared by link",
  },
  handle: ({ body, request }) => {
    const browser = browserOf(request);
    const made = beginMatch(body as typeof body & { options: unknown }, browser.holder);
    return made.ok ? json(made.value, 201, { ...browser.headers, location: `/api/matches/${made.value.id}` }) : notBegun(made.error);
  },
});

/** The table of a match for whoever may see it from `as`, or why not. */
function seen(
  id: MatchId,
  request: Request,
  as: z.infer<typeof AsSchema> | undefined,
): { readonly table: Table; readonly viewer: number; readonly holder: string | undefined } | Response {
  const holder = holderOf(request);
  const table = tableOf(id);
  if (!table.ok) return refused(id, table.error, { holder, as });
  const viewer = viewpointOf(table.value, holder, as);
  return viewer.ok ? { table: table.value, viewer: viewer.value, holder } : refused(id, viewer.error, { holder, as });
}

const EntryInAddress = z.coerce.number<string>().int().min(0).max(1_000_000_000);
const Since = EntryInAddress.optional().describe("The newest entry that the page has; the log starts after it");

export const readMatch = endpoint({
  method: "GET",
  path: "/api/matches/{id}",
  summary: "A match as a player or a spectator can see it: observation, current choice and log.",
  params: MatchParams,
  query: z.object({
    as: AsSchema.optional().describe('"p1", "p2" … or "public"; any side when the match is over'),
    at: EntryInAddress.optional().describe("The match after this record entry; 0 is the start"),
    since: Since,
    form: z
      .enum(["whole", "page"])
      .default("whole")
      .describe("`page` leaves out what a page does not draw: of the observation all but who is asked what, and the words of the actions"),
  }),
  answer: { description: "The match from that side", type: "WholeMatchView | MatchView" },
  errors: { ...NO_MATCH, ...MAY_SEE, "no-moment": "`at` is after the newest entry" },
  handle: ({ params: { id }, query: { as, at, since, form }, request }) => {
    // A match that waits for a bot since the process ended goes on when somebody looks at it.
    wakeBot(id);
    const sight = seen(id, request, as);
    if (sight instanceof Response) return sight;
    const { table, viewer, holder } = sight;
    if (at !== undefined && at > table.play.entries.length)
      return refused(id, { code: "no-moment", at, n: table.play.entries.length }, { holder, as });
    return json((form === "page" ? viewOf : wholeViewOf)(table, { viewer, holder, at, since }));
  },
});

export const drawMatch = endpoint({
  method: "GET",
  path: "/api/matches/{id}/picture.png",
  summary: "A position of a match as one picture, as a player or a spectator can see it.",
  params: MatchParams,
  query: z.object({
    as: AsSchema.optional().describe('"p1", "p2" … or "public"; any side when the match is over'),
    at: EntryInAddress.optional().describe("The match after this record entry; 0 is the start"),
  }),
  answer: { description: "The picture", type: "image/png" },
  errors: { ...NO_MATCH, ...MAY_SEE },
  handle: async ({ params: { id }, query: { as, at }, request }) => {
    const sight = seen(id, request, as);
    if (sight instanceof Response) return sight;
    const { table, viewer } = sight;
    const { playable } = table.opened;
    const { lying, scene } = lyingFor(table, viewer, at);
    const seats = scene?.seats.map(({ name }) => name) ?? playable.seats.slice(0, table.play.state.players);
    const title = [gameDefinition(cardsOf(table.match.game)).name, ...(scene && scene.turn > 0 ? [`turn ${scene.turn}`] : [])].join(", ");
    const picture = await positionPicture({
      ...{ title, view: viewer >= 0 ? `as ${seats[viewer] ?? "a player"} sees it` : "as everybody sees it", seats },
      ...(scene && {
        now: [scene.phases[scene.phase], seats[scene.active] && `${seats[scene.active]}’s turn`].filter(Boolean).join(" · "),
      }),
      gauges: scene?.seats.map(({ gauges, counts }) => [...gauges, ...counts]) ?? [],
      board: lying,
      boards: playable.boards?.boards ?? [],
      cards: new Map(playable.cards.map((card) => [card.id as string, card])),
    });
    return answerWith(new Uint8Array(picture), 200, {
      "content-type": "image/png",
      "content-disposition": `inline; filename="${table.match.game}-position.png"`,
      // A moment that is named stays as it was.
      ...(at !== undefined && { "cache-control": "private, max-age=86400" }),
    });
  },
});

export const readLog = endpoint({
  method: "GET",
  path: "/api/matches/{id}/log",
  summary: "The log of a match, oldest first, as a player or a spectator can see it.",
  params: MatchParams,
  query: z.object({
    as: AsSchema.optional(),
    since: Since,
    before: EntryInAddress.optional().describe("Only entries before this one"),
    limit: z.coerce.number<string>().int().min(1).max(1_000).default(500).describe("Number of entries, newest"),
  }),
  answer: { description: "Entries of the record", type: "{log: LogItem[]}" },
  errors: { ...NO_MATCH, ...MAY_SEE },
  handle: ({ params: { id }, query: { as, since = 0, before, limit }, request }) => {
    const sight = seen(id, request, as);
    if (sight instanceof Response) return sight;
    const n = sight.table.play.entries.length;
    const upTo = before === undefined ? n : Math.max(0, Math.min(n, before - 1));
    return json({ log: itemsFor(sight.table, sight.viewer, since, upTo, limit) });
  },
});

export const readTimeline = endpoint({
  method: "GET",
  path: "/api/matches/{id}/timeline",
  summary: "Every moment of a match: who chose, the turn and phase, the result in one word, and the comments.",
  params: MatchParams,
  answer: { description: "The moments, oldest first, and what the phases are called", type: "TimelineTold" },
  errors: { ...NO_MATCH, ...MAY_SEE },
  handle: ({ params: { id }, request }) => {
    const sight = seen(id, request, undefined);
    if (sight instanceof Response) return sight;
    const { opened, notes } = sight.table;
    const comments = notes.filter((note) => note.kind === "comment");
    return json({ phases: opened.playable.phases ?? [], moments: momentsOf(sight.table), comments });
  },
});

export const streamMatches = endpoint({
  method: "GET",
  path: "/api/matches/stream",
  summary: "Live updates: one stream of server-sent events per browser, for all its unfinished matches and those it names.",
  query: z.object({
    watch: z
      .string()
      .max(MOST_STREAMED * 21)
      .default("")
      .describe("Match ids, separated by commas"),
    name: z
      .string()
      .regex(STREAM_NAME, "a name has 1 to 40 characters of a-z, 0-9, . and -")
      .optional()
      .describe("What the stream calls itself: what its browser does with this in the header Arcology-Stream is told by the answer alone"),
  }),
  answer: {
    description:
      '"match" events with a view each. Their id records how far each match is known; sent as Last-Event-ID it resumes a broken stream. "reached" events say how far a match has come that an answer told this browser of; who knows less asks for it. 204: nothing to follow',
    type: "text/event-stream of MatchMessage, MatchReached",
  },
  handle: ({ query: { watch, name }, request }) => {
    const holder = holderOf(request);
    const shown = watch.split(",").flatMap((text) => parseMatchId(text) ?? []);
    const ids = streamed(holder, shown);
    if (ids.length === 0) return answerWith(null, 204, {});
    for (const id of ids) wakeBot(id);
    return answerWith(
      streamOf({
        ids,
        holder,
        known: parseKnown(request.headers.get("last-event-id")),
        signal: request.signal,
        shown: shown.length > 0 ? shown : ids,
        name,
      }),
      200,
      {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache, no-store, no-transform",
        "x-accel-buffering": "no",
      },
    );
  },
});

export const joinMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/join",
  summary: "Takes the seat of a link's token. It works once; from then on a cookie gives only this browser access.",
  params: MatchParams,
  body: z.strictObject({ token: z.string().regex(SECRET, "a token has 40 characters of a-z and 2-7"), name: PersonName.optional() }),
  answer: { description: "The match, seen from the new seat", type: "MatchView" },
  errors: {
    ...NO_MATCH,
    "no-such-token": "the token has no seat here, or it was already used",
    "plays-already": "this browser already plays in this match; the token still works",
  },
  handle: ({ params: { id }, body: { token, name }, request }) => {
    const browser = browserOf(request);
    const player = join(id, token, browser.holder, name);
    if (!player.ok) return refused(id, player.error, { holder: undefined, as: undefined });
    const table = tableOf(id);
    if (!table.ok) return refused(id, table.error, { holder: undefined, as: undefined });
    return json(viewOf(table.value, { viewer: player.value, holder: browser.holder }), 200, browser.headers);
  },
});

export const joinByCode = endpoint({
  method: "POST",
  path: "/api/matches/join",
  summary: "Takes the free seat of a six-letter code. At most ten wrong codes per minute are accepted from one address.",
  body: z.strictObject({ code: z.string().max(20, "a code must be six letters and digits"), name: PersonName.optional() }),
  answer: { description: "The match, seen from the new seat", type: "MatchView" },
  errors: {
    "no-such-code": "no free seat has this code",
    "too-many": "too many wrong codes came from this address in the last minute",
    "plays-already": "this browser already plays in this match",
    "no-such-token": "someone else took the seat first",
  },
  handle: ({ body: { code, name }, request }) => {
    const browser = browserOf(request);
    const joined = seatByCode(code, askerOf(request), browser.holder, name);
    if (!joined.ok) {
      const { status, message } = explain(joined.error, (player) => `Player ${player + 1}`);
      return refuse(status, joined.error.code, message, "code");
    }
    const { id, player } = joined.value;
    const table = tableOf(id);
    if (!table.ok) return refused(id, table.error, { holder: undefined, as: undefined });
    return json(viewOf(table.value, { viewer: player, holder: browser.holder }), 200, browser.headers);
  },
});

export const renewLink = endpoint({
  method: "POST",
  path: "/api/matches/{id}/links",
  summary:
    "Creates a new link for a person's seat: for the match's creator while the seat is free, then for its player, to continue elsewhere. When another browser uses it, what its player before must not know is dealt anew.",
  params: MatchParams,
  body: z.strictObject({ as: SeatSchema.describe("The player whose seat it is") }),
  answer: { status: 201, description: "The token that follows the # of the match's address", type: "SeatLink" },
  errors: {
    ...NO_MATCH,
    "not-your-seat": "this browser cannot give the seat away",
    "no-such-seat": "the match has no such player, or a bot plays",
  },
  handle: ({ params: { id }, body: { as }, request }) => {
    const holder = holderOf(request);
    const token = newLink(id, as, holder);
    return token.ok
      ? json({ player: as, token: token.value, code: codeOf(hashOf(token.value)) }, 201)
      : refused(id, token.error, { holder, as });
  },
});

export const forkMatches = endpoint({
  method: "POST",
  path: "/api/matches/{id}/fork",
  summary: "Continues from here: starts a new match with the same cards after an entry of this one.",
  params: MatchParams,
  body: z.strictObject({
    n: Entry.describe("Number of the entry, 0 for the start"),
    reseed: z.boolean().default(false).describe("Use new randomness from there on"),
    ...TableMembers,
  }),
  answer: MADE,
  errors: {
    ...NO_MATCH,
    ...MAY_SEE,
    hidden: "other people play and the match is not over",
    "no-entry": "the entry is not part of the match as it is now",
    seats: "the number of players is wrong, or there is no such bot",
  },
  handle: ({ params: { id }, body, request }) => {
    const sight = seen(id, request, undefined);
    if (sight instanceof Response) return sight;
    const browser = browserOf(request);
    const made = forkMatch(sight.table, body, browser.holder);
    return made.ok ? json(made.value, 201, { ...browser.headers, location: `/api/matches/${made.value.id}` }) : notBegun(made.error);
  },
});

export const exportRecord = endpoint({
  method: "GET",
  path: "/api/matches/{id}/record",
  summary: "The record of a match, which the command line can replay. Available when the match is over or nobody else plays.",
  params: MatchParams,
  answer: { description: "Content, seed, options and every input", type: "MatchRecord" },
  errors: { ...NO_MATCH, ...MAY_SEE, hidden: "other people play and the match is not over" },
  handle: ({ params: { id }, request }) => {
    const sight = seen(id, request, undefined);
    if (sight instanceof Response) return sight;
    const record = recordOf(id, sight.holder);
    return record.ok
      ? json(record.value, 200, { "content-disposition": `attachment; filename="match-${id}.json"` })
      : refused(id, record.error, { holder: sight.holder, as: undefined });
  },
});

export const readContent = endpoint({
  method: "GET",
  path: "/api/contents/{hash}",
  summary: "The content of matches: the cards in the order of their numbers in observations, places and fields.",
  params: z.object({ hash: z.string().regex(/^[a-f0-9]{64}$/, "a content's address has 64 characters of 0-9 and a-f") }),
  answer: { description: "Never changes", type: "ContentTold" },
  errors: { "no-content": "no match here uses it", "cannot-open": NO_MATCH["cannot-open"] },
  handle: ({ params: { hash } }) => {
    const opened = openContent(hash);
    if (!opened) return refuse(404, "no-content", "No match in this studio uses these cards.", "hash");
    return opened.ok
      ? json(contentTold(opened.value), 200, { "cache-control": "private, max-age=31536000, immutable" })
      : refuse(409, "cannot-open", opened.error);
  },
});
