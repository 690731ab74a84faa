/** The board of a player of Virtual Revolution (VR-1.1, VR-1.6, VR-7.1): the box holds it and the table shows it. Lengths are millimetres of the board as its file has it. */
import { type Boards, boardNamed, partOf } from "../../engine/games/boards/index.ts";
import { type BoardSkin, drawBoard } from "../boards/index.ts";
import { nameplate, place, playerColour } from "../kit/look.ts";
import { text } from "../svg.ts";

export const PLAYER_BOARD = "player board";

/** Where a player keeps what has no place in service and is under no Action: the upper left corner, width and height. */
export const STORES = [
  { name: "Reserve", x: 236, y: 138, w: 134, h: 34 },
  { name: "Directors, Servers", x: 236, y: 177, w: 64, h: 34 },
  { name: "€, Immunity, VP", x: 306, y: 177, w: 64, h: 34 },
] as const;

/** Millimetres from the foot of an Action's place up to what it costs and gives. */
const FOOT = 6;

type Owner = { readonly player: number; readonly name: string };

/**
 * A board for a player. `terms`: what each Action costs and gives, in the order of the places. Without them it is the board of the table, which writes that itself and lays Verses
 * beside the board.
 */
export function drawPlayerBoard(boards: Boards, { player, name }: Owner, skin: BoardSkin, terms?: readonly string[]): string {
  const board = boardNamed(boards, PLAYER_BOARD);
  const colour = playerColour(player, undefined);
  const [width, height] = board.size;
  return [
    drawBoard(board, skin).svg,
    ...(terms ?? []).map((words, i) => {
      const { at: [x, y] = [0, 0], size: [, h] = [0, 0] } = partOf(boards, "actions").spaces[i] ?? {};
      return text(x, y + h / 2 - FOOT, 5, "text", skin.dim, words, { anchor: "middle" });
    }),
    nameplate(236, 120, 12, player, colour, name, 134, skin),
    ...STORES.map(({ x, y, w, h, name: what }, i) => place(x, y, w, h, what, skin, i === 0 ? colour : skin.frame)),
    // A Verse lies with one face up or the other (VR-11.1).
    terms ? text(10, height - 3, 3.6, "text", skin.dim, "Verses lie below: Loading on this side") : "",
    terms ? text(width - 10, height - 3, 3.6, "text", skin.dim, "Online on this side", { anchor: "end" }) : "",
  ].join("");
}
