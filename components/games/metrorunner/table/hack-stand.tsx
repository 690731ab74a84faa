/** A hack as it stands: the grid with what is live, the declared network, and what is connected so far. */
import { type Boards, boardOf, partOf } from "../../../../engine/games/boards/index.ts";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import { drawBoard, drawPieces, NIGHT } from "../../../../faces/boards/index.ts";
import { cityPieces, GRID } from "./city-pieces.ts";
import styles from "./hack-stand.module.css";

type HackStandProps = { readonly boards: Boards; readonly board: MetrorunnerBoard };

/** Bits of what is connected, as the engine counts them (MR-11.15). */
const HACKS = [
  [1, "Core"],
  [2, "Alpha"],
  [4, "Beta"],
] as const;
/** Millimetres around the tiles, where the nodes are. */
const RIM = 16;
const SIDES = ["top", "right", "bottom", "left"] as const;

export function HackStand({ boards, board }: HackStandProps) {
  const { hack, cells } = board;
  const part = partOf(boards, GRID);
  const city = boardOf(boards, GRID);
  const size = part.grid?.cell ?? 40;
  const [xs, ys] = [part.spaces.map(({ at: [x] }) => x), part.spaces.map(({ at: [, y] }) => y)];
  const [left, top] = [Math.min(...xs) - size / 2 - RIM, Math.min(...ys) - size / 2 - RIM];
  const wide = Math.max(...xs) - Math.min(...xs) + size + 2 * RIM;
  const high = Math.max(...ys) - Math.min(...ys) + size + 2 * RIM;
  const only = { ...city, districts: [], lines: [], parts: [part] };
  const printed = drawBoard(only, NIGHT);
  return (
    <section className={styles.stand} aria-label="The grid">
      <svg viewBox={`${left} ${top} ${wide} ${high}`} role="img" aria-label={cells.map(cellWords).join("; ")}>
        <g
          // biome-ignore lint/security/noDangerouslySetInnerHtml: both escape every text.
          dangerouslySetInnerHTML={{ __html: printed.svg + drawPieces(only, cityPieces(board)) }}
        />
        {cells.map(({ cell, live }) => {
          const at = part.spaces[cell]?.at;
          return live > 0 && at ? (
            <rect
              key={cell}
              x={at[0] - size / 2 + 2}
              y={at[1] - size / 2 + 2}
              width={size - 4}
              height={size - 4}
              rx="4"
              className={live === 1 ? styles.live : styles.joined}
            />
          ) : null;
        })}
      </svg>
      <p>
        <b>{hack.free}</b> free {hack.free === 1 ? "manipulation" : "manipulations"} left
      </p>
      <ul>
        {HACKS.map(([bit, name]) => (
          <li key={name} data-met={(hack.connected & bit) !== 0 || undefined}>
            {name}: {(hack.unlocked & bit) === 0 ? "locked" : (hack.connected & bit) !== 0 ? "connected" : "open"}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Tile 5: open to the top, right". */
function cellWords({ cell, open, brute }: MetrorunnerBoard["cells"][number]): string {
  const sides = SIDES.filter((_, side) => (open & (1 << side)) !== 0);
  return `Tile ${cell + 1}: ${brute ? "brute force, " : ""}${sides.length === 0 ? "closed" : `open to the ${sides.join(", ")}`}`;
}
