/** What happened, for whoever listens: the table animates it, people read it. Each entry says who may see which part. */
import type { Span } from "./choice.ts";
import { type Player, SPECTATOR } from "./state.ts";

/** Words of a card: an instance with its design as it was then, and the characters from … to in its text. */
export type WordsDone = Span & { readonly design: number };

/** What a number of an event is. A "secret" is a number that only the event's first player may see. */
export type Role = "player" | "card" | "place" | "number" | "secret";

export type LogEntry = {
  /** Decisions taken before it happened. */
  readonly decision: number;
  readonly event: string;
  readonly roles: readonly Role[];
  readonly args: readonly number[];
  /** For each argument that is a card its design as it was then; -1 for the others and for what may not be known. */
  readonly cards: readonly number[];
  /** For each argument the players, one bit each, who may see it. */
  readonly seen: readonly number[];
  /** The words of a card that were carried out last before it; absent where a rule did it. */
  readonly words?: WordsDone;
  /** The players who may see the card that the words are on. */
  readonly wordsSeen?: number;
};

/** An entry as one player, or a spectator, may read it. */
export type GameEvent = {
  readonly decision: number;
  readonly event: string;
  readonly args: readonly number[];
  readonly cards: readonly number[];
  readonly words?: WordsDone;
};

/** Leaves out of an entry what a player may not see. `all` has the bit of every player. */
export function eventFor(entry: LogEntry, viewer: Player, all: number): GameEvent {
  const maySee = (mask: number) => (viewer === SPECTATOR ? (mask & all) === all : (mask & (1 << viewer)) !== 0);
  const sees = entry.seen.map(maySee);
  return {
    decision: entry.decision,
    event: entry.event,
    args: entry.args.map((arg, i) => (entry.roles[i] === "secret" && !sees[i] ? -1 : arg)),
    cards: entry.cards.map((card, i) => (sees[i] ? card : -1)),
    ...(entry.words && maySee(entry.wordsSeen ?? 0) ? { words: entry.words } : {}),
  };
}
