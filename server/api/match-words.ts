/** The route by which people at a table talk. */
import { z } from "zod";
import { MOST_SAID, SAID_AT_ONCE } from "../../engine/matches/words.ts";
import { endpoint, json } from "../http.ts";
import { holderOf } from "../matches/browser.ts";
import { tableOf } from "../matches/table.ts";
import { viewOf } from "../matches/view.ts";
import { viewpointAfter } from "../matches/who.ts";
import { say } from "../matches/words.ts";
import { Acting, MAY_ACT, MatchParams, NO_MATCH, refused } from "./match-shapes.ts";

export const sayAtMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/words",
  summary: `Sends a message that only the players see; it is not part of the record. At most ${SAID_AT_ONCE.texts} texts in ${SAID_AT_ONCE.seconds} seconds from one seat.`,
  params: MatchParams,
  body: z.strictObject({
    as: Acting.as,
    words: z
      .string()
      .trim()
      .min(1, "a message must not be empty")
      .max(MOST_SAID, `a message can have at most ${MOST_SAID} characters`)
      .regex(/^[^\p{Cc}]*$/u, "a message must be one line"),
  }),
  answer: { description: "The match, seen from this seat, with the newest messages in `said`", type: "MatchView" },
  errors: {
    ...NO_MATCH,
    "no-seat": MAY_ACT["no-seat"],
    "not-your-seat": MAY_ACT["not-your-seat"],
    "too-fast": "too many messages came from this seat",
    "already-answered": "someone wrote at the same moment; send it again",
  },
  handle: ({ params: { id }, body: { as, words }, request }) => {
    const holder = holderOf(request);
    const said = say(id, holder, as, words, Date.now());
    if (!said.ok) return refused(id, said.error, { holder, as });
    const table = tableOf(id);
    if (!table.ok) return refused(id, table.error, { holder, as });
    const viewer = viewpointAfter(table.value, holder, said.value);
    if (!viewer.ok) return refused(id, viewer.error, { holder, as });
    return json(viewOf(table.value, { viewer: viewer.value, holder, since: table.value.play.entries.length }));
  },
});
