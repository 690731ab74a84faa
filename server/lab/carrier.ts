/**
 * Who plays the games of a run. A job is a lane of a question and a range of its units; what comes of it is whole numbers that are only added up, and
 * sample games. A carrier may play a job anywhere, late, or twice: `Conduct` counts it once and in order.
 */
import type { PlayableSource } from "../../engine/games/game.ts";
import type { Block, Conduct, Configuration, WorkerTold } from "../../engine/questions/index.ts";

export type Job = Block;

/** What a worker is told once. */
export type WorkerTask = { readonly configuration: Configuration; readonly source: PlayableSource };

/** What a carrier over other machines tells of them, and what goes wrong meanwhile. */
export type CarrierTold = { readonly workers: readonly WorkerTold[]; readonly trouble: string | null };

/** A run that cannot go on. Its message is a sentence for a person. */
export class CarrierError extends Error {}

export interface Carrier {
  /** Left out: this process plays by itself. */
  told?(): CarrierTold;
  /**
   * Plays a run until it has its answer or is stopped. Rejects with a `CarrierError` when it cannot be played.
   *
   * @param look called whenever something came
   */
  carry(conduct: Conduct, stop: AbortSignal, look: () => void): Promise<void>;
  close(): Promise<void>;
}
