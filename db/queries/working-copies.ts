/** Questions about what is being typed and is no revision yet. */
import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { GameId } from "../../engine/cards/card.ts";
import type { OpenWork, WorkingCopy } from "../../engine/cards/work.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { Db } from "../client.ts";
import { type ObjectType, objects, workingCopies } from "../schema/index.ts";
import { type ObjectKey, together } from "./revisions.ts";

const Row = z.object({
  base: z.number(),
  step: z.number(),
  value: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.record(z.string(), z.unknown())),
  author: z.string(),
  at: z.string(),
});
const columns = {
  base: workingCopies.base,
  step: workingCopies.step,
  value: workingCopies.json,
  author: workingCopies.author,
  at: workingCopies.at,
};
const isWork = ({ type, id }: ObjectKey) => and(eq(workingCopies.type, type), eq(workingCopies.id, id));

/** What is being typed into an object; undefined when nobody types. */
export function findWork(db: Db, key: ObjectKey): WorkingCopy | undefined {
  const row = db.select(columns).from(workingCopies).where(isWork(key)).get();
  return row && Row.parse(row);
}

/** The objects of a game and type that somebody is typing at, by id. */
export function listWork(db: Db, type: ObjectType, game: GameId): OpenWork[] {
  return db
    .select({
      id: workingCopies.id,
      base: workingCopies.base,
      step: workingCopies.step,
      author: workingCopies.author,
      at: workingCopies.at,
    })
    .from(workingCopies)
    .innerJoin(objects, and(eq(objects.type, workingCopies.type), eq(objects.id, workingCopies.id)))
    .where(and(eq(workingCopies.type, type), eq(objects.game, game)))
    .orderBy(asc(workingCopies.id))
    .all();
}

/**
 * Writes step `step` of what is being typed, which must be the next one. Sending a step again that was written changes nothing.
 * When this returns, it is on disk. The error: another step was written meanwhile, or the typing was saved or thrown away.
 */
export function writeWork(db: Db, key: ObjectKey, work: WorkingCopy): Result<WorkingCopy, { readonly work: WorkingCopy | undefined }> {
  return together(db, () => {
    const known = findWork(db, key);
    const repeated = known?.step === work.step && known.base === work.base && canonicalJson(known.value) === canonicalJson(work.value);
    if (known && repeated) return ok(known);
    if (work.step !== (known?.step ?? 0) + 1) return err({ work: known });
    const { base, step, value, author, at } = work;
    const row = { base, step, json: JSON.stringify(value), author, at };
    db.insert(workingCopies)
      .values({ ...key, ...row })
      .onConflictDoUpdate({ target: [workingCopies.type, workingCopies.id], set: row })
      .run();
    return ok(work);
  });
}

/**
 * Throws away what was typed.
 *
 * @param step only if that is the newest step; left out, whatever there is
 * @returns whether something was thrown away
 */
export function dropWork(db: Db, key: ObjectKey, step?: number): boolean {
  const which = step === undefined ? isWork(key) : and(isWork(key), eq(workingCopies.step, step));
  return db.delete(workingCopies).where(which).run().changes > 0;
}
