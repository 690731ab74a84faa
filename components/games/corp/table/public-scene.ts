/** The table between two players at one screen: what all may see, and nothing that only the viewer may (CORP-1.5). Pure. */
import type { CorpBoard } from "../../../../engine/games/corp/table/scene.ts";
import type { Scene, SceneCard } from "../../../../engine/games/scene.ts";

const turnedDown = ({ id }: SceneCard): SceneCard => ({ id, card: undefined });

/** The scene without the viewer's action cards, and without those of others that the viewer has looked at. */
export function publicScene(scene: Scene<CorpBoard>): Scene<CorpBoard> {
  const { board } = scene;
  const players = board.players.map((side) => ({ ...side, hand: side.hand.map(turnedDown) }));
  return { ...scene, board: { ...board, players, offers: [] } };
}
