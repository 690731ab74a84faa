/** What commands that play games need from outside: rules, a clock, files to write, and to hear that a person wants to stop. */
import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import type { OpenGame, PlayableGame } from "../../engine/games/game.ts";
import { rulesOf } from "../../engine/games/rules-of.ts";
import { writeFile } from "../write-file.ts";

export type Outside = {
  /** What binds a game's rules to cards. */
  readonly rulesOf: (game: PlayableGame) => Promise<OpenGame>;
  /** Writes a file. Throws a sentence if it cannot be written. */
  readonly write: (file: string, text: string) => void;
  /** Somebody watches standard error, so that progress is worth showing. */
  readonly watched: boolean;
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Milliseconds of processor time that this process has taken: other work on the machine does not count. */
  readonly busy: () => number;
  /** Bytes of memory in use. */
  readonly heap: () => number;
  /** A seed for whoever gives none. */
  readonly anySeed: () => number;
  /** Calls `stop` once when a person wants to stop; what it returns stops listening. */
  readonly onInterrupt: (stop: () => void) => () => void;
  /** Processor cores that may be used. */
  readonly cores: number;
};

/** Ctrl-C, and what `kill` and `timeout` send. */
const STOPS = ["SIGINT", "SIGTERM"] as const;
/** Seeds that are made up are short enough to be typed. */
const MADE_UP_SEEDS = 1_000_000;

/** The clock, the files and the keyboard of this process. */
export const outside = (): Outside => ({
  rulesOf,
  write: writeFile,
  watched: process.stderr.isTTY === true,
  now: () => performance.now(),
  busy() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  heap: () => process.memoryUsage().heapUsed,
  anySeed: () => randomInt(MADE_UP_SEEDS),
  onInterrupt(stop) {
    // Only the first time: whoever asks again wants out at once, and gets it.
    for (const signal of STOPS) process.once(signal, stop);
    return () => {
      for (const signal of STOPS) process.off(signal, stop);
    };
  },
  cores: availableParallelism(),
});
