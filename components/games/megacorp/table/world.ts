/**
 * The layout of the networks, in slots and pixels at 100 %. The viewer's network is below; the others are above it, turned so that every Business faces the street
 * between them. Pure.
 */
import type { MegacorpSide } from "../../../../engine/games/megacorp/table/scene.ts";
import { type SlotAt, slotOf } from "../../../../engine/games/megacorp/table/spots.ts";
import type { SceneOption } from "../../../../engine/games/scene.ts";
import type { Player } from "../../../../engine/kernel/state.ts";

/** Side of a slot. */
export const SLOT = 98;
/** A tile in its slot. */
export const TILE = { width: 66, height: 92 } as const;
/** Between two networks, and around them all. */
const STREET = 44;
const EDGE = 32;

export type Point = { readonly x: number; readonly y: number };

/** A network in the world: where its box begins, how large it is, and which slot is in the box's corner. */
export type Plot = {
  readonly player: Player;
  /** 1 where rows grow upwards, -1 where the network is turned. */
  readonly up: 1 | -1;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Column at the left edge, and row at the upper edge counted downwards on the screen. */
  readonly first: Point;
};

/** The line between the viewer's network and the others': how far down it is, or how far to the right if it is upright. */
export type Street = { readonly at: number; readonly upright: boolean };

/** `street`: absent where there is nothing on one side of it. */
export type World = { readonly width: number; readonly height: number; readonly plots: readonly Plot[]; readonly street?: Street };

/** A slot that something could be put into, with the number of the option. */
export type FreeSlot = Point & { readonly network: Player; readonly number: number; readonly option: SceneOption };

/** The slots that are offered; those of an area only where they hold no card, those to put something into also where it covers one (MC-G43). */
export const freeSlots = (options: readonly SceneOption[], sides: readonly MegacorpSide[]): FreeSlot[] =>
  options.flatMap((option, i) => {
    const slot = slotOf(option.spot);
    const taken = sides.find(({ player }) => player === slot?.network)?.network.some(({ x, y }) => x === slot?.x && y === slot.y);
    return slot && (!taken || option.action.kind === "deploy") ? [{ ...slot, number: i + 1, option }] : [];
  });

/** The slots where what is carried can be put. */
export const heldSlots = (puts: Iterable<SceneOption>): FreeSlot[] =>
  [...puts].flatMap((option) => {
    const slot = slotOf(option.spot);
    return slot ? [{ ...slot, number: 0, option }] : [];
  });

/** The slots of a network where what is carried can be put, but for those that are offered as they are. */
export const litSlots = (puts: Iterable<SceneOption>, { player }: MegacorpSide, free: readonly FreeSlot[]): Point[] =>
  [...puts].flatMap(({ spot }) => {
    const slot = slotOf(spot);
    return slot?.network === player && !free.some(({ network, x, y }) => network === player && x === slot.x && y === slot.y) ? [slot] : [];
  });

/** How networks lie: in how many rows the others', and whether the viewer's is at the right of them instead of below. */
export type Arranged = { readonly rows: number; readonly beside: boolean };

/** Lays the networks out: the viewer's below the street, the others' above it; or the viewer's at the right of it, the others' at the left. */
export function worldOf(
  sides: readonly MegacorpSide[],
  near: Player,
  free: readonly FreeSlot[],
  { rows, beside }: Arranged = { rows: 1, beside: false },
): World {
  const boxes = sides.map((side) => boxOf(side, side.player === near ? 1 : -1, free));
  const others = inRows(
    boxes.filter(({ player }) => player !== near),
    rows,
  );
  const own = inRows(
    boxes.filter(({ player }) => player === near),
    1,
  );
  const [above, below] = [sizeOf(others), sizeOf(own)];
  const gap = others.length > 0 && own.length > 0 ? STREET : 0;
  const [width, height] = beside
    ? [above.width + gap + below.width, Math.max(above.height, below.height)]
    : [Math.max(above.width, below.width), above.height + gap + below.height];
  const inside = (from: number, room: number, size: number) => EDGE + from + (room - size) / 2;
  const plots = beside
    ? [
        ...placed(others, EDGE, inside(0, height, above.height), above.width, true),
        ...placed(own, EDGE + above.width + gap, inside(0, height, below.height), below.width, true),
      ]
    : [...placed(others, EDGE, EDGE, width, false), ...placed(own, EDGE, EDGE + above.height + gap, width, false)];
  // Nearer to the others: the name of the viewer's network stands between it and the line.
  const at = EDGE + (beside ? above.width + gap / 2 : above.height + gap / 4);
  return { width: width + 2 * EDGE, height: height + 2 * EDGE, plots, ...(gap > 0 ? { street: { at, upright: beside } } : {}) };
}

type Row = readonly Box[];

const acrossOf = (boxes: number, rows: number): number => Math.max(1, Math.ceil(boxes / rows));

function inRows(boxes: readonly Box[], rows: number): readonly Row[] {
  const across = acrossOf(boxes.length, rows);
  return Array.from({ length: Math.ceil(boxes.length / across) }, (_, row) => boxes.slice(row * across, (row + 1) * across));
}

const widthOf = (row: Row) => row.reduce((sum, { width }) => sum + width, 0) + STREET * Math.max(0, row.length - 1);
const heightOf = (row: Row) => Math.max(0, ...row.map(({ height }) => height));
const sizeOf = (rows: readonly Row[]): Size => ({
  width: Math.max(0, ...rows.map(widthOf)),
  height: rows.reduce((sum, row) => sum + heightOf(row), 0) + STREET * Math.max(0, rows.length - 1),
});

/** Rows below each other, each in the middle of the width. @param level in a row the middles are level; otherwise all stand on one line */
function placed(rows: readonly Row[], from: number, under: number, width: number, level: boolean): Plot[] {
  let top = under;
  return rows.flatMap((row) => {
    let left = from + (width - widthOf(row)) / 2;
    const high = heightOf(row);
    const plots = row.map((box): Plot => {
      const plot = { ...box, left, top: top + (high - box.height) / (level ? 2 : 1) };
      left += box.width + STREET;
      return plot;
    });
    top += high + STREET;
    return plots;
  });
}

/**
 * The arrangement in which cards are largest, with room to put something on every side. The viewer's network is beside the others' only where that makes cards a good deal larger.
 *
 * @param before how they lie now: they stay so unless it makes cards a good deal larger, so that nobody loses the place
 */
export function arrangedFor(sides: readonly MegacorpSide[], near: Player, room: Size, before?: Arranged): Arranged {
  const others = sides.filter(({ player }) => player !== near).length;
  const zoom = (arranged: Arranged) => {
    const { width, height } = worldOf(sides, near, [], arranged);
    const [across, down] = [acrossOf(others, arranged.rows), arranged.rows];
    const more = arranged.beside ? { x: across + 1, y: down } : { x: across, y: down + 1 };
    return Math.min(LARGEST, zoomFor({ width: width + SLOT * more.x, height: height + SLOT * more.y }, room));
  };
  const largest = (beside: boolean) => {
    let best = before?.beside === beside ? before : { rows: 1, beside };
    for (let rows = 1; rows <= others; rows++) {
      const arranged = { rows, beside };
      if (zoom(arranged) > zoom(best) * (best === before ? BETTER : 1)) best = arranged;
    }
    return best;
  };
  const [below, right] = [largest(false), largest(true)];
  return others > 0 && zoom(right) > zoom(below) * (before?.beside ? STAYS : BESIDE) ? right : below;
}
/** How many times as large cards have to be: for other rows, for a place beside the others, and to stay there. */
const [BETTER, BESIDE, STAYS] = [1.15, 1.25, 1.1];
/** What is larger is large enough: nothing is laid otherwise for it. */
const LARGEST = 1;

export type Size = { readonly width: number; readonly height: number };

/** How large the world may be drawn so that all of it is in sight. */
export const zoomFor = (world: Size, room: Size): number => Math.min(room.width / world.width, room.height / world.height);

type Box = Omit<Plot, "left" | "top">;

/** The slots that a network takes up: its cards, what waits beside it, and where something could be put. */
function boxOf(side: MegacorpSide, up: 1 | -1, free: readonly FreeSlot[]): Box {
  const { player, network } = side;
  const places = [...network, ...free.filter((slot) => slot.network === player), { x: 0, y: 0 }, ...asideOf(side, free)];
  const columns = places.map(({ x }) => x);
  const rows = places.map(({ y }) => -y * up);
  const first = { x: Math.min(...columns), y: Math.min(...rows) };
  return {
    player,
    up,
    first,
    width: (Math.max(...columns) - first.x + 1) * SLOT,
    height: (Math.max(...rows) - first.y + 1) * SLOT,
  };
}

/** The place of cards that wait to be placed: beside the rest of their network. */
export function asideOf({ player, network, aside }: MegacorpSide, free: readonly FreeSlot[]): Point[] {
  const first = Math.max(-1, ...[...network, ...free.filter((slot) => slot.network === player)].map(({ x }) => x)) + 1;
  return aside.map((_, i) => ({ x: first + i, y: 0 }));
}

/** The upper left corner of a slot. */
export const cornerOf = ({ left, top, first, up }: Plot, { x, y }: Point): Point => ({
  x: left + (x - first.x) * SLOT,
  y: top + (-y * up - first.y) * SLOT,
});

/** The slot at a point of the world; undefined between networks. */
export function slotAtPoint({ plots }: World, { x, y }: Point): SlotAt | undefined {
  for (const { player, left, top, width, height, first, up } of plots) {
    const [column, row] = [Math.floor((x - left) / SLOT), Math.floor((y - top) / SLOT)];
    const isInside = column >= 0 && row >= 0 && column * SLOT < width && row * SLOT < height;
    if (isInside) return { network: player, x: first.x + column, y: -up * (first.y + row) || 0 };
  }
  return undefined;
}

/** The middle of a slot. */
export function middleOf(plot: Plot, at: Point): Point {
  const corner = cornerOf(plot, at);
  return { x: corner.x + SLOT / 2, y: corner.y + SLOT / 2 };
}

/** Among places on the screen the next one in a direction: the nearest, straight ahead before aslant. */
export function nearest<Place extends Point>(places: readonly Place[], from: Point, dx: number, dy: number): Place | undefined {
  const ahead = places.filter((one) => (one.x - from.x) * dx + (one.y - from.y) * dy > SLOT / 4);
  const far = (one: Place) => {
    const [along, across] = dx === 0 ? [one.y - from.y, one.x - from.x] : [one.x - from.x, one.y - from.y];
    return Math.abs(along) + 2 * Math.abs(across);
  };
  return ahead.sort((a, b) => far(a) - far(b))[0];
}
