/**
 * A deck as data, and what a game declares about decks. Reading and writing lists, checking them and their odds
 * are in `engine/decks`; a game's own rules are in `engine/games/<game>/decks/`.
 */
import type { Card, CardId, GameId, LibraryCard } from "./card.ts";
import type { TextWords } from "./reading.ts";
import { bySection, type PlayedSectionId, playedSectionIds } from "./sections.ts";

/** Sections in this order everywhere. `considering` and `unresolved` never count. */
export type EntrySectionId = PlayedSectionId | "considering";
export type SectionId = EntrySectionId | "unresolved";
export const entrySectionIds = (game: GameId): readonly EntrySectionId[] => [...playedSectionIds(game), "considering"];
export const sectionIds = (game: GameId): readonly SectionId[] => [...entrySectionIds(game), "unresolved"];

/** One line of a deck. Identity is the name; `id` is there when the name is known to the pool. */
export type DeckEntry = {
  readonly name: string;
  /** Copies, as written. Anything but a positive whole number is kept and reported (BAD_COUNT). */
  readonly count: number;
  readonly id?: CardId;
  /** Pinned revision. */
  readonly rev?: number;
  readonly set?: string;
  readonly number?: string;
  readonly note?: string;
};

/** A line that nobody could read, kept word for word. */
export type UnresolvedLine = { readonly line: string };

export type DeckSections = Readonly<Record<EntrySectionId, readonly DeckEntry[]>> & { readonly unresolved: readonly UnresolvedLine[] };

export type DeckList = {
  readonly game: GameId;
  readonly name: string;
  /** Id of one of the game's formats. */
  readonly format: string;
  readonly notes: string;
  readonly sections: DeckSections;
  /** Planned swaps of story D12: one copy of `out` for one of `in`, both card names of the deck's game. */
  readonly swaps: readonly { readonly out: string; readonly in: string }[];
};

export const emptySections = (): DeckSections => ({ ...bySection(() => []), considering: [], unresolved: [] });

/** A list as it is kept: with the sections of its game, and of others only what somebody put there. */
export function ownSections(list: DeckList): DeckList {
  const own = new Set<string>(sectionIds(list.game));
  const sections = Object.fromEntries(Object.entries(list.sections).filter(([id, entries]) => own.has(id) || entries.length > 0));
  return { ...list, sections: sections as DeckSections };
}

/** The cards that a deck may name: lookup by id, by exact name, and all of them in number order. */
export type Pool = {
  readonly game: GameId;
  readonly cards: readonly LibraryCard[];
  readonly byId: ReadonlyMap<CardId, LibraryCard>;
  readonly byName: ReadonlyMap<string, LibraryCard>;
  /** What queries over the pool may ask of texts; absent where no language reads the game. */
  readonly words?: TextWords;
};

/** A button that mends a finding: what it says and what it does to the deck. Carried out by `applyFix` in `engine/decks`. */
export type Fix =
  | { readonly kind: "remove"; readonly label: string; readonly section: EntrySectionId; readonly name: string; readonly count: number }
  | { readonly kind: "setCount"; readonly label: string; readonly section: EntrySectionId; readonly index: number; readonly count: number }
  | { readonly kind: "move"; readonly label: string; readonly from: EntrySectionId; readonly to: EntrySectionId; readonly name: string }
  | { readonly kind: "rename"; readonly label: string; readonly section: EntrySectionId; readonly name: string; readonly to: string }
  | {
      readonly kind: "fill";
      readonly label: string;
      readonly section: EntrySectionId;
      readonly add: readonly { readonly name: string; readonly count: number }[];
    }
  /** Shows the cards that would help: a query of the search language. Changes nothing. */
  | { readonly kind: "show"; readonly label: string; readonly query: string; readonly section: EntrySectionId };

export type Finding = {
  readonly code: string;
  /** Numbers of the game's rules, the first is the one to link. */
  readonly rules: readonly string[];
  /** A whole sentence: what is so, what should be, in numbers. */
  readonly message: string;
  /** Where, when it is one place. */
  readonly section?: EntrySectionId;
  /** Names of the cards concerned, as written in the deck. */
  readonly cards: readonly string[];
  readonly fixes: readonly Fix[];
  /** The data that the rule names: name, zone, have, need, max, back, count. */
  readonly data: Readonly<Record<string, string | number>>;
};

export type SectionRule = {
  readonly id: PlayedSectionId;
  readonly name: string;
  /** Fewest and most copies; `most` absent: no limit. */
  readonly least: number;
  readonly most?: number;
  /** Most copies of one name; absent: any number. */
  readonly perCard?: number;
  /** Query of the search language for the cards that may be here. */
  readonly query: string;
  readonly holds: (card: Card) => boolean;
};

/** A format is data (D6): which cards, how many, since when. Counts left out are those of the sections. */
export type Format = {
  readonly id: string;
  readonly name: string;
  readonly doc: string;
  /** Query of the search language; only cards that match are allowed. */
  readonly allowed?: string;
  /** Overrides per section. */
  readonly limits?: Readonly<
    Partial<Record<PlayedSectionId, { readonly least?: number; readonly most?: number; readonly perCard?: number }>>
  >;
};

/** What the decks of a game are made of: all that the cards pages and the search need to know. */
export type DeckShape = {
  readonly sections: readonly SectionRule[];
  readonly formats: readonly Format[];
  /** Where a card goes when nobody says: the section its back asks for. */
  readonly home: (card: Card) => PlayedSectionId;
};

/** How a player comes to the cards of a deck (stories D8, D9). Each fact has the number of its rule. */
export type DeckDraws = {
  /** The section that hands are drawn from. A card that nobody knows goes there. */
  readonly from: PlayedSectionId;
  readonly opening: { readonly cards: number; readonly rule: string };
  /** Left out: the opening hand is kept as it is. */
  readonly mulligan?: {
    /** How many cards fewer each new hand has. */
    readonly fewer: number;
    /** How often a hand can be sent back. */
    readonly most: number;
    readonly rule: string;
  };
  readonly turn: {
    /** Cards that a player draws in each own turn. */
    readonly cards: number;
    /** The own turn, from 1, in which the player who goes first begins to draw, and in which the others do. */
    readonly from: { readonly first: number; readonly second: number };
    /** When in a turn, as players say it: "at its end". */
    readonly when: string;
    readonly rule: string;
  };
  /** Cards that are shown from the top of another section in each own turn and then go to its bottom; left out: there is none. */
  readonly reveal?: {
    readonly section: PlayedSectionId;
    readonly cards: number;
    readonly when: string;
    readonly rule: string;
    /** What such a card is called, and several. */
    readonly words: OddsWords;
  };
};

/** What is paid beside money, by the fields of a card that say how much (story D7). */
export type DeckCosts = {
  /** What each is called, and what the figures about all of them are: "Trait", "Trait costs and production". */
  readonly name: string;
  readonly title: string;
  readonly keys: readonly string[];
  /** The field of what a card costs of each, and that of what it gives. */
  readonly cost: string;
  readonly score: string;
};

/** A question of odds: so many of the cards that a query finds, among those of a section. `words`: what people call one of them, or several. */
export type OddsAsked = { readonly query: string; readonly least: number; readonly section: PlayedSectionId; readonly words?: OddsWords };
export type OddsWords = { readonly one: string; readonly several: string };

/** Copies by section, of the sections of one game. */
export type SectionCounts = Readonly<Partial<Record<PlayedSectionId, number>>>;

export type DeckRules = DeckShape & {
  /** What most people ask of their odds first, beside the card that they have most of. */
  readonly asked: readonly OddsAsked[];
  /** The chapter of the rulebook about legal decks, as its numbers begin. */
  readonly chapter: string;
  readonly draws: DeckDraws;
  /** Left out: cards are paid with money alone. */
  readonly costs?: DeckCosts;
  /** Copies that count in each section, by the game's rules: what its heading shows and `judge` holds against its limits. */
  readonly counted: (list: DeckList, pool: Pool) => SectionCounts;
  /** The rule of what cards say of decks; left out: no card says anything of them. */
  readonly said?: string;
  /** The game's own check, in the rulebook's codes and order. Empty = legal. */
  readonly judge: (list: DeckList, pool: Pool) => readonly Finding[];
  /** Things worth knowing that decide nothing and are never red. */
  readonly advise: (list: DeckList, pool: Pool) => readonly Finding[];
};
