/** What is asked of the sections of decks: nothing asks for one by its name but the game whose decks have it. */
import { DECK_SECTIONS } from "./deck-sections.ts";
import type { GameId } from "./game-ids.ts";

/** A section of a game's decks, as `deck-sections.ts` lists it. How its cards are drawn the game's `DeckDraws` say. */
export type DeckSection = {
  /** The heading in lists and on pages. */
  readonly name: string;
  /** Its letter in shared links: none of those that links use for other things. No two sections of a game have the same. */
  readonly key: string;
  /** Other headings by which lists call it, without spaces, in lower case. */
  readonly headings: readonly string[];
  /** It is set apart: nobody draws from it, and its first card leads the deck and stands for it. */
  readonly leads?: true;
};

type ByGame = typeof DECK_SECTIONS;
/** A section that counts. */
export type PlayedSectionId = { [Game in keyof ByGame]: keyof ByGame[Game] }[keyof ByGame];

const BY_GAME: Partial<Record<GameId, Readonly<Partial<Record<PlayedSectionId, DeckSection>>>>> = DECK_SECTIONS;
const NO_SECTIONS: Readonly<Partial<Record<PlayedSectionId, DeckSection>>> = {};
const idsOf = (game: GameId) => Object.keys(BY_GAME[game] ?? NO_SECTIONS) as readonly PlayedSectionId[];

/** A section of a game's decks; undefined where they do not have it. */
export const sectionIn = (game: GameId, id: PlayedSectionId): DeckSection | undefined => BY_GAME[game]?.[id];

/** The sections of a game's decks, in order; none where nobody brings one. */
export const playedSectionIds = (game: GameId): readonly PlayedSectionId[] => idsOf(game);
/** Those that are set apart, the foremost leader first. */
export const leaderSectionIds = (game: GameId): readonly PlayedSectionId[] => idsOf(game).filter((id) => sectionIn(game, id)?.leads);
/** Those that are piles: odds are asked of them. */
export const pileSectionIds = (game: GameId): readonly PlayedSectionId[] => idsOf(game).filter((id) => !sectionIn(game, id)?.leads);

/** The sections of all games: a list in memory has a place for each, and what is not of its game stays empty. */
export const ALL_SECTION_IDS: readonly PlayedSectionId[] = [...new Set((Object.keys(BY_GAME) as GameId[]).flatMap(idsOf))];

/** One value for every section of every game. */
export const bySection = <Value>(of: (section: PlayedSectionId) => Value): Readonly<Record<PlayedSectionId, Value>> =>
  Object.fromEntries(ALL_SECTION_IDS.map((id) => [id, of(id)])) as Record<PlayedSectionId, Value>;
