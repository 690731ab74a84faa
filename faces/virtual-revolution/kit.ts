/** The drawings of Virtual Revolution's box that no other game has. */
import { boardNamed } from "../../engine/games/boards/index.ts";
import { drawBoard } from "../boards/index.ts";
import type { OwnDrawings } from "../kit/index.ts";
import { ground, nameplate, place, playerColour } from "../kit/look.ts";
import { text } from "../svg.ts";

/** What each action costs and gives (VR-9.1 to VR-9.8), below its place. */
const ACTIONS = ["gain 5 €", "4 €, Range 1", "10 €: Revenue +2, 2 VP", "7 €: Revenue +1", "1 € or 3 €; 3 €"] as const;

export const VIRTUAL_REVOLUTION_KIT: OwnDrawings = {
  /** Actions, Agents in service, and what a player keeps beside them (VR-1.1, VR-1.6). */
  "player board"({ w, h, player = 0 }, { boards, players, skin }) {
    const colour = playerColour(player, undefined);
    return (
      ground(w, h, skin.sheet) +
      drawBoard(boardNamed(boards, "player board"), skin).svg +
      ACTIONS.map((words, i) => text(42 + i * 74, 94, 5, "text", skin.dim, words, { anchor: "middle" })).join("") +
      nameplate(236, 120, 12, player, colour, players[player]?.name ?? "", 134, skin) +
      place(236, 138, 134, 34, "Reserve", skin, colour) +
      place(236, 177, 64, 34, "Directors, Servers", skin) +
      place(306, 177, 64, 34, "€, Immunity, VP", skin) +
      // A Verse lies with one face up or the other (VR-11.1).
      text(10, 217, 3.6, "text", skin.dim, "Verses lie below: Loading on this side") +
      text(w - 10, 217, 3.6, "text", skin.dim, "Online on this side", { anchor: "end" })
    );
  },
};
