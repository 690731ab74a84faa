/** With which decks the games of a long run are played, one table after the other. */
import type { Playable } from "../../engine/games/playable.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import { type PlaySource, UsageError, wholeNumber } from "./lab-arguments.ts";

const MOST_TABLES = 10_000;

/** What is said of `--decks` in the help of a command that knows it. */
export const TABLES_HELP = `--decks T     "shipped": every pair of ready decks, in turn; "random:N": N tables of random legal decks,
                with as many players as can play; the seed of a game selects its table. Replaces --options`;

/** Options for each table, by what stands behind `--decks`; undefined if nothing does. The game with seed s has table s, from the start again after the last. Throws a sentence. */
export function tablesArgument(text: string | undefined, playable: Playable, { decks }: PlaySource): readonly unknown[] | undefined {
  if (text === undefined) return undefined;
  const { id, options } = playable;
  if (text === "shipped") {
    if (decks.length < 2) throw new Error(`${id} has no ready decks.`);
    return decks.flatMap((first) => decks.filter((second) => second !== first).map((second) => legal(playable, [first.id, second.id])));
  }
  const [kind, count = ""] = text.split(":");
  if (kind !== "random") throw new UsageError(`--decks must be shipped or random:N, not “${text}”.`);
  const { random } = options;
  if (random === undefined) throw new Error(`${id} has no decks.`);
  return Array.from({ length: wholeNumber("--decks random:N: N", count, 1, MOST_TABLES) }, (_, table) => random(rngOf(table)));
}

function legal({ options }: Playable, decks: readonly string[]): unknown {
  const parsed = options.parse({ decks });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}
