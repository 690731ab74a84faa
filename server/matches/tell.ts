/** What came of every input, for each viewer as much as that viewer may know. */
import type { Playable } from "../../engine/games/playable.ts";
import { everybody } from "../../engine/kernel/layout.ts";
import { eventFor, type LogEntry } from "../../engine/kernel/log.ts";
import type { Heard, Match } from "../../engine/kernel/match.ts";
import type { RecordEntry } from "../../engine/kernel/record.ts";
import { type Player, SPECTATOR } from "../../engine/kernel/state.ts";
import type { LogItem } from "../../engine/matches/told.ts";

/** What came of one input, with everything that somebody may know of it. */
export type Told = {
  readonly secret: boolean;
  readonly log: readonly LogEntry[];
  /** Sentences for whoever watches, then for each player. */
  readonly lines: readonly (readonly string[])[];
  readonly turn: number | undefined;
};

/** Takes down what came of an input. */
export function toldOf({ teller, turns }: Playable, { entry, secret, log, state }: Heard): Told {
  const viewers = [SPECTATOR, ...state.returns.keys()];
  const lines =
    teller && entry.kind === "act"
      ? viewers.map((viewer) => {
          const action = secret && viewer !== entry.player ? { kind: "secret" } : entry.action;
          return teller.told(
            state,
            action,
            log.map((one) => ({ ...one, ...eventFor(one, viewer, everybody(state.players)) })),
            entry.player,
          );
        })
      : [];
  return { secret, log, lines, turn: turns?.(state) };
}

type Source = { readonly play: Match; readonly story: readonly (Told | undefined)[] };

/** The entries of the record behind `after` and up to `upTo` as a viewer may read them, the newest `most` of them. */
export function itemsFor({ play, story }: Source, viewer: Player, after: number, upTo: number, most: number): LogItem[] {
  const live = new Set(play.live.map(({ n }) => n));
  return play.entries.slice(Math.max(after, upTo - most, 0), upTo).map((entry) => itemFor(entry, story[entry.n], viewer, live, play));
}

function itemFor(entry: RecordEntry, told: Told | undefined, viewer: Player, live: ReadonlySet<number>, play: Match): LogItem {
  const { n, kind } = entry;
  const { players } = play.state;
  return {
    n,
    kind,
    ...("player" in entry ? { player: entry.player } : {}),
    ...(entry.kind === "act" && told && (!told.secret || entry.player === viewer) ? { action: entry.action } : {}),
    ...(entry.kind === "undo" ? { to: entry.to } : {}),
    lines: told?.lines[viewer + 1] ?? [],
    events: told?.log.map((one) => eventFor(one, viewer, everybody(players))) ?? [],
    ...(told?.turn === undefined ? {} : { turn: told.turn }),
    ...(kind === "undo" || live.has(n) ? {} : { undone: true }),
  };
}
