/** Where things lie on a table: seats round it, and things in rows. Units are Tabletop Simulator's. */
import { FACTS, type Place } from "./format.ts";

/** Units of a millimetre: a card is as wide as Tabletop Simulator makes it. */
export const UNIT = FACTS.cardWidth.units / 63;

type Rgb = { readonly r: number; readonly g: number; readonly b: number };
const COLOURS: Readonly<Record<string, Rgb>> = {
  White: { r: 1, g: 1, b: 1 },
  Red: { r: 0.86, g: 0.1, b: 0.09 },
  Yellow: { r: 0.9, g: 0.9, b: 0.17 },
  Green: { r: 0.19, g: 0.7, b: 0.17 },
  Blue: { r: 0.12, g: 0.53, b: 1 },
  Purple: { r: 0.63, g: 0.13, b: 0.94 },
};

/** A seat: `at` leads from its own measures (along the edge, towards the middle) to the table's. */
export type Seat = {
  readonly colour: string;
  readonly rgb: Rgb;
  readonly turn: number;
  readonly at: (u: number, v: number) => { readonly x: number; readonly z: number };
};

/** Seats along the two long edges, as evenly as they go; with two they face each other. */
export function seatsFor(players: number): readonly Seat[] {
  const { halfWidth, halfDepth } = FACTS.table;
  const south = Math.ceil(players / 2);
  return FACTS.seats.colours.slice(0, players).map((colour, i) => {
    const isSouth = i < south;
    const [place, along] = isSouth ? [i, south] : [i - south, players - south];
    const middle = (((place + 0.5) / along) * 2 - 1) * halfWidth;
    const way = isSouth ? 1 : -1;
    return {
      colour,
      rgb: COLOURS[colour] ?? { r: 1, g: 1, b: 1 },
      turn: isSouth ? 0 : 180,
      at: (u, v) => ({ x: way * (middle + u), z: way * (v - halfDepth) }),
    };
  });
}

/** Units between two things of a row. */
const GAP = 0.4;
/** How long a line of a row gets before the next one begins. */
const LONGEST = { middle: 26, wide: 44, left: 9, right: 9 } as const;

export type Area = readonly [width: number, depth: number];
/** Where a row lies: about a middle, longer where there is room, or to one side of its beginning; before a seat towards the table's middle, else away from its upper edge. */
export type RowAt = {
  readonly above?: boolean;
  readonly about?: boolean;
  readonly u: number;
  readonly v: number;
  readonly way?: keyof typeof LONGEST;
  readonly seat?: Seat | undefined;
};
export type Laid = { readonly places: readonly Place[]; readonly width: number; readonly depth: number };

/** Lays things side by side, in as many lines as they need; `v` is the middle of the first line, of the last one when `above`: they then end there, or of all of them when `about`. */
export function layRow(areas: readonly Area[], { u, v, way = "middle", seat, above = false, about = false }: RowAt): Laid {
  const lines: { readonly areas: Area[]; width: number; depth: number }[] = [];
  for (const area of areas) {
    const line = lines.at(-1);
    if (line && line.width + GAP + area[0] <= LONGEST[way]) {
      line.areas.push(area);
      line.width += GAP + area[0];
      line.depth = Math.max(line.depth, area[1]);
    } else lines.push({ areas: [area], width: area[0], depth: area[1] });
  }
  const places: Place[] = [];
  const [first] = lines;
  const all = Math.max(
    0,
    lines.reduce((sum, { depth }) => sum + depth + GAP, -GAP),
  );
  let edge = about ? -all / 2 : above ? (lines.at(-1)?.depth ?? 0) / 2 - all : -(first?.depth ?? 0) / 2;
  for (const { areas: inside, width, depth } of lines) {
    const down = edge + depth / 2;
    let at = way === "middle" || way === "wide" ? -width / 2 : 0;
    for (const [across] of inside) {
      const along = at + across / 2;
      const [x, z] = [u + (way === "left" ? -along : along), seat ? v + down : v - down];
      places.push({ ...(seat ? seat.at(x, z) : { x, z }), turn: seat?.turn ?? 0 });
      at += across + GAP;
    }
    edge += depth + GAP;
  }
  return { places, width: Math.max(0, ...lines.map(({ width }) => width)), depth: all };
}
