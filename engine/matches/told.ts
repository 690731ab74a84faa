/** What the server tells browsers of matches. `n` counts entries of the record, `viewer` is a player or -1 for whoever watches. */
import type { Card, CardId } from "../cards/card.ts";
import type { DeckList } from "../cards/deck.ts";
import type { Keyword } from "../cards/library.ts";
import type { Boards } from "../games/boards/index.ts";
import type { FreeBoard } from "../games/free/scene.ts";
import type { TableGame } from "../games/game.ts";
import type { Scene, SceneOption } from "../games/scene.ts";
import type { Action, Span } from "../kernel/choice.ts";
import type { FieldSpecs, Place } from "../kernel/layout.ts";
import type { GameEvent } from "../kernel/log.ts";
import type { Divergence } from "../kernel/match.ts";
import type { Glance, Observation } from "../kernel/observe.ts";
import type { Player } from "../kernel/state.ts";
import type { Clock } from "./clock.ts";
import type { Pending } from "./notes.ts";
import type { Comment, Ended, MatchId, Note, Said, Undoing, Watching } from "./stored.ts";

export type SeatTold = {
  readonly player: Player;
  /** What the game calls the player: "SUN". */
  readonly seat: string;
  /** Which bot plays; absent: a person. */
  readonly bot?: string;
  /** What the person is called; may be empty. */
  readonly name: string;
  /** Somebody sits here: bots always do. */
  readonly taken: boolean;
  /** It is a seat of the browser that asks. */
  readonly yours: boolean;
  /** A page of whoever sits here is open now; bots always are here. */
  readonly here: boolean;
};

/** One entry of the record as a viewer may read it. */
export type LogItem = {
  readonly n: number;
  readonly kind: "act" | "concede" | "timeout" | "claim" | "undo" | "edit" | "lay" | "reseed" | "deal" | "redeal";
  readonly player?: Player;
  /** Left out where only the player who chose may know it. */
  readonly action?: Action;
  /** Of an undo: the entry that it went back to. */
  readonly to?: number;
  /** Of a claim: who was away and has lost. */
  readonly from?: Player;
  /** What happened in words, without its subject: "plays Bagman: 1 Corruption". Empty where the game has no words of its own. */
  readonly lines: readonly string[];
  readonly events: readonly GameEvent[];
  /** The turn in which it was chosen, for games that count them. */
  readonly turn?: number;
  /** Index of the phase in which it was chosen, for games that have phases. */
  readonly phase?: number;
  /** What happened that is worth finding again: "bought". */
  readonly marks?: readonly string[];
  /** It was taken back. */
  readonly undone?: true;
};

/** A moment of a match, as a line of its moments shows it. */
export type Moment = Pick<LogItem, "n" | "kind" | "player" | "turn" | "phase" | "marks">;

/** Every moment that the match as it is now consists of, oldest first, with what its phases are called and what was said about them. */
export type TimelineTold = {
  readonly phases: readonly string[];
  readonly moments: readonly Moment[];
  readonly comments: readonly Comment[];
};

/** What is asked, in words, for the player who chooses. */
export type AskedTold = {
  /** For each action of the observation's decision what it is called; absent in what a page is told where `choices` say it. */
  readonly words?: readonly string[];
  /** The actions as they are drawn; absent for a game that nothing draws yet. */
  readonly choices?: readonly SceneOption[];
  /** The words of a card that ask, and which card it is: its place in the content of the match. */
  readonly span?: Span & { readonly design: number };
  /** A hint can be asked for. */
  readonly hint?: true;
};

/** What a match waits for before it begins. */
export type WaitingTold = {
  /** The players for whom it waits: to sit down, to bring a deck, to agree to the clock. */
  readonly for: readonly Player[];
  /** Those among them who have still to bring a deck. */
  readonly bring: readonly Player[];
  /** The decks that lie with the seats of the browser that asks. */
  readonly decks: readonly { readonly player: Player; readonly list: DeckList }[];
};

/** The clock of a match. Spans are milliseconds up to the moment at which it was told. */
export type ClockTold = Clock & {
  /** By player what the choices have taken so far, the present one too. */
  readonly spentMs: readonly number[];
  /** Whose clock runs. */
  readonly runs?: Player;
  /** The player who has to choose is away, for so long. */
  readonly gone?: { readonly player: Player; readonly ms: number };
};

/** A match as one viewer may know it, with all of its observation: for programs that ask for it. */
export type WholeMatchView = MatchView & { readonly observation: Observation };

/** A match as one viewer may know it, as a page is told of it: what is drawn from an observation, and who is asked. */
export type MatchView = {
  readonly id: MatchId;
  readonly game: TableGame;
  /** What `/api/contents/{hash}` tells of cards and places. */
  readonly content: string;
  /** Number of the newest entry of the record: what an answer is based on. */
  readonly n: number;
  readonly viewer: Player;
  /** Players whom the browser that asks plays for. */
  readonly yours: readonly Player[];
  /** The browser that asks made the match. */
  readonly host: boolean;
  /** Nobody else plays, apart from bots. */
  readonly alone: boolean;
  readonly seats: readonly SeatTold[];
  readonly watching: Watching;
  readonly undoing: Undoing;
  readonly rules: "on" | "off";
  readonly clock?: ClockTold;
  /** The match has not begun. What else is told of it is an example, and nobody can do anything. */
  readonly waiting?: WaitingTold;
  /** Shown as it was after this entry; absent: as it is now. */
  readonly at?: number;
  readonly observation: Glance;
  /** What the viewer observes, ready to be drawn; absent for a game that nothing draws yet. */
  readonly scene?: Scene;
  /** Every place and number, while nothing goes by rules. */
  readonly free?: FreeBoard;
  readonly asked?: AskedTold;
  /** The bot of this player is thinking. */
  readonly thinking?: Player;
  /** Why the bot that has to choose does not, in a sentence. */
  readonly trouble?: string;
  readonly outcome?: Ended;
  /** What the record says and the rules no longer do: the match can only be watched. */
  readonly diverged?: Divergence;
  /** A wish that waits for an answer. */
  readonly pending?: Pending;
  /** Secret until the match is over, unless nobody else plays. */
  readonly seed?: number;
  readonly parent?: { readonly id: MatchId; readonly n: number };
  readonly notes: readonly Note[];
  /** The newest words to each other at the table, for whoever sits there. */
  readonly said?: readonly Said[];
  /** Entries behind the one that the asker knew, the newest of them at most a hundred; older ones are asked for by themselves. */
  readonly log: readonly LogItem[];
};

/** What a list shows of a match. */
export type MatchSummary = {
  readonly id: MatchId;
  readonly game: TableGame;
  readonly n: number;
  /** The browser that asks made the match. */
  readonly host: boolean;
  readonly seats: readonly SeatTold[];
  /** Who has to choose; absent when it is over or can only be watched. */
  readonly asked?: Player;
  /** How it ended, where that is known without playing it again. */
  readonly outcome?: Ended;
  /** The match has not begun: it waits for these players. */
  readonly waits?: readonly Player[];
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** A match that goes on in this studio, for people who may look on or sit down. */
export type MatchOnShow = MatchSummary & {
  /** It may be watched. */
  readonly watch: boolean;
  /** The seats that anybody may take. */
  readonly free: readonly Player[];
};

/** What is the same for every match of a content: its cards by index, places and fields. */
export type ContentTold = {
  readonly hash: string;
  readonly game: TableGame;
  readonly seats: readonly string[];
  readonly cards: readonly Card[];
  readonly keywords: readonly Keyword[];
  readonly places: readonly Place[];
  readonly fields: FieldSpecs;
  /** The boards of the game, if it has any. */
  readonly boards?: Boards;
  /** A card that is tried though not all of its text is understood: the sentences that nothing carries out. */
  readonly byHand?: { readonly card: CardId; readonly sentences: readonly string[] };
};

/** The answer to whoever made a match: the links of seats are told once. */
export type MatchMade = {
  readonly id: MatchId;
  readonly links: readonly SeatLink[];
  /** Why not all of a scenario that it began like is there, in a sentence. */
  readonly stopped?: string;
};
/** `token` belongs behind the # of the match's address, and nowhere else. `code`: six letters that open the seat as well, for people to say. */
export type SeatLink = { readonly player: Player; readonly token: string; readonly code: string };

/** What a bot would do, and why. */
export type Advice = {
  readonly bot: string;
  readonly action: Action;
  readonly words: string;
  readonly reasons: readonly string[];
  /** What it thought of each action that it looked at, the best first; -1 … 1, on average over `states` imagined states. */
  readonly judged: readonly { readonly action: Action; readonly words: string; readonly worth: number; readonly states: number }[];
  /** What these numbers mean, a sentence. */
  readonly scale: string;
};

/** Whether there was nothing to do but pass, after entry `n`; `sees`: what a search would do instead. */
export type Passing = { readonly n: number; readonly passes: boolean; readonly sees?: Action };

/** Something that is so at a moment: a number, or what lies where; of a seat or, without one, of the game. `came`: it was not so at the beginning. */
export type FactTold = { readonly seat?: string | undefined; readonly name: string; readonly value: unknown; readonly came: boolean };

/** A part of a match that can be saved as a scenario. */
export type ScenarioDraft = {
  /** The entry after which it begins. */
  readonly from: number;
  /** "SUN: play Bagman". */
  readonly steps: readonly string[];
  readonly facts: readonly FactTold[];
};

/** A moment as a scenario that has only a position. */
export type SetUpTold = { readonly position: Readonly<Record<string, unknown>>; readonly options: unknown };

/** One message of the stream. */
export type MatchMessage = { readonly view: MatchView };

/** How far a match has come that the stream's browser was told of with the answer to what it did. Whoever knows less has not got that answer, and asks. */
export type MatchReached = { readonly id: MatchId; readonly n: number };

/** The header with which a browser says what its stream calls itself, when it does something at a match. */
export const STREAM_HEADER = "arcology-stream";
