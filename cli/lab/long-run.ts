/** Many games on several workers, with progress for whoever watches and an ear for Ctrl-C. */
import type { Playable, PlayableGame } from "../../engine/games/playable.ts";
import type { LabIo } from "./lab-arguments.ts";
import { wholeNumber } from "./lab-arguments.ts";
import type { Outcome, Task } from "./lab-task.ts";
import { spread } from "./pool.ts";
import { progressOf } from "./progress.ts";

const MOST_WORKERS = 256;

/** How many workers a person wants, or as many as there are cores. Throws a sentence. */
export const workersArgument = (text: string | undefined, io: Pick<LabIo, "cores">): number =>
  text === undefined ? io.cores : wholeNumber("--workers", text, 1, MOST_WORKERS);

/** `playable`: the game of the task, opened with its cards. */
export type LongRun = {
  readonly units: number;
  readonly games: number;
  readonly workers: number;
  readonly playable: Playable<PlayableGame>;
};

/** Carries out a task. `done` takes what came of some more units and answers how many games there are by now. */
export async function longRun(
  task: Task,
  { units, games, workers, playable }: LongRun,
  io: LabIo,
  done: (outcome: Outcome, units: number) => number,
): Promise<{ readonly seconds: number; readonly stopped: boolean }> {
  const stop = new AbortController();
  const deaf = io.onInterrupt(() => stop.abort());
  const progress = progressOf(io, games, "games");
  const begun = io.now();
  try {
    await spread(task, {
      ...{ units, workers, playable, stop: stop.signal },
      done: (outcome, more) => progress.show(done(outcome, more)),
    });
  } finally {
    deaf();
    progress.clear();
  }
  return { seconds: Math.max(io.now() - begun, 1) / 1000, stopped: stop.signal.aborted };
}
