/**
 * A match as one seat may see it, ready to be drawn: what lies where, what the numbers are, what can be done, in words. It is made of a state that was
 * imagined from that seat's observation, so nothing in it can tell what the seat does not know. The parts that every game has are here; the board is the game's own.
 */
import type { Action } from "../kernel/choice.ts";
import type { InstanceId, Player } from "../kernel/state.ts";

/** A card where it lies. */
export type SceneCard = {
  readonly id: InstanceId;
  /** Id of the design; undefined for a card that the seat does not know. */
  readonly card: string | undefined;
  /** Players who know the card although it lies hidden from them: what was seen stays seen. Absent: nobody, or everybody sees it. */
  readonly known?: readonly Player[];
};

/** Something that the seat can choose now. */
export type SceneOption = {
  readonly action: Action;
  /** "Buy Palm Greaser for 2". */
  readonly words: string;
  /** What it leaves or brings: "Leaves 3 for Payroll Drone". */
  readonly hint?: string;
  /** The instance that the option is about, if it is about one: the option's number is printed on it. */
  readonly card?: InstanceId;
  /** Which card that is, by its place in the content of the match, for who may know it: an option's card is shown beside it, wherever it lies. */
  readonly design?: number;
  /** That card lies where the seat does not see it, as in a deck that is searched: it is shown with the option. */
  readonly apart?: true;
  /** The index of the place that it is about, if it is about one. */
  readonly place?: number;
  /** The spot that it is about, if it is about one that is no place, card or player: as the game's own table names it. */
  readonly spot?: string;
  /** The player that it is about, if it is about one. */
  readonly player?: Player;
  /** What would be asked next, where that is about spots of the board: putting the card there answers both. */
  readonly leads?: { readonly rule: string; readonly prompt: string; readonly options: readonly SceneOption[] };
  /** Answers to what would be asked next, given with it: one gesture, accepted or refused as a whole. */
  readonly then?: readonly Action[];
  /** Which of several ways it is to do something on one spot of the board: "In BQ". A gesture there names the way as well. */
  readonly part?: string;
  /** Ways of one thing with one card are listed in one line: what it is and brings with each, then what tells this one apart. `words` and `hint` say all of it. */
  readonly line?: { readonly words: string; readonly hint: string; readonly way: string; readonly more: string };
  /** It gives up something that could still be used now: one key pressed once too often does not take it. */
  readonly loses?: true;
  /** What is nearly always possible and seldom meant stands behind one line, its group's: "Engage a card for traits". */
  readonly group?: string;
  /** It goes on without doing anything: Space takes it. */
  readonly goes?: true;
  /** It goes on, and as nothing but going on: it has no number either. */
  readonly passes?: true;
  /** It names what only who is asked may see. */
  readonly secret?: true;
};

/** A moment at which a player can let things go on: the option that `passes` says nothing but that there is nothing to do. */
export type Occasion = {
  readonly id: string;
  /** "Another player's Buy phase". */
  readonly name: string;
  /** The same of whoever's turn it is, who is called {active} in it. */
  readonly named?: string;
  /** Most people want to be asked at it. */
  readonly matters: boolean;
  /** Somebody else has done something against the player: it is asked even of who passes the rest of a turn. */
  readonly urgent: boolean;
  /** It is there for the player to act: whoever can do something at it is asked. */
  readonly own?: true;
};

/** How far a player is on a way to win, or how much of something there is. */
export type SceneGauge = { readonly id: string; readonly name: string; readonly value: number; readonly of?: number };

export type SceneSeat = {
  readonly player: Player;
  /** "SUN". */
  readonly name: string;
  /** What the player plays with, where players have decks of their own: "Chrysalis Dynamics". */
  readonly plays?: string;
  /** A colour of the game that the player's pieces have: "purple". Default: that of the seat. */
  readonly colour?: string;
  /** Lost, and out of the game that the others go on with. */
  readonly out?: true;
  readonly gauges: readonly SceneGauge[];
  readonly counts: readonly SceneGauge[];
};

/** What a game tells of a match to be drawn. */
export type Scene<Board = unknown> = {
  /** Who looks; -1 for a spectator. */
  readonly viewer: Player;
  readonly turn: number;
  readonly active: Player;
  readonly phases: readonly string[];
  /** Index into `phases`. */
  readonly phase: number;
  /** What stands before the name of each phase. Default: its number. */
  readonly marks?: readonly string[];
  /** At which of the occasions the viewer is asked now, if at one: passing says nothing but that there is nothing to answer. */
  readonly occasion?: string;
  /** What goes on at this occasion, if it is asked about more than once: the same text for as long as it is one attack, or one card that waits. */
  readonly happening?: string;
  /** In games where players are asked whether they respond: at which moments. */
  readonly occasions?: readonly Occasion[];
  readonly seats: readonly SceneSeat[];
  /** The board shows what only the viewer may see: between two players at one screen the game's table hides it. */
  readonly secret?: true;
  readonly board: Board;
};
