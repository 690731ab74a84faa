/** A game of a run as a match: bots have played it, and somebody may look at it and play on from anywhere. */
import { db } from "../../db/client.ts";
import { findRun } from "../../db/queries/lab-runs.ts";
import { botNamed } from "../../engine/bots/index.ts";
import type { RecordEntry } from "../../engine/kernel/record.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { Playout } from "../../engine/lab/index.ts";
import { beginPlayed } from "../matches/begin.ts";
import { openContent } from "../matches/contents.ts";
import { readyOf } from "./runs.ts";

export type GameOfRun = { readonly seed: number; readonly table: number; readonly bot: string };

/** Plays a game of a run again and makes a match of it. The error is a sentence. */
export function matchOf(
  run: string,
  { seed, table, bot: name }: GameOfRun,
  host: string,
): Result<{ readonly id: string }, string> | undefined {
  const kept = findRun(db(), run);
  if (!kept) return undefined;
  const ready = readyOf(kept);
  if (!ready.ok) return ready;
  const opened = openContent(kept.content);
  if (!opened?.ok) return err(opened?.error ?? "The cards of this run are not in this studio.");
  const { plan } = ready.value;
  const { playable } = opened.value;
  const bot = botNamed(name);
  if (!bot.ok) return bot;
  if (table >= plan.tables.length) return err("This run has no such table.");
  const options = playable.options.parse(plan.tables[table]);
  if (!options.ok) return err(`This game was played with a replacement card, so it cannot be shown: ${options.error}`);
  const bots = plan.seats.map(() => bot.value);
  const playout = new Playout(playable, bots, { seed, options: options.value });
  const entries: RecordEntry[] = [];
  while (
    playout.step((_state, { player, actions }, chosen) => {
      entries.push({ n: entries.length + 1, kind: "act", player, action: actions.at(chosen) });
    })
  );
  const made = beginPlayed(
    opened.value,
    { options: options.value, seed, entries },
    bots.map(({ name: called }) => called),
    host,
  );
  return made.ok ? ok({ id: made.value.id }) : err(made.error.message);
}
