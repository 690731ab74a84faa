/** Routes about what people do at a match. Each answers with the match as it is then. */
import { z } from "zod";
import type { Action } from "../../engine/kernel/choice.ts";
import { parseChanges } from "../../engine/kernel/record-schema.ts";
import type { Result } from "../../engine/kernel/result.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { type Passing, STREAM_HEADER } from "../../engine/matches/told.ts";
import { endpoint, json, refuse } from "../http.ts";
import { advise } from "../matches/bots.ts";
import { holderOf } from "../matches/browser.ts";
import { hintFor } from "../matches/hint.ts";
import { noteAnswered } from "../matches/live.ts";
import { passesFor } from "../matches/passing.ts";
import * as matches from "../matches/play.ts";
import { STREAM_NAME, streamKey } from "../matches/stream.ts";
import { tableOf } from "../matches/table.ts";
import { viewOf } from "../matches/view.ts";
import { actorOf, viewpointAfter } from "../matches/who.ts";
import { ACTION, Acting, Entry, MAY_ACT, MatchParams, MOST_AT_ONCE, NO_MATCH, refused } from "./match-shapes.ts";

const VIEW = {
  description:
    "The current match, seen by this browser's player who chooses next, otherwise by the player who acted; the log has what is new",
  type: "MatchView",
};

type Body = { readonly as?: number | undefined; readonly base: number };

/** Does something for a player and answers with the match as it is then; `more` adds what came of it. */
function done<T>(
  id: MatchId,
  request: Request,
  { as, base }: Body,
  act: (caller: matches.Caller) => Result<T, matches.PlayError>,
  more: (value: T) => object = () => ({}),
): Response {
  const holder = holderOf(request);
  // For whom it was done does not change because somebody else has to choose now.
  const before = tableOf(id);
  const actor = before.ok ? actorOf(before.value, holder, as) : undefined;
  const player = actor?.ok ? actor.value : as;
  const came = act({ holder, as: player, base });
  if (!came.ok) return refused(id, came.error, { holder, as: player });
  const table = tableOf(id);
  if (!table.ok) return refused(id, table.error, { holder, as: player });
  const viewer = viewpointAfter(table.value, holder, player);
  if (!viewer.ok) return refused(id, viewer.error, { holder, as: player });
  const view = viewOf(table.value, { viewer: viewer.value, holder, since: base });
  const stream = request.headers.get(STREAM_HEADER) ?? "";
  if (holder !== undefined && view.n > base && STREAM_NAME.test(stream)) noteAnswered(id, streamKey(holder, stream), view.n);
  // To pack it would take longer than to send it.
  return json({ ...view, ...more(came.value) }, 200, { "cache-control": "no-store, no-transform" });
}

export const answerMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/answers",
  summary: "Submits one or more choices in order; all are accepted or none. When the answer arrives, they are on disk.",
  params: MatchParams,
  body: z.strictObject({
    ...Acting,
    answers: z.array(ACTION).min(1).max(MOST_AT_ONCE).describe("Actions as the observation's decision lists them"),
  }),
  answer: VIEW,
  errors: {
    ...NO_MATCH,
    ...MAY_ACT,
    "not-your-turn": "another player is choosing",
    "not-an-action": "an answer is not an action",
    "not-offered": "an answer is not possible now; the message says why",
    "no-list": "a free table asks for no choices",
  },
  handle: ({ params: { id }, body, request }) => done(id, request, body, (caller) => matches.answer(id, caller, body.answers)),
});

export const askWhy = endpoint({
  method: "POST",
  path: "/api/matches/{id}/why",
  summary: "Explains why something is or is not possible. Only this browser sees the answer, and nothing changes.",
  params: MatchParams,
  body: z.strictObject({
    as: Acting.as,
    about: z
      .union([
        z
          .strictObject({ card: z.number().int().min(0), place: z.number().int().min(0).optional() })
          .describe("A card, and perhaps a place"),
        ACTION.describe("An action"),
      ])
      .describe("A card, a card and a place, or an action"),
    after: ACTION.optional().describe("As if this action were chosen, when its next choice is on the board"),
  }),
  answer: {
    description: "For each possible meaning its verb and the reasons against it; no reasons if it is possible",
    type: "{why: {verb, reasons}[]}",
  },
  errors: { ...NO_MATCH, "no-seat": MAY_ACT["no-seat"], "not-your-seat": MAY_ACT["not-your-seat"] },
  handle: ({ params: { id }, body: { as, about, after }, request }) => {
    const holder = holderOf(request);
    const why = matches.why(id, { holder, as }, aboutOf(about), after as Action | undefined);
    return why.ok ? json({ why: why.value }) : refused(id, why.error, { holder, as });
  },
});

const aboutOf = (about: Action | { readonly card: number; readonly place?: number | undefined }) =>
  "kind" in about ? (about as Action) : { card: Number(about.card), ...(about.place === undefined ? {} : { place: about.place }) };

export const concedeMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/concede",
  summary: "Concedes.",
  params: MatchParams,
  body: z.strictObject(Acting),
  answer: VIEW,
  errors: { ...NO_MATCH, ...MAY_ACT },
  handle: ({ params: { id }, body, request }) => done(id, request, body, (caller) => matches.concede(id, caller)),
});

export const claimMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/claim",
  summary: "Claims the win over a player who has to choose and has been away for the agreed time. The record gets an entry.",
  params: MatchParams,
  body: z.strictObject(Acting),
  answer: VIEW,
  errors: {
    ...NO_MATCH,
    ...MAY_ACT,
    "no-clock": "the players of this match did not agree to claims",
    "not-away": "the player who has to choose is here",
    "not-yet": "the player has not been away for long enough; the message says when",
  },
  handle: ({ params: { id }, body, request }) => done(id, request, body, (caller) => matches.claim(id, caller)),
});

export const undoMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/undo",
  summary:
    "Undoes everything after an entry, by default your last choice. If someone has acted or learned something since, the other players are asked.",
  params: MatchParams,
  body: z.strictObject({ ...Acting, to: Entry.optional().describe("The entry to go back to, 0 for the start") }),
  answer: { ...VIEW, type: 'MatchView & {done: "undone" | "asked"}' },
  errors: {
    ...NO_MATCH,
    ...MAY_ACT,
    "undo-off": "this match does not allow undo",
    "undo-over": "the match is over and others played it",
    "nothing-to-undo": "this browser has nothing to undo",
    "no-entry": "the entry is not part of the match as it is now",
  },
  handle: ({ params: { id }, body, request }) =>
    done(
      id,
      request,
      body,
      (caller) => matches.takeBack(id, caller, body.to),
      (taken) => taken,
    ),
});

export const consentMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/consent",
  summary:
    "Agrees to another player's request, or refuses it. The request is carried out when everyone asked has agreed. The player who made it withdraws it by refusing.",
  params: MatchParams,
  body: z.strictObject({ ...Acting, agree: z.boolean() }),
  answer: { ...VIEW, type: 'MatchView & {done: "undone" | "agreed" | "refused" | "withdrawn"}' },
  errors: {
    ...NO_MATCH,
    ...MAY_ACT,
    "no-wish": "no request is waiting for an answer",
    "own-wish": "the other players have to answer, not this browser",
  },
  handle: ({ params: { id }, body, request }) =>
    done(
      id,
      request,
      body,
      (caller) => matches.consent(id, caller, body.agree),
      (taken) => taken,
    ),
});

export const commentMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/comments",
  summary: "Adds a comment on a moment, visible to everyone who can see the match. It also works after the match is over.",
  params: MatchParams,
  body: z.strictObject({
    ...Acting,
    entry: Entry.describe("The entry that comes before it, 0 for the start"),
    words: z.string().trim().min(1, "a comment must not be empty").max(500, "a comment can have at most 500 characters"),
  }),
  answer: VIEW,
  errors: {
    ...NO_MATCH,
    "no-seat": MAY_ACT["no-seat"],
    "not-your-seat": MAY_ACT["not-your-seat"],
    "already-answered": "someone wrote at the same moment; send it again",
    "no-entry": "the entry is not part of the match as it is now",
  },
  handle: ({ params: { id }, body, request }) => done(id, request, body, (caller) => matches.comment(id, caller, body.entry, body.words)),
});

export const turnRules = endpoint({
  method: "POST",
  path: "/api/matches/{id}/rules",
  summary: "Turns the rules off for free moves, if the others agree, or on again; anything odd is then listed in the notes.",
  params: MatchParams,
  body: z.strictObject({ ...Acting, rules: z.enum(["on", "off"]) }),
  answer: { ...VIEW, type: 'MatchView & {done: "undone" | "asked"}' },
  errors: { ...NO_MATCH, ...MAY_ACT, "no-rules": "it is a free table", "rules-so": "the rules are already in that state" },
  handle: ({ params: { id }, body, request }) =>
    done(
      id,
      request,
      body,
      (caller) => matches.turnRules(id, caller, body.rules),
      (taken) => taken,
    ),
});

export const editMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/edits",
  summary: "Makes free moves while the rules are off, all or none.",
  params: MatchParams,
  body: z.strictObject({
    ...Acting,
    changes: z
      .array(z.looseObject({ kind: z.string().max(100) }))
      .min(1)
      .max(MOST_AT_ONCE)
      .describe("move, set, roll, show, shuffle or create"),
  }),
  answer: { ...VIEW, type: "MatchView & {odd: string[]}" },
  errors: {
    ...NO_MATCH,
    ...MAY_ACT,
    "rules-on": "the rules are on",
    changes: "a change is not valid",
    "no-card": "there is no such card",
    "no-place": "there is no such place",
    "no-field": "there is no such number",
    "no-number": "a number has no such index",
    "no-player": "there is no such player",
    unseen: "a card that some player does not know would leave its region",
    law: "a law of every game would be broken",
    stuck: "the player who chooses next would have no options",
  },
  handle: ({ params: { id }, body, request }) => {
    const changes = parseChanges(body.changes);
    if (!changes.ok) return refuse(400, "changes", `A change cannot be read: ${changes.error}.`, "changes");
    return done(
      id,
      request,
      body,
      (caller) => matches.moveFreely(id, caller, changes.value),
      (odd) => ({ odd: odd.map(({ message }) => message) }),
    );
  },
});

export const hintMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/hint",
  summary:
    "A hint for a player who has to choose, in games that have hints, from what that player knows. Only this browser sees the answer.",
  params: MatchParams,
  body: z.strictObject({ as: Acting.as }),
  answer: { description: "What to do, and in which direction", type: "Hint" },
  errors: {
    ...NO_MATCH,
    "no-seat": MAY_ACT["no-seat"],
    "not-your-seat": MAY_ACT["not-your-seat"],
    "no-hint": "this player has no choice with hints",
  },
  handle: ({ params: { id }, body: { as }, request }) => {
    const holder = holderOf(request);
    const table = tableOf(id);
    if (!table.ok) return refused(id, table.error, { holder, as });
    const player = actorOf(table.value, holder, as);
    if (!player.ok) return refused(id, player.error, { holder, as });
    const hint = hintFor(table.value, player.value);
    return hint ? json(hint) : refuse(409, "no-hint", "There is no hint for the current choice.");
  },
});

export const passMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/passing",
  summary:
    "Whether a table passes for a player who has to choose: in a match against bots, if nothing but passing is worthwhile. It only answers; passing is a choice like any other.",
  params: MatchParams,
  body: z.strictObject({ as: Acting.as }),
  answer: {
    description: "n: the newest entry of the record at that moment; passes: whether passing is the only worthwhile choice",
    type: "Passing",
  },
  errors: { ...NO_MATCH, "no-seat": MAY_ACT["no-seat"], "not-your-seat": MAY_ACT["not-your-seat"] },
  handle: async ({ params: { id }, body: { as }, request }) => {
    const holder = holderOf(request);
    const table = tableOf(id);
    if (!table.ok) return refused(id, table.error, { holder, as });
    const player = actorOf(table.value, holder, as);
    if (!player.ok) return refused(id, player.error, { holder, as });
    const { length: n } = table.value.play.entries;
    return json({ n, ...(await passesFor(table.value, player.value)) } satisfies Passing);
  },
});

export const adviseMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/advice",
  summary: "What a bot would do for a player who has to choose, with its reasons.",
  params: MatchParams,
  body: z.strictObject({ as: Acting.as, bot: z.enum(["greedy", "search"]).default("search") }),
  answer: { description: "The action that the bot would take, and how it rated the others", type: "Advice" },
  errors: {
    ...NO_MATCH,
    "no-seat": MAY_ACT["no-seat"],
    "not-your-seat": MAY_ACT["not-your-seat"],
    "not-asked": "this player has nothing to choose now",
    "lists-hidden": "a bot would know the other players' decks, which are hidden in this match",
  },
  handle: async ({ params: { id }, body: { as, bot }, request }) => {
    const holder = holderOf(request);
    const table = tableOf(id);
    if (!table.ok) return refused(id, table.error, { holder, as });
    const player = actorOf(table.value, holder, as);
    if (!player.ok) return refused(id, player.error, { holder, as });
    if (table.value.match.lists === "hidden")
      return refuse(409, "lists-hidden", "Decks are hidden in this match, and a bot would know them, so it gives no advice.");
    const advice = await advise(table.value, player.value, bot);
    return advice.ok
      ? json(advice.value)
      : refuse(409, "not-asked", "This player has nothing to choose now, so there is nothing to advise.");
  },
});
