/** Questions about what the languages could not say. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { GameId } from "../../engine/cards/card.ts";
import type { Db } from "../client.ts";
import { unsaid } from "../schema/index.ts";

const Row = z.object({ sentence: z.string(), card: z.string(), author: z.string(), at: z.string() });

/** A sentence that was typed and could not be said, with the card that it was first typed into. */
export type Unsaid = z.infer<typeof Row>;

/** Keeps sentences of a game; one that is known stays as it was first typed. */
export function keepUnsaid(db: Db, game: GameId, sentences: readonly Unsaid[]): void {
  if (sentences.length === 0) return;
  const known = db
    .select({ sentence: unsaid.sentence })
    .from(unsaid)
    .where(
      and(
        eq(unsaid.game, game),
        inArray(
          unsaid.sentence,
          sentences.map(({ sentence }) => sentence),
        ),
      ),
    )
    .all();
  const fresh = sentences.filter(({ sentence }) => !known.some((row) => row.sentence === sentence));
  for (const row of fresh)
    db.insert(unsaid)
      .values({ game, ...row })
      .onConflictDoNothing()
      .run();
}

/** What could not be said in a game, oldest first. */
export const listUnsaid = (db: Db, game: GameId): Unsaid[] =>
  db
    .select({ sentence: unsaid.sentence, card: unsaid.card, author: unsaid.author, at: unsaid.at })
    .from(unsaid)
    .where(eq(unsaid.game, game))
    .orderBy(asc(unsaid.at), asc(unsaid.sentence))
    .all()
    .map((row) => Row.parse(row));
