/** Routes that save what was played at a match as a scenario. */
import { z } from "zod";
import type { MatchId } from "../../engine/matches/stored.ts";
import { endpoint, json, refuse } from "../http.ts";
import { holderOf } from "../matches/browser.ts";
import { draftOf, fileOf } from "../matches/scenario.ts";
import { tableOf } from "../matches/table.ts";
import { viewpointOf } from "../matches/who.ts";
import { Entry, MAY_SEE, MatchParams, NO_MATCH, refused } from "./match-shapes.ts";

const From = Entry.describe("The entry after which it is to begin; it begins at the nearest one before at which a scenario can");

export const draftScenario = endpoint({
  method: "POST",
  path: "/api/matches/{id}/scenario/draft",
  summary: "What was played from a moment on, as a scenario that has no name yet: its steps, and what is so at the end.",
  params: MatchParams,
  body: z.strictObject({ from: From, to: Entry.describe("The last entry that belongs to it") }),
  answer: { description: "Where it begins, its steps in words, and what is so at the end", type: "ScenarioDraft" },
  errors: { ...NO_MATCH, ...MAY_SEE, hidden: "others play and the match is not over", "no-scenario": "the sentence says why" },
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
  summary: "The same as a file that the command line plays; it was played and passed before it is answered.",
  params: MatchParams,
  body: z.strictObject({
    from: From,
    to: Entry.describe("The last entry that belongs to it"),
    name: z.string().trim().min(1, "a scenario has a name").max(200).describe("One sentence: what it shows"),
    rules: z.array(z.string().max(40)).max(40).default([]).describe("Numbers of the rules that it shows"),
    facts: z.array(z.number().int().min(0).max(10_000)).max(1_000).describe("Indexes of the facts that are to be so"),
  }),
  answer: { description: "A scenario file", type: "ScenarioFile" },
  errors: { ...NO_MATCH, ...MAY_SEE, hidden: "others play and the match is not over", "no-scenario": "the sentence says why" },
  handle: ({ params: { id }, body: { from, to, ...named }, request }) => {
    const at = scenarioAt(id, request, from, to);
    if (at instanceof Response) return at;
    const file = fileOf(at.table, at.drafted.draft, named);
    return file.ok ? json(file.value) : refuse(409, file.error.code, file.error.message);
  },
});

/** A draft for whoever may see the match and everything in it, or why not. */
function scenarioAt(id: MatchId, request: Request, from: number, to: number) {
  const holder = holderOf(request);
  const table = tableOf(id);
  if (!table.ok) return refused(id, table.error, { holder, as: undefined });
  const viewer = viewpointOf(table.value, holder, undefined);
  if (!viewer.ok) return refused(id, viewer.error, { holder, as: undefined });
  const drafted = draftOf(table.value, holder, from, to);
  if (!drafted.ok) return refuse(drafted.error.code === "hidden" ? 403 : 409, drafted.error.code, drafted.error.message);
  return { table: table.value, drafted: drafted.value };
}
