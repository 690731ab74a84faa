/** The drawings of Virtual Revolution's box that no other game has. */
import type { OwnDrawings } from "../kit/index.ts";
import { ground } from "../kit/look.ts";
import { drawPlayerBoard, PLAYER_BOARD } from "./player-board.ts";

/** What each action costs and gives (VR-9.1 to VR-9.8), below its place. */
const ACTIONS = ["gain 5 €", "4 €, Range 1", "10 €: Revenue +2, 2 VP", "7 €: Revenue +1", "1 € or 3 €; 3 €"] as const;

export const VIRTUAL_REVOLUTION_KIT: OwnDrawings = {
  /** Actions, Agents in service, and what a player keeps beside them (VR-1.1, VR-1.6). */
  [PLAYER_BOARD]({ w, h, player = 0 }, { boards, players, skin }) {
    if (!boards) throw new Error("Virtual Revolution has no boards.");
    return ground(w, h, skin.sheet) + drawPlayerBoard(boards, { player, name: players[player]?.name ?? "" }, skin, ACTIONS);
  },
};
