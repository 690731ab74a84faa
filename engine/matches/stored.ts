/** The shapes of matches as the studio keeps them, shared by database, server and pages. Times are ISO 8601, UTC. */
import type { TableGame } from "../games/game.ts";
import type { Outcome } from "../kernel/game.ts";
import type { Lists } from "../kernel/observe.ts";
import type { Player } from "../kernel/state.ts";
import type { Clock } from "./clock.ts";

declare const brand: unique symbol;
/** 20 characters of a-z and 2-7, drawn at random: whoever has the address may watch, if watching is allowed. */
export type MatchId = string & { readonly [brand]: "match" };

export const MATCH_ID = /^[a-z2-7]{20}$/;
/** The one place where a match id is minted; undefined when the text is none. */
export const parseMatchId = (text: string): MatchId | undefined => (MATCH_ID.test(text) ? (text as MatchId) : undefined);

export const WATCHING = ["anyone", "seats"] as const;
/** Who may watch without a seat: whoever has the address, or nobody. */
export type Watching = (typeof WATCHING)[number];

export const UNDOING = ["off", "ask", "free"] as const;
/** Taking back among several people: never, with their consent where somebody acted or something was learnt, or at once. */
export type Undoing = (typeof UNDOING)[number];

export const LISTS = ["open", "hidden"] as const satisfies readonly Lists[];

/** What a match is, apart from its record. */
export type StoredMatch = {
  readonly id: MatchId;
  readonly game: TableGame;
  /** Hash of the revisions of cards and keywords that it is played with. */
  readonly content: string;
  /** Options of the game, checked. */
  readonly options: unknown;
  /** All chance comes from it. A secret while several people play. */
  readonly seed: number;
  readonly players: number;
  readonly watching: Watching;
  readonly undoing: Undoing;
  /** Whether the players know which cards are in play somewhere. */
  readonly lists: Lists;
  /** The clock that everybody agreed to. */
  readonly clock?: Clock;
  /** The match that it was forked from, after its entry `n`. */
  readonly parent?: { readonly id: MatchId; readonly n: number };
  /** Number of the newest entry of its record; 0: none yet. */
  readonly length: number;
  /** Who has to choose; undefined when the match is over, or cannot go on. */
  readonly asked?: Player;
  /** How it ended; absent too where that has not been looked up since older studios, which kept none. */
  readonly outcome?: Ended;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** How a match ended; `by`: the input with which somebody lost without a choice of theirs. */
export type Ended = Outcome & { readonly by?: LostBy };
export type LostBy =
  | { readonly kind: "concede" | "timeout"; readonly player: Player }
  /** `player` claimed the win over `from`, who was away. */
  | { readonly kind: "claim"; readonly player: Player; readonly from: Player };

/** Who plays for a player. */
export type StoredSeat = { readonly player: Player } & (
  | { readonly kind: "bot"; readonly bot: string }
  /** `holder`: the hash of what the browser proves itself with; undefined while nobody has taken the seat. */
  | { readonly kind: "person"; readonly name: string; readonly holder?: string }
);

/** What somebody asks the other people for. */
export type Wish =
  /** Back to what the match was after entry `to`. `because`: why they have to be asked, a sentence each. */
  { readonly kind: "undo"; readonly to: number; readonly because: readonly string[] } | { readonly kind: "rules-off" };

/** What belongs to a match and is no input of it, numbered from 1. `after`: the newest entry of the record at that time. */
export type Note = { readonly number: number; readonly after: number; readonly at: string } & NoteContent;
export type NoteContent =
  /** `seen`: who knew the match before, from this seat or from what it was forked from, and which of its hidden cards they have seen: "5 cards in SUN's hand". */
  | {
      readonly kind: "seat-taken";
      readonly player: Player;
      readonly name: string;
      readonly seen?: { readonly by: string; readonly what: readonly string[] };
    }
  /** `of`: the players who have to agree. */
  | { readonly kind: "asked"; readonly player: Player; readonly wish: Wish; readonly of: readonly Player[] }
  | { readonly kind: "answered"; readonly player: Player; readonly agree: boolean }
  /** Somebody took back everything after entry `to`. */
  | { readonly kind: "undone"; readonly player: Player; readonly to: number }
  /** Something said about the moment after an entry, to whoever may see the match. */
  | { readonly kind: "comment"; readonly player: Player; readonly entry: number; readonly words: string }
  /** Words of a player to the others at the table; nobody who watches hears them. */
  | { readonly kind: "said"; readonly player: Player; readonly words: string }
  /** Whoever was waited for has brought a deck, or agreed to the clock. */
  | { readonly kind: "ready"; readonly player: Player }
  /** Rules off: free moves. `odd`: what the laws and rules found when they were turned on again. */
  | { readonly kind: "rules"; readonly player: Player; readonly rules: "on" | "off"; readonly odd?: readonly string[] };

/** Something that was said about a moment of a match. */
export type Comment = Extract<Note, { readonly kind: "comment" }>;
/** Words to the others at the table. */
export type Said = Extract<Note, { readonly kind: "said" }>;
