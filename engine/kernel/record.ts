/** The record of a match: inputs only, append-only, numbered from 1. The match is the fold of its record. */
import type { Action } from "./choice.ts";
import type { Change } from "./edit.ts";
import type { StartOptions } from "./game.ts";
import type { Position } from "./position.ts";
import type { Player } from "./state.ts";

/** One input. `digest` is that of the state after it, where one was kept. */
export type RecordEntry = { readonly n: number; readonly digest?: string } & (
  | { readonly kind: "act"; readonly player: Player; readonly action: Action }
  | { readonly kind: "concede"; readonly player: Player }
  /** The time that the players agreed to is used up; whoever keeps it says so, since the engine knows no time. It loses like giving up. */
  | { readonly kind: "timeout"; readonly player: Player }
  /** A player claims the win over `from`, who was away as long as both agreed; `from` loses as by giving up. */
  | { readonly kind: "claim"; readonly player: Player; readonly from: Player }
  /** Back to what the match was after entry `to`, or with 0 to its start. What came after stays here and out of the match. */
  | { readonly kind: "undo"; readonly to: number }
  | { readonly kind: "edit"; readonly player: Player; readonly changes: readonly Change[] }
  /** Takes the match up at a position that was written down; only as the first input. */
  | { readonly kind: "lay"; readonly position: Position }
  /** Rolls the future anew. */
  | { readonly kind: "reseed"; readonly seed: number }
  /** Begins the match anew with another seed; only before the first choice. */
  | { readonly kind: "deal"; readonly seed: number }
  /** Deals what no player knows anew, and rolls the future anew. Hands and whatever else somebody has seen stay. */
  | { readonly kind: "redeal"; readonly seed: number }
);

export type MatchRecord<O = unknown> = {
  readonly game: string;
  /** Hash of the content. */
  readonly content: string;
  readonly start: StartOptions;
  readonly options: O;
  readonly entries: readonly RecordEntry[];
};

/** The inputs that make up the match as it is now: those that no undo took out of it, undos themselves not among them. */
export function liveEntries(entries: readonly RecordEntry[]): RecordEntry[] {
  let live: RecordEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") live = live.slice(0, keptBy(live, entry.to));
    else live.push(entry);
  }
  return live;
}

/** How many inputs of a match an undo to entry `to` keeps. An entry that is no longer in the match keeps what came before it. */
export const keptBy = (live: readonly RecordEntry[], to: number): number => live.filter(({ n }) => n <= to).length;
