/** What every page may know of a game, in a few words: this is loaded everywhere. */
import type { GameId } from "../cards/game-ids.ts";

export type GameAbout<Id extends GameId = GameId> = {
  readonly id: Id;
  /** As people read it, with capitals. */
  readonly name: string;
  /** What its rule numbers begin with: "XX" of XX-7.7. No two games have the same. */
  readonly rulePrefix: string;
  /** A language reads its card texts. */
  readonly language?: true;
  /** Its players bring decks of their own. */
  readonly decks?: true;
  /** How a line of a text begins that scores at the end: its `Playable` has `endScore`. */
  readonly endScores?: string;
  /** It has a puzzle a day. */
  readonly puzzle?: true;
  /** It can be played by its rules; left out, on a free table alone. */
  readonly play?: PlayAbout;
};

export type PlayAbout = {
  readonly players: { readonly from: number; readonly to: number };
  /** What its players are called, by player; left out, Player 1, Player 2 … */
  readonly seats?: readonly string[];
};
