/** Lists of matches: a browser's own and those that it put away, and those of the studio that may be watched or joined by anybody. */
import { and, asc, desc, eq, exists, gt, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";
import { type MatchId, parseMatchId } from "../../engine/matches/stored.ts";
import type { Db } from "../client.ts";
import { matches, matchInputs, matchPutAway, matchSeats } from "../schema/index.ts";
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

/** The matches that a browser made or sits at, the last changed first, at most `most`: those that it put away, or the others. */
export function listMatches(db: Db, holder: string, most: number, which: "used" | "away" = "used"): KeptMatch[] {
  const away = db
    .select({ one: sql`1` })
    .from(matchPutAway)
    .where(and(eq(matchPutAway.match, matches.id), eq(matchPutAway.holder, holder)));
  return db
    .selectDistinct(matchColumns)
    .from(matches)
    .leftJoin(matchSeats, eq(matchSeats.match, matches.id))
    .where(and(or(eq(matches.host, holder), eq(matchSeats.holder, holder)), which === "away" ? exists(away) : notExists(away)))
    .orderBy(desc(matches.updatedAt), asc(matches.id))
    .limit(most)
    .all()
    .map(keptMatch);
}

/** Leaves a match out of a browser's list from now on. */
export const putAway = (db: Db, match: MatchId, holder: string, at: string): void => {
  db.insert(matchPutAway).values({ match, holder, at }).onConflictDoNothing().run();
};

/** Takes a match that a browser put away into its list again. */
export const takeOut = (db: Db, match: MatchId, holder: string): void => {
  db.delete(matchPutAway)
    .where(and(eq(matchPutAway.match, match), eq(matchPutAway.holder, holder)))
    .run();
};

/** The matches that go on from somewhere in another one. */
export const listForks = (db: Db, id: MatchId): MatchId[] =>
  db
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.parent, id))
    .all()
    .flatMap((row) => parseMatchId(row.id) ?? []);

/**
 * Deletes a match with everything that belongs to it, in one statement: triggers take its rows along, and refuse where it is not over. Matches that go on from
 * it stay, and no longer name it. False when there is none whose newest entry is `n`.
 */
export const deleteMatch = (db: Db, id: MatchId, n: number): boolean =>
  db
    .delete(matches)
    .where(and(eq(matches.id, id), eq(matches.length, n)))
    .run().changes > 0;
