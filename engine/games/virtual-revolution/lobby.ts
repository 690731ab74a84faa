/** What the lobby offers for Virtual Revolution. */
import type { GameLobby } from "../game-lobby.ts";

export const VIRTUAL_REVOLUTION_LOBBY: GameLobby = {
  bots: ["random", "greedy", "search"],
  options: [
    {
      is: "flag",
      id: "balance",
      label: "Balanced start",
      doc: "Who plays first begins with more €, for one borough less: 4 more with two players, 5 with three; four are even. As printed, all begin with 10 € (VR-3.2).",
      standard: false,
    },
    {
      is: "one",
      id: "ownCards",
      label: "Cards made here",
      doc: "Cards made in this studio join the printed ones, or each takes the place of the printed card most like it. What set-up counts stays (VR-3.11, VR-3.16).",
      of: [
        { id: "none", name: "Leave out" },
        { id: "join", name: "Join" },
        { id: "replace", name: "Replace" },
      ],
      standard: "none",
    },
  ],
};
