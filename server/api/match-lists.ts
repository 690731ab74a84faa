/** Routes about which matches there are for people who have no seat: to look on, or to sit down. */
import { z } from "zod";
import { db } from "../../db/client.ts";
import { listShown } from "../../db/queries/match-lists.ts";
import { listSeats } from "../../db/queries/matches.ts";
import type { MatchOnShow } from "../../engine/matches/told.ts";
import { endpoint, json } from "../http.ts";
import { browserOf, holderOf } from "../matches/browser.ts";
import { openContent } from "../matches/contents.ts";
import { isFree, sitAt } from "../matches/play.ts";
import { tableOf } from "../matches/table.ts";
import { summaryOf, viewOf } from "../matches/view.ts";
import { MatchParams, NO_MATCH, PersonName, refused, SeatSchema } from "./match-shapes.ts";

/** Matches that the list shows. */
const MOST_SHOWN = 50;
/** Days without a change after which a match is not shown any more. */
const DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

export const listGoingOn = endpoint({
  method: "GET",
  path: "/api/matches/going-on",
  summary: "The matches of other people that anyone may watch, or that have a seat for anybody.",
  answer: {
    description: "A summary of each, those with a free seat first, without this browser's own",
    type: "{matches: MatchOnShow[]}",
  },
  handle: ({ request }) => {
    const holder = holderOf(request);
    const since = new Date(Date.now() - DAYS * DAY_MS).toISOString();
    const shown = listShown(db(), since, MOST_SHOWN).flatMap((match): MatchOnShow[] => {
      const seats = listSeats(db(), match.id);
      const own = match.host === holder || seats.some((seat) => seat.kind === "person" && holder !== undefined && seat.holder === holder);
      if (own) return [];
      const opened = openContent(match.content);
      const names = opened?.ok ? opened.value.playable.seats : [];
      return [
        {
          ...summaryOf(match, seats, names, holder),
          watch: match.watching === "anyone",
          free: seats.filter(isFree).map(({ player }) => player),
        },
      ];
    });
    return json({ matches: shown });
  },
});

export const sitDownAt = endpoint({
  method: "POST",
  path: "/api/matches/{id}/sit",
  summary: "Takes a seat for anybody. From then on a cookie gives only this browser access.",
  params: MatchParams,
  body: z.strictObject({ as: SeatSchema.describe("The free seat"), name: PersonName.optional() }),
  answer: { description: "The match, seen from the new seat", type: "MatchView" },
  errors: {
    ...NO_MATCH,
    "no-such-seat": "the match has no such player",
    "not-open": "the seat is taken, or only its link opens it",
    "plays-already": "this browser already plays in this match",
  },
  handle: ({ params: { id }, body: { as, name }, request }) => {
    const browser = browserOf(request);
    const sat = sitAt(id, as, browser.holder, name);
    if (!sat.ok) return refused(id, sat.error, { holder: undefined, as: undefined });
    const table = tableOf(id);
    if (!table.ok) return refused(id, table.error, { holder: undefined, as: undefined });
    return json(viewOf(table.value, { viewer: sat.value, holder: browser.holder }), 200, browser.headers);
  },
});
