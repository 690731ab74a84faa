"use client";
/**
 * The networks as grids around their Businesses, on one surface that is panned and zoomed: what is docked to what, what can be done to which card, where a card can go, who attacks
 * whom. Arrow keys go from card to card. The list view says the same in words.
 */
import { Maximize, Minus, Plus } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type { MegacorpBoard } from "../../../../engine/games/megacorp/table/scene.ts";
import type { SlotAt } from "../../../../engine/games/megacorp/table/spots.ts";
import type { Player } from "../../../../engine/kernel/state.ts";
import { useCarried, useSpot } from "../../../table/cards/dragging.tsx";
import { spotQuestion } from "../../../table/choices/gesture.ts";
import { sayWhy } from "../../../table/choices/reasons.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { IconButton } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { Attack } from "./attack.tsx";
import { Network } from "./network.tsx";
import styles from "./networks.module.css";
import { LEAST_FIT, useCamera, useRoom } from "./use-camera.ts";
import { freeSlots, heldSlots, nearest, type Point, type Rows, rowsFor, slotAtPoint, TILE, worldOf } from "./world.ts";

export type NetworksProps = {
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
  readonly board: MegacorpBoard;
  /** The player whose network is below. */
  readonly near: Player;
  /** Only this player's network is shown; default: all. */
  readonly only: Player | undefined;
};

/** What a finger meets, in pixels. */
const TARGET = 44;
/** A finger or a mouse that moved no further has not moved the surface. */
const TAP = 6;

/** "Your network", "Player 2's network". */
export const networkName = (view: TableView, player: Player, near: Player): string =>
  player === near && view.scene.viewer >= 0 ? "Your network" : `${view.scene.seats[player]?.name}'s network`;

export function Networks({ view, cards, moves, board, near, only }: NetworksProps) {
  const scroller = useRef<HTMLElement>(null);
  const sides = board.sides.filter(({ player, lost }) => !lost && (only === undefined || player === only));
  const free = freeSlots(view.options, sides);
  const drags = !useMedia("(pointer: coarse)");
  // Room for the slots that are asked about, and for those where what is carried can be put; at other times cards have it.
  const carried = useCarried();
  const reserved = carried ? [...free, ...heldSlots(carried.puts.values())] : free;
  const room = useRoom(scroller);
  const [before, setBefore] = useState<{ readonly rows: Rows; readonly width: number }>();
  const rows = rowsFor(sides, near, room, before?.width === room.width ? before.rows : undefined);
  if (room.width > 0 && (rows !== before?.rows || room.width !== before.width)) setBefore({ rows, width: room.width });
  const world = worldOf(sides, near, reserved, rows);
  const camera = useCamera(scroller, room, world, drags ? LEAST_FIT : TARGET / TILE.width);
  const ground = useRef<HTMLDivElement>(null);
  const slotUnder = ({ x, y }: Point) => {
    const box = ground.current?.getBoundingClientRect();
    return box && slotAtPoint(world, { x: (x - box.left) / camera.zoom, y: (y - box.top) / camera.zoom });
  };
  const spot = useSpot("board", "area", slotUnder);
  const whyNotThere = (at: SlotAt | undefined) => at && spotQuestion(view.options, at);
  const pressed = useRef<Point>({ x: 0, y: 0 });
  // A slot that is not offered says why, unless the surface was only moved.
  const onClick = ({ target, clientX: x, clientY: y }: MouseEvent<HTMLElement>) => {
    const question = whyNotThere(slotUnder({ x, y }));
    const moved = Math.hypot(x - pressed.current.x, y - pressed.current.y) > TAP;
    if (question && !moved && !(target as Element).closest("button, a, dialog")) void moves.why(question.about).then(sayWhy);
  };
  // Where not all of it is in sight: the Business first, then what is asked about.
  useEffect(() => {
    if (scroller.current) bring(scroller.current, "[data-near] [data-business]", "center");
  }, []);
  useEffect(() => {
    if (view.decisions >= 0 && scroller.current) bring(scroller.current, "[data-number], [data-free]", "sight");
  }, [view.decisions]);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const here = (event.target as HTMLElement).closest<HTMLElement>("[data-slot]");
    if (!step || !here || !scroller.current) return;
    const all = [...scroller.current.querySelectorAll<HTMLElement>("[data-slot]")];
    const next = nearest(all.map(pointOf), pointOf(here), ...step);
    if (!next) return;
    event.preventDefault();
    next.element.querySelector("button")?.focus();
  };
  return (
    <div ref={spot.ref} className={cx(styles.frame, spot.lit && styles.litFrame)}>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label="Networks"
        onKeyDown={move}
        onClick={onClick}
        onPointerDown={(event) => {
          pressed.current = { x: event.clientX, y: event.clientY };
          camera.onPointerDown(event);
        }}
      >
        <div className={styles.sheet} style={{ width: world.width * camera.zoom, height: world.height * camera.zoom }}>
          <div
            ref={ground}
            className={styles.world}
            style={{ width: world.width, height: world.height, scale: camera.zoom, "--zoom": camera.zoom } as CSSProperties}
          >
            {world.street !== undefined && <span className={styles.street} style={{ top: world.street }} />}
            {world.plots.map((plot) => {
              const side = sides.find(({ player }) => player === plot.player);
              return (
                side && (
                  <Network
                    key={plot.player}
                    {...{ view, cards, moves, board, plot, side, whyNotThere }}
                    name={networkName(view, plot.player, near)}
                    free={free}
                    reserved={reserved}
                  />
                )
              );
            })}
            {board.attack && <Attack attack={board.attack} sides={sides} world={world} />}
          </div>
        </div>
      </section>
      <div className={styles.tools}>
        <IconButton label="Closer" onClick={camera.closer}>
          <Plus size={16} aria-hidden />
        </IconButton>
        <IconButton label="Farther" onClick={camera.farther}>
          <Minus size={16} aria-hidden />
        </IconButton>
        <IconButton label="Show all" onClick={camera.fit}>
          <Maximize size={16} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

/** Scrolls the surface alone, and not the page, so that something on it is in the middle, or in sight if it was not. */
function bring(scroller: HTMLElement, selector: string, to: "center" | "sight"): void {
  const found = scroller.querySelector(selector)?.getBoundingClientRect();
  if (!found) return;
  const box = scroller.getBoundingClientRect();
  const inSight = found.left >= box.left && found.right <= box.right && found.top >= box.top && found.bottom <= box.bottom;
  if (to === "sight" && inSight) return;
  scroller.scrollBy(found.left + found.width / 2 - box.left - box.width / 2, found.top + found.height / 2 - box.top - box.height / 2);
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const pointOf = (element: HTMLElement): Point & { readonly element: HTMLElement } => ({
  element,
  x: Number(element.dataset["x"]),
  y: Number(element.dataset["y"]),
});
