/** The route by which those whom a match waits for get ready. */
import { z } from "zod";
import { DeckListSchema } from "../../engine/cards/deck-schema.ts";
import { endpoint, json } from "../http.ts";
import { holderOf } from "../matches/browser.ts";
import { getReady } from "../matches/ready.ts";
import { tableOf } from "../matches/table.ts";
import { viewOf } from "../matches/view.ts";
import { Acting, MAY_ACT, MatchParams, NO_MATCH, refused } from "./match-shapes.ts";
import { LIST_BYTES } from "./shapes.ts";

export const readyForMatch = endpoint({
  method: "POST",
  path: "/api/matches/{id}/ready",
  summary:
    "Brings a deck to a match that waits for it. Nobody else sees it before the match begins, which happens when the last player is ready.",
  params: MatchParams,
  body: z.strictObject({ as: Acting.as, deck: DeckListSchema.optional().describe("In games with decks, where this seat brings one") }),
  mostBytes: LIST_BYTES,
  answer: { description: "The match, seen from this seat", type: "MatchView" },
  errors: {
    ...NO_MATCH,
    "no-seat": MAY_ACT["no-seat"],
    "not-your-seat": MAY_ACT["not-your-seat"],
    "already-answered": "someone got ready at the same moment; send it again",
    begun: "the match has begun",
    "no-deck": "this seat brings a deck",
    "no-decks": "nobody brings a deck to this match",
    deck: "nobody can play with the deck; the message says why",
  },
  handle: ({ params: { id }, body: { as, deck }, request }) => {
    const holder = holderOf(request);
    const ready = getReady(id, holder, as, deck);
    if (!ready.ok) return refused(id, ready.error, { holder, as });
    const table = tableOf(id);
    if (!table.ok) return refused(id, table.error, { holder, as });
    return json(viewOf(table.value, { viewer: ready.value, holder }));
  },
});
