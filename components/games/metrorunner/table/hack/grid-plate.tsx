"use client";
/** The grid under the hand: tiles are pulled onto their neighbours, lines pulled along, tiles turned; arrow keys go from tile to tile and to the arrows at the rim. */
import { RotateCcw, RotateCw } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useKeys } from "../../../../frame/use-keys.ts";
import { cx } from "../../../../ui/cx.ts";
import { CELL, cellAt, RIM, rimBox, share, WHOLE } from "./geometry.ts";
import type { Pulled } from "./grid-picture.tsx";
import styles from "./grid-plate.module.css";
import { ARROWS, type Arrow, type ArrowSide, beside, STEP } from "./manipulation.ts";

type GridPlateProps = {
  /** By cell what is said of its tile. */
  readonly labels: readonly string[];
  /** The arrows that do something now, with what is said of them. */
  readonly arrows: ReadonlyMap<string, string>;
  readonly selected: number | undefined;
  /** Tiles can be turned by their own buttons. */
  readonly turns: boolean;
  readonly onSelect: (cell: number) => void;
  readonly onTurn: (cell: number, quarters: 1 | 3) => void;
  /** A tile was put on another one. */
  readonly onSwap: (a: number, b: number) => void;
  readonly onShift: (arrow: Arrow) => void;
  readonly onBrute: (cell: number) => void;
  readonly onPull: (pulled: Pulled | undefined) => void;
  /** An arrow is pointed at. */
  readonly onPoint: (arrow: Arrow | undefined) => void;
};

const BY_KEY: Readonly<Record<string, ArrowSide>> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };
const BACK: Readonly<Record<ArrowSide, ArrowSide>> = { N: "S", E: "W", S: "N", W: "E" };
/** Pixels after which a press is a pull. */
const SOME_WAY = 6;

type Spot = { readonly cell: number } | { readonly arrow: Arrow };
const keyOf = (spot: Spot): string => ("cell" in spot ? `cell ${spot.cell}` : spot.arrow.id);
const cellOfArrow = ({ side, k }: Arrow): number => ({ N: k, E: k * 3 + 2, S: 6 + k, W: k * 3 })[side];
const arrowBeside = (cell: number, side: ArrowSide): Arrow | undefined =>
  ARROWS.find((arrow) => arrow.side === side && cellOfArrow(arrow) === cell);

/** Where an arrow key leads from a spot. */
function next(spot: Spot, side: ArrowSide): Spot | undefined {
  if ("cell" in spot) {
    const cell = beside(spot.cell, side);
    if (cell !== undefined) return { cell };
    const arrow = arrowBeside(spot.cell, side);
    return arrow && { arrow };
  }
  const { arrow } = spot;
  if (side === BACK[arrow.side]) return { cell: cellOfArrow(arrow) };
  if (side === arrow.side) return undefined;
  const other = beside(cellOfArrow(arrow), side);
  const along = other === undefined ? undefined : arrowBeside(other, arrow.side);
  return along && { arrow: along };
}

export function GridPlate(props: GridPlateProps) {
  const { labels, arrows, selected, turns, onSelect, onTurn, onSwap, onShift, onBrute, onPull, onPoint } = props;
  const [entry, setEntry] = useState("cell 4");
  const [hovered, setHovered] = useState<number>();
  const plate = useRef<HTMLDivElement>(null);
  const pull = useRef<{ readonly spot: Spot; readonly x: number; readonly y: number; far: boolean }>(undefined);
  const focused = useRef<Spot>({ cell: 4 });
  const pulledFar = useRef(false);

  const focus = (spot: Spot | undefined) => plate.current?.querySelector<HTMLElement>(`[data-spot="${spot && keyOf(spot)}"]`)?.focus();
  const byCommand = useKeys({
    turnTile: (_event, keys) => ("cell" in focused.current ? onTurn(focused.current.cell, keys === "r" ? 1 : 3) : false),
    swapTile: (_event, keys) => {
      const side = BY_KEY[keys.replace("Shift+", "")];
      if (!("cell" in focused.current) || side === undefined) return false;
      const other = beside(focused.current.cell, side);
      if (other === undefined) return undefined;
      onSwap(focused.current.cell, other);
      focus({ cell: other });
      return undefined;
    },
    bruteForce: () => ("cell" in focused.current ? onBrute(focused.current.cell) : false),
  });
  const byKey = (event: KeyboardEvent) => {
    const side = BY_KEY[event.key];
    if (side && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      focus(next(focused.current, side));
    } else byCommand(event);
  };

  /** How far the pointer is from where it began, in units of the picture, and where it is. */
  const wayOf = ({ clientX, clientY }: PointerEvent) => {
    const box = plate.current?.getBoundingClientRect();
    const unit = WHOLE / Math.max(1, box?.width ?? 1);
    const begun = pull.current;
    return {
      pixels: begun ? Math.hypot(clientX - begun.x, clientY - begun.y) : 0,
      dx: begun ? (clientX - begun.x) * unit : 0,
      dy: begun ? (clientY - begun.y) * unit : 0,
      over: box && cellAt((clientX - box.left) * unit, (clientY - box.top) * unit),
    };
  };
  const alongOf = ({ side }: Arrow, { dx, dy }: { readonly dx: number; readonly dy: number }): number =>
    Math.max(0, Math.min(CELL, dx * STEP[side][0] + dy * STEP[side][1]));
  const hand = (spot: Spot) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      pulledFar.current = false;
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = { spot, x: event.clientX, y: event.clientY, far: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const begun = pull.current;
      if (begun === undefined) return;
      const way = wayOf(event);
      if (!begun.far && way.pixels < SOME_WAY) return;
      begun.far = true;
      pulledFar.current = true;
      if ("cell" in spot) {
        const from = spot.cell;
        const over = way.over === from ? undefined : way.over;
        onPull({ cells: new Map([[from, [way.dx, way.dy]]]), over });
      } else {
        const along = alongOf(spot.arrow, way);
        const [sx, sy] = STEP[spot.arrow.side];
        const line = [0, 1, 2].map((k) => (spot.arrow.line < 3 ? spot.arrow.line * 3 + k : k * 3 + spot.arrow.line - 3));
        onPull({ cells: new Map(line.map((cell) => [cell, [along * sx, along * sy]])), over: undefined });
      }
    },
    onPointerUp: (event: PointerEvent) => {
      const begun = pull.current;
      pull.current = undefined;
      if (begun?.far !== true) return;
      const way = wayOf(event);
      onPull(undefined);
      if ("cell" in spot) {
        if (way.over !== undefined && way.over !== spot.cell) onSwap(spot.cell, way.over);
      } else if (alongOf(spot.arrow, way) > CELL * 0.4) onShift(spot.arrow);
    },
    onPointerCancel: () => {
      pull.current = undefined;
      onPull(undefined);
    },
    /** The press that ends a pull is no press. */
    pressed: (act: () => void) => () => {
      if (!pulledFar.current) act();
      pulledFar.current = false;
    },
    onFocus: () => {
      focused.current = spot;
      setEntry(keyOf(spot));
    },
  });
  const turned = turns ? [...new Set([selected, hovered])].filter((cell) => cell !== undefined) : [];

  return (
    <div
      ref={plate}
      role="group"
      aria-label="Grid of tiles"
      className={styles.plate}
      onKeyDown={byKey}
      onPointerLeave={() => setHovered(undefined)}
    >
      {labels.map((label, cell) => {
        const { pressed, ...handlers } = hand({ cell });
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the cell.
            key={cell}
            type="button"
            tabIndex={entry === `cell ${cell}` ? 0 : -1}
            className={styles.cell}
            style={{
              left: share(RIM + (cell % 3) * CELL),
              top: share(RIM + Math.floor(cell / 3) * CELL),
              width: share(CELL),
              height: share(CELL),
            }}
            aria-label={label}
            aria-pressed={selected === cell}
            data-spot={`cell ${cell}`}
            {...handlers}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && setHovered(cell)}
            onClick={pressed(() => onSelect(cell))}
          />
        );
      })}
      {turned.map((cell) =>
        ([3, 1] as const).map((quarters) => (
          <button
            key={`${cell} ${quarters}`}
            type="button"
            tabIndex={-1}
            aria-label={`Turn tile ${cell + 1} ${quarters === 1 ? "clockwise" : "counter-clockwise"}`}
            className={styles.turn}
            style={{
              left: share(RIM + (cell % 3) * CELL + (quarters === 1 ? 64 : 4)),
              top: share(RIM + Math.floor(cell / 3) * CELL + 64),
              width: share(32),
              height: share(32),
            }}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && setHovered(cell)}
            onClick={() => onTurn(cell, quarters)}
          >
            {quarters === 1 ? <RotateCw aria-hidden /> : <RotateCcw aria-hidden />}
          </button>
        )),
      )}
      {ARROWS.map((arrow) => {
        const [x, y, width, height] = rimBox(arrow.side, arrow.k);
        const { pressed, ...handlers } = hand({ arrow });
        return (
          <button
            key={arrow.id}
            type="button"
            tabIndex={entry === arrow.id ? 0 : -1}
            className={cx(styles.arrow, arrows.has(arrow.id) && styles.can)}
            style={{ left: share(x), top: share(y), width: share(width), height: share(height) }}
            aria-label={arrows.get(arrow.id) ?? arrow.words}
            aria-disabled={arrows.has(arrow.id) ? undefined : true}
            data-spot={arrow.id}
            {...handlers}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(arrow)}
            onPointerLeave={() => onPoint(undefined)}
            onClick={pressed(() => onShift(arrow))}
          />
        );
      })}
    </div>
  );
}
