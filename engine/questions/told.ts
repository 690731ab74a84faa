/** What pages are told of a run. */
import type { Answer } from "./answer.ts";

export const RUN_STATES = ["waiting", "running", "paused", "stopped", "done", "failed"] as const;
/** waiting: another run is played first. */
export type RunState = (typeof RUN_STATES)[number];

export type RunHead = {
  readonly id: string;
  readonly game: string;
  readonly question: string;
  readonly title: string;
  /** What it is about, in words: a card's name, decks. */
  readonly about: string;
  readonly state: RunState;
  readonly games: number;
  readonly createdAt: string;
};

/** A machine that plays for a run. */
export type WorkerTold = {
  readonly name: string;
  /** Jobs that it plays at once; 0: it plays none. */
  readonly slots: number;
  /** Of this run, since it was begun or taken up. */
  readonly jobs: number;
  readonly games: number;
  /** What is wrong with it. */
  readonly words: string | null;
};

export type RunTold = RunHead & {
  readonly answer: Answer;
  /** Games at most. */
  readonly most: number;
  /** Milliseconds that it was played for. */
  readonly tookMs: number;
  /** Games a second of the last seconds; null while it is not played. */
  readonly speed: number | null;
  readonly leftMs: number | null;
  /** What went wrong, or why it was stopped; a sentence. */
  readonly trouble: string | null;
  /** The machines that play it; null where the studio plays by itself. */
  readonly workers: readonly WorkerTold[] | null;
  /** Lanes that have what they need, of all. */
  readonly lanes: readonly [closed: number, all: number];
  /** The command that asks the same. */
  readonly command: string;
  /** Names of the cards, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** Whether the cards are still those of today. */
  readonly current: boolean;
  /** Whether the rules and bots of today are those that it began with: games of two engines are not added up. */
  readonly goesOn: boolean;
};
