/** What the lobby offers for Metrorunner. */
import type { GameLobby } from "../game-lobby.ts";

export const METRORUNNER_LOBBY: GameLobby = { bots: ["random", "greedy", "search:100"] };
