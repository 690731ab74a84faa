/** Positions from the middle of games that bots play, to begin from. */
import { setImmediate } from "node:timers/promises";
import { botNamed } from "../../engine/bots/index.ts";
import { asksForOwn } from "../../engine/games/own-cards/index.ts";
import { type PlayableGame, seatsOf } from "../../engine/games/playable.ts";
import { withFullStop } from "../../engine/kernel/full-stop.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { midgame } from "../../engine/lab/index.ts";
import type { SetUpTold } from "../../engine/matches/told.ts";
import { layPosition, writePosition } from "../../engine/scenarios/index.ts";
import { pinToday } from "./contents.ts";

export type MidgameError = { readonly code: "cannot-play" | "options" | "no-position"; readonly message: string };

/** Games that are played before it is said that there is no position. */
const MOST_GAMES = 5;
/** Milliseconds of play after which others are answered. */
const LISTEN_MS = 10;

/** A position that greedy bots have played up to with the cards as they are now, ready to be laid. The same seed and cards give the same one. */
export async function positionOfBots(game: PlayableGame, wished: unknown, seed: number): Promise<Result<SetUpTold, MidgameError>> {
  const opened = pinToday(game, { own: asksForOwn(wished) });
  if (!opened.ok) return err({ code: "cannot-play", message: opened.error });
  const { playable } = opened.value;
  const options = playable.options.parse(wished ?? playable.options.standard);
  if (!options.ok) return err({ code: "options", message: withFullStop(options.error) });
  const greedy = botNamed("greedy");
  if (!greedy.ok) return err({ code: "cannot-play", message: greedy.error });
  const bots = seatsOf(playable, options.value).map(() => greedy.value);
  for (let tried = 0; tried < MOST_GAMES; tried++) {
    const moment = midgame(playable, bots, { seed: (seed + tried) >>> 0, options: options.value });
    let step = moment.next();
    for (let heard = performance.now(); !step.done; step = moment.next()) {
      if (performance.now() - heard < LISTEN_MS) continue;
      await setImmediate();
      heard = performance.now();
    }
    const position = step.value && writePosition(playable, step.value);
    // What was done for a time, and chance, are in no position: it may be that the rules cannot go on from it.
    if (position && layPosition(playable, position, options.value, seed).ok) return ok({ position, options: options.value });
  }
  return err({ code: "no-position", message: "The bots reached no position that can be written. Try again." });
}
