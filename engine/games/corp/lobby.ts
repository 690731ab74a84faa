/** What the lobby offers for CORP. */
import type { GameLobby } from "../game-lobby.ts";

export const CORP_LOBBY: GameLobby = {
  bots: ["random", "greedy", "search"],
  numbers: {
    2: "From round 20 on a die may close the market (CORP-R44).",
    3: "From round 18 on a die may close the market (CORP-R44).",
    4: "From round 18 on a die may close the market (CORP-R44).",
    5: "From round 16 on a die may close the market (CORP-R44).",
    6: "From round 14 on a die may close the market (CORP-R44).",
  },
  options: [
    {
      is: "flag",
      id: "market",
      label: "The market closes",
      doc: "After some rounds a die is rolled at the end of each turn, and a 6 ends the game: most Vassals win, then net worth. Without it a game goes on until one player has supremacy (CORP-R44).",
      standard: true,
    },
    {
      is: "flag",
      id: "even",
      label: "Even start",
      doc: "With two players the second begins with ¥7M, with more all but the first with ¥8M. As printed, all begin with ¥5M. Of 100 games of two bots the first player wins 52 with it and 58 without (CORP-R60).",
      standard: false,
    },
  ],
};
