/** The drawings of Virtual Revolution's box that no other game has. */
import { boardNamed } from "../../engine/games/boards/index.ts";
import { drawBoard } from "../boards/index.ts";
import type { OwnDrawings } from "../kit/index.ts";
import { ground, nameplate, place, playerColour } from "../kit/look.ts";

export const VIRTUAL_REVOLUTION_KIT: OwnDrawings = {
  /** Actions, Agents in service, and what a player keeps beside them (VR-1.1, VR-5.3). */
  "player board"({ w, h, player = 0 }, { boards, players, skin }) {
    const colour = playerColour(player, undefined);
    return (
      ground(w, h, skin.sheet) +
      drawBoard(boardNamed(boards, "player board"), skin).svg +
      nameplate(236, 120, 12, player, colour, players[player]?.name ?? "", 134, skin) +
      place(236, 138, 64, 34, "Reserve", skin, colour) +
      place(306, 138, 64, 34, "Recycling", skin, colour) +
      place(236, 177, 64, 34, "Directors, Servers", skin) +
      place(306, 177, 64, 34, "€, Immunity, VP", skin)
    );
  },
};
