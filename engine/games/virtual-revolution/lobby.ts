/** What the lobby offers for Virtual Revolution. */
import type { GameLobby } from "../game-lobby.ts";

export const VIRTUAL_REVOLUTION_LOBBY: GameLobby = {
  bots: ["random", "novice", "greedy", "search"],
  options: [
    {
      is: "flag",
      id: "balance",
      label: "Balanced start",
      doc: "The first player begins with more €, to make up for one borough less. With two players, the first gets 4 € more; with three, the first gets 5 € more and the second 2 €. Four players begin alike. As printed, all begin with 10 € (VR-3.2).",
      standard: false,
    },
  ],
};
