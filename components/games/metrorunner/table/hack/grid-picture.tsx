"use client";
/** The grid as a picture: tiles that turn and slide to where they lie, nodes at the rim, and the current along what is joined. */
import { type CSSProperties, useState } from "react";
import { type Current, HACKS, type Hack, type NodeCurrent } from "../../../../../engine/games/metrorunner/hack/current.ts";
import { cellWord, type Lie } from "../../../../../engine/games/metrorunner/hack/moves.ts";
import { at } from "../../../../../engine/kernel/state.ts";
import { polygon } from "../../../../../faces/marks.ts";
import { cx } from "../../../../ui/cx.ts";
import { arrowHead, CELL, middleOf, RIM, rimPoint, WHOLE } from "./geometry.ts";
import styles from "./grid-picture.module.css";
import { ARROWS, type ArrowSide } from "./manipulation.ts";

/** What is moved by hand now: by cell how far its tile is away from where it lies. */
export type Pulled = { readonly cells: ReadonlyMap<number, readonly [dx: number, dy: number]>; readonly over: number | undefined };

type GridPictureProps = {
  readonly lie: Lie;
  /** By tile the sides on which it is open while it is not turned. */
  readonly tiles: readonly number[];
  readonly current: Current;
  /** The hacks that bring something: the others are not unlocked. */
  readonly unlocked: readonly Hack[];
  /** The cells that a manipulation would change which is only looked at. */
  readonly changed: readonly number[];
  readonly selected: number | undefined;
  readonly pulled: Pulled | undefined;
  /** The arrows that do something now. */
  readonly arrows: ReadonlySet<string>;
};

const ARMS = ["V", "H", "V", "H"] as const;
const ENDS = [-1, 1, 1, -1];
/** From the middle of a tile to each side on which it is open. */
const armsOf = (open: number, length: number): string =>
  ARMS.flatMap((arm, side) => (open & (1 << side) ? [`M0 0${arm}${at(ENDS, side) * length}`] : [])).join("");

export function GridPicture({ lie, tiles, current, unlocked, changed, selected, pulled, arrows }: GridPictureProps) {
  const angles = useAngles(lie);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WHOLE} ${WHOLE}`} className={styles.picture}>
      <rect x={RIM - 6} y={RIM - 6} width={3 * CELL + 12} height={3 * CELL + 12} rx={12} className={styles.plate} />
      {ARROWS.map(({ id, side, k }) => {
        const [x, y] = rimPoint(side, k, 45);
        return <path key={id} d={arrowHead(side, x, y, 9)} className={cx(styles.arrow, arrows.has(id) && styles.can)} />;
      })}
      {current.nodes.map((node) => (
        <RimNode key={`${node.hack} ${node.id}`} node={node} done={current.done[node.hack]} locked={!unlocked.includes(node.hack)} />
      ))}
      {angles.map((angle, tile) => {
        const cell = lie.tile.indexOf(tile);
        const [x, y] = middleOf(cell);
        const [dx, dy] = pulled?.cells.get(cell) ?? [0, 0];
        const style: CSSProperties = { transform: `translate(${x + dx}px, ${y + dy}px) rotate(${angle * 90}deg)` };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the tile.
          <g key={tile} style={style} className={cx(styles.tile, pulled && styles.pulled)} data-tile={tile}>
            <rect x={-46} y={-46} width={92} height={92} rx={9} className={styles.card} />
            <Wires open={at(tiles, tile)} bit={1 << cell} current={current} />
          </g>
        );
      })}
      {lie.bruteOn >= 0 && <Brute cell={lie.bruteOn} by={pulled?.cells.get(lie.bruteOn)} current={current} />}
      {lie.tile.map((tile, cell) => {
        const [x, y] = middleOf(cell);
        return (
          <g key={tile}>
            <text x={x - 39} y={y - 31} className={styles.number}>
              {cellWord(cell)}
            </text>
            {(changed.includes(cell) || selected === cell || pulled?.over === cell) && (
              <rect
                x={x - 48}
                y={y - 48}
                width={96}
                height={96}
                rx={10}
                className={cx(styles.outline, changed.includes(cell) && styles.changed, pulled?.over === cell && styles.target)}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** By tile its quarter turns as they have added up, so that a tile always turns the short way. */
function useAngles(lie: Lie): readonly number[] {
  const quarters = lie.tile.map((_, tile) => at(lie.quarter, lie.tile.indexOf(tile)));
  const [angles, setAngles] = useState(quarters);
  const next = angles.map((angle, tile) => {
    const by = (((at(quarters, tile) - angle) % 4) + 4) % 4;
    return angle + (by === 3 ? -1 : by);
  });
  if (next.some((angle, tile) => angle !== angles[tile])) setAngles(next);
  return next;
}

/** The paths of a tile, and the current on them: each hack has a line of its own. */
function Wires({ open, bit, current }: { readonly open: number; readonly bit: number; readonly current: Current }) {
  if (open === 0)
    return (
      <g className={styles.skull}>
        <path d="M-20-6a20 20 0 1 1 40 0c0 8-4 12-8 14v13h-24V8c-4-2-8-6-8-14Z" />
        <path d="M-9-10a5 5 0 1 0 .1 0ZM9-10a5 5 0 1 0 .1 0ZM-4 21v-8M4 21v-8" className={styles.holes} />
      </g>
    );
  const live = (hack: Hack) => (current.live[hack] & bit) !== 0;
  const arms = armsOf(open, CELL / 2);
  return (
    <>
      <path d={arms} className={styles.wire} />
      <circle r={11} className={styles.hub} />
      {HACKS.filter(live).map((hack) => (
        <g key={hack} className={cx(styles.live, styles[hack], current.done[hack] && styles.done)}>
          <path d={arms} className={styles.under} />
          <path d={arms} className={styles.over} />
          {hack === "core" && <circle r={current.done.core ? 8.5 : 3} />}
        </g>
      ))}
    </>
  );
}

function Brute({
  cell,
  by: [dx, dy] = [0, 0],
  current,
}: {
  readonly cell: number;
  readonly by: readonly [number, number] | undefined;
  readonly current: Current;
}) {
  const [x, y] = middleOf(cell);
  return (
    <g style={{ transform: `translate(${x + dx}px, ${y + dy}px)` }} className={styles.tile}>
      <rect x={-46} y={-46} width={92} height={92} rx={9} className={styles.forced} />
      <Wires open={15} bit={1 << cell} current={current} />
      <path d={polygon(6, 0, 0, 21, 0)} className={styles.token} />
      <text y={6} className={styles.tokenWord}>
        BF
      </text>
    </g>
  );
}

/** A node: core a ring, alpha a triangle, beta a diamond, as on the cards; a wire leads from it to its tile. */
function RimNode({
  node: { id, hack, attached },
  done,
  locked,
}: {
  readonly node: NodeCurrent;
  readonly done: boolean;
  readonly locked: boolean;
}) {
  const [side, k] = [id.charAt(0) as ArrowSide, Number(id.charAt(1)) - 1];
  const [x, y] = rimPoint(side, k, 18);
  const [ex, ey] = rimPoint(side, k, -3);
  return (
    <g className={cx(styles.node, styles[hack], attached && styles.attached, done && styles.done, locked && styles.locked)}>
      <path d={`M${x} ${y}L${ex} ${ey}`} className={styles.wireIn} />
      {hack === "core" ? (
        <>
          <circle cx={x} cy={y} r={12} />
          <circle cx={x} cy={y} r={5} className={styles.dot} />
        </>
      ) : (
        <path
          d={
            hack === "alpha"
              ? `M${x} ${y - 14}L${x + 14.5} ${y + 11}H${x - 14.5}Z`
              : `M${x} ${y - 15}L${x + 15} ${y}L${x} ${y + 15}L${x - 15} ${y}Z`
          }
          className={styles.shape}
        />
      )}
      {hack !== "core" && (
        <text x={x} y={y + (hack === "alpha" ? 8 : 5)}>
          {hack === "alpha" ? "A" : "B"}
        </text>
      )}
    </g>
  );
}
