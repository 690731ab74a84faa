/** Questions about what people saved from the table, and what was seen of cards at work. */
import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { GameId } from "../../engine/cards/card.ts";
import type { Db } from "../client.ts";
import { libraries, type PROOF_KINDS, proofs, revisions, scenarios } from "../schema/index.ts";

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

/** Whether a scenario was put away; undefined when there never was one. */
export function findScenario(db: Db, id: string): { readonly archived: boolean } | undefined {
  const row = db.select({ archivedAt: scenarios.archivedAt }).from(scenarios).where(eq(scenarios.id, id)).get();
  return row && { archived: row.archivedAt !== null };
}

/** Writes a scenario. When this returns, it is on disk. */
export function addScenario(db: Db, { value, ...row }: KeptScenario & { readonly game: GameId }): void {
  db.transaction(
    () => {
      db.insert(scenarios)
        .values({ ...row, json: JSON.stringify(value) })
        .run();
      countChange(db, row.game);
    },
    { behavior: "immediate" },
  );
}

/** Puts a scenario away, or takes that back; false when there is no such one. What is known of its card is old then. */
export function setScenarioArchived(db: Db, id: string, at: string | null): boolean {
  return db.transaction(
    () => {
      const row = db.update(scenarios).set({ archivedAt: at }).where(eq(scenarios.id, id)).returning({ game: scenarios.game }).get();
      if (row) countChange(db, row.game);
      return row !== undefined;
    },
    { behavior: "immediate" },
  );
}

const countChange = (db: Db, game: string) =>
  db
    .update(libraries)
    .set({ version: sql`${libraries.version} + 1` })
    .where(eq(libraries.game, game))
    .run();

/** Writes that a revision of a card was seen at work; doing it again changes nothing. */
export function addProof(
  db: Db,
  proof: { readonly id: string; readonly game: GameId; readonly revision: number; readonly kind: ProofKind; readonly at: string },
): void {
  db.insert(proofs).values(proof).onConflictDoNothing().run();
}

/** What each revision of a game's cards was seen in, by "id number": what one was seen in holds of every other that says the same. */
export function provenRevisions(db: Db, game: GameId): ReadonlyMap<string, ReadonlySet<ProofKind>> {
  const found = new Map<string, Set<ProofKind>>();
  const [proven, same] = [alias(revisions, "proven"), alias(revisions, "same")];
  const rows = db
    .select({ id: proofs.id, revision: same.number, kind: proofs.kind })
    .from(proofs)
    .innerJoin(proven, and(eq(proven.type, "card"), eq(proven.id, proofs.id), eq(proven.number, proofs.revision)))
    .innerJoin(same, and(eq(same.type, "card"), eq(same.id, proofs.id), eq(same.hash, proven.hash)))
    .where(eq(proofs.game, game))
    .all();
  for (const { id, revision, kind } of rows) {
    const key = `${id} ${revision}`;
    found.set(key, (found.get(key) ?? new Set()).add(kind));
  }
  return found;
}

/** How many scenarios in use each card of a game has, by id; cards without one are left out. */
export const countScenarios = (db: Db, game: GameId): ReadonlyMap<string, number> =>
  new Map(
    db
      .select({ card: scenarios.card, count: count() })
      .from(scenarios)
      .where(and(eq(scenarios.game, game), isNull(scenarios.archivedAt)))
      .groupBy(scenarios.card)
      .all()
      .map((row) => [row.card, row.count]),
  );
