/** Games that bots play with a card: one card after the other in a worker thread, told while they are played, stopped when nobody wants them. */
import type { Worker } from "node:worker_threads";
import { db } from "../../db/client.ts";
import { addProof } from "../../db/queries/scenarios.ts";
import { type CardId, isPlayableState, type LibraryCard } from "../../engine/cards/card.ts";
import type { GameCount, GamesRun } from "../../engine/cards/work.ts";
import { tablesWith } from "../../engine/decks/index.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { isPlayable } from "../../engine/games/playable.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { CLEAN_GAMES } from "../../engine/lab/index.ts";
import { pinToday } from "../matches/contents.ts";
import { quickThread } from "../quick-thread.ts";
import { shippedDecks } from "../shipped-decks.ts";
import type { CleanTask, CleanTold } from "./clean-task.ts";

type Runs = {
  /** The newest of each card. */
  readonly told: Map<CardId, GamesRun>;
  readonly waiting: { readonly card: LibraryCard; readonly of: GameCount }[];
  playing: { readonly card: CardId; readonly worker: Worker } | undefined;
};

const KEY = Symbol.for("arcology.clean-games");
type Holder = { [KEY]?: Runs };
const runs = (): Runs => {
  const holder = globalThis as Holder;
  holder[KEY] ??= { told: new Map(), waiting: [], playing: undefined };
  return holder[KEY];
};

/** The games of a card as it is now, as far as they are; undefined when none were asked for since the studio was started. */
export function gamesOf({ id, revision }: LibraryCard): GamesRun | undefined {
  const run = runs().told.get(id);
  return run?.revision === revision.number ? run : undefined;
}

/** Lets bots play with a card, after the cards that wait already. The error is a sentence: it cannot be played. */
export function startGames(card: LibraryCard, of: GameCount): Result<GamesRun, string> {
  const why = unplayable(card);
  if (why !== undefined) return err(why);
  const before = gamesOf(card);
  if (before && (before.is === "waiting" || before.is === "playing") && before.of === of) return ok(before);
  stopGames(card.id);
  const run = tell(card, { of, played: 0, is: "waiting" });
  runs().waiting.push({ card, of });
  next();
  return ok(gamesOf(card) ?? run);
}

function unplayable({ game, name, state, reading }: LibraryCard): string | undefined {
  if (!isPlayable(game)) return `${gameDefinition(game).name} has no running rules yet, so bots cannot play its cards.`;
  if (isPlayableState(state)) return undefined;
  return `${name} cannot be played yet: ${reading?.problems?.[0]?.message ?? "its text cannot run"}.`;
}

/** Stops the games of a card, played or waiting; what was played is told. */
export function stopGames(id: CardId): void {
  const { told, waiting, playing } = runs();
  const run = told.get(id);
  if (run && (run.is === "waiting" || run.is === "playing")) told.set(id, { ...run, is: "stopped" });
  for (let i = waiting.length - 1; i >= 0; i--) if (waiting[i]?.card.id === id) waiting.splice(i, 1);
  if (playing?.card === id) leave();
}

function tell(
  { id, revision }: LibraryCard,
  run: Pick<GamesRun, "of" | "played"> &
    ({ readonly is: "waiting" | "playing" | "clean" } | { readonly is: "broken"; readonly fault: string }),
): GamesRun {
  const told: GamesRun = { card: id, revision: revision.number, ...run };
  runs().told.set(id, told);
  return told;
}

/** Begins with the card that waits longest, if nothing is played. */
function next(): void {
  const { playing, waiting } = runs();
  const job = playing ? undefined : waiting.shift();
  if (!job) return;
  const { card, of } = job;
  const task = taskOf(card, of);
  if (!task.ok) {
    tell(card, { of, played: 0, is: "broken", fault: task.error });
    next();
    return;
  }
  tell(card, { of, played: 0, is: "playing" });
  const worker = quickThread("server/studio/clean-worker.ts", { workerData: task.value });
  runs().playing = { card: card.id, worker };
  worker.unref();
  const isMine = () => runs().playing?.worker === worker;
  worker.on("message", ({ played, fault }: CleanTold) => {
    if (!isMine()) return;
    if (fault === undefined && played < of) {
      tell(card, { of, played, is: "playing" });
      return;
    }
    tell(card, fault === undefined ? { of, played, is: "clean" } : { of, played, is: "broken", fault });
    if (fault === undefined && of === CLEAN_GAMES) prove(card);
    leave();
  });
  worker.on("error", (error) => {
    if (!isMine()) return;
    console.error(error);
    const fault = "Something went wrong in the studio, so the games could not be played; see its output for details.";
    tell(card, { of, played: gamesOf(card)?.played ?? 0, is: "broken", fault });
    leave();
  });
}

/** Ends the worker and goes on with the next card. */
function leave(): void {
  const held = runs();
  void held.playing?.worker.terminate();
  held.playing = undefined;
  next();
}

const prove = ({ id, game, revision }: LibraryCard): void =>
  addProof(db(), { id, game, revision: revision.number, kind: "games", at: new Date().toISOString() });

function taskOf({ id, game }: LibraryCard, of: GameCount): Result<CleanTask, string> {
  if (!isPlayable(game)) return err("This game has no running rules.");
  const opened = pinToday(game, { tried: id });
  if (!opened.ok) return opened;
  const { playable, source } = opened.value;
  const card = playable.cards.find((one) => one.id === id);
  if (!card) return err("The card is not in the game's card pool.");
  const tables = tablesWith(playable, card, gameDefinition(game), shippedDecks(game));
  return tables.ok ? ok({ game, source, tables: tables.value, games: of }) : tables;
}

/** Ends what is played and forgets all; for the end of tests. */
export async function dismissGames(): Promise<void> {
  const { playing } = runs();
  delete (globalThis as Holder)[KEY];
  await playing?.worker.terminate();
}
