/** What a player could pay for, for games whose cards are paid from what lies on the table (story D7). */
import type { CardIndex, Player, State } from "../kernel/state.ts";

/** Asked of whole states of games between bots, never of what a seat sees. */
export type Means = {
  /** Whether the player's own turn stands where cards are bought. */
  buysNow(state: State, player: Player): boolean;
  /** In the unit of the game's prices. */
  money(state: State, player: Player): number;
  /** Whether the player could pay for a card of the own deck now, as if it were in the hand; `card` is the card, not its design. */
  covers(state: State, player: Player, card: CardIndex): boolean;
};
