/** What a worker is told to do: data that can be sent, and the work that follows from it, in this process or another. */
import { botNamed, botsNamed } from "../../engine/bots/index.ts";
import type { Playable, PlayableGame } from "../../engine/games/playable.ts";
import { type Counterexample, runLaws } from "../../engine/kernel/laws.ts";
import type { State } from "../../engine/kernel/state.ts";
import { cleanGame, playPairs, playUnits, type Tally } from "../../engine/lab/index.ts";
import type { PlaySource } from "./lab-arguments.ts";

/** Plain data. Units are counted from 0. */
export type Task = {
  readonly game: PlayableGame;
  readonly source: PlaySource;
  readonly options: unknown;
  readonly seed: number;
} & (
  | { readonly kind: "sim"; readonly bots: readonly string[]; readonly swap: boolean; readonly usage: boolean }
  /** `pairs`: options for each pair of decks, in both seatings. */
  | { readonly kind: "matrix"; readonly bot: string; readonly pairs: readonly (readonly [unknown, unknown])[] }
  /** `every`: what is costly is tried at every n-th decision. `tables`: options that take turns, by seed. */
  /** Games that prove a card, at tables in turn. */
  | { readonly kind: "clean"; readonly tables: readonly unknown[] }
  | { readonly kind: "laws"; readonly every: number; readonly tables?: readonly unknown[] | undefined }
);

/** What comes of some units: a tally, one for each pair of decks, or the counterexamples that were found. */
export type Outcome = {
  readonly tally?: Tally;
  readonly tallies?: readonly Tally[];
  readonly found?: readonly Counterexample[];
  /** What games under laws reached: in each, whatever the game tells of. */
  readonly reached?: readonly (readonly string[])[];
};

/** Carries out units `from` to below `to`. */
export type Work = (from: number, to: number) => Outcome;

/** Makes ready for a task. `playable`: its game, opened with its cards. */
export function workOf(task: Task, playable: Playable<PlayableGame>): Work {
  const { options, seed } = task;
  if (task.kind === "laws") {
    const { every, tables = [options] } = task;
    const { leaning, reached } = playable;
    const played = (first: number) => {
      const subject = {
        open: (plain: boolean) => playable.subject(plain),
        options: tables[first % tables.length],
        ...(leaning ? { leaning } : {}),
      };
      const came = new Set<string>();
      const watch = (state: State) => reached?.(state).forEach((what) => void came.add(what));
      return { found: runLaws(subject, { firstSeed: first, games: 1, every, ...(reached ? { watch } : {}) }), came: [...came] };
    };
    return (from, to) => {
      const games = Array.from({ length: to - from }, (_, i) => played(seed + from + i));
      return { found: games.flatMap(({ found }) => found), reached: games.map(({ came }) => came) };
    };
  }
  if (task.kind === "clean") {
    const found = (number: number) => cleanGame((plain) => playable.subject(plain), task.tables, number) ?? [];
    return (from, to) => ({ found: Array.from({ length: to - from }, (_, i) => found(from + i)).flat() });
  }
  if (task.kind === "matrix") {
    const bot = botNamed(task.bot);
    if (!bot.ok) throw new Error(bot.error);
    const experiment = { bot: bot.value, pairs: task.pairs, seed };
    return (from, to) => ({ tallies: playPairs(playable, experiment, from, to) });
  }
  const bots = botsNamed(task.bots.join(","), task.bots.length);
  if (!bots.ok) throw new Error(bots.error);
  const experiment = { bots: bots.value, options, seed, swap: task.swap, usage: task.usage };
  return (from, to) => ({ tally: playUnits(playable, experiment, from, to) });
}
