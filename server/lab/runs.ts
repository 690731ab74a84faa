/**
 * The questions that were asked of the lab: each is played in worker threads one after the other, whether anybody watches or not, written down as it goes,
 * and taken up again when the studio starts.
 */
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { databaseFile, db } from "../../db/client.ts";
import { randomId } from "../../db/hash.ts";
import {
  addRun,
  findProgress,
  findRun,
  type KeptRun,
  type LabState,
  listFinished,
  listRuns,
  listUnfinished,
  removeRun,
  updateRun,
} from "../../db/queries/lab-runs.ts";
import { botLabel } from "../../engine/games/bot-names.ts";
import { hasDecks } from "../../engine/games/game.ts";
import { openerOf } from "../../engine/games/open-playable.ts";
import { asksForOwn } from "../../engine/games/own-cards/index.ts";
import type { PlayableGame } from "../../engine/games/playable.ts";
import { leftOut } from "../../engine/games/unplayed.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { readConfiguration } from "../../engine/questions/configuration-schema.ts";
import {
  answerOf,
  Conduct,
  type Configuration,
  cardNames,
  closedLanes,
  commandOf,
  configurationOf,
  type Progress,
  type Ready,
  type RunHead,
  type RunState,
  type RunTold,
  stageOf,
  titleOf,
  type Wish,
} from "../../engine/questions/index.ts";
import { inMatches } from "../box.ts";
import { findCard, libraryOf } from "../library.ts";
import { openContent, pinToday } from "../matches/contents.ts";
import { shippedDecks } from "../shipped-decks.ts";
import { type Carrier, CarrierError } from "./carrier.ts";
import { carrierOf } from "./choose.ts";
import { engineVersion } from "./engine-version.ts";
import { threadCarrier } from "./threads.ts";

/** Between two times that a run is written down. */
const WRITE_MS = 2_000;
/** Games a second are measured over so long. */
const SPEED_MS = 5_000;
/** Runs that a list shows. */
const MOST_LISTED = 100;
/** Runs whose plans stay in memory. */
const MOST_READY = 6;

/** A run that is played, or waits for another one. */
type Live = {
  readonly id: string;
  readonly stop: AbortController;
  /** What a person wants it to be after. */
  wished: "paused" | "stopped" | undefined;
  conduct: Conduct | undefined;
  carrier: Carrier | undefined;
  begun: number;
  tookMs: number;
  /** Moments and games, to tell the speed. */
  readonly marks: { readonly at: number; readonly games: number }[];
};
type Lab = {
  readonly live: Map<string, Live>;
  readonly ready: Map<string, Ready & { readonly configuration: Configuration; readonly source: Parameters<typeof stageOf>[1] }>;
  /** Why a run could not be written down, by its id. */
  readonly trouble: Map<string, string>;
  /** Runs that ended and could not be written down: kept here until they can. */
  readonly unwritten: Map<string, { readonly run: Live; readonly end: End }>;
  playing: string | undefined;
};

const KEY = Symbol.for("arcology.lab");
type Holder = { [KEY]?: Lab };
const lab = (): Lab => {
  const holder = globalThis as Holder;
  holder[KEY] ??= { live: new Map(), ready: new Map(), trouble: new Map(), unwritten: new Map(), playing: undefined };
  return holder[KEY];
};

export type AskError = { readonly code: "cannot-play" | "cannot-ask"; readonly message: string };

type Planned = Ready & {
  readonly configuration: Configuration;
  readonly hash: string;
  readonly msPerGame: number | undefined;
  /** Names of cards that would be in the game if the rules could play them. */
  readonly left: readonly string[];
};

/** What a wish would be asked as, with the cards of today. The error is a sentence. */
export function plannedRun(wish: Wish): Result<Planned, AskError> {
  const opened = pinToday(wish.game, { own: asksForOwn(wish.options) });
  if (!opened.ok) return err({ code: "cannot-play", message: opened.error });
  const { playable, hash, source: pinned } = opened.value;
  const source = { ...pinned, decks: shippedDecks(wish.game) };
  const made = configurationOf({ ...wish, engine: engineVersion() }, playable, source);
  if (!made.ok) return err({ code: "cannot-ask", message: made.error });
  const ready = stageOf(made.value, source, openerOf(wish.game));
  if (!ready.ok) return err({ code: "cannot-ask", message: ready.error });
  return ok({
    ...ready.value,
    configuration: made.value,
    hash,
    msPerGame: paceOf(wish.game, made.value.bots),
    left: leftOf(wish, playable),
  });
}

/** In games with decks a deck says what is in it; others are played with every card of the box. */
function leftOf({ game, options }: Wish, { cards }: Ready["playable"]): readonly string[] {
  if (hasDecks(game)) return [];
  const isOfBox = inMatches(game, asksForOwn(options));
  return leftOut(
    libraryOf(game).cards.filter((card) => !card.archived && isOfBox(card)),
    cards,
  ).map(({ card }) => card.name);
}

/** Milliseconds for a game, by the last run of the same bots. */
function paceOf(game: PlayableGame, bots: readonly string[]): number | undefined {
  const last = listFinished(db(), game, 20).find(({ configuration }) => readConfiguration(configuration)?.bots.join() === bots.join());
  return last && last.tookMs / last.games;
}

/** Asks a question: it is written down and begins as soon as no other is played. */
export function askLab(wish: Wish): Result<{ readonly id: string }, AskError> {
  const planned = plannedRun(wish);
  if (!planned.ok) return planned;
  const { configuration, hash } = planned.value;
  const id = randomId();
  addRun(db(), {
    id,
    game: configuration.game,
    question: configuration.question,
    content: hash,
    configuration,
    createdAt: new Date().toISOString(),
  });
  enter(id, 0);
  return ok({ id });
}

function enter(id: string, tookMs: number): void {
  lab().trouble.delete(id);
  lab().live.set(id, {
    id,
    stop: new AbortController(),
    wished: undefined,
    conduct: undefined,
    carrier: undefined,
    begun: 0,
    tookMs,
    marks: [],
  });
  void next();
}

/** Takes up what was under way when the studio ended. */
export function wakeLab(): void {
  for (const { id, tookMs } of listUnfinished(db())) enter(id, tookMs);
}

/** Plays the first run that waits, if none is played. */
async function next(): Promise<void> {
  const { live } = lab();
  if (lab().playing !== undefined) return;
  const [first] = live.values();
  if (!first) return;
  const here = lab();
  here.playing = first.id;
  let end: End;
  try {
    end = await play(first);
  } catch (error) {
    if (!(error instanceof CarrierError)) console.error(error);
    end = {
      state: "paused",
      ended:
        error instanceof CarrierError
          ? error.message
          : "Something went wrong in the studio, so the run was paused; see its output for details. All counts are kept.",
    };
  }
  live.delete(first.id);
  here.playing = undefined;
  if (!write(first, end.state, end.ended)) here.unwritten.set(first.id, { run: first, end });
  void next();
}

/** Games of two engines are not added up. */
const engineFault = ({ engine }: Configuration): string | undefined =>
  engine === engineVersion()
    ? undefined
    : "This run started with another version of the rules or the bots, so it cannot continue. Ask the question again.";

const OTHER_ENGINE =
  "Another version of the rules or the bots played these games, and it may have counted something else under the same name. Ask again for an answer of today.";

type End = { readonly state: LabState; readonly ended: string | null };

/** Whoever stopped it wants it to be so; nobody, if the studio ends: then it goes on when it is started again. */
const asWished = ({ wished }: Live): End => ({ state: wished ?? "running", ended: null });

async function play(run: Live): Promise<End> {
  const kept = findRun(db(), run.id);
  if (!kept || run.stop.signal.aborted) return asWished(run);
  const ready = readyOf(kept);
  if (!ready.ok) return { state: "failed", ended: ready.error };
  const { configuration, plan, source } = ready.value;
  const other = engineFault(configuration);
  if (other !== undefined) return { state: "failed", ended: other };
  run.conduct = new Conduct(configuration, plan, findProgress(db(), run.id) as Progress | undefined);
  run.begun = performance.now();
  const workers = Math.max(1, availableParallelism() - 1);
  const { conduct } = run;
  const carrier = await carrierOf({ configuration, source }, () => threadCarrier({ configuration, source }, { workers, meekly: true }));
  run.carrier = carrier;
  let written = performance.now();
  try {
    await carrier.carry(conduct, run.stop.signal, () => {
      const now = performance.now();
      run.marks.push({ at: now, games: conduct.games });
      while ((run.marks[0]?.at ?? now) < now - SPEED_MS && run.marks.length > 2) run.marks.shift();
      if (now - written < WRITE_MS) return;
      written = now;
      write(run, "running", null);
    });
    return conduct.stoppedBy === undefined ? asWished(run) : { state: "done", ended: conduct.stoppedBy };
  } finally {
    await carrier.close();
  }
}

/** Writes a run down, if it can be. What cannot be written stays in memory and is told; it is tried again. */
function write(run: Live, state: LabState, ended: string | null): boolean {
  const tookMs = Math.round(run.tookMs + (run.begun === 0 ? 0 : performance.now() - run.begun));
  const { conduct } = run;
  try {
    updateRun(
      db(),
      run.id,
      { state, tookMs, ended, ...(conduct ? { progress: conduct.progress, games: conduct.games } : {}) },
      new Date().toISOString(),
    );
    lab().trouble.delete(run.id);
    return true;
  } catch (error) {
    console.error(error);
    lab().trouble.set(
      run.id,
      "The run cannot be saved: the disk may be full. Free some space; until then new counts are kept only in memory.",
    );
    return false;
  }
}

/** Pauses a run, or stops it and keeps what it has. False when it is not under way. */
export function endRun(id: string, wished: "paused" | "stopped"): boolean {
  const run = lab().live.get(id);
  if (run) {
    run.wished = wished;
    run.stop.abort();
    if (lab().playing !== id) {
      lab().live.delete(id);
      write(run, wished, null);
    }
    return true;
  }
  // What is paused can still be kept as it is.
  if (wished === "stopped" && findRun(db(), id)?.state === "paused")
    return updateRun(db(), id, { state: "stopped" }, new Date().toISOString());
  return false;
}

/** Goes on with a run that was paused or stopped. The error is a sentence. */
export function goOnWith(id: string): Result<undefined, string> {
  const kept = findRun(db(), id);
  if (!kept) return err("This run does not exist.");
  if (lab().live.has(id)) return err("This run is in progress.");
  if (kept.state === "done") return err("This run has its answer. Ask again with a narrower interval or more games.");
  const ready = readyOf(kept);
  if (!ready.ok) return ready;
  const other = engineFault(ready.value.configuration);
  if (other !== undefined) return err(other);
  updateRun(db(), id, { state: "running", ended: null }, new Date().toISOString());
  enter(id, kept.tookMs);
  return ok(undefined);
}

/** Removes a run that is not in progress. */
export const removeLabRun = (id: string): boolean => !lab().live.has(id) && removeRun(db(), id);

/** A run ready to be played or read. The error is a sentence. */
export function readyOf({
  id,
  content,
  configuration: written,
}: KeptRun): Result<Ready & { readonly configuration: Configuration; readonly source: Parameters<typeof stageOf>[1] }, string> {
  const { ready } = lab();
  const known = ready.get(id);
  if (known) return ok(known);
  const configuration = readConfiguration(written);
  if (!configuration) return err("This run is from another version of the studio, and this version cannot read it.");
  const opened = openContent(content);
  if (!opened) return err("The cards of this run are not in this studio.");
  if (!opened.ok) return opened;
  const source = { ...opened.value.source, decks: shippedDecks(configuration.game) };
  const staged = stageOf(configuration, source, openerOf(configuration.game));
  if (!staged.ok) return staged;
  const made = { ...staged.value, configuration, source };
  ready.set(id, made);
  const [oldest] = ready.keys();
  if (ready.size > MOST_READY && oldest !== undefined) ready.delete(oldest);
  return ok(made);
}

/** The newest runs. */
export const runHeads = (): RunHead[] => listRuns(db(), MOST_LISTED).map(headOf);

function headOf(kept: KeptRun): RunHead {
  const { id, game, question, games, createdAt } = kept;
  const live = lab().live.get(id);
  const configuration = readConfiguration(kept.configuration);
  const title = configuration ? titleOf(configuration) : question;
  return { id, game, question, title, about: aboutOf(kept), state: stateOf(kept), games: live?.conduct?.games ?? games, createdAt };
}

function stateOf({ id, state }: KeptRun): RunState {
  if (state !== "running") return state;
  return lab().playing === id ? "running" : lab().live.has(id) ? "waiting" : "paused";
}

/** What a run is about, in words. */
function aboutOf({ configuration: written }: KeptRun): string {
  const configuration = readConfiguration(written);
  if (!configuration) return "";
  const { cards, decks, question, bots } = configuration;
  const what =
    cards.length === 1
      ? cards.map((id) => findCard(id)?.name ?? id)
      : question === "cards"
        ? [`${cards.length} cards`]
        : decks.map(({ name }) => name);
  return [...what.slice(0, 3), ...(what.length > 3 ? [`${what.length - 3} more`] : []), bots.map(botLabel).join(" and ")].join(", ");
}

/** All that a page shows of a run; undefined when there is none. The error is a sentence: it cannot be read any more. */
export function runTold(id: string): Result<RunTold, string> | undefined {
  const unwritten = lab().unwritten.get(id);
  if (unwritten && write(unwritten.run, unwritten.end.state, unwritten.end.ended)) lab().unwritten.delete(id);
  const kept = findRun(db(), id);
  if (!kept) return undefined;
  const ready = readyOf(kept);
  if (!ready.ok) return ready;
  const { configuration, plan, playable } = ready.value;
  const live = lab().live.get(id) ?? lab().unwritten.get(id)?.run;
  const conduct = live?.conduct ?? new Conduct(configuration, plan, findProgress(db(), id) as Progress | undefined);
  const state = stateOf(kept);
  const stoppedBy = kept.state === "done" ? (kept.ended as RunTold["answer"]["stoppedBy"]) : kept.state === "stopped" ? "a person" : null;
  const [first] = live?.marks ?? [];
  const last = live?.marks.at(-1);
  const speed = first && last && last.at > first.at ? ((last.games - first.games) / (last.at - first.at)) * 1000 : null;
  // While it is played, a page asks often, and nobody needs to know.
  const today = live ? undefined : pinToday(configuration.game, { own: asksForOwn(configuration.options) });
  const left = configuration.stop.most - conduct.games;
  const answer = answerOf(configuration, plan, conduct.counts, stoppedBy, playable.cards);
  const goesOn = engineFault(configuration) === undefined;
  return ok({
    ...headOf(kept),
    state,
    answer: { ...answer, warnings: [...(goesOn ? [] : [OTHER_ENGINE]), ...answer.warnings] },
    most: configuration.stop.most,
    tookMs: Math.round(live && live.begun > 0 ? live.tookMs + performance.now() - live.begun : kept.tookMs),
    speed,
    leftMs: speed === null || speed <= 0 ? null : (left / speed) * 1000,
    trouble:
      lab().trouble.get(id) ?? live?.carrier?.told?.().trouble ?? (kept.state === "failed" || kept.state === "paused" ? kept.ended : null),
    workers: live?.carrier?.told?.().workers ?? null,
    lanes: [closedLanes(configuration, plan, conduct.counts), plan.lanes.length],
    command: `${commandOf(configuration)} --db ${relative(process.cwd(), databaseFile()) || databaseFile()}`,
    names: Object.fromEntries(cardNames(playable.cards)),
    current: today === undefined || (today.ok && today.value.hash === kept.content),
    goesOn,
  });
}

/** Stops all runs and forgets them; for the end of tests. */
export async function dismissLab(): Promise<void> {
  for (const { stop } of lab().live.values()) stop.abort();
  while (lab().playing !== undefined) await new Promise((wait) => setTimeout(wait, 5));
  delete (globalThis as Holder)[KEY];
}
