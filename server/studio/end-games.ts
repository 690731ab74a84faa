/**
 * Bot games whose last positions show what an end score would have been worth: played once per game in a worker thread, and kept until they are
 * played again or the studio stops. A change to an end score needs no new games.
 */
import type { Worker } from "node:worker_threads";
import type { Card } from "../../engine/cards/card.ts";
import type { EndGamesRun, EndScoreTold } from "../../engine/cards/work.ts";
import { isPlayable, type Playable, type PlayableGame, seatsOf } from "../../engine/games/playable.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { State } from "../../engine/kernel/state.ts";
import { END_GAMES, endWorth } from "../../engine/lab/index.ts";
import { pinToday } from "../matches/contents.ts";
import { quickThread } from "../quick-thread.ts";
import type { EndGamesTask } from "./end-games-task.ts";

type Played = { readonly playable: Playable; readonly positions: State[]; worker: Worker | undefined; fault: string | undefined };

const KEY = Symbol.for("arcology.end-games");
type Holder = { [KEY]?: Map<PlayableGame, Played> };
const held = (): Map<PlayableGame, Played> => {
  const holder = globalThis as Holder;
  holder[KEY] ??= new Map();
  return holder[KEY];
};

/** Plays games anew with the cards of today, unless that is under way. The error is a sentence. */
export function startEndGames(game: string): Result<EndGamesRun, string> {
  if (!isPlayable(game)) return err("The rules of this game do not run yet, so bots cannot play it.");
  const under = held().get(game);
  if (under?.worker) return ok(runOf(under));
  const opened = pinToday(game);
  if (!opened.ok) return opened;
  const { playable, source } = opened.value;
  const seed = Math.floor(Math.random() * 0x7fff_ffff);
  const workerData: EndGamesTask = { game, source, games: END_GAMES, seed };
  const worker = quickThread("server/studio/end-games-worker.ts", { workerData });
  worker.unref();
  const played: Played = { playable, positions: [], worker, fault: undefined };
  held().set(game, played);
  worker.on("message", (position: string) => {
    const state = playable.game.load(position);
    if (state.ok && played.worker) played.positions.push(state.value);
    if (played.positions.length >= END_GAMES) leave(played);
  });
  worker.on("error", (error) => {
    console.error(error);
    played.fault = "Something went wrong in the studio, so the games could not be played; see its output for details.";
    leave(played);
  });
  return ok(runOf(played));
}

/** Stops the games of a game; those that are played stay. */
export function stopEndGames(game: string): void {
  const played = isPlayable(game) ? held().get(game) : undefined;
  if (played) leave(played);
}

/** What the end score of a card, as it is written now, would have been worth in the games so far. The error is a sentence: it has no end score. */
export function endScoreOf(game: string, card: Pick<Card, "kind" | "text" | "fields">): Result<EndScoreTold, string> {
  if (!isPlayable(game)) return err("The rules of this game do not run yet.");
  const played = held().get(game);
  const opened = played ? ok(played) : pinnedNow(game);
  if (!opened.ok) return opened;
  const { playable } = opened.value;
  const score = playable.endScore?.(card);
  if (!score) return err("Cards of this game do not score at the end.");
  if (!score.ok) return score;
  return ok({
    games: played ? runOf(played) : null,
    players: seatsOf(playable, playable.options.standard).length,
    worth: (played && endWorth(played.positions, score.value)) ?? null,
  });
}

function pinnedNow(game: PlayableGame): Result<{ readonly playable: Playable }, string> {
  const opened = pinToday(game);
  return opened.ok ? ok(opened.value) : opened;
}

const runOf = ({ positions, worker, fault }: Played): EndGamesRun => ({
  of: END_GAMES,
  played: positions.length,
  running: worker !== undefined,
  ...(fault === undefined ? {} : { fault }),
});

function leave(played: Played): void {
  void played.worker?.terminate();
  played.worker = undefined;
}

/** Ends what is played and forgets all; for the end of tests. */
export async function dismissEndGames(): Promise<void> {
  const workers = [...held().values()].map(({ worker }) => worker);
  delete (globalThis as Holder)[KEY];
  await Promise.all(workers.map((worker) => worker?.terminate()));
}
