/** What the studio keeps and tells of a card, keyword, tag or set while a person is at it. */

import type { Likeness } from "../language/corpus/twins.ts";
import type { CardId, LibraryCard, Revision } from "./card.ts";
import type { CardHistory } from "./library.ts";
import type { TextProblem } from "./reading.ts";

/** A value that does not fit, at its place: "fields.valuation", "name"; empty when it is about the whole. */
export type Fault = { readonly path: string; readonly message: string };

/** What was typed, as it was typed: it may fit nothing yet. */
export type Typed = Readonly<Record<string, unknown>>;

export type WorkingCopy<Value = Typed> = {
  /** Number of the revision that the typing began from. */
  readonly base: number;
  /** From 1, one more with every write. */
  readonly step: number;
  readonly value: Value;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly at: string;
};

/** What `GET` and `PUT …/work` of a card answer. */
export type CardWork = {
  /** Null: nobody is typing. */
  readonly work: WorkingCopy | null;
  /** What everybody sees: a number above `work.base` says that somebody saved meanwhile. */
  readonly head: LibraryCard;
  /** What keeps the typed card from being saved, each at its field; empty when it can be saved. */
  readonly faults: readonly Fault[];
  /** What of its text is not understood: it can be saved as a draft. */
  readonly problems: readonly TextProblem[];
};

/** An object that somebody is typing at. */
export type OpenWork = { readonly id: string; readonly base: number; readonly step: number; readonly author: string; readonly at: string };

export const WORD_TYPES = ["keyword", "tag", "set"] as const;
/** What a game has beside its cards, as content. */
export type WordType = (typeof WORD_TYPES)[number];

/** All words of a type, as addresses have them: "/GAME/words/tags/human", "/api/games/GAME/tags". */
export const WORDS_OF = { keyword: "keywords", tag: "tags", set: "sets" } as const satisfies Readonly<Record<WordType, string>>;

/** The type of words of a part of an address, if it is one. */
export const wordTypeAt = (part: string): WordType | undefined => WORD_TYPES.find((type) => WORDS_OF[type] === part);

/** A card whose text or tags use a word, with what the word's removal or renaming would do to it. */
export type WordUse = {
  readonly type: "card" | "keyword";
  readonly id: string;
  readonly name: string;
  /** The text that uses it. */
  readonly text: string;
};

/** A keyword, tag or set with its past: what `GET /api/games/<game>/keywords/<slug>` answers. */
export type WordHistory<Word> = {
  /** The game and a slug: "…/flying". */
  readonly id: string;
  readonly word: Word;
  readonly revision: Revision;
  readonly archived: boolean;
  /** Number of a newer shipped revision that the present one does not take into account. */
  readonly newer?: number;
  /** Oldest first. */
  readonly revisions: readonly Revision[];
  readonly uses: readonly WordUse[];
};

/** What `GET` and `PUT …/work` of a keyword, tag or set answer. */
export type WordWork<Word> = {
  /** Null: nobody is typing. */
  readonly work: WorkingCopy | null;
  /** What everybody sees: a number above `work.base` says that somebody saved meanwhile. */
  readonly head: WordHistory<Word>;
};

/** One text that a renaming rewrites. */
export type Rewrite = {
  readonly type: "card" | "keyword";
  readonly id: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
};

/** What a renaming does, or would do. */
export type Renaming = {
  readonly from: string;
  readonly to: string;
  readonly rewrites: readonly Rewrite[];
  /** Drafts that name the word in a part that is not understood: they stay as they are. */
  readonly left: readonly WordUse[];
};

/** What names a card: a new name is followed there. Decks know their cards by more than the name; texts are rewritten. */
export type Mentions = {
  readonly texts: readonly WordUse[];
  readonly decks: readonly { readonly id: string; readonly name: string }[];
};

/** A card that was saved; `undo`, where it was renamed and texts followed: how all of that is taken back. */
export type SavedCard = CardHistory & { readonly undo?: readonly UndoStep[] };

/** A scenario of a card as it went when it was asked for. */
export type CardScenario = {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly steps: number;
} & ({ readonly passes: true } | { readonly passes: false; readonly reason: string });

export const IMPORT_OUTCOMES = ["new", "changed", "unchanged", "error"] as const;

/** What one row of an import does, or would do. */
export type ImportRow = {
  /** Line of a table, or place in a list, from 1. */
  readonly row: number;
  readonly type: ObjectType;
  /** Empty where none could be given. */
  readonly id: string;
  readonly name: string;
  readonly outcome: (typeof IMPORT_OUTCOMES)[number];
  /** Why it cannot be taken, each at its column or field. */
  readonly faults: readonly Fault[];
  /** Paths of what changes. */
  readonly changes: readonly string[];
  /** What to look at before it is saved, in a sentence. */
  readonly remark?: string;
};

type ObjectType = "card" | WordType | "deck" | "scenario";

/** What was written to one object: with it the writing can be taken back. */
export type UndoStep = {
  readonly type: ObjectType;
  readonly id: string;
  /** Number of the revision, or of a deck's step, that it had before; null: it is new. */
  readonly before: number | null;
  readonly after: number;
};

/** What taking back came to: objects that somebody changed since stay as they are, and are named. */
export type TakenBack = { readonly taken: number; readonly left: readonly string[] };

/** What a column of a table was taken for. */
export type SheetHeading = {
  /** As the table has it. */
  readonly heading: string;
  /** Name of the column that it is; empty: it is no field of the game and is kept with the cards. */
  readonly column: string;
  /** The first cell that is not empty, cut. */
  readonly example: string;
};

/** What an import does, or would do. Nothing is written while a row has an error, unless those rows are left out on purpose. */
export type ImportReport = {
  readonly rows: readonly ImportRow[];
  readonly counts: Readonly<Record<(typeof IMPORT_OUTCOMES)[number], number>>;
  /** Headings that are no field of the game: they are kept with the cards. */
  readonly own: readonly string[];
  /** What the columns of a table were taken for; empty for JSON and archives. */
  readonly headings: readonly SheetHeading[];
  /** Columns of which one could be the texts of new cards, which would have none: until somebody says what they are nothing is written. */
  readonly texts: readonly string[];
  readonly written: boolean;
  /** Takes back what was written; empty when nothing was. */
  readonly undo: readonly UndoStep[];
};

/** What a saving of many cards came to: all of them, or none and why. */
export type BulkSaved =
  | { readonly saved: true; readonly cards: number; readonly undo: readonly UndoStep[] }
  | { readonly saved: false; readonly faults: readonly { readonly id: string; readonly message: string }[] };

/** How many games bots play with a card when they are asked to: a few to see that it plays, or as many as prove it (story S13). */
export const GAME_COUNTS = [10, 200] as const;
export type GameCount = (typeof GAME_COUNTS)[number];

/** Games of bots with a card, as far as they are. */
export type GamesRun = {
  readonly card: CardId;
  readonly revision: number;
  readonly of: GameCount;
  readonly played: number;
} & (
  | { readonly is: "waiting" | "playing" | "clean" | "stopped" }
  /** What went wrong, in a sentence: a law that a game broke, or why none could be played. */
  | { readonly is: "broken"; readonly fault: string }
);

/** One thing that is asked of a card before it is shown to others, and whether it is so. */
export type Check = {
  readonly id: "fields" | "text" | "fit" | "credit" | "shown" | "saved";
  readonly passed: boolean;
  /** A whole sentence. */
  readonly sentence: string;
};

/** What a card lacks before it is shown to others: what `GET …/checks` answers. */
export type CardChecks = { readonly checks: readonly Check[]; readonly games: GamesRun | null };

/** The same for the cards of a set, each with what is open. */
export type SetChecks = {
  readonly cards: number;
  readonly open: readonly { readonly id: CardId; readonly name: string; readonly checks: readonly Check[] }[];
  readonly runs: readonly GamesRun[];
};

/** Cards whose texts are alike: `same`, the same but for numbers and names, or one construct apart. */
export type CardTwins = {
  readonly differ: Likeness;
  /** In the order of set and number, at least two. */
  readonly cards: readonly { readonly id: CardId; readonly name: string; readonly text: string }[];
};

/** A sentence on what is worth a look in a set, and the cards that it is about. */
export type SetWarning = { readonly sentence: string; readonly cards: readonly Pick<LibraryCard, "id" | "name">[] };

/** What is said of texts that are alike, behind the names of their cards. */
export const TWIN_WORDS: Readonly<Record<CardTwins["differ"], string>> = {
  same: "have the same meaning",
  numbers: "differ only in numbers and names",
  construct: "differ by one construct",
};

/** Bot games of which only the last positions are looked at. */
export type EndGamesRun = {
  readonly of: number;
  readonly played: number;
  readonly running: boolean;
  /** Why they cannot go on, in a sentence. */
  readonly fault?: string;
};

/** Points that an end score would have given in bot games, on average over all players; `low` to `high` holds the true mean in 95 of 100 cases. */
export type EndPoints = {
  readonly games: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly least: number;
  readonly most: number;
  /** Share of the players to whom it would have given nothing, 0 to 1. */
  readonly nothing: number;
};

/** What is known of the end score of a card. */
export type EndScoreTold = {
  /** Null: none were played since the studio was started. */
  readonly games: EndGamesRun | null;
  /** Players in each game. */
  readonly players: number;
  /** Null: no game is finished yet. */
  readonly worth: EndPoints | null;
};
