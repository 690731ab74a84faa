/**
 * The envelope of every card of every game. What differs between games is in `fields`, declared once per game
 * in `engine/games/<game>/fields.ts`; everything that is the same is here.
 */
import { GAME_IDS, type GameId } from "./game-ids.ts";
import type { CardReading } from "./reading.ts";

export { GAME_IDS, type GameId };

/** Whether a text from outside (an address, a file) names a game. */
export const isGameId = (text: string): text is GameId => GAME_IDS.some((id) => id === text);

declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };
/** A design, `game/slug`. Never changes; a rename adds an alias that redirects. */
export type CardId = Id<"card">;

export const CARD_ID = /^[a-z0-9-]+\/[a-z0-9-]+$/;
/** The one place where a card id is minted; undefined when the text is none. */
export const parseCardId = (text: string): CardId | undefined => (CARD_ID.test(text) ? (text as CardId) : undefined);
/** The part of an id after the game, as it stands in addresses. */
export const slugOf = (id: CardId): string => id.slice(id.indexOf("/") + 1);
export const gameOf = (id: CardId): GameId => id.slice(0, id.indexOf("/")) as GameId;

export const PROVENANCES = ["rulebook", "completed", "original", "mine", "imported", "generated"] as const;
/** rulebook: all from it · completed: named there, `fixed` lists what is given, the rest is ours · original: ours. */
export type Provenance = (typeof PROVENANCES)[number];

/** One value of a game's field. Null is "printed as -" and is not 0. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | readonly number[]
  | Readonly<Record<string, number | null>>
  | { readonly [key: string]: unknown };

/** Which picture a card has: drawn from a motif, a seed and a palette, or a file of its own, by a relative path. Written once when the card is made. */
export type Art =
  | { readonly motif: string; readonly seed: string; readonly palette: string; readonly hint?: string }
  | {
      readonly image: string;
      readonly hint?: string;
      /** The part of the picture that is shown, in shares of its width and height; left out, the middle. */
      readonly crop?: { readonly x: number; readonly y: number; readonly width: number };
    };

/** A design. Plain data, the same whether it was typed in a file or made in the studio. `card-schema.ts` checks it. */
export type Card = {
  readonly id: CardId;
  readonly game: GameId;
  /** Set code in capitals, "MC1". */
  readonly set: string;
  /** Collector number or the rulebook's code: "17", "R-H4", "AG01". */
  readonly number: string;
  /** Decides form, face and place in a deck: one of the game's kinds. */
  readonly kind: string;
  readonly name: string;
  /** Names in other languages, by two-letter code. */
  readonly names: Readonly<Record<string, string>>;
  /** The rules text; lines are separated by "\n". The card's only program. */
  readonly text: string;
  readonly flavor: string;
  /** Flavour in other languages, by two-letter code. */
  readonly flavors: Readonly<Record<string, string>>;
  /** Copies in the box. */
  readonly count: number;
  /** What the game declares in `engine/games/<game>/fields.ts`. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly art: Art;
  readonly credit: { readonly artist: string; readonly licence: string };
  readonly provenance: Provenance;
  /** Paths of the values that a rulebook gives: "name", "fields.scores.BQ". */
  readonly fixed: readonly string[];
  /** Other printings of the same card; absent: none. */
  readonly variants?: readonly CardVariant[];
  /** Columns of imported tables that the studio has no field for, by heading; absent: none. */
  readonly custom?: Readonly<Record<string, string>>;
};

/** Another printing of a card (story S6): its rules fields and its rules text are those of the card. */
export type CardVariant = Pick<Card, "set" | "number" | "flavor" | "art" | "credit">;

/** Where a revision comes from. */
export const ORIGINS = ["shipped", "person", "import"] as const;
export type Origin = (typeof ORIGINS)[number];

export type Revision = {
  readonly number: number;
  /** SHA-256 of the canonical JSON, lower-case hex. */
  readonly hash: string;
  readonly author: string;
  readonly note: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly origin: Origin;
};

/**
 * How far the studio understands a card's text (story C7). plays: it is carried out, and scenarios or games of bots show it · unverified: it is carried out ·
 * draft: some of it is not understood · free: it is understood and cannot be carried out · unchecked: no language reads the game.
 */
export const CARD_STATES = ["plays", "unverified", "draft", "free", "unchecked"] as const;
export type CardState = (typeof CARD_STATES)[number];
export const STATE_WORDS: Readonly<Record<CardState, string>> = {
  plays: "plays",
  unverified: "plays, text unverified",
  draft: "draft: not understood",
  free: "free table only",
  unchecked: "text not checked yet",
};

/** Whether the rules of a game can carry out a card in this state. */
export const isPlayableState = (state: CardState): boolean => state === "plays" || state === "unverified";

/** What showed a card at work: scenarios that pass, and games of bots that went well. */
export type Seen = {
  readonly scenarios?: number;
  readonly games?: number;
  /** Scenarios of its own that have not all passed with the card as it is. */
  readonly unpassed?: number;
};

/** A card and the names of keywords made in the studio that stand in its text: its face prints them as it prints the game's; absent: none. */
export type PrintedCard = Card & { readonly keywords?: readonly string[] };

/** A card as the library holds it: the head revision with what is known about it. The shape that pages, search and decks use. */
export type LibraryCard = PrintedCard & {
  readonly revision: Revision;
  readonly state: CardState;
  /** What the game's language makes of the text; absent where it has none. */
  readonly reading?: CardReading;
  /** What showed the card at work as it is now; absent: nothing did. */
  readonly seen?: Seen;
  /** Other names that it had before, the newest first; absent: none. */
  readonly former?: readonly string[];
  /** Retired: no longer shipped, or archived by a person. */
  readonly archived: boolean;
  /** Number of the newer shipped revision, when a person's revision is the head and a newer one was shipped. */
  readonly newer?: number;
};
