/**
 * Live updates: one stream for a browser, with every match that it plays or watches. A message is a view; the id of each message says for every
 * match of the stream how far the browser knows its record, so that a stream that broke goes on where it was. What a browser was told with the answer to what
 * it did is not told again: a moment later the stream says how far the match has come, and whoever has not got the answer asks.
 */
import { db } from "../../db/client.ts";
import { listPlayed, matchHead } from "../../db/queries/matches.ts";
import { type Player, SPECTATOR } from "../../engine/kernel/state.ts";
import { type MatchId, parseMatchId } from "../../engine/matches/stored.ts";
import type { MatchMessage, MatchReached } from "../../engine/matches/told.ts";
import { announce, answeredTo, arrive, followed, listen, tellAgain } from "./live.ts";
import { type Table, tableOf } from "./table.ts";
import { viewOf } from "./view.ts";
import { playersOf, viewpointOf } from "./who.ts";

/** Matches that one stream carries. */
export const MOST_STREAMED = 50;
const BEAT_MS = 15_000;
/** Streams that a browser has at once; one more replaces the oldest, which is told so. */
export const MOST_STREAMS = 10;
/** After how long a stream says how far a match has come that its browser was told of with an answer. */
const REACHED_MS = 1_000;
/** How often is looked whether another process wrote. */
const LOOK_MS = 500;

/** How far a browser knows records, by match: "abc…-12,def…-3". */
export function parseKnown(text: string | null): Map<MatchId, number> {
  const known = new Map<MatchId, number>();
  for (const part of (text ?? "").slice(0, MOST_STREAMED * 40).split(",")) {
    const [, name = "", n = ""] = /^([a-z2-7]{20})-(\d{1,9})$/.exec(part) ?? [];
    const id = parseMatchId(name);
    if (id) known.set(id, Number(n));
  }
  return known;
}

/** The matches that a browser's stream carries: those it names, and those that it plays and that are not over; at most `MOST_STREAMED`. */
export function streamed(holder: string | undefined, named: readonly MatchId[]): MatchId[] {
  const played = holder === undefined ? [] : listPlayed(db(), holder, MOST_STREAMED);
  const ids = [...new Set([...named.filter((id) => matchHead(db(), id)), ...played])];
  return ids.slice(0, MOST_STREAMED);
}

/** What a stream calls itself, so that an answer to the same browser can say that it need not tell that too. */
export const STREAM_NAME = /^[a-z0-9.-]{1,40}$/;

/** A stream among all those of all browsers, by the hash of its browser and what it calls itself. */
export const streamKey = (holder: string, name: string): string => `${holder} ${name}`;

export type StreamWish = {
  readonly ids: readonly MatchId[];
  readonly holder: string | undefined;
  readonly known: Map<MatchId, number>;
  readonly signal: AbortSignal;
  /** The matches of which the browser has pages open; all by default. */
  readonly shown?: readonly MatchId[];
  readonly name?: string | undefined;
};

/** A stream of these matches; it ends when `signal` is aborted or whoever reads it leaves. */
export function streamOf({ ids, holder, known, signal, shown = ids, name }: StreamWish): ReadableStream<Uint8Array> {
  const text = new TextEncoder();
  const key = holder === undefined || name === undefined ? undefined : streamKey(holder, name);
  /** Matches that the browser was told of with an answer, while that is all there is. */
  const answered = new Set<MatchId>();
  let late: NodeJS.Timeout | undefined;
  const dirty = new Set<MatchId>(ids);
  const leave: (() => void)[] = [];
  const end = () => {
    for (const one of leave.splice(0)) one();
  };
  const send = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    // A browser that reads slowly gets the newest state later and not every state in between.
    while ((controller.desiredSize ?? 0) > 0) {
      const [id] = dirty;
      if (id === undefined) return;
      dirty.delete(id);
      if (isAnswered(id, holder, key)) {
        answered.add(id);
        late ??= setTimeout(sayReached, REACHED_MS, controller);
      } else for (const message of messagesOf(id, holder, known)) controller.enqueue(text.encode(message));
    }
  };
  const sayReached = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    late = undefined;
    for (const id of answered) {
      const n = key === undefined ? undefined : answeredTo(id, key);
      if (n === undefined) continue;
      const message: MatchReached = { id, n };
      controller.enqueue(text.encode(`event: reached\ndata: ${JSON.stringify(message)}\n\n`));
    }
    answered.clear();
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(text.encode("retry: 1000\n: the studio\n\n"));
        leave.push(() => clearTimeout(late));
        for (const id of ids) {
          if (key !== undefined) tellAgain(id, key);
          const heard = () => {
            dirty.add(id);
            send(controller);
          };
          leave.push(listen(id, heard));
        }
        for (const id of ids) if (holder !== undefined && shown.includes(id)) leave.push(arrive(id, holder));
        const beat = setInterval(() => controller.enqueue(text.encode(": still here\n\n")), BEAT_MS);
        beat.unref();
        leave.push(() => clearInterval(beat));
        const close = () => {
          end();
          try {
            controller.close();
          } catch {
            // Whoever read has left already.
          }
        };
        signal.addEventListener("abort", close, { once: true });
        leave.push(() => signal.removeEventListener("abort", close));
        if (holder !== undefined)
          leave.push(
            takeTurn(holder, () => {
              controller.enqueue(text.encode("event: replaced\ndata: {}\n\n"));
              close();
            }),
          );
        watchOthers();
        send(controller);
      },
      pull: send,
      cancel: end,
    },
    { highWaterMark: 4 },
  );
}

/** By browser what ends each of its streams, the oldest first. */
type Open = { [OPEN]?: Map<string, (() => void)[]> };
const OPEN = Symbol.for("arcology.matches.streams");

/** Counts a stream of a browser; if there are too many the oldest is ended. What is returned counts it no more. */
function takeTurn(holder: string, end: () => void): () => void {
  const process = globalThis as Open;
  process[OPEN] ??= new Map();
  const all = process[OPEN];
  const own = all.get(holder) ?? [];
  all.set(holder, own);
  own.push(end);
  if (own.length > MOST_STREAMS) own[0]?.();
  return () => {
    const i = own.indexOf(end);
    if (i >= 0) own.splice(i, 1);
    if (own.length === 0 && all.get(holder) === own) all.delete(holder);
  };
}

/** Whether the browser of a stream was told all that there is of a match with an answer. One that plays several players got the view of one of them. */
function isAnswered(id: MatchId, holder: string | undefined, key: string | undefined): boolean {
  const n = key === undefined ? undefined : answeredTo(id, key);
  if (n === undefined) return false;
  const table = tableOf(id);
  return table.ok && table.value.play.entries.length === n && playersOf(table.value, holder).length === 1;
}

/** Views as they are sent, in this turn of the event loop: several streams of one browser get the same one, and so do all who look on. */
const encoded = new Map<string, string>();

function encodedView(table: Table, viewer: Player, holder: string | undefined, since: number): string {
  const { id, host } = table.match;
  const isOther = playersOf(table, holder).length === 0 && host !== holder;
  const key = `${id} ${table.play.entries.length} ${table.notes.length} ${viewer} ${isOther ? "" : holder} ${since}`;
  const same = encoded.get(key);
  if (same !== undefined) return same;
  const message: MatchMessage = { view: viewOf(table, { viewer, holder, since }) };
  const text = JSON.stringify(message);
  if (encoded.size === 0) queueMicrotask(() => encoded.clear());
  encoded.set(key, text);
  return text;
}

/** What is new in a match for a browser, as messages of the stream: one for each player that it plays for, whoever has to choose last. */
function* messagesOf(id: MatchId, holder: string | undefined, known: Map<MatchId, number>): Generator<string> {
  const table = tableOf(id);
  if (!table.ok) return;
  const since = known.get(id) ?? 0;
  const own = playersOf(table.value, holder);
  const main = viewpointOf(table.value, holder, undefined);
  const viewers: Player[] = own.length > 0 && main.ok ? [...own.filter((player) => player !== main.value), main.value] : [SPECTATOR];
  known.set(id, table.value.play.entries.length);
  const ids = [...known].map(([one, n]) => `${one}-${n}`).join(",");
  for (const viewer of viewers) {
    if (!viewpointOf(table.value, holder, viewer).ok) continue;
    yield `id: ${ids}\nevent: match\ndata: ${encodedView(table.value, viewer, holder, since)}\n\n`;
  }
}

const KEY = Symbol.for("arcology.matches.watch");
type Holder = { [KEY]?: NodeJS.Timeout };

/** While somebody follows a match, looks whether another process has written to the database, and tells whoever follows. */
function watchOthers(): void {
  const holder = globalThis as Holder;
  if (holder[KEY]) return;
  const version = () => db().$client.pragma("data_version", { simple: true });
  let last = version();
  holder[KEY] = setInterval(() => {
    const ids = followed();
    if (ids.length === 0) {
      clearInterval(holder[KEY]);
      delete holder[KEY];
      return;
    }
    const now = version();
    if (now !== last) for (const id of ids) announce(id);
    last = now;
  }, LOOK_MS);
  holder[KEY].unref();
}
