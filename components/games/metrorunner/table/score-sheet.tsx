/** The score sheet of Metrorunner (MR-13, MR-14.14). */
import { RATING } from "../../../../engine/games/metrorunner/ends/rating.ts";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import { ScoreSheet as Sheet } from "../../../table/score/score-sheet.tsx";
import { RunnerShape } from "./runner-shape.tsx";

const SOURCES: readonly (readonly [rule: string, name: string])[] = [
  ["MR-13.1", "Completed jobs"],
  ["MR-13.2", "Contracts"],
  ["MR-13.5", "Tracks"],
  ["MR-13.6", "Majority at home"],
  ["MR-14.14", "Jobs at home"],
  ["MR-13.7", "Leftovers, 1 for 5"],
];

type ScoreSheetProps = { readonly board: MetrorunnerBoard; readonly names: readonly string[]; readonly isOver: boolean };

export const ScoreSheet = ({ board, names, isOver }: ScoreSheetProps) => (
  <Sheet
    columns={board.players.map(({ player, colour, sheet }) => ({
      key: player,
      name: names[player] ?? "",
      mark: <RunnerShape player={player} colour={colour} size={14} />,
      lines: sheet,
    }))}
    sources={SOURCES}
    isOver={isOver}
    note={board.rogue && `Alone you are rated: ${RATING.map(([from, name]) => `${name} from ${from}`).join(", ")} (MR-14.15).`}
  />
);
