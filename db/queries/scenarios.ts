/** Questions about what people saved from the table, and what was seen of cards at work. */
import { and, asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { GameId } from "../../engine/cards/card.ts";
import type { Db } from "../client.ts";
import { type PROOF_KINDS, proofs, scenarios } from "../schema/index.ts";

const Row = z.object({
  id: z.string(),
  card: z.string(),
  value: z.string().transform((text): unknown => JSON.parse(text)),
  author: z.string(),
  at: z.string(),
});
/** A scenario as it is kept; `value` is one as a file has it. */
export type KeptScenario = z.infer<typeof Row>;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** The scenarios of a card that are in use, oldest first. */
export function listScenarios(db: Db, card: string): KeptScenario[] {
  return db
    .select({ id: scenarios.id, card: scenarios.card, value: scenarios.json, author: scenarios.author, at: scenarios.at })
    .from(scenarios)
    .where(and(eq(scenarios.card, card), isNull(scenarios.archivedAt)))
    .orderBy(asc(scenarios.at), asc(scenarios.id))
    .all()
    .map((row) => Row.parse(row));
}

/** Writes a scenario. When this returns, it is on disk. */
export function addScenario(db: Db, { value, ...row }: KeptScenario & { readonly game: GameId }): void {
  db.insert(scenarios)
    .values({ ...row, json: JSON.stringify(value) })
    .run();
}

/** Puts a scenario away, or takes that back; false when there is no such one. */
export const setScenarioArchived = (db: Db, id: string, at: string | null): boolean =>
  db.update(scenarios).set({ archivedAt: at }).where(eq(scenarios.id, id)).run().changes > 0;

/** Writes that a revision of a card was seen at work; doing it again changes nothing. */
export function addProof(
  db: Db,
  proof: { readonly id: string; readonly game: GameId; readonly revision: number; readonly kind: ProofKind; readonly at: string },
): void {
  db.insert(proofs).values(proof).onConflictDoNothing().run();
}

/** The revisions of a game's cards that were seen at work, each as "id number". */
export const provenRevisions = (db: Db, game: GameId): ReadonlySet<string> =>
  new Set(
    db
      .selectDistinct({ id: proofs.id, revision: proofs.revision })
      .from(proofs)
      .where(eq(proofs.game, game))
      .all()
      .map(({ id, revision }) => `${id} ${revision}`),
  );
