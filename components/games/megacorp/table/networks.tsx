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
import {
  type Arranged,
  arrangedFor,
  cornerOf,
  freeSlots,
  heldSlots,
  nearest,
  type Plot,
  type Point,
  type Size,
  SLOT,
  slotAtPoint,
  TILE,
  worldOf,
} from "./world.ts";

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
  const [before, setBefore] = useState<{ readonly arranged: Arranged; readonly width: number }>();
  const arranged = arrangedFor(sides, near, room, before?.width === room.width ? before.arranged : undefined);
  if (room.width > 0 && (arranged !== before?.arranged || room.width !== before.width)) setBefore({ arranged, width: room.width });
  const world = worldOf(sides, near, reserved, arranged);
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
  // Where not all of it is in sight: the viewer's network whenever they are laid otherwise, and then something of what is asked about.
  const laid = [room.width > 0, arranged.rows, arranged.beside, only].join();
  const shown = useRef("");
  const own = world.plots.find(({ player }) => player === near);
  const sight = useRef({ own, zoom: camera.zoom });
  sight.current = { own, zoom: camera.zoom };
  useEffect(() => {
    const [outer, inner] = [scroller.current, ground.current];
    if (!outer || !inner || view.decisions < 0) return;
    if (shown.current !== laid) bringNear(outer, inner, sight.current);
    shown.current = laid;
    bringAsked(outer, inner, sight.current.zoom);
  }, [view.decisions, laid]);
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
            {world.street && (
              <span
                className={cx(styles.street, world.street.upright && styles.upright)}
                style={world.street.upright ? { left: world.street.at } : { top: world.street.at }}
              />
            )}
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

type Box = Point & Size;

/** Where a box of the world is in what scrolls. Cards on their way to a place are where they go. */
const placeOf = (scroller: HTMLElement, ground: HTMLElement, { x, y, width, height }: Box, zoom: number): Box => {
  const [from, to] = [scroller.getBoundingClientRect(), ground.getBoundingClientRect()];
  return { x: to.left - from.left + x * zoom, y: to.top - from.top + y * zoom, width: width * zoom, height: height * zoom };
};

/** Brings the whole of the viewer's network into sight, or its Business where there is no room for the whole. */
function bringNear(
  scroller: HTMLElement,
  ground: HTMLElement,
  { own, zoom }: { readonly own: Plot | undefined; readonly zoom: number },
): void {
  if (!own) return;
  const all = placeOf(scroller, ground, { x: own.left, y: own.top, width: own.width, height: own.height }, zoom);
  const isWhole = all.width <= scroller.clientWidth && all.height <= scroller.clientHeight;
  bring(scroller, isWhole ? all : placeOf(scroller, ground, { ...cornerOf(own, { x: 0, y: 0 }), width: SLOT, height: SLOT }, zoom));
}

/** Brings something that is asked about into sight, of the viewer's network before the others', where nothing of it is. */
function bringAsked(scroller: HTMLElement, ground: HTMLElement, zoom: number): void {
  const asked = ["[data-near] ", ""].flatMap((where) => [
    ...scroller.querySelectorAll<HTMLElement>(`${where}[data-slot]:has([data-number], [data-free])`),
  ]);
  const boxes = asked.map((slot) => {
    const { x, y } = pointOf(slot);
    return placeOf(scroller, ground, { x, y, width: SLOT, height: SLOT }, zoom);
  });
  const isSeen = ({ x, y, width, height }: Box) =>
    x >= 0 && y >= 0 && x + width <= scroller.clientWidth && y + height <= scroller.clientHeight;
  if (!boxes.some(isSeen)) bring(scroller, boxes[0]);
}

/** Scrolls the surface alone, and not the page, so that the middle of a box is in the middle. */
function bring(scroller: HTMLElement, box: Box | undefined): void {
  if (box) scroller.scrollBy(box.x + box.width / 2 - scroller.clientWidth / 2, box.y + box.height / 2 - scroller.clientHeight / 2);
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
