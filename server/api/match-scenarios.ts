/** Routes between matches and scenarios: what was played becomes a scenario, and a match begins like one. */
import { z } from "zod";
import { PLAYABLE } from "../../engine/games/playable.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { ScenarioSchema } from "../../engine/scenarios/index.ts";
import { endpoint, json, refuse } from "../http.ts";
import { anySeed, beginScenario } from "../matches/begin.ts";
import { browserOf, holderOf } from "../matches/browser.ts";
import { positionOfBots } from "../matches/midgame.ts";
import { draftOf, fileOf, positionAt, type ScenarioError } from "../matches/scenario.ts";
import { type Table, tableOf } from "../matches/table.ts";
import { viewpointOf } from "../matches/who.ts";
import { Entry, MADE, MAY_SEE, MatchParams, NO_MATCH, notBegun, refused, TableMembers } from "./match-shapes.ts";

const From = Entry.describe("The entry to begin after; the scenario begins at the nearest earlier entry where one can begin");

export const draftScenario = endpoint({
  method: "POST",
  path: "/api/matches/{id}/scenario/draft",
  summary: "The play from a moment on as an unnamed scenario: its steps and the facts at the end.",
  params: MatchParams,
  body: z.strictObject({ from: From, to: Entry.describe("The last entry that belongs to it") }),
  answer: { description: "Where it begins, its steps in words, and the facts at the end", type: "ScenarioDraft" },
  errors: { ...NO_MATCH, ...MAY_SEE, hidden: "other people play and the match is not over", "no-scenario": "the message says why" },
  handle: ({ params: { id }, body: { from, to }, request }) => {
    const at = scenarioAt(id, request, from, to);
    if (at instanceof Response) return at;
    const { draft: _, ...told } = at.drafted;
    return json(told);
  },
});

export const saveScenario = endpoint({
  method: "POST",
  path: "/api/matches/{id}/scenario",
  summary: "The same as a scenario file for the command line. It is run first and has passed.",
  params: MatchParams,
  body: z.strictObject({
    from: From,
    to: Entry.describe("The last entry that belongs to it"),
    name: z.string().trim().min(1, "a scenario needs a name").max(200).describe("One sentence: what it shows"),
    rules: z.array(z.string().max(40)).max(40).default([]).describe("Numbers of the rules that it shows"),
    facts: z.array(z.number().int().min(0).max(10_000)).max(1_000).describe("Indexes of the facts to expect"),
  }),
  answer: { description: "A scenario file", type: "ScenarioFile" },
  errors: { ...NO_MATCH, ...MAY_SEE, hidden: "other people play and the match is not over", "no-scenario": "the message says why" },
  handle: ({ params: { id }, body: { from, to, ...named }, request }) => {
    const at = scenarioAt(id, request, from, to);
    if (at instanceof Response) return at;
    const file = fileOf(at.table, at.drafted.draft, named);
    return file.ok ? json(file.value) : refusedScenario(file.error);
  },
});

export const readPosition = endpoint({
  method: "GET",
  path: "/api/matches/{id}/position",
  summary: "All cards and numbers at a moment, in the scenario format, to edit and start a match from.",
  params: MatchParams,
  query: z.object({
    at: z.coerce.number<string>().int().min(0).max(1_000_000_000).describe("The entry that comes before it, 0 for the start"),
  }),
  answer: { description: "A scenario that has only a position", type: "SetUpTold" },
  errors: { ...NO_MATCH, ...MAY_SEE, hidden: "other people play and the match is not over", "no-scenario": "it is a free table" },
  handle: ({ params: { id }, query: { at }, request }) => {
    const seen = seenBy(id, request);
    if (seen instanceof Response) return seen;
    const position = positionAt(seen.table, seen.holder, at);
    return position.ok ? json(position.value) : refusedScenario(position.error);
  },
});

export const playPosition = endpoint({
  method: "POST",
  path: "/api/games/{game}/positions",
  summary: "A mid-game position from a bot game, in the scenario format, to edit and start a match from.",
  params: z.object({ game: z.enum(PLAYABLE) }),
  body: z.strictObject({
    options: z.unknown().optional().describe("Options of the game, as for a match; by default the standard ones"),
    seed: z.number().int().min(0).max(0xffff_ffff).optional().describe("The same seed and cards give the same position"),
  }),
  answer: { description: "A scenario that has only a position", type: "SetUpTold" },
  errors: {
    "cannot-play": "a card of the game cannot be played as written",
    options: "the options do not fit this game, or a deck is not legal",
    "no-position": "the bots reached no position that can be written",
  },
  handle: async ({ params: { game }, body: { options, seed = anySeed() } }) => {
    const position = await positionOfBots(game, options, seed);
    if (position.ok) return json(position.value);
    const { code, message } = position.error;
    return refuse(code === "options" ? 400 : 409, code, message, code === "options" ? "options" : undefined);
  },
});

const SetUp = ScenarioSchema.extend({
  name: ScenarioSchema.shape.name.default("A position"),
  steps: z.array(z.record(z.string(), z.unknown())).max(1_000).default([]),
});

export const setUpMatch = endpoint({
  method: "POST",
  path: "/api/matches/set-up",
  summary: "Starts a match from a scenario, with its position and its steps, or from a position alone.",
  body: z.strictObject({
    game: z.enum(PLAYABLE),
    scenario: SetUp.describe("As in a scenario file; a position is enough"),
    ...TableMembers,
  }),
  answer: MADE,
  errors: {
    "cannot-play": "a card of the game cannot be played as written",
    scenario: "the scenario cannot be understood: the message says why",
    seats: "the number of players is wrong, or there is no such bot",
  },
  handle: ({ body, request }) => {
    const browser = browserOf(request);
    const made = beginScenario(body, browser.holder);
    return made.ok ? json(made.value, 201, { ...browser.headers, location: `/api/matches/${made.value.id}` }) : notBegun(made.error);
  },
});

const refusedScenario = ({ code, message }: ScenarioError): Response => refuse(code === "hidden" ? 403 : 409, code, message);

/** The table of a match for whoever may see it, or why not. */
function seenBy(id: MatchId, request: Request): { readonly table: Table; readonly holder: string | undefined } | Response {
  const holder = holderOf(request);
  const table = tableOf(id);
  if (!table.ok) return refused(id, table.error, { holder, as: undefined });
  const viewer = viewpointOf(table.value, holder, undefined);
  return viewer.ok ? { table: table.value, holder } : refused(id, viewer.error, { holder, as: undefined });
}

/** A draft for whoever may see the match and everything in it, or why not. */
function scenarioAt(id: MatchId, request: Request, from: number, to: number) {
  const seen = seenBy(id, request);
  if (seen instanceof Response) return seen;
  const drafted = draftOf(seen.table, seen.holder, from, to);
  return drafted.ok ? { table: seen.table, drafted: drafted.value } : refusedScenario(drafted.error);
}
