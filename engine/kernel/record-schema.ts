/** Records from outside: files and requests. */
import { z } from "zod";
import type { Change } from "./edit.ts";
import { keptBy, type MatchRecord, type RecordEntry } from "./record.ts";
import { err, ok, type Result } from "./result.ts";

const COUNT = z.number().int().nonnegative();
const NUMBER = z.number().int().min(-0x8000_0000).max(0x7fff_ffff);
/** A seed: only its 32 bits count. */
const SEED = z.number().int().min(-0x8000_0000).max(0xffff_ffff);
const ACTION = z.object({ kind: z.string() }).catchall(z.union([z.string(), z.number().int()]));

const CHANGE = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("move"), card: COUNT, place: COUNT, index: COUNT.optional() }),
  z.strictObject({ kind: z.literal("set"), field: z.string(), at: COUNT.optional(), value: NUMBER }),
  z.strictObject({ kind: z.literal("roll"), field: z.string(), at: COUNT.optional() }),
  z.strictObject({ kind: z.literal("show"), card: COUNT, player: z.number().int().min(-1) }),
  z.strictObject({ kind: z.literal("shuffle"), place: COUNT }),
  z.strictObject({ kind: z.literal("create"), card: COUNT, owner: COUNT, place: COUNT }),
]);

const POSITION = z.strictObject({
  cards: z.array(z.strictObject({ card: COUNT, owner: COUNT })).optional(),
  zones: z.array(z.array(COUNT)),
  seen: z.array(COUNT),
  fields: z.record(z.string(), z.union([NUMBER, z.array(NUMBER)])),
  stand: z.string().optional(),
});

const common = { n: z.number().int().positive(), digest: z.string().optional() };
const ENTRY = z.discriminatedUnion("kind", [
  z.strictObject({ ...common, kind: z.literal("act"), player: COUNT, action: ACTION }),
  z.strictObject({ ...common, kind: z.literal("concede"), player: COUNT }),
  z.strictObject({ ...common, kind: z.literal("timeout"), player: COUNT }),
  z.strictObject({ ...common, kind: z.literal("claim"), player: COUNT, from: COUNT }),
  z.strictObject({ ...common, kind: z.literal("undo"), to: COUNT }),
  z.strictObject({ ...common, kind: z.literal("edit"), player: COUNT, changes: z.array(CHANGE) }),
  z.strictObject({ ...common, kind: z.literal("lay"), position: POSITION }),
  z.strictObject({ ...common, kind: z.literal("reseed"), seed: SEED }),
  z.strictObject({ ...common, kind: z.literal("deal"), seed: SEED }),
  z.strictObject({ ...common, kind: z.literal("redeal"), seed: SEED }),
]);
const RECORD = z.strictObject({
  game: z.string(),
  content: z.string(),
  start: z.strictObject({ seed: SEED, players: z.number().int().positive().optional(), log: z.boolean().optional() }),
  options: z.unknown().optional(),
  entries: z.array(ENTRY),
});

/** Reads free moves from outside. The error is a sentence. */
export const parseChanges = (value: unknown): Result<Change[], string> =>
  parsed(z.array(CHANGE).safeParse(value)) as Result<Change[], string>;

/** Reads one entry, as a database has it. Throws if it is none. */
export const readEntry = (value: unknown): RecordEntry => ENTRY.parse(value) as RecordEntry;

/** Reads a record; its options are still to be checked by its game. The error is a sentence about the first fault. */
export function parseRecord(value: unknown): Result<MatchRecord, string> {
  const record = parsed(RECORD.safeParse(value)) as Result<MatchRecord, string>;
  if (!record.ok) return record;
  const { entries } = record.value;
  const gap = entries.findIndex((entry, i) => entry.n !== i + 1);
  if (gap >= 0) return err(`Entry ${gap + 1} has number ${entries[gap]?.n}`);
  const lost = lostUndo(entries);
  return lost === undefined ? record : err(`Entry ${lost} goes back to an entry that is not in the match at that point`);
}

/** The first entry that undoes to what was not in the match then: nobody can have written it. */
function lostUndo(entries: readonly RecordEntry[]): number | undefined {
  const live: RecordEntry[] = [];
  for (const entry of entries) {
    if (entry.kind !== "undo") live.push(entry);
    else if (entry.to !== 0 && !live.some(({ n }) => n === entry.to)) return entry.n;
    else live.length = keptBy(live, entry.to);
  }
  return undefined;
}

function parsed<T>(result: z.ZodSafeParseResult<T>): Result<T, string> {
  if (result.success) return ok(result.data);
  const [issue] = result.error.issues;
  return err(`${issue?.path.join(".") || "record"}: ${issue?.message}`);
}
