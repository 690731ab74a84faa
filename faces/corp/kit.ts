/** The drawings of CORP's box that no other game has. */
import { boardNamed } from "../../engine/games/boards/index.ts";
import { drawBoard } from "../boards/index.ts";
import type { OwnDrawings } from "../kit/index.ts";
import { ground, nameplate, playerColour } from "../kit/look.ts";

export const CORP_KIT: OwnDrawings = {
  /** Three departments, their prices and effects, the stock lines (CORP-1.4), and whose it is. */
  "corp mat"({ w, h, player = 0 }, { boards, players, skin }) {
    return (
      ground(w, h, skin.sheet) +
      drawBoard(boardNamed(boards, "corp mat"), skin).svg +
      nameplate(12, 3, 7.5, player, playerColour(player, undefined), players[player]?.name ?? "", 150, skin)
    );
  },
};
