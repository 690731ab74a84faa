/** Both tracks with everybody's markers: points, what is unlocked or gained from a space on, and the line that ends the game (MR-9). */
import { type Boards, type Part, partOf } from "../../../../engine/games/boards/index.ts";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import { cx } from "../../../ui/cx.ts";
import { RunnerShape } from "./runner-shape.tsx";
import styles from "./tracks.module.css";

type TracksProps = { readonly boards: Boards; readonly board: MetrorunnerBoard; readonly names: readonly string[] };

export const Tracks = ({ boards, board, names }: TracksProps) => (
  <div className={styles.tracks}>
    <Track
      part={partOf(boards, "influence track")}
      name="Influence"
      gives="points in green; α and β unlock hacks"
      markers={[
        ...board.players.map(({ player, colour, influence }) => ({ player, colour, at: influence, name: names[player] ?? "" })),
        ...(board.rogue ? [{ player: -1, colour: "", at: board.rogue.influence, name: "Rogue A.I." }] : []),
      ]}
    />
    <Track
      part={partOf(boards, "notoriety track")}
      name="Notoriety"
      gives="points in green; ×2: cubes from Contact Agents"
      markers={[
        ...board.players.map(({ player, colour, notoriety }) => ({ player, colour, at: notoriety, name: names[player] ?? "" })),
        ...(board.rogue ? [{ player: -1, colour: "", at: board.rogue.notoriety, name: "Rogue A.I." }] : []),
      ]}
    />
  </div>
);

type Marker = { readonly player: number; readonly colour: string; readonly at: number; readonly name: string };
type TrackProps = { readonly part: Part; readonly name: string; readonly gives: string; readonly markers: readonly Marker[] };

/** What is printed on a space, in short. */
const SHORT: Readonly<Record<string, string>> = { alpha: "α", beta: "β", "1 agent": "×1", "2 agents": "×2", "3 agents": "×3" };

function Track({ part, name, gives, markers }: TrackProps) {
  const line = part.line ?? part.spaces.length;
  const where = markers.map(({ name: who, at }) => `${who} ${at}`).join(", ");
  return (
    <section className={styles.track} aria-label={`${name}: ${where}. The end line is behind ${line}.`}>
      <h3>
        {name} <small>{gives}</small>
      </h3>
      <ol aria-hidden="true">
        {part.spaces.map(({ id, text = "" }, space) => {
          const lines = text.split("\n").filter((one) => one !== "");
          const points = lines.find((one) => one.endsWith(" VP"));
          const others = lines.filter((one) => one !== points);
          return (
            <li key={id} className={cx(lines.length > 0 && styles.lit, space === line && styles.line)} title={lines.join(", ")}>
              <i>{id}</i>
              <span>
                <b>{points?.replace(" VP", "")}</b>
                <em>{others.map((one) => SHORT[one] ?? one).join(" ")}</em>
              </span>
              <span className={styles.markers}>
                {markers.flatMap(({ player, colour, at }) =>
                  at === space ? [<RunnerShape key={player} player={player} colour={colour} size={markers.length > 3 ? 9 : 11} />] : [],
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
