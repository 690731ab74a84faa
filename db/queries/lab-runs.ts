/** Questions about what was asked of the lab, and how far its runs are. */
import { asc, desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../client.ts";
import { LAB_STATES, labRuns } from "../schema/index.ts";

export type LabState = (typeof LAB_STATES)[number];

const fromJson = z.string().transform((text): unknown => JSON.parse(text));
const Head = z.object({
  id: z.string(),
  game: z.string(),
  question: z.string(),
  content: z.string(),
  configuration: fromJson,
  state: z.enum(LAB_STATES),
  games: z.number(),
  tookMs: z.number(),
  ended: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
/** A run without its counts. `configuration` is as it was written. */
export type KeptRun = z.infer<typeof Head>;

const HEAD = {
  id: labRuns.id,
  game: labRuns.game,
  question: labRuns.question,
  content: labRuns.content,
  configuration: labRuns.configuration,
  state: labRuns.state,
  games: labRuns.games,
  tookMs: labRuns.tookMs,
  ended: labRuns.ended,
  createdAt: labRuns.createdAt,
  updatedAt: labRuns.updatedAt,
};

/** Writes a new run. When this returns, it is on disk. */
export function addRun(db: Db, run: Pick<KeptRun, "id" | "game" | "question" | "content" | "configuration" | "createdAt">): void {
  db.insert(labRuns)
    .values({
      ...run,
      configuration: JSON.stringify(run.configuration),
      state: "running",
      games: 0,
      tookMs: 0,
      updatedAt: run.createdAt,
    })
    .run();
}

/** A run; undefined when there is none. */
export function findRun(db: Db, id: string): KeptRun | undefined {
  const row = db.select(HEAD).from(labRuns).where(eq(labRuns.id, id)).get();
  return row && Head.parse(row);
}

/** What was counted of a run, as it was written; undefined before its first games. */
export function findProgress(db: Db, id: string): unknown {
  const row = db.select({ progress: labRuns.progress }).from(labRuns).where(eq(labRuns.id, id)).get();
  return typeof row?.progress === "string" ? JSON.parse(row.progress) : undefined;
}

/** The newest runs. */
export const listRuns = (db: Db, most: number): KeptRun[] =>
  db
    .select(HEAD)
    .from(labRuns)
    .orderBy(desc(labRuns.createdAt), asc(labRuns.id))
    .limit(most)
    .all()
    .map((row) => Head.parse(row));

/** The runs that have to go on, the oldest first. */
export const listUnfinished = (db: Db): KeptRun[] =>
  db
    .select(HEAD)
    .from(labRuns)
    .where(eq(labRuns.state, "running"))
    .orderBy(asc(labRuns.createdAt), asc(labRuns.id))
    .all()
    .map((row) => Head.parse(row));

/** How fast games of a kind were played last: the newest runs that came far enough to tell. */
export const listFinished = (db: Db, game: string, most: number): KeptRun[] =>
  db
    .select(HEAD)
    .from(labRuns)
    .where(eq(labRuns.game, game))
    .orderBy(desc(labRuns.createdAt))
    .limit(most)
    .all()
    .map((row) => Head.parse(row))
    .filter(({ games, tookMs }) => games > 20 && tookMs > 500);

export type RunUpdate = {
  readonly state: LabState;
  readonly progress?: unknown;
  readonly games?: number;
  readonly tookMs?: number;
  readonly ended?: string | null;
};

/** Writes how far a run is. False when there is no such run. */
export function updateRun(db: Db, id: string, { progress, ...update }: RunUpdate, at: string): boolean {
  return (
    db
      .update(labRuns)
      .set({ ...update, ...(progress === undefined ? {} : { progress: JSON.stringify(progress) }), updatedAt: at })
      .where(eq(labRuns.id, id))
      .run().changes > 0
  );
}

/** Removes a run that is not under way. False when there is none. */
export const removeRun = (db: Db, id: string): boolean => {
  const row = db.select({ state: labRuns.state }).from(labRuns).where(eq(labRuns.id, id)).get();
  return row !== undefined && row.state !== "running" && db.delete(labRuns).where(eq(labRuns.id, id)).run().changes > 0;
};
