/** The route that says what would come of a choice. */
import { z } from "zod";
import { endpoint, json } from "../http.ts";
import { holderOf } from "../matches/browser.ts";
import { foretoldFor } from "../matches/foretold.ts";
import { tableOf } from "../matches/table.ts";
import { actorOf } from "../matches/who.ts";
import { ACTION, Acting, MAY_ACT, MatchParams, MOST_AT_ONCE, NO_MATCH, refused } from "./match-shapes.ts";

export const foretellMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/foretold",
  summary:
    "What choices would lead to if nobody responded, as far as the player who has to choose can know. Anything that depends on unseen cards or on chance stays open. Chooses nothing.",
  params: MatchParams,
  body: z.strictObject({
    as: Acting.as,
    answers: z.array(ACTION).min(1).max(MOST_AT_ONCE).describe("Actions as the observation's decision lists them, one after the other"),
  }),
  answer: {
    description: "acts: what happens, in the words of the log; open: whether more happens that the player cannot know",
    type: "Foretold",
  },
  errors: { ...NO_MATCH, "no-seat": MAY_ACT["no-seat"], "not-your-seat": MAY_ACT["not-your-seat"] },
  handle: ({ params: { id }, body: { as, answers }, request }) => {
    const holder = holderOf(request);
    const table = tableOf(id);
    if (!table.ok) return refused(id, table.error, { holder, as });
    const player = actorOf(table.value, holder, as);
    if (!player.ok) return refused(id, player.error, { holder, as });
    return json(foretoldFor(table.value, player.value, answers));
  },
});
