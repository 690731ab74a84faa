/** What came of every input, for each viewer as much as that viewer may know. */
import type { Playable } from "../../engine/games/playable.ts";
import { everybody } from "../../engine/kernel/layout.ts";
import { eventFor, type LogEntry } from "../../engine/kernel/log.ts";
import type { Heard, Match } from "../../engine/kernel/match.ts";
import { namesKnown } from "../../engine/kernel/observe.ts";
import type { RecordEntry } from "../../engine/kernel/record.ts";
import { type Player, SPECTATOR } from "../../engine/kernel/state.ts";
import { freeWords } from "../../engine/matches/free-words.ts";
import type { LogItem, Moment } from "../../engine/matches/told.ts";
import type { Table } from "./table.ts";
import { ALL } from "./who.ts";

/** What came of one input, with everything that somebody may know of it. */
export type Told = {
  readonly secret: boolean;
  /** Viewers who are told the action as it was taken, spectators at 0: of the others each knows not every card that it names. */
  readonly shown: readonly boolean[];
  readonly log: readonly LogEntry[];
  /** Sentences for whoever watches, then for each player. */
  readonly lines: readonly (readonly string[])[];
  /** Turn and phase after it. */
  readonly turn: number | undefined;
  readonly phase: number | undefined;
  readonly marks: readonly string[];
};

/** Takes down what came of an input. */
export function toldOf({ game, cards, seats, teller, turns, phase, mark }: Playable, { entry, secret, log, state }: Heard): Told {
  const viewers = [SPECTATOR, ...state.returns.keys()];
  const { layout } = game;
  const lines = viewers.map((viewer): readonly string[] => {
    const known = log.map((one) => ({ ...one, ...eventFor(one, viewer, everybody(state.players)) }));
    if (entry.kind === "edit") return freeWords({ layout, seats, cardName: (design) => cards[design]?.name ?? "a card" }, state, known);
    if (entry.kind !== "act" || !teller) return [];
    return teller.told(state, secret && viewer !== entry.player ? { kind: "secret" } : entry.action, known, entry.player);
  });
  const worth = new Set(log.flatMap((one) => mark?.(one) ?? []));
  const shown = viewers.map((viewer) => entry.kind !== "act" || namesKnown(state, entry.action, viewer));
  return { secret, shown, log, lines, turn: turns?.(state), phase: phase?.(state), marks: [...worth] };
}

type Source = Pick<Table, "play" | "story" | "opened">;
/** When a choice was made: its turn and phase. */
type Clock = Pick<Moment, "turn" | "phase">;

/** The entries of the record behind `after` and up to `upTo` as a viewer may read them, the newest `most` of them. */
export function itemsFor(source: Source, viewer: Player, after: number, upTo: number, most: number): LogItem[] {
  const { play, story } = source;
  const from = Math.max(after, upTo - most, 0);
  const clocks = clocksOf(source, from);
  return play.entries.slice(from, upTo).map((entry) => itemFor(entry, story[entry.n], viewer, clocks.get(entry.n), play));
}

/** Every moment of the match as it is now. Whose choice it was and what it came to in one word is known to all. */
export function momentsOf(source: Source): Moment[] {
  const clocks = clocksOf(source);
  return source.play.live.map((entry) => momentOf(entry, source.story[entry.n], clocks.get(entry.n)));
}

/** By entry behind `from` of the match as it is now when it was chosen: that is told of the entry before it. */
function clocksOf({ play, story, opened: { playable } }: Source, from = 0): ReadonlyMap<number, Clock> {
  const { live } = play;
  const clocks = new Map<number, Clock>();
  for (let i = live.length - 1; i >= 0; i--) {
    const n = live[i]?.n ?? 0;
    if (n <= from) break;
    const before = live[i - 1]?.n;
    if (before === undefined) {
      const start = play.stateAfter(0);
      clocks.set(n, clockOf(playable.turns?.(start), playable.phase?.(start)));
    } else clocks.set(n, clockOf(story[before]?.turn, story[before]?.phase));
  }
  return clocks;
}

const clockOf = (turn: number | undefined, phase: number | undefined): Clock => ({
  ...(turn === undefined ? {} : { turn }),
  ...(phase === undefined ? {} : { phase }),
});

const momentOf = (entry: RecordEntry, told: Told | undefined, clock: Clock | undefined): Moment => ({
  n: entry.n,
  kind: entry.kind,
  ...("player" in entry ? { player: entry.player } : {}),
  ...clock,
  ...(told && told.marks.length > 0 ? { marks: told.marks } : {}),
});

function itemFor(entry: RecordEntry, told: Told | undefined, from: Player, clock: Clock | undefined, play: Match): LogItem {
  const { kind } = entry;
  // Who sees everything hears of each choice what its player hears.
  const viewer = from === ALL ? ("player" in entry ? entry.player : SPECTATOR) : from;
  const { players } = play.state;
  return {
    ...momentOf(entry, told, clock),
    ...(entry.kind === "act" && told && ((!told.secret && told.shown[viewer + 1]) || entry.player === viewer)
      ? { action: entry.action }
      : {}),
    ...(entry.kind === "undo" ? { to: entry.to } : {}),
    ...(entry.kind === "claim" ? { from: entry.from } : {}),
    lines: told?.lines[viewer + 1] ?? [],
    events: told?.log.map((one) => eventFor(one, viewer, everybody(players))) ?? [],
    ...(kind === "undo" || clock ? {} : { undone: true }),
  };
}
