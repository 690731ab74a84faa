/**
 * Who plays the games of a run. A job is a lane of a question and a range of its units; what comes of it is whole numbers that are only added up, and
 * sample games. A carrier may play a job anywhere, late, or twice: `Conduct` counts it once and in order.
 */
import type { PlayableSource } from "../../engine/games/game.ts";
import type { Block, Conduct, Configuration } from "../../engine/questions/index.ts";

export type Job = Block;

/** What a worker is told once. */
export type WorkerTask = { readonly configuration: Configuration; readonly source: PlayableSource };

export interface Carrier {
  /**
   * Plays a run until it has its answer or is stopped. Rejects with a sentence.
   *
   * @param look called whenever something came
   */
  carry(conduct: Conduct, stop: AbortSignal, look: () => void): Promise<void>;
  close(): Promise<void>;
}
