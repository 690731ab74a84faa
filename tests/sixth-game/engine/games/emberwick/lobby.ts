/** What the lobby offers for Emberwick. */
import type { GameLobby } from "../game-lobby.ts";
import { STANDARD } from "./options.ts";

export const EMBERWICK_LOBBY: GameLobby = {
  bots: ["random", "greedy", "search"],
  options: [
    {
      is: "one",
      id: "start",
      label: "Start",
      doc: "Where everybody begins (EW-3.3).",
      of: [
        { id: "gate", name: "Gate" },
        { id: "bridge", name: "Bridge" },
      ],
      standard: STANDARD.start,
    },
    { is: "flag", id: "shortDay", label: "Short day", doc: "Dusk falls after five rounds (EW-6.2).", standard: STANDARD.shortDay },
  ],
};
