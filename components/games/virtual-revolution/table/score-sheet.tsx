/** The score sheet: a line for each source of points, as of now or at the end, all players beside each other (VR-15). */
import type { Scene } from "../../../../engine/games/scene.ts";
import type { PlayerScene, VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { PlayerShape } from "./player-shape.tsx";
import styles from "./score-sheet.module.css";

type Line = PlayerScene["sheet"][number];

/** What each rule counts; lines of one rule stand under each other. */
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

export function ScoreSheet({ scene, names, isOver }: ScoreSheetProps) {
  const { players } = scene.board;
  const sources = SOURCES.filter(([rule]) => players.some(({ sheet }) => sheet.some((line) => line.rule === rule)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Score sheet">
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{isOver ? "At the end" : "If the game ended now"}</th>
            {players.map(({ player }) => (
              <th key={player} scope="col">
                <PlayerShape player={player} size={14} /> {names[player]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(([rule, name]) => (
            <tr key={rule}>
              <th scope="row">
                {name} <small>{rule}</small>
              </th>
              {players.map(({ player, sheet }) => (
                <td key={player}>
                  <Lines lines={sheet.filter((line) => line.rule === rule)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Points</th>
            {players.map(({ player, sheet }) => (
              <td key={player}>
                <b>{sheet.reduce((sum, { points }) => sum + points, 0)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {!isOver && <p className={styles.note}>The Objectives of the others are secret and not counted here.</p>}
    </div>
  );
}

const Lines = ({ lines }: { readonly lines: readonly Line[] }) => {
  if (lines.length === 0) return <span>–</span>;
  return lines.map(({ words, points }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
    <p key={i}>
      <b>{points}</b> <span>{words}</span>
    </p>
  ));
};
