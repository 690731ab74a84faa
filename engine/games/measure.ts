/** What `bench` measures of a game alone, beside what it measures of every game: each game says what, and how fast it should be. */
import type { Rng } from "../kernel/rng.ts";

export type Measure = {
  /** Its key among the figures. */
  readonly id: string;
  /** What is measured, in a few words. */
  readonly words: string;
  /** Microseconds that one of them should take at most. */
  readonly goal: number;
  /** Prepares what is measured, at random; the call does so many of them each time. */
  prepare(rng: Rng): { readonly each: number; call(): unknown };
};
