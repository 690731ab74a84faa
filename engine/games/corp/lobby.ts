/** What the lobby offers for CORP. */
import type { GameLobby } from "../game-lobby.ts";

export const CORP_LOBBY: GameLobby = {
  bots: ["random", "novice", "greedy", "search"],
  numbers: {
    2: "From round 20 on, a die may close the market (CORP-R44).",
    3: "From round 18 on, a die may close the market (CORP-R44).",
    4: "From round 18 on, a die may close the market (CORP-R44).",
    5: "From round 16 on, a die may close the market (CORP-R44).",
    6: "From round 14 on, a die may close the market (CORP-R44).",
  },
  options: [
    {
      is: "flag",
      id: "market",
      label: "The market closes",
      doc: "In later rounds a die is rolled at the end of each turn, and a 6 ends the game: the player with the most Vassals wins, then the one with the highest net worth. Without this, a game lasts until one player has supremacy (CORP-R44).",
      standard: true,
    },
    {
      is: "flag",
      id: "even",
      label: "Even start",
      doc: "All but the first player begin with ¥8M. As printed, all begin with ¥5M. In 100 games between two bots, the first player wins 50 with this and 61 without it (CORP-R60).",
      standard: false,
    },
  ],
};
