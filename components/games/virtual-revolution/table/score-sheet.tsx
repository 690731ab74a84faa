/** The score sheet of Virtual Revolution (VR-15). */
import type { Scene } from "../../../../engine/games/scene.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { ScoreSheet as Sheet } from "../../../table/score/score-sheet.tsx";
import { PlayerShape } from "./player-shape.tsx";

const SOURCES: readonly (readonly [rule: string, name: string])[] = [
  ["VR-15.3", "2-VP tokens"],
  ["VR-15.4", "€"],
  ["VR-15.5", "Revenue"],
  ["VR-15.6", "Boroughs"],
  ["VR-15.7", "Titles"],
  ["VR-15.8", "Agents and trios"],
  ["VR-15.9", "Servers"],
  ["VR-15.10", "Online Verses"],
  ["VR-15.11", "Objective"],
  ["VR-15.12", "Final Necro card"],
];

type ScoreSheetProps = { readonly scene: Scene<VirtualRevolutionBoard>; readonly names: readonly string[]; readonly isOver: boolean };

export const ScoreSheet = ({ scene, names, isOver }: ScoreSheetProps) => (
  <Sheet
    columns={scene.board.players.map(({ player, sheet }) => ({
      key: player,
      name: names[player] ?? "",
      mark: <PlayerShape player={player} size={14} />,
      lines: sheet,
    }))}
    sources={SOURCES}
    isOver={isOver}
    note={isOver ? undefined : "The Objectives of the others are secret and not counted here."}
  />
);
