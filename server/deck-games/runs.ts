/**
 * Bot games that show what a deck can pay for by each turn: played in a worker thread, one deck at a time, and kept until the studio stops or
 * newer decks take their room. The same cards and the same deck give the same games.
 */
import type { Worker } from "node:worker_threads";
import { sha256 } from "../../db/hash.ts";
import { botNamed } from "../../engine/bots/index.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import { type DeckGamesTold, namedPower } from "../../engine/decks/deck-games.ts";
import { isPlayable } from "../../engine/games/playable.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { buyingPower, designsOf, POWER_GAMES, type PowerGame, powerGames } from "../../engine/questions/index.ts";
import { type Opened, pinToday } from "../matches/contents.ts";
import { quickThread } from "../quick-thread.ts";
import { shippedDecks } from "../shipped-decks.ts";
import type { DeckGamesTask } from "./task.ts";

type Run = {
  readonly key: string;
  readonly opened: Opened;
  readonly task: DeckGamesTask;
  readonly games: PowerGame[];
  state: "waits" | "plays" | "over";
  worker?: Worker;
  fault?: string;
};

/** Decks whose games are kept. */
const MOST_KEPT = 24;
/** Decks that can wait for their games; who asks for more is told to come back. */
const MOST_WAITING = 8;

const KEY = Symbol.for("arcology.deck-games");
type Holder = { [KEY]?: Map<string, Run> };
/** By key, the one asked for last at the end. */
const held = (): Map<string, Run> => {
  const holder = globalThis as Holder;
  holder[KEY] ??= new Map();
  return holder[KEY];
};

/** What is known of a deck's games with the cards of today; no games yet is an answer too. The error is a sentence: the deck cannot be played. */
export function deckGames(deck: DeckList): Result<DeckGamesTold, string> {
  const asked = askedOf(deck);
  if (!asked.ok) return asked;
  const run = held().get(asked.value.key);
  return ok(run ? told(run) : { of: POWER_GAMES, played: 0, running: false });
}

/** Plays the games of a deck unless they are played or under way. The error is a sentence. */
export function playDeck(deck: DeckList): Result<DeckGamesTold, string> {
  const asked = askedOf(deck);
  if (!asked.ok) return asked;
  const { key, opened, task } = asked.value;
  const known = held().get(key);
  if (known && (known.state !== "over" || known.games.length >= POWER_GAMES)) return ok(told(known));
  const waiting = [...held().values()].filter(({ state }) => state === "waits").length;
  if (waiting >= MOST_WAITING) return err(`${waiting} decks are already waiting for their bot games. Try again in a minute.`);
  const run: Run = { key, opened, task, games: [], state: "waits" };
  held().delete(key);
  held().set(key, run);
  for (const old of [...held().values()].filter(({ state }) => state === "over").slice(0, Math.max(0, held().size - MOST_KEPT)))
    held().delete(old.key);
  playNext();
  return ok(told(run));
}

/** Stops the games of a deck; those that are played stay. */
export function stopDeck(deck: DeckList): void {
  const asked = askedOf(deck);
  const run = asked.ok ? held().get(asked.value.key) : undefined;
  if (run) leave(run);
}

type Asked = { readonly key: string; readonly opened: Opened; readonly task: DeckGamesTask };

/** What would be played. The key is that of the cards and of what the deck is played with: its name and notes change nothing. */
function askedOf(deck: DeckList): Result<Asked, string> {
  const { game } = deck;
  if (!isPlayable(game)) return err("The rules of this game do not run yet, so bots cannot play it.");
  const opened = pinToday(game);
  if (!opened.ok) return opened;
  const { playable, source, hash } = opened.value;
  const others = shippedDecks(game).flatMap(({ list }) => (playable.options.ofDecks?.([list, list]).ok ? [list] : []));
  const bot = botNamed("random");
  const possible = bot.ok ? powerGames(playable, deck, others, bot.value) : bot;
  if (!possible.ok) return possible;
  const { considering: _c, unresolved: _u, ...sections } = deck.sections;
  const key = sha256(canonicalJson({ hash, sections, others: others.map((other) => other.sections) }));
  return ok({ key, opened: opened.value, task: { game, source, deck, others, games: POWER_GAMES } });
}

function playNext(): void {
  const runs = [...held().values()];
  if (runs.some(({ state }) => state === "plays")) return;
  const run = runs.find(({ state }) => state === "waits");
  if (!run) return;
  const worker = quickThread("server/deck-games/worker.ts", { workerData: run.task });
  worker.unref();
  Object.assign(run, { worker, state: "plays" });
  worker.on("message", (game: PowerGame) => {
    if (run.state === "plays") run.games.push(game);
    if (run.games.length >= POWER_GAMES) leave(run);
  });
  worker.on("error", (error) => {
    console.error(error);
    run.fault = "Something went wrong in the studio, so the games could not be played; see its output for details.";
    leave(run);
  });
}

function leave(run: Run): void {
  void run.worker?.terminate();
  delete run.worker;
  run.state = "over";
  playNext();
}

function told({ opened, task, games, state, fault }: Run): DeckGamesTold {
  const designs = designsOf(opened.playable, task.deck);
  return {
    of: POWER_GAMES,
    played: games.length,
    running: state !== "over",
    ...(fault === undefined ? {} : { fault }),
    ...(games.length === 0 ? {} : { power: namedPower(buyingPower(games, designs), opened.playable.cards) }),
  };
}

/** Ends what is played and forgets all; for the end of tests. */
export async function dismissDeckGames(): Promise<void> {
  const workers = [...held().values()].map(({ worker }) => worker);
  delete (globalThis as Holder)[KEY];
  await Promise.all(workers.map((worker) => worker?.terminate()));
}
