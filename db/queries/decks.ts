/** Questions about people's decks: their lists step by step, and their named versions. */
import { and, asc, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { GAME_IDS, parseCardId } from "../../engine/cards/card.ts";
import { type DeckList, ownSections } from "../../engine/cards/deck.ts";
import { DeckListSchema } from "../../engine/cards/deck-schema.ts";
import { DECK_ID, type DeckId, type DeckStep, type DeckVersion, type Pin, type StoredDeck } from "../../engine/decks/stored.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { Db } from "../client.ts";
import { deckSteps, decks, deckVersions } from "../schema/index.ts";

/** Steps that a deck keeps; older ones are dropped when a new one is added. */
export const KEPT_STEPS = 1000;

const listJson = (list: DeckList): string => JSON.stringify(ownSections(list));
const fromJson = z.string().transform((text): unknown => JSON.parse(text));
const DeckIdSchema = z
  .string()
  .regex(DECK_ID)
  .transform((id) => id as DeckId);
const ListColumn = fromJson.pipe(DeckListSchema);
const DeckRow = z.object({
  id: DeckIdSchema,
  game: z.enum(GAME_IDS),
  list: ListColumn,
  step: z.number(),
  parent: DeckIdSchema.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  archivedAt: z.string().nullable(),
});
const PinsColumn = fromJson.pipe(
  z.array(z.object({ id: z.string().transform((id, context) => parseCardId(id) ?? invalid(context)), revision: z.number() })),
);
const VersionRow = z.object({ number: z.number(), name: z.string(), list: ListColumn, at: z.string(), pins: PinsColumn });

function invalid(context: z.RefinementCtx): never {
  context.addIssue({ code: "custom", message: "no card id" });
  return z.NEVER;
}

const columns = {
  id: decks.id,
  game: decks.game,
  list: deckSteps.list,
  step: decks.step,
  parent: decks.parent,
  createdAt: decks.createdAt,
  updatedAt: decks.updatedAt,
  archivedAt: decks.archivedAt,
};
const newestStep = and(eq(deckSteps.deck, decks.id), eq(deckSteps.number, decks.step));

/** A deck, and whether a person deleted it. */
export type KeptDeck = { readonly deck: StoredDeck; readonly deleted: boolean };

function keptDeck(row: unknown): KeptDeck {
  const { game: _game, parent, archivedAt, ...rest } = DeckRow.parse(row);
  return { deck: { ...rest, ...(parent ? { parent } : {}) }, deleted: archivedAt !== null };
}

/** A deck by its id, deleted ones too; undefined when there never was one. */
export function findDeck(db: Db, id: DeckId): KeptDeck | undefined {
  const row = db.select(columns).from(decks).innerJoin(deckSteps, newestStep).where(eq(decks.id, id)).get();
  return row && keptDeck(row);
}

/** All decks in use, or all that were deleted; the last changed first. */
export function listDecks(db: Db, which: "used" | "deleted"): StoredDeck[] {
  return db
    .select(columns)
    .from(decks)
    .innerJoin(deckSteps, newestStep)
    .where(which === "used" ? isNull(decks.archivedAt) : isNotNull(decks.archivedAt))
    .orderBy(desc(decks.updatedAt), asc(decks.id))
    .all()
    .map((row) => keptDeck(row).deck);
}

export type NewDeck = { readonly id: DeckId; readonly list: DeckList; readonly parent?: DeckId; readonly stepName: string };

/** Writes new decks, all or none; each begins with one step. */
export function addDecks(db: Db, added: readonly NewDeck[], at: string): StoredDeck[] {
  return db.transaction(
    () =>
      added.map(({ id, list, parent, stepName }) => {
        db.insert(decks)
          .values({ id, game: list.game, step: 1, parent: parent ?? null, createdAt: at, updatedAt: at })
          .run();
        db.insert(deckSteps)
          .values({ deck: id, number: 1, name: stepName, list: listJson(list), at })
          .run();
        return { id, list, step: 1, ...(parent ? { parent } : {}), createdAt: at, updatedAt: at };
      }),
    { behavior: "immediate" },
  );
}

/** Writes a deck with its named versions as it was elsewhere; the id must be free. */
export function addWholeDeck(
  db: Db,
  { id, list, parent, createdAt, updatedAt, versions }: Omit<StoredDeck, "step"> & { readonly versions: readonly DeckVersion[] },
  stepName: string,
): void {
  db.transaction(
    () => {
      db.insert(decks)
        .values({ id, game: list.game, step: 1, parent: parent ?? null, createdAt, updatedAt })
        .run();
      db.insert(deckSteps)
        .values({ deck: id, number: 1, name: stepName, list: listJson(list), at: updatedAt })
        .run();
      for (const { number, name, list: then, at, pins } of versions)
        db.insert(deckVersions)
          .values({ deck: id, number, name, list: listJson(then), pins: JSON.stringify(pins), at })
          .run();
    },
    { behavior: "immediate" },
  );
}

export type NewStep = { readonly base: number; readonly list: DeckList; readonly name: string; readonly at: string };
/** Why a step was not written. `stale`: somebody else wrote one on the same base; `deck` is what is there now. */
export type StepError =
  | { readonly code: "no-deck" }
  | { readonly code: "deleted" }
  | { readonly code: "other-game" }
  | { readonly code: "stale"; readonly deck: StoredDeck };

/** Appends a step to the one it builds on. When this returns, the step is on disk. */
export function addStep(db: Db, id: DeckId, { base, list, name, at }: NewStep): Result<StoredDeck, StepError> {
  return db.transaction(
    () => {
      const kept = findDeck(db, id);
      if (!kept) return err({ code: "no-deck" as const });
      if (kept.deleted) return err({ code: "deleted" as const });
      if (kept.deck.step !== base) return err({ code: "stale" as const, deck: kept.deck });
      if (kept.deck.list.game !== list.game) return err({ code: "other-game" as const });
      const number = base + 1;
      db.insert(deckSteps)
        .values({ deck: id, number, name, list: listJson(list), at })
        .run();
      db.update(decks).set({ step: number, updatedAt: at }).where(eq(decks.id, id)).run();
      db.delete(deckSteps)
        .where(and(eq(deckSteps.deck, id), lt(deckSteps.number, number - KEPT_STEPS + 1)))
        .run();
      return ok({ ...kept.deck, list, step: number, updatedAt: at });
    },
    { behavior: "immediate" },
  );
}

/** The steps that are kept, oldest first. */
export function listSteps(db: Db, id: DeckId): DeckStep[] {
  return db
    .select({ number: deckSteps.number, name: deckSteps.name, at: deckSteps.at })
    .from(deckSteps)
    .where(eq(deckSteps.deck, id))
    .orderBy(asc(deckSteps.number))
    .all();
}

/** The list that a step left; undefined when there is no such step, or it was dropped. */
export function findStep(db: Db, id: DeckId, number: number): (DeckStep & { readonly list: DeckList }) | undefined {
  const row = db
    .select({ number: deckSteps.number, name: deckSteps.name, at: deckSteps.at, list: deckSteps.list })
    .from(deckSteps)
    .where(and(eq(deckSteps.deck, id), eq(deckSteps.number, number)))
    .get();
  return row && { ...row, list: ListColumn.parse(row.list) };
}

/** Deletes a deck, or takes that back; false when there is no such deck. */
export function setDeckDeleted(db: Db, id: DeckId, at: string | null): boolean {
  return db.update(decks).set({ archivedAt: at }).where(eq(decks.id, id)).run().changes > 0;
}

export type NewVersion = {
  readonly name: string;
  readonly step: number;
  readonly pins: (list: DeckList) => readonly Pin[];
  readonly at: string;
};

/** Names the newest step of a deck, if that is still `step`. */
export function addVersion(db: Db, id: DeckId, { name, step, pins, at }: NewVersion): Result<DeckVersion, StepError> {
  return db.transaction(
    () => {
      const kept = findDeck(db, id);
      if (!kept) return err({ code: "no-deck" as const });
      if (kept.deleted) return err({ code: "deleted" as const });
      if (kept.deck.step !== step) return err({ code: "stale" as const, deck: kept.deck });
      const { list } = kept.deck;
      const version: DeckVersion = { number: listVersions(db, id).length + 1, name, list, at, pins: pins(list) };
      db.insert(deckVersions)
        .values({ deck: id, number: version.number, name, list: listJson(list), pins: JSON.stringify(version.pins), at })
        .run();
      return ok(version);
    },
    { behavior: "immediate" },
  );
}

/** The named versions of a deck, oldest first. */
export function listVersions(db: Db, id: DeckId): DeckVersion[] {
  return db
    .select({ number: deckVersions.number, name: deckVersions.name, list: deckVersions.list, at: deckVersions.at, pins: deckVersions.pins })
    .from(deckVersions)
    .where(eq(deckVersions.deck, id))
    .orderBy(asc(deckVersions.number))
    .all()
    .map((row) => VersionRow.parse(row));
}
