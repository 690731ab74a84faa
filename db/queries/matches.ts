/** Questions about matches: what they are, their records, and who may look for whom. Whatever is written here is on disk when it returns, but for what is appended to a match. */
import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { type DeckList, ownSections } from "../../engine/cards/deck.ts";
import { DeckListSchema } from "../../engine/cards/deck-schema.ts";
import { TABLE_GAMES } from "../../engine/games/game.ts";
import type { RecordEntry } from "../../engine/kernel/record.ts";
import { readEntry } from "../../engine/kernel/record-schema.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { Player } from "../../engine/kernel/state.ts";
import {
  type Ended,
  LISTS,
  MATCH_ID,
  type MatchId,
  type Note,
  type NoteContent,
  type StoredMatch,
  type StoredSeat,
  UNDOING,
  WATCHING,
} from "../../engine/matches/stored.ts";
import type { Db } from "../client.ts";
import { flushedLater } from "../flush.ts";
import { prepared } from "../prepared.ts";
import { contents, matches, matchInputs, matchNotes, matchSeats } from "../schema/index.ts";
import { addSpent } from "./match-clocks.ts";

const fromJson = z.string().transform((text): unknown => JSON.parse(text));
const Id = z
  .string()
  .regex(MATCH_ID)
  .transform((id) => id as MatchId);
const PLAYER = z.number().int().nonnegative();
const EndedSchema: z.ZodType<Ended> = z.object({
  returns: z.array(z.number()),
  reasons: z.array(z.object({ rule: z.string(), reason: z.string() })),
  by: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.enum(["concede", "timeout"]), player: PLAYER }),
      z.object({ kind: z.literal("claim"), player: PLAYER, from: PLAYER }),
    ])
    .exactOptional(),
});
const MatchRow = z.object({
  id: Id,
  game: z.enum(TABLE_GAMES),
  content: z.string(),
  options: fromJson,
  seed: z.number(),
  players: z.number(),
  watching: z.enum(WATCHING),
  undoing: z.enum(UNDOING),
  lists: z.enum(LISTS),
  clock: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.object({ minutes: z.number().exactOptional(), away: z.number().exactOptional() }))
    .nullable(),
  host: z.string(),
  parent: Id.nullable(),
  parentInput: z.number().nullable(),
  length: z.number(),
  asked: z.number().nullable(),
  outcome: fromJson.pipe(EndedSchema).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** What is read of a match. */
export const matchColumns = {
  id: matches.id,
  game: matches.game,
  content: matches.content,
  options: matches.options,
  seed: matches.seed,
  players: matches.players,
  watching: matches.watching,
  undoing: matches.undoing,
  lists: matches.lists,
  clock: matches.clock,
  host: matches.host,
  parent: matches.parent,
  parentInput: matches.parentInput,
  length: matches.length,
  asked: matches.asked,
  outcome: matches.outcome,
  createdAt: matches.createdAt,
  updatedAt: matches.updatedAt,
};

/** A match with the hash of what its host's browser proves itself with. */
export type KeptMatch = StoredMatch & { readonly host: string };

/** A match of a row of `matchColumns`. */
export function keptMatch(row: unknown): KeptMatch {
  const { parent, parentInput, asked, outcome, clock, ...rest } = MatchRow.parse(row);
  return {
    ...rest,
    ...(parent === null || parentInput === null ? {} : { parent: { id: parent, n: parentInput } }),
    ...(asked === null ? {} : { asked }),
    ...(outcome === null ? {} : { outcome }),
    ...(clock === null ? {} : { clock }),
  };
}

/** A match by its id; undefined when there is none. */
export function findMatch(db: Db, id: MatchId): KeptMatch | undefined {
  const row = db.select(matchColumns).from(matches).where(eq(matches.id, id)).get();
  return row && keptMatch(row);
}

/** Writes down how a match ended that older studios have played to entry `n`, unless that is written. */
export function keepOutcome(db: Db, id: MatchId, n: number, outcome: Ended): void {
  db.update(matches)
    .set({ outcome: JSON.stringify(outcome) })
    .where(and(eq(matches.id, id), eq(matches.length, n), isNull(matches.asked), isNull(matches.outcome)))
    .run();
}

/** The matches that a browser sits at and that are not over, the last changed first, at most `most`. */
export function listPlayed(db: Db, holder: string, most: number): MatchId[] {
  return db
    .selectDistinct({ id: matches.id, updatedAt: matches.updatedAt })
    .from(matches)
    .innerJoin(matchSeats, and(eq(matchSeats.match, matches.id), eq(matchSeats.holder, holder)))
    .where(isNotNull(matches.asked))
    .orderBy(desc(matches.updatedAt), asc(matches.id))
    .limit(most)
    .all()
    .map(({ id }) => Id.parse(id));
}

/** The matches in which a bot has to choose. */
export function listWaitingForBots(db: Db): MatchId[] {
  return db
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(matchSeats, and(eq(matchSeats.match, matches.id), eq(matchSeats.player, matches.asked), isNotNull(matchSeats.bot)))
    .all()
    .map(({ id }) => Id.parse(id));
}

/** A seat with the hash of the token that would give it away, if one is out. */
export type KeptSeat = StoredSeat & {
  readonly token?: string;
  /** Whoever may see the studio may sit down here while it is free. */
  readonly open?: true;
  /** The match does not begin before whoever sits here has brought a deck or agreed to the clock. */
  readonly waits?: true;
  /** The deck that lies with the seat until the match begins; null: it is still to be brought. */
  readonly deck?: DeckList | null;
};

const DeckColumn = fromJson.pipe(DeckListSchema.nullable());

/** The seats of a match, by player. */
export function listSeats(db: Db, id: MatchId): KeptSeat[] {
  return db
    .select({
      player: matchSeats.player,
      bot: matchSeats.bot,
      name: matchSeats.name,
      token: matchSeats.token,
      holder: matchSeats.holder,
      open: matchSeats.open,
      ready: matchSeats.ready,
      deck: matchSeats.deck,
    })
    .from(matchSeats)
    .where(eq(matchSeats.match, id))
    .orderBy(asc(matchSeats.player))
    .all()
    .map(({ player, bot, name, token, holder, open, ready, deck }): KeptSeat => {
      const lying = deck === null ? {} : { deck: DeckColumn.parse(deck) };
      if (bot !== null) return { player, kind: "bot", bot, ...lying };
      return {
        ...{ player, kind: "person", name },
        ...(holder === null ? {} : { holder }),
        ...(token === null ? {} : { token }),
        ...(open === 1 ? { open: true } : {}),
        ...(ready === 0 ? { waits: true } : {}),
        ...lying,
      };
    });
}

/** The seats that a token opens, of matches that are not over, with the hash of it; the newest match first. */
export function listFreeSeats(db: Db): { readonly match: MatchId; readonly player: Player; readonly token: string }[] {
  return db
    .select({ match: matchSeats.match, player: matchSeats.player, token: matchSeats.token })
    .from(matchSeats)
    .innerJoin(matches, eq(matches.id, matchSeats.match))
    .where(and(isNotNull(matchSeats.token), isNull(matchSeats.holder), isNotNull(matches.asked)))
    .orderBy(desc(matches.createdAt), asc(matchSeats.player))
    .all()
    .flatMap(({ match, player, token }) => (token === null ? [] : [{ match: Id.parse(match), player, token }]));
}

/** Revisions of cards and keywords, sorted; `part`: of the card's text only what is understood is played; of a free table also how it is laid; of a game that is played on boards also these. */
export type ContentRevisions = readonly (
  | { readonly type: "card" | "keyword"; readonly id: string; readonly number: number; readonly part?: true | undefined }
  | { readonly type: "table"; readonly plan: unknown }
  | { readonly type: "boards"; readonly data: unknown }
)[];
const RevisionsColumn = fromJson.pipe(
  z.array(
    z.union([
      z.object({ type: z.enum(["card", "keyword"]), id: z.string(), number: z.number(), part: z.literal(true).optional() }),
      z.object({ type: z.literal("table"), plan: z.unknown() }),
      z.object({ type: z.literal("boards"), data: z.unknown() }),
    ]),
  ),
);

/** The revisions that a content consists of; undefined when there is no such content. */
export function findContent(db: Db, hash: string): { readonly game: string; readonly revisions: ContentRevisions } | undefined {
  const row = db.select({ game: contents.game, revisions: contents.revisions }).from(contents).where(eq(contents.hash, hash)).get();
  return row && { game: row.game, revisions: RevisionsColumn.parse(row.revisions) };
}

/** Writes a content down, if it is not there yet. */
export function keepContent(db: Db, hash: string, game: string, revisions: ContentRevisions): void {
  db.insert(contents)
    .values({ hash, game, revisions: JSON.stringify(revisions) })
    .onConflictDoNothing()
    .run();
}

export type NewMatch = Omit<KeptMatch, "length" | "createdAt" | "updatedAt"> & {
  readonly seats: readonly KeptSeat[];
  /** What was played already, for a fork. */
  readonly entries: readonly RecordEntry[];
};

/** Writes a new match with its seats and whatever was played of it. */
export function addMatch(db: Db, { seats, entries, parent, asked, outcome, options, clock, ...match }: NewMatch, at: string): void {
  db.transaction(
    () => {
      db.insert(matches)
        .values({
          ...match,
          options: JSON.stringify(options),
          clock: clock ? JSON.stringify(clock) : null,
          parent: parent?.id ?? null,
          parentInput: parent?.n ?? null,
          length: entries.length,
          asked: asked ?? null,
          outcome: outcome ? JSON.stringify(outcome) : null,
          createdAt: at,
          updatedAt: at,
        })
        .run();
      for (const seat of seats) {
        const person = seat.kind === "person";
        db.insert(matchSeats)
          .values({
            match: match.id,
            player: seat.player,
            bot: person ? null : seat.bot,
            name: person ? seat.name : "",
            token: seat.token ?? null,
            open: seat.open ? 1 : 0,
            ready: seat.waits ? 0 : 1,
            deck: seat.deck === undefined ? null : JSON.stringify(seat.deck && ownSections(seat.deck)),
            holder: person ? (seat.holder ?? null) : null,
          })
          .run();
      }
      insertInputs(db, match.id, entries, at);
    },
    { behavior: "immediate" },
  );
}

const inputInsert = prepared((db) =>
  db
    .insert(matchInputs)
    .values({ match: sql.placeholder("id"), n: sql.placeholder("n"), entry: sql.placeholder("entry"), at: sql.placeholder("at") })
    .prepare(),
);

function insertInputs(db: Db, id: MatchId, entries: readonly RecordEntry[], at: string): void {
  const insert = inputInsert(db);
  for (const { n, ...entry } of entries) insert.run({ id, n, entry: JSON.stringify(entry), at });
}

/** The entries of a record behind number `after`, in order. */
export function listInputs(db: Db, id: MatchId, after = 0): RecordEntry[] {
  return db
    .select({ n: matchInputs.n, entry: matchInputs.entry })
    .from(matchInputs)
    .where(and(eq(matchInputs.match, id), gt(matchInputs.n, after)))
    .orderBy(asc(matchInputs.n))
    .all()
    .map(({ n, entry }) => readEntry({ n, ...(JSON.parse(entry) as object) }));
}

const NoteRow: z.ZodType<NoteContent> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("seat-taken"),
    player: PLAYER,
    name: z.string(),
    seen: z.object({ by: z.string(), what: z.array(z.string()) }).exactOptional(),
  }),
  z.object({
    kind: z.literal("asked"),
    player: PLAYER,
    of: z.array(PLAYER),
    wish: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("undo"), to: PLAYER, because: z.array(z.string()) }),
      z.object({ kind: z.literal("rules-off") }),
    ]),
  }),
  z.object({ kind: z.literal("answered"), player: PLAYER, agree: z.boolean() }),
  z.object({ kind: z.literal("undone"), player: PLAYER, to: PLAYER }),
  z.object({ kind: z.literal("comment"), player: PLAYER, entry: PLAYER, words: z.string() }),
  z.object({ kind: z.literal("said"), player: PLAYER, words: z.string() }),
  z.object({ kind: z.literal("ready"), player: PLAYER }),
  z.object({ kind: z.literal("rules"), player: PLAYER, rules: z.enum(["on", "off"]), odd: z.array(z.string()).exactOptional() }),
]);

/** A note as it is kept. `from`: with a seat that is taken the hash of the browser that had it before, which is never told. */
export type KeptNote = NoteContent & { readonly from?: string };

/** Whether a browser had a seat that another one has taken since. */
export function hadSeat(db: Db, id: MatchId, player: Player, holder: string): boolean {
  const had = sql`json_extract(${matchNotes.note}, '$.player') = ${player} and json_extract(${matchNotes.note}, '$.from') = ${holder}`;
  return (
    db
      .select({ number: matchNotes.number })
      .from(matchNotes)
      .where(and(eq(matchNotes.match, id), had))
      .get() !== undefined
  );
}

/** The notes of a match, in order. */
export function listNotes(db: Db, id: MatchId): Note[] {
  return db
    .select({ number: matchNotes.number, after: matchNotes.after, note: matchNotes.note, at: matchNotes.at })
    .from(matchNotes)
    .where(eq(matchNotes.match, id))
    .orderBy(asc(matchNotes.number))
    .all()
    .map(({ note, ...row }) => ({ ...row, ...NoteRow.parse(JSON.parse(note)) }));
}

export type Written = {
  /** The newest entry and the newest note that the writer knew. */
  readonly base: { readonly length: number; readonly notes: number };
  readonly entries: readonly RecordEntry[];
  readonly notes: readonly KeptNote[];
  /** Who has to choose after it. */
  readonly asked: Player | undefined;
  /** How the match has ended with it. */
  readonly outcome?: Ended | undefined;
  readonly at: string;
  /** What somebody's clock has run since it was written down last, in milliseconds. */
  readonly spent?: { readonly player: Player; readonly ms: number } | undefined;
  /** Who sits down with it. */
  readonly sitting?: Sitting | undefined;
};

/** Appends to a match, all or none; it is on disk once `onDisk` says so. The error: somebody was faster, also with a seat, or there is no such match. */
export function appendToMatch(
  db: Db,
  id: MatchId,
  { base, entries, notes, asked, outcome, at, spent, sitting }: Written,
): Result<undefined, "stale" | "no-match"> {
  const append = () => {
    const head = matchHead(db, id);
    if (!head) return err("no-match" as const);
    if (head.length !== base.length || head.notes !== base.notes) return err("stale" as const);
    if (sitting && !takeSeat(db, id, sitting)) return err("stale" as const);
    if (spent) addSpent(db, id, spent.player, spent.ms);
    const length = base.length + entries.length;
    insertInputs(db, id, entries, at);
    insertNotes(db, id, base.notes, length, notes, at);
    goneOn(db).run({ id, length, asked: asked ?? null, outcome: outcome ? JSON.stringify(outcome) : null, at });
    return ok(undefined);
  };
  return flushedLater(db, () => db.$client.transaction(append).immediate());
}

const goneOn = prepared((db) =>
  db
    .update(matches)
    .set({
      length: sql`${sql.placeholder("length")}`,
      asked: sql`${sql.placeholder("asked")}`,
      outcome: sql`${sql.placeholder("outcome")}`,
      updatedAt: sql`${sql.placeholder("at")}`,
    })
    .where(eq(matches.id, sql.placeholder("id")))
    .prepare(),
);

/** Writes notes behind the `count` that there are. */
export function insertNotes(db: Db, id: MatchId, count: number, after: number, notes: readonly KeptNote[], at: string): void {
  for (const [i, note] of notes.entries())
    db.insert(matchNotes)
      .values({ match: id, number: count + i + 1, after, note: JSON.stringify(note), at })
      .run();
}

/** Asked several times for every answer at a table. A correlated subquery takes a third of the time of one that binds the id again. */
const headOf = prepared((db) =>
  db.$client.prepare<[MatchId], { readonly length: number; readonly notes: number | null }>(
    `select length, (select number from match_notes where match = matches.id order by number desc limit 1) as notes from matches where id = ?`,
  ),
);

/** How far a match has come: numbers of its newest entry and note; undefined when there is no such match. */
export function matchHead(db: Db, id: MatchId): { readonly length: number; readonly notes: number } | undefined {
  const head = headOf(db).get(id);
  return head && { length: head.length, notes: head.notes ?? 0 };
}

/** A browser that takes the seat that a token opens. */
export type Sitting = { readonly token: string; readonly holder: string; readonly name: string };

/** Gives the seat that a token opens to a browser. The token is spent by it. Whether it opens one. */
function takeSeat(db: Db, id: MatchId, { token, holder, name }: Sitting): boolean {
  const opens = and(eq(matchSeats.match, id), eq(matchSeats.token, token));
  return db.update(matchSeats).set({ token: null, holder, name }).where(opens).run().changes > 0;
}

/** Makes a new token the only one that opens a person's seat. Whoever sits there stays until it is used. False when there is no such seat. */
export function renewSeat(db: Db, id: MatchId, player: Player, token: string): boolean {
  const seat = and(eq(matchSeats.match, id), eq(matchSeats.player, player));
  const found = db.select({ bot: matchSeats.bot }).from(matchSeats).where(seat).get();
  return found?.bot === null && db.update(matchSeats).set({ token }).where(seat).run().changes > 0;
}
