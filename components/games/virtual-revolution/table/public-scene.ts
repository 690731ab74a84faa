/** The table between two players at one screen: what all may see, and nothing that only the viewer may (VR-16.1). Pure. */
import type { Scene, SceneCard } from "../../../../engine/games/scene.ts";
import type { PlayerScene, VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";

const OBJECTIVE = "VR-15.11";
const turnedDown = <Card extends SceneCard>(card: Card): Card => ({ ...card, card: undefined });

/** A player without Corruption faces, Objectives and what they would give. */
const publicPlayer = (side: PlayerScene): PlayerScene => ({
  ...side,
  corruption: side.corruption.map(turnedDown),
  objectives: side.objectives.map((goal) => ({ ...turnedDown(goal), worth: undefined })),
  sheet: side.sheet.filter(({ rule }) => rule !== OBJECTIVE),
});

/** The scene without the viewer's Corruption, Objectives, and the Necro card that the viewer has looked at. */
export function publicScene(scene: Scene<VirtualRevolutionBoard>): Scene<VirtualRevolutionBoard> {
  const { board, viewer, seats } = scene;
  const players = board.players.map((side) => (side.player === viewer ? publicPlayer(side) : side));
  const points = (player: number) => players[player]?.sheet.reduce((sum, line) => sum + line.points, 0) ?? 0;
  return {
    ...scene,
    seats: seats.map((seat) => ({ ...seat, gauges: seat.gauges.map((gauge) => ({ ...gauge, value: points(seat.player) })) })),
    board: { ...board, players, necroTop: board.necroTop && turnedDown(board.necroTop) },
  };
}
