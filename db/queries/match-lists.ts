/** Which matches of the studio are on show: those that may be watched, or joined by anybody. */
import { and, asc, desc, eq, exists, gt, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { matches, matchInputs, matchSeats } from "../schema/index.ts";
import { type KeptMatch, keptMatch, matchColumns } from "./matches.ts";

/** A seat that anybody may take. */
const isFree = and(eq(matchSeats.match, matches.id), eq(matchSeats.open, 1), isNull(matchSeats.holder), isNotNull(matchSeats.token));

/**
 * The matches that are not over and may be watched, or have a seat that anybody may take; those with a free seat first, then the last changed, at most
 * `most`. A match at a position that was set up is not among them, as when a card is tried, nor one in which nobody sits.
 *
 * @param since changed after this time, ISO 8601
 */
export function listShown(db: Db, since: string, most: number): KeptMatch[] {
  const here = db.select({ one: sql`1` }).from(matchSeats);
  const free = exists(here.where(isFree));
  const person = db
    .select({ one: sql`1` })
    .from(matchSeats)
    .where(and(eq(matchSeats.match, matches.id), isNotNull(matchSeats.holder)));
  const laid = db
    .select({ one: sql`1` })
    .from(matchInputs)
    .where(and(eq(matchInputs.match, matches.id), eq(matchInputs.n, 1), sql`json_extract(${matchInputs.entry}, '$.kind') = 'lay'`));
  return db
    .select(matchColumns)
    .from(matches)
    .where(
      and(
        gt(matches.updatedAt, since),
        isNotNull(matches.asked),
        or(eq(matches.watching, "anyone"), free),
        exists(person),
        notExists(laid),
      ),
    )
    .orderBy(desc(free), desc(matches.updatedAt), asc(matches.id))
    .limit(most)
    .all()
    .map(keptMatch);
}
