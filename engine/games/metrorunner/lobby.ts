/** What the lobby offers for Metrorunner. */
import type { GameLobby } from "../game-lobby.ts";

const SIDE_A = "On side A of the city: 15 stations (MR-3.1).";
const SIDE_B = "On side B of the city: 20 stations, some of which give cubes of a colour (MR-3.1).";

export const METRORUNNER_LOBBY: GameLobby = {
  bots: ["random", "greedy", "search"],
  numbers: {
    1: "Alone, against the Rogue A.I., on side A of the city: 15 stations (MR-14.1).",
    2: SIDE_A,
    3: SIDE_A,
    4: SIDE_B,
    5: SIDE_B,
  },
};
