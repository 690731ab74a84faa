/** What the library, the pages and the deck builder need to know about a game. */
import { type Card, GAME_IDS, type GameId, isGameId, type LibraryCard } from "../cards/card.ts";
import type { DeckList, DeckRules, DeckShape } from "../cards/deck.ts";
import type { DECK_SECTIONS } from "../cards/deck-sections.ts";
import type { FieldSpecs } from "../cards/fields.ts";
import type { Action } from "../kernel/choice.ts";
import type { Game } from "../kernel/game.ts";
import type { GameEvent, LogEntry } from "../kernel/log.ts";
import type { Part } from "../kernel/parts.ts";
import type { Result } from "../kernel/result.ts";
import type { Rng } from "../kernel/rng.ts";
import type { Player, State } from "../kernel/state.ts";
import type { KeywordRow } from "../language/index.ts";
import type { AskedFor } from "./asked-for.ts";
import type { Boards } from "./boards/index.ts";
import type { Facts } from "./facts.ts";
import type { Foreseen } from "./foreseen.ts";
import type { FreeBoard } from "./free/scene.ts";
import type { GameAbout, PlayAbout } from "./game-about.ts";
import type { Hint } from "./hint.ts";
import type { LeftOut } from "./left-out.ts";
import { ABOUT } from "./lists/about.ts";
import type { Means } from "./means.ts";
import type { Measure } from "./measure.ts";
import type { OwnWays } from "./own-cards/index.ts";
import type { Scene, SceneOption } from "./scene.ts";
import type { Teller } from "./teller.ts";

export type Kind = {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  /** The kind that most people design first; a new card has it until another is chosen. At most one of a game. */
  readonly usual?: true;
};

/** What the cards pages need. */
export type LibraryGame<Id extends GameId = GameId> = GameAbout<Id> & {
  /** One sentence: what kind of game it is. */
  readonly tagline: string;
  readonly kinds: readonly Kind[];
  readonly fields: FieldSpecs;
  /** A card's printed numbers and kind in words. No rules. */
  readonly facts: (card: Card) => Facts;
  /** Absent: the game has a fixed pool and no deck builder yet. */
  readonly deck?: DeckShape;
};

/** What there is to design in a game. */
export type StudioGame = {
  readonly game: LibraryGame;
  readonly cards: number;
  /** Cards that are not as they were shipped. */
  readonly changed: number;
  readonly drafts: number;
  readonly keywords: number;
  /** What its cards look like. */
  readonly faces: readonly LibraryCard[];
  /** Each kind that a new card can have with what shows how one is written. */
  readonly starts: readonly StudioStart[];
};
/** A kind of card to begin with. */
export type StudioStart = {
  readonly kind: Kind;
  /** A plain card of the kind: a new one is drawn with its picture until it has one of its own. */
  readonly like: LibraryCard | undefined;
  /** The fields that a new one begins with: the numbers are those of `like`. */
  readonly fields: LibraryCard["fields"];
  /** Texts that cards of the kind have, the shortest first. */
  readonly texts: readonly string[];
};
/** A card that somebody worked at. */
export type WorkedAt = {
  readonly card: LibraryCard;
  /** Whether something is typed that is no revision yet. */
  readonly typed: boolean;
  /** When it was last worked at: ISO 8601, UTC. */
  readonly at: string;
};

/** The whole: with the judge of the game's decks. A game has one if `lists/about.ts` says that its players bring decks. */
export type GameDefinition<Id extends GameId = GameId> = LibraryGame<Id> & DeckPart<Id>;
type DeckPart<Id extends GameId> = [Id] extends [DeckGame]
  ? { readonly deck: DeckRules }
  : [DeckGame] extends [Id]
    ? { readonly deck?: DeckRules }
    : { readonly deck?: never };

/** One of every game, under its own id. */
export type GameDefinitions = { readonly [Id in GameId]: GameDefinition<Id> };

/** The games of which `lists/about.ts` says so. */
type GamesWith<What> = { [Id in GameId]: (typeof ABOUT)[Id] extends What ? Id : never }[GameId];

/** Also of a game that is not in the list yet: what starts the studio says so (`list-faults.ts`). */
const says = (game: GameId, part: keyof GameAbout): boolean => part in { ...ABOUT[game] };

/** The games whose card texts a language reads; `lists/vocabularies.ts` has the words. Here, so that a page can ask without loading them. */
export type LanguageGame = GamesWith<{ readonly language: true }>;
/** Whether the texts of a game's cards can be read. */
export const hasLanguage = (game: GameId): game is LanguageGame => says(game, "language");
export const LANGUAGE_GAMES: readonly LanguageGame[] = GAME_IDS.filter(hasLanguage);

/** The games whose players bring decks of their own. */
export type DeckGame = WithSections<GamesWith<{ readonly decks: true }>>;
/** A type error here names a game that has decks and no line in `engine/cards/deck-sections.ts`. */
type WithSections<Games extends keyof typeof DECK_SECTIONS> = Games;
export const hasDecks = (game: GameId): game is DeckGame => says(game, "decks");
export const DECK_GAMES: readonly DeckGame[] = GAME_IDS.filter(hasDecks);
/** The game of a deck where nothing says which. */
export const FIRST_DECK_GAME: GameId = DECK_GAMES[0] ?? GAME_IDS[0];

/** The games with a puzzle a day; `lists/puzzles.ts` makes it. */
export type PuzzleGame = GamesWith<{ readonly puzzle: true }>;
export const hasPuzzle = (game: GameId): game is PuzzleGame => says(game, "puzzle");
export const PUZZLE_GAMES: readonly PuzzleGame[] = GAME_IDS.filter(hasPuzzle);

/** The games that can be played by their rules; `lists/rules.ts` binds them to cards. */
export type PlayableGame = GamesWith<{ readonly play: PlayAbout }>;
/** Whether a text from outside names a game that can be played by its rules. */
export const isPlayable = (text: string): text is PlayableGame => isGameId(text) && says(text, "play");
export const PLAYABLE: readonly PlayableGame[] = GAME_IDS.filter(isPlayable);

/** A free table of a game: its cards are moved by hand, whether it has rules or not. */
export type FreeGame = `free-${GameId}`;
/** What a match can be of. */
export type TableGame = PlayableGame | FreeGame;
export const freeTableOf = (game: GameId): FreeGame => `free-${game}`;
export const TABLE_GAMES: readonly TableGame[] = [...PLAYABLE, ...GAME_IDS.map(freeTableOf)];
/** The game whose cards a match is played with. */
export const cardsOf = (game: TableGame): GameId => GAME_IDS.find((id) => freeTableOf(id) === game) ?? (game as PlayableGame);
export const isFreeTable = (game: TableGame): game is FreeGame => cardsOf(game) !== game;

/** A game by its rules, bound to cards; or a free table of it. */
export type Playable<Id extends TableGame = TableGame> = {
  readonly id: Id;
  /** A state's card index is an index into `cards`. */
  readonly game: Game;
  readonly cards: readonly Card[];
  /** The boards it is played on, if it has any. */
  readonly boards?: Boards;
  /** What the players are called, by player: "SUN", "STAR". As many as can play. */
  readonly seats: readonly string[];
  /** How many play with these options, if not always as many as can. The option is called `players` where it is one. */
  players?(options: unknown): number;
  readonly options: {
    readonly standard: unknown;
    /**
     * Options from outside with what they leave out, ready for `start`; on failure all that is wrong, in sentences. What it returns it accepts
     * again.
     *
     * @param left cards that are there and not in this game, so that a deck with one is told why
     */
    parse(value: unknown, left?: readonly LeftOut[]): Result<unknown, string>;
    /** Options of a match in which a card takes part, for games whose cards do so by an option only. */
    with?(card: Card): unknown;
    /** What each card made in the studio can do in a match, for such games. */
    own?(): readonly OwnWays[];
    /** Legal options made at random, for games that are played with decks. */
    random?(rng: Rng): unknown;
    /**
     * Options of a match of these decks, for games that are played with decks; on failure what is wrong with one. `left` as in `parse`.
     *
     * @param others what else was chosen
     */
    ofDecks?(lists: readonly DeckList[], left?: readonly LeftOut[], others?: unknown): Result<object, string>;
  };
  /** What its kinds of questions and answers are for. */
  readonly askedFor: AskedFor;
  /** What a player may want to do with a card in sight: verbs of actions. For each of them and each such card there is an answer at every choice. */
  readonly wishes: readonly string[];
  /** For search bots: -1 … 1 from the player's side, of an imagined state. */
  evaluate?(state: State, player: Player): number;
  /** The same where a turn has ended. Absent: as anywhere. */
  outlook?(state: State, player: Player): number;
  /** For bots that look one action ahead: what comes of an action of an imagined state; which of several actions are worth a look, and whose time it is. Absent: `evaluate` tells; all are. */
  ahead?(state: State, action: number, player: Player, spent: boolean): number;
  promising?(state: State, player: Player, actions: readonly number[], few: boolean): readonly number[];
  timely?(state: State, player: Player, actions: readonly number[]): readonly number[];
  /** What `evaluate` judges by, in words of the game: for reasons. */
  parts?(state: State, player: Player): readonly Part[];
  /** For bots that think: whether an action, at a choice of that kind, is hardly ever worth looking at. */
  isIdle?(kind: string, action: Action): boolean;
  /** For search bots: does what players usually do, in place, without trying anything. */
  follow?(state: State): void;
  /** For laws: a choice at random that leads to what players who choose quite at random hardly ever reach. */
  leaning?(state: State, offers: number, draw: (below: number) => number): number;
  /** For laws: what of the later chapters is so in a position, "a stock purchase". */
  reached?(state: State): readonly string[];
  /** For laws: all that `reached` can answer. */
  readonly goals?: readonly string[];
  /** Turns begun so far. */
  turns?(state: State): number;
  /** For search bots: whether what comes of decisions of a kind is mostly chance, so that lines of play tell little. Absent: none is so. */
  isByChance?(kind: string): boolean;
  /** For search bots: how many turns beyond this one lines of play are followed. Absent: one. */
  beyond?(state: State): number;
  /** Whether the turn is a player's own, in games whose players can answer in another's. Absent: every turn counts as the own. */
  isOwnTurn?(state: State, player: Player): boolean;
  /** Players in the turn order of the first turn, of a game that has just begun; for games in which chance decides it. */
  turnOrder?(begun: State): readonly Player[];
  /** What a player has scored in a game that is over, for games that count points. */
  points?(last: State, player: Player): number;
  /** Of endings by one rule: more exact words for the reason, from all that happened; undefined where there are none. */
  readonly ending?: { readonly at: string; of(log: readonly LogEntry[]): string | undefined };
  /** Points that a game of these options is after, where it is neither won nor lost; undefined where it is. */
  aim?(options: unknown): number | undefined;
  /** Whether something waits to be carried out until everybody has passed, in games in which players answer each other. Absent: nothing ever does. */
  waits?(state: State): boolean;
  /** The phases of a turn in words, and the index of the one that a state is in. */
  readonly phases?: readonly string[];
  phase?(state: State): number;
  /** What is worth finding again in a match, in a word or two: "bought"; undefined where an event is not. Everybody is told. */
  mark?(event: GameEvent): string | undefined;
  /** Tells a match to people. */
  readonly teller?: Teller;
  /** What a seat sees, to be drawn, of a state that was imagined from its observation; a spectator is -1. */
  scene?(state: State, viewer: Player): Scene;
  /** Every place and number of such a state, for a table that says how it is shown. */
  free?(state: State, viewer: Player): FreeBoard;
  /** Actions in words for the seat that chooses, of such a state. */
  choices?(state: State, actions: readonly Action[]): readonly SceneOption[];
  /** What a card that nobody plays does by itself, by its id; undefined for any other card. */
  foresee?(card: string): readonly Foreseen[] | undefined;
  /** Help at choices of one kind, of a state that was imagined from what the seat that chooses knows. */
  readonly hint?: { readonly at: string; of(state: State): Hint | undefined };
  /**
   * A running position to try a card in, in the words of scenarios: with what it costs, and with something on both sides that its text can be
   * about. The error is a sentence: this card is not played from anywhere.
   */
  tried?(card: Card): Result<Tried, string>;
  /** What a player could pay for, for games that are played with decks. */
  readonly means?: Means;
  /** What a card gives at the end, by its text as it is now, for games in which cards score; on failure why it gives nothing. */
  endScore?(card: Pick<Card, "kind" | "text" | "fields">): Result<EndScore, string>;
  /** What `bench` measures of this game alone; absent: nothing. */
  readonly measures?: readonly Measure[];
  /** The game opened anew, as `runLaws` wants it; `plain` puts every event in a frame. */
  subject(plain: boolean): Game;
};

/** Points that something gives a player at the end of a game, in its last position. */
export type EndScore = { score(state: State, player: Player): number }["score"];

/** A position to try a card in, and who has the card and the turn. */
export type Tried = {
  readonly player: Player;
  readonly position: Readonly<Record<string, unknown>>;
  /** Of the match, if they are not the standard ones. */
  readonly options?: unknown;
};

/** A card that cannot be played as it is written. `card` is its id, or the game's if the cards together are wrong. */
export type DraftCard = {
  readonly card: string;
  readonly name: string;
  /** Where no card is wrong, but the boards are. */
  readonly of?: "boards";
  /** Places in its text; 0, 0 for what is not about the text. */
  readonly problems: readonly { readonly from: number; readonly to: number; readonly message: string }[];
};

/** A deck that comes with the cards, by the name of its file. */
export type NamedDeck = { readonly id: string; readonly list: DeckList };

/** What a game is played with. */
export type PlayableSource = {
  readonly cards: readonly Card[];
  readonly keywords: readonly KeywordRow[];
  /** Decks that options may name, for games that are played with decks. */
  readonly decks?: readonly NamedDeck[];
  /** The boards of the game, for games that are played on boards. */
  readonly boards?: Boards;
  readonly plain?: boolean;
};

/** Binds a game's rules to cards, or says which cards cannot be played. */
export type OpenGame<Id extends PlayableGame = PlayableGame> = (source: PlayableSource) => Result<Playable<Id>, readonly DraftCard[]>;

/** One of every game that can be played by its rules, under its own id. */
export type OpenGames = { readonly [Id in PlayableGame]: OpenGame<Id> };

/** The same, each loaded when it is asked for. */
export type OpenGamesApart = { readonly [Id in PlayableGame]: () => Promise<OpenGame<Id>> };
