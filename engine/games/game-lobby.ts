/** Who may sit at a match of a game that is played by its rules, and what can be chosen before it begins. Only forms load this. */
import type { MatchOption } from "./match-options.ts";

/** Bots that are offered, as `botNamed` knows them; how far a search looks ahead, the server says that runs it. */
export const LOBBY_BOTS = ["random", "novice", "greedy", "search"] as const;
export type LobbyBot = (typeof LOBBY_BOTS)[number];

export type GameLobby = {
  /** The bots that play it well enough, weakest first. */
  readonly bots: readonly LobbyBot[];
  /** By number of players what is special about so many: "Side A of the city". */
  readonly numbers?: Readonly<Record<number, string>>;
  /** What can be chosen about the rules; left out, nothing. How many play and with which decks is asked of the lobby anyway. */
  readonly options?: readonly MatchOption[];
};
