/** Routes that keep lists of matches short: putting away, taking out again, deleting. */
import { z } from "zod";
import { endpoint, json } from "../http.ts";
import { holderOf } from "../matches/browser.ts";
import { deleteWhole, setAway } from "../matches/tidy.ts";
import { Entry, MatchParams, NO_MATCH, refused } from "./match-shapes.ts";

export const putMatchAway = endpoint({
  method: "POST",
  path: "/api/matches/{id}/put-away",
  summary: "Puts a match away: this browser's list leaves it out until it is put back. Nothing changes for anyone else.",
  params: MatchParams,
  body: z.strictObject({ away: z.boolean().describe("false puts it back in the list") }),
  answer: { description: "Whether it is put away", type: "{id, away: boolean}" },
  errors: { ...NO_MATCH, "not-yours": "this browser neither made the match nor plays in it" },
  handle: ({ params: { id }, body: { away }, request }) => {
    const holder = holderOf(request);
    const done = setAway(id, holder, away);
    return done.ok ? json({ id, away: done.value }) : refused(id, done.error, { holder, as: undefined });
  },
});

export const deleteMatch = endpoint({
  method: "DELETE",
  path: "/api/matches/{id}",
  summary:
    "Deletes a match that is over, for everyone: its record, comments and messages. Matches that continue from it stay. It cannot be restored.",
  params: MatchParams,
  query: z.object({
    n: z.coerce
      .number<string>()
      .pipe(Entry)
      .describe("Number of the newest record entry that the page has; a match with other entries is not deleted"),
  }),
  answer: { description: "The id of the match", type: "{id}" },
  errors: {
    ...NO_MATCH,
    "not-host": "someone else made the match",
    "goes-on": "the match is not over",
    "already-answered": "the match has other entries than `n` says",
  },
  handle: ({ params: { id }, query: { n }, request }) => {
    const holder = holderOf(request);
    const done = deleteWhole(id, holder, n);
    return done.ok ? json({ id }) : refused(id, done.error, { holder, as: undefined });
  },
});
