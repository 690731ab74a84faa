/** A game's library: every card with what is known about it. The shape that the server sends and the pages keep. */
import type { GameId, LibraryCard, PrintedCard, Revision } from "./card.ts";
import type { TextWords } from "./reading.ts";

export type CardSet = {
  /** In capitals, "MC1". */
  readonly code: string;
  readonly name: string;
};

export type Tag = {
  /** "human"; searched as #human. */
  readonly id: string;
  /** As printed: "#Human". */
  readonly name: string;
  /** One sentence, when there is something to say. */
  readonly doc?: string;
};

/** A rules keyword of a game, with the reminder that its name stands for. */
export type Keyword = {
  readonly id: string;
  /** As printed, parameters in braces: "Cashflow {n}". */
  readonly print: string;
  readonly parameters: readonly string[];
  /** What it means, for people; of a keyword that is made of other words, its definition. */
  readonly reminder: string;
  /** What it stands for, in the words of card texts; absent: the game's rules know it. */
  readonly definition?: string;
  /** Rule numbers, "XX-G1". */
  readonly rules: readonly string[];
};

export type Library = {
  readonly game: GameId;
  readonly sets: readonly CardSet[];
  readonly tags: readonly Tag[];
  readonly keywords: readonly Keyword[];
  /** What cards can be asked for by what their texts mean; absent where no language reads the game. */
  readonly words?: TextWords;
  /** In the order of set and number; archived cards are among them. */
  readonly cards: readonly LibraryCard[];
  /** What is left out because what is stored of it is none; absent when there is nothing. */
  readonly skipped?: readonly Skipped[];
  /** SHA-256 that changes when anything above does. */
  readonly hash: string;
};

/** A stored card, set, tag or keyword that does not fit what the studio takes for one, such as a card of before an update of the fields. */
export type Skipped = {
  readonly id: string;
  /** Its name where that can be read, else its id. */
  readonly name: string;
  /** What is wrong with it, where, and what can be done: whole sentences. */
  readonly message: string;
  /** A card of which a newer revision was shipped; to take it may bring the card back. */
  readonly newer: boolean;
};

/** What `GET /api/games/<game>/cards` answers without a query: the browser loads it once and searches in it. */
export type LibraryPayload = Library;

/** One card with its past: what `GET /api/cards/<game>/<slug>` answers. */
export type CardHistory = {
  /** The card as of `revision.number`: the head unless another one was asked for. */
  readonly card: LibraryCard;
  /** True when `card` is what everybody sees now. */
  readonly isHead: boolean;
  /** Oldest first. */
  readonly revisions: readonly Revision[];
};

/** One value that two revisions of a card do not share. `from` or `to` is undefined where the value is absent. */
export type CardChange = {
  /** Path in the card: "text", "fields.scores.BQ". */
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
};

export type CardDifference = {
  readonly from: { readonly revision: Revision; readonly card: PrintedCard };
  readonly to: { readonly revision: Revision; readonly card: PrintedCard };
  readonly changes: readonly CardChange[];
};

/** A saved search: a name that other searches may use as `@name`. */
export type SavedQuery = {
  readonly id: string;
  readonly game: GameId;
  readonly name: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
};

/** Every error of the HTTP API. */
export type ApiError = {
  readonly error: {
    readonly code: string;
    /** What happened, why, and what can be done. */
    readonly message: string;
    /** The part of the request that is wrong: "list.sections.SECTION.0.count". */
    readonly field?: string;
  };
};
