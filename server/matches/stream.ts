/**
 * Live updates: one stream for a browser, with every match that it plays or watches. A message is a view; the id of each message says for every
 * match of the stream how far the browser knows its record, so that a stream that broke goes on where it was.
 */
import { db } from "../../db/client.ts";
import { listPlayed, matchHead } from "../../db/queries/matches.ts";
import { type Player, SPECTATOR } from "../../engine/kernel/state.ts";
import { type MatchId, parseMatchId } from "../../engine/matches/stored.ts";
import type { MatchMessage } from "../../engine/matches/told.ts";
import { announce, arrive, followed, listen } from "./live.ts";
import { tableOf } from "./table.ts";
import { viewOf } from "./view.ts";
import { playersOf, viewpointOf } from "./who.ts";

/** Matches that one stream carries. */
export const MOST_STREAMED = 50;
const BEAT_MS = 15_000;
/** Streams that a browser has at once; one more replaces the oldest, which is told so. */
export const MOST_STREAMS = 10;
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

/** A stream of these matches, of which the browser has pages of `shown` open; it ends when `signal` is aborted or whoever reads it leaves. */
export function streamOf(
  ids: readonly MatchId[],
  holder: string | undefined,
  known: Map<MatchId, number>,
  signal: AbortSignal,
  shown: readonly MatchId[] = ids,
): ReadableStream<Uint8Array> {
  const text = new TextEncoder();
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
      for (const message of messagesOf(id, holder, known)) controller.enqueue(text.encode(message));
    }
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(text.encode("retry: 1000\n: the studio\n\n"));
        for (const id of ids) {
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
    const message: MatchMessage = { view: viewOf(table.value, { viewer, holder, since }) };
    yield `id: ${ids}\nevent: match\ndata: ${JSON.stringify(message)}\n\n`;
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
