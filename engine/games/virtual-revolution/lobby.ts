/** What the lobby offers for Virtual Revolution. */
import type { GameLobby } from "../game-lobby.ts";

export const VIRTUAL_REVOLUTION_LOBBY: GameLobby = {
  bots: ["random", "greedy", "search"],
  options: [
    {
      is: "flag",
      id: "balance",
      label: "Balanced start",
      doc: "Who plays first begins with more €, for one borough less: of two players 4 more; of three the first 5 and the second 2. Four are even. As printed, all begin with 10 € (VR-3.2).",
      standard: false,
    },
  ],
};
