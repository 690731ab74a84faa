/** Pieces that can be dragged over the city, and what putting them down chooses. Pure. */
import type { SceneOption } from "../../../../engine/games/scene.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import type { Player } from "../../../../engine/kernel/state.ts";
import type { Spot } from "../../../table/choices/gesture.ts";

export type PieceKind = "Director" | "Influence" | "Server";

/** A piece that can be picked up, and by spot what it chooses there. */
export type CarriedPiece = { readonly kind: PieceKind; readonly player: Player; readonly puts: ReadonlyMap<Spot, SceneOption> };

export const boroughSpot = (borough: number): Spot => `borough ${borough}`;
/** Where Influence goes that is eliminated, and a Server that is removed. */
export const AWAY: Spot = "away";

const hereOf = ({ boroughs }: VirtualRevolutionBoard): number | undefined => boroughs.find(({ here }) => here)?.borough;

/** Which piece of the player an action puts on the map: from beside it onto a borough. */
const FROM_BESIDE: Readonly<Record<string, PieceKind>> = {
  place: "Director",
  add: "Influence",
  "build server": "Server",
  "move to": "Server",
};

/** The pieces beside the map that can be put on it now (VR-4.4, VR-5.4, VR-9.4); `player` owns them. */
export function piecesBeside(options: readonly SceneOption[], board: VirtualRevolutionBoard, player: Player): readonly CarriedPiece[] {
  const puts = new Map<PieceKind, Map<Spot, SceneOption>>();
  for (const option of options) {
    const { action } = option;
    const kind = FROM_BESIDE[action.kind];
    const borough = typeof action["borough"] === "number" ? action["borough"] : hereOf(board);
    if (kind === undefined || borough === undefined) continue;
    puts.set(kind, (puts.get(kind) ?? new Map<Spot, SceneOption>()).set(boroughSpot(borough), option));
  }
  return [...puts].map(([kind, spots]) => ({ kind, player, puts: spots }));
}

/** The piece that can be picked up in a borough: Influence to move or eliminate, or a Server to remove (VR-5.4). `player` is who chooses. */
export function pieceIn(
  options: readonly SceneOption[],
  board: VirtualRevolutionBoard,
  borough: number,
  player: Player,
): CarriedPiece | undefined {
  const here = hereOf(board);
  for (const option of options) {
    const { action } = option;
    const where = typeof action["borough"] === "number" ? action["borough"] : here;
    if (where !== borough) continue;
    if (action.kind === "move" && here !== undefined) return { kind: "Influence", player, puts: new Map([[boroughSpot(here), option]]) };
    if (action.kind === "eliminate" && typeof action["player"] === "number")
      return { kind: "Influence", player: action["player"], puts: new Map([[AWAY, option]]) };
    if (action.kind === "give up") return { kind: "Influence", player, puts: new Map([[AWAY, option]]) };
    if (action.kind === "remove") return { kind: "Server", player, puts: new Map([[AWAY, option]]) };
  }
  return undefined;
}

/** In a turn, what dragging an available card onto the own board chooses: the Action that takes one of its kind; what is asked next says which. */
export function takesOf(options: readonly SceneOption[], board: VirtualRevolutionBoard, card: number): SceneOption | undefined {
  const take = (kind: string) => options.find(({ action }) => action.kind === kind && action["card"] === undefined);
  if (board.agents.some((slot) => slot.card?.id === card && slot.inRange)) return take("recruit");
  return board.available.some((slot) => slot.card?.id === card) ? take("create verse") : undefined;
}
