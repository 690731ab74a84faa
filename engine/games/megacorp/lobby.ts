/** What the lobby offers for Megacorp. */
import type { GameLobby } from "../game-lobby.ts";

export const MEGACORP_LOBBY: GameLobby = { bots: ["random", "novice", "greedy", "search"] };
