/** The table between two players at one screen: what all may see, and nothing that only the viewer may (MR-R11). Pure. */
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import type { Scene } from "../../../../engine/games/scene.ts";

/** The scene without the faces of the viewer's jobs in hand. */
export function publicScene(scene: Scene<MetrorunnerBoard>): Scene<MetrorunnerBoard> {
  const { board, viewer } = scene;
  const players = board.players.map((side) =>
    side.player === viewer ? { ...side, hand: side.hand.map(({ id }) => ({ id, card: undefined })) } : side,
  );
  return { ...scene, board: { ...board, players } };
}
