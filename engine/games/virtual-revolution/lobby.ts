/** What the lobby offers for Virtual Revolution. */
import type { GameLobby } from "../game-lobby.ts";

export const VIRTUAL_REVOLUTION_LOBBY: GameLobby = {
  bots: ["random", "greedy"],
  options: [
    {
      is: "flag",
      id: "balance",
      label: "Balanced start",
      doc: "The later players of the first round begin with 1, 2 and 3 € more; as printed, all begin with 10 € (VR-3.2).",
      standard: false,
    },
  ],
};
