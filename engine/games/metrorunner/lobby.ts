/** What the lobby offers for Metrorunner. */
import type { GameLobby } from "../game-lobby.ts";
import { COLOURS } from "./fields.ts";

/** Runner boards by colour, with their home districts (3.1). */
const HOMES = [
  { id: "black", name: "Black: Undergrid" },
  { id: "purple", name: "Purple: Spire Row" },
  { id: "red", name: "Red: Foundry" },
  { id: "orange", name: "Orange: Bazaar" },
  { id: "blue", name: "Blue: Waterfront" },
];
const SIDE_A = "On side A of the city: 15 stations (MR-3.1).";
const SIDE_B = "On side B of the city: 20 stations, some of which give cubes of a colour (MR-3.1).";

export const METRORUNNER_LOBBY: GameLobby = {
  bots: ["random", "novice", "greedy", "search"],
  numbers: {
    1: "You play alone against the Rogue A.I., on side A of the city: 15 stations (MR-14.1).",
    2: SIDE_A,
    3: SIDE_A,
    4: SIDE_B,
    5: SIDE_B,
  },
  options: [
    {
      is: "each",
      id: "boards",
      label: "Runner boards",
      doc: "The colour decides the home district, where the figure starts, and three cubes (MR-3.7, MR-3.10).",
      of: HOMES,
      standard: COLOURS,
    },
    {
      is: "flag",
      id: "even",
      label: "Even start",
      players: [2],
      doc: "The first player begins with one more cube, in their home colour (MR-3.10). In 100 games between two bots, the first player wins 53 with this and 43 without it (MR-R39).",
      standard: false,
    },
  ],
};
