/** What the lobby offers for San. */
import type { GameLobby } from "../game-lobby.ts";

export const SAN_LOBBY: GameLobby = {
  bots: ["random", "novice", "greedy", "search"],
  options: [{ is: "flag", id: "firstGame", label: "First game", doc: "Hands hold 7 cards instead of 6 (SAN-4.9).", standard: false }],
};
