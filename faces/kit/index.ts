/** Draws the components of a game's box, pure: the corner of the trim is (0, 0), and around it are 3 mm of bleed. Start at `drawComponent`. */
import { type Boards, boardNamed, partOf } from "../../engine/games/boards/index.ts";
import type { Drawn, KitComponent, KitPlayer } from "../../engine/games/kit/index.ts";
import { type BoardSkin, drawBoard, drawTile, NIGHT, ON_PAPER } from "../boards/index.ts";
import { n } from "../svg.ts";
import { drawAid } from "./aid.ts";
import { drawDie } from "./die.ts";
import { ground } from "./look.ts";
import { drawPiece, drawStandee } from "./piece.ts";
import { drawPlaces } from "./places.ts";
import { drawScore } from "./score.ts";
import { drawToken } from "./token.ts";

/** What a drawing may need of its game. */
export type KitScene = {
  readonly boards: Boards | undefined;
  readonly players: readonly KitPlayer[];
  /** `NIGHT`, or `ON_PAPER` to save ink. */
  readonly skin: BoardSkin;
};
/** A drawing that only one game has. */
export type OwnDrawing = (component: KitComponent, scene: KitScene) => string;
export type OwnDrawings = Readonly<Record<string, OwnDrawing>>;

export const KIT_SKINS = { full: NIGHT, ink: ON_PAPER } as const;

/** One side of a component as markup. Throws when its game lacks a drawing that the file names. */
export function drawComponent(component: KitComponent, side: "front" | "back", scene: KitScene, own: OwnDrawings): string {
  const drawn = side === "front" ? component.front : component.back;
  if (!drawn) throw new Error(`“${component.id}” has no ${side}.`);
  return drawSide(drawn, component, scene, own);
}

function drawSide(drawn: Drawn, component: KitComponent, scene: KitScene, own: OwnDrawings): string {
  const { w, h } = component;
  const { skin, boards } = scene;
  switch (drawn.draw) {
    case "board": {
      const board = boardNamed(boards, drawn.board);
      const { svg } = drawBoard(board, skin, drawn.side);
      return `${ground(w, h, skin.sheet)}<g transform="scale(${n4(w / board.size[0])} ${n4(h / board.size[1])})">${svg}</g>`;
    }
    case "tile": {
      if (!boards) throw new Error(`There is no board with “${drawn.part}”.`);
      const { grid } = partOf(boards, drawn.part);
      const tile = grid?.tiles.find(({ id }) => id === drawn.tile);
      if (!grid || !tile) throw new Error(`There is no tile “${drawn.tile}”.`);
      const scale = w / (grid.cell - 4);
      return `${ground(w, h, skin.plate)}<g transform="translate(${n(w / 2)} ${n(h / 2)}) scale(${n4(scale)})">${drawTile(tile, grid, skin)}</g>`;
    }
    case "piece":
      return drawPiece(drawn, component, scene);
    case "standee":
      return drawStandee(drawn, component, scene);
    case "token":
      return drawToken(drawn, component, skin);
    case "aid":
      return drawAid(drawn, component, skin);
    case "score":
      return drawScore(drawn, component);
    case "places":
      return drawPlaces(drawn, component, skin);
    case "die":
      return drawDie(drawn, component, skin);
    case "own": {
      const draw = own[drawn.drawing];
      if (!draw) throw new Error(`The game has no drawing “${drawn.drawing}”.`);
      return draw(component, scene);
    }
  }
}

/** A factor with as many digits as it needs. */
const n4 = (value: number): string => String(Math.round(value * 1e6) / 1e6);
