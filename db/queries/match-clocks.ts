/** How long the players of a match with a clock have thought. */
import { eq, sql } from "drizzle-orm";
import type { Player } from "../../engine/kernel/state.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { Db } from "../client.ts";
import { matchClocks } from "../schema/index.ts";

/** Milliseconds of the choices that each player has made; nothing for who made none. */
export const listSpent = (db: Db, id: MatchId): ReadonlyMap<Player, number> =>
  new Map(
    db
      .select({ player: matchClocks.player, ms: matchClocks.spentMs })
      .from(matchClocks)
      .where(eq(matchClocks.match, id))
      .all()
      .map(({ player, ms }) => [player, ms]),
  );

/** Adds to what a player has thought. */
export const addSpent = (db: Db, match: MatchId, player: Player, ms: number): void => {
  db.insert(matchClocks)
    .values({ match, player, spentMs: ms })
    .onConflictDoUpdate({ target: [matchClocks.match, matchClocks.player], set: { spentMs: sql`${matchClocks.spentMs} + ${ms}` } })
    .run();
};
