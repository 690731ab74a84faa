/** Who is whose Vassal, as arrows from Parents to Vassals among all players (CORP-11.1); two arrows between two are a merger. */
import type { CorpBoard } from "../../../../engine/games/corp/table/scene.ts";
import { colourOf, shapePath } from "../../../../faces/boards/index.ts";
import styles from "./vassals.module.css";

type Props = { readonly board: CorpBoard; readonly names: readonly string[] };

const [SIZE, RING, MARK] = [104, 38, 8];

/** Where a player stands, clockwise from the top. */
function at(player: number, of: number): readonly [number, number] {
  const angle = (player / of) * 2 * Math.PI - Math.PI / 2;
  return [SIZE / 2 + RING * Math.cos(angle), SIZE / 2 + RING * Math.sin(angle)];
}

export function Vassals({ board: { players }, names }: Props) {
  const bonds = players.flatMap(({ player, parent }) => (parent < 0 ? [] : [{ player, parent }]));
  if (bonds.length === 0) return null;
  const called = (player: number) => (names[player] === "You" ? "you" : (names[player] ?? ""));
  const words = bonds.map(
    ({ player, parent }) => `${names[player]} ${names[player] === "You" ? "are" : "is"} a Vassal of ${called(parent)}`,
  );
  return (
    <section className={styles.vassals} aria-label="Vassals">
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        {bonds.map(({ player, parent }) => {
          const [[ax, ay], [bx, by]] = [at(parent, players.length), at(player, players.length)];
          const long = Math.hypot(bx - ax, by - ay);
          const [ux, uy] = [(bx - ax) / long, (by - ay) / long];
          // Beside the middle, so that both arrows of a merger are seen.
          const point = (along: number, aside: number) => `${ax + ux * along - uy * (aside + 3)} ${ay + uy * along + ux * (aside + 3)}`;
          const end = long - MARK - 3;
          return (
            <path
              key={player}
              d={`M${point(MARK + 3, 0)}L${point(end, 0)}M${point(end - 6, 4)}L${point(end, 0)}L${point(end - 6, -4)}`}
              fill="none"
              stroke={colourOf(parent)}
              strokeWidth="2"
            />
          );
        })}
        {players.map(({ player }) => {
          const [x, y] = at(player, players.length);
          return <path key={player} d={shapePath(player, x, y, MARK)} fill={colourOf(player)} stroke="#070a0f" />;
        })}
      </svg>
      <ul>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
