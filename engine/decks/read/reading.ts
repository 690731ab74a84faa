/** What reading a list gives: the decks, and an account of every line that went in (stories D13 and §4.2 of the specification). */
import type { GameId } from "../../cards/card.ts";
import type { DeckEntry, DeckList, Pool, SectionId } from "../../cards/deck.ts";
import type { Alternative } from "../../cards/names.ts";

/** certain: the name, its spelling apart, or an id · likely: half a name, a set and number, or a name with another card's set and number, worth a look · unknown: no card. */
export type Confidence = "certain" | "likely" | "unknown";

/** What became of one line of text or CSV, or of one entry of JSON. */
export type ReadLine = {
  /** From 1: the line of the text, or the entry of a JSON file. */
  readonly at: number;
  /** Word for word; for JSON the entry as compact JSON. */
  readonly text: string;
  readonly as: "title" | "heading" | "card" | "swap" | "comment" | "blank" | "columns" | "unresolved";
  /** Which of `decks` it belongs to. */
  readonly deck: number;
  /** Where a card or an unresolved line went. */
  readonly section?: SectionId;
  /** What was understood, before equal cards were merged. */
  readonly entry?: DeckEntry;
  readonly confidence?: Confidence;
  /** Nearest cards, best first, when the name is not certain. */
  readonly alternatives: readonly Alternative[];
  /** A sentence for whoever reads the preview: why it is not certain, or what does not fit. */
  readonly remark?: string;
};

/** A sentence about the list; `at` is the line it is about. */
export type ReadWarning = { readonly at?: number; readonly message: string };

export const CSV_FIELDS = ["count", "name", "set", "number", "section", "rev", "note", "id"] as const;
export type CsvField = (typeof CSV_FIELDS)[number];
/** Which column (from 0) holds what; a field left out is not read. */
export type CsvColumns = Readonly<Partial<Record<CsvField, number>>>;
/** What the column mapper shows: the headers, or "Column 1" … when there are none, and how they are read. */
export type CsvLayout = { readonly headers: readonly string[]; readonly headed: boolean; readonly columns: CsvColumns };

export type ReadDeck = {
  /** The id that an archive gives the deck. */
  readonly id?: string;
  readonly list: DeckList;
};

export type ReadSource = "text" | "csv" | "json" | "link";

export type DeckReading =
  | {
      readonly ok: true;
      readonly source: ReadSource;
      /** At least one. */
      readonly decks: readonly [ReadDeck, ...ReadDeck[]];
      /** Every line that went in, in order. */
      readonly lines: readonly ReadLine[];
      readonly warnings: readonly ReadWarning[];
      /** For CSV only. */
      readonly csv?: CsvLayout;
    }
  /** Refused whole; nothing was read. */
  | {
      readonly ok: false;
      readonly error: { readonly code: "too-large" | "too-many-lines" | "binary" | "empty" | "damaged"; readonly message: string };
    };

export type ReadOptions = {
  readonly game: GameId;
  readonly pool: Pool;
  /** Name of the file, as a hint for the kind of list and as the deck's name when the list has none. */
  readonly fileName?: string;
  /** How to read the columns of a CSV, in place of the guess. */
  readonly columns?: CsvColumns;
};

/** Characters of one list; a 250-card deck has about 8,000. */
export const MAX_CHARACTERS = 2_000_000;
/** Lines of text or CSV; of JSON the entries of one section, as many as a stored deck may have there. */
export const MAX_LINES = 5_000;
/** Characters of a file of JSON, which may hold all decks of a studio. */
export const MAX_FILE_CHARACTERS = 10_000_000;
/** Entries of all decks in a file of JSON. */
export const MAX_FILE_ENTRIES = 100_000;
