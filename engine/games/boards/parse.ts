/** Reads a board file, and finds where its data contradict themselves. */
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Board, Boards, Grid, Node, Part, Point, Space, Street, Tile } from "./board.ts";
import { BOARDS_SCHEMA, type BoardData, type PartData } from "./schema.ts";
import { sharedSides } from "./sides.ts";
import { lookAtWhole } from "./whole.ts";

/** What is wrong in a board file: where, from the top of the file, and a sentence. */
export type BoardFault = { readonly path: readonly (string | number)[]; readonly message: string };
type Complain = (path: BoardFault["path"], message: string) => void;

/** Reads boards. The error has every fault. */
export function parseBoards(value: unknown): Result<Boards, readonly BoardFault[]> {
  const parsed = BOARDS_SCHEMA.safeParse(value);
  if (!parsed.success)
    return err(
      parsed.error.issues.map(({ path, message }) => ({ path: path.map((key) => (typeof key === "symbol" ? "" : key)), message })),
    );
  const faults: BoardFault[] = [];
  const names = new Map<string, string>();
  const boards = Object.entries(parsed.data.boards).map(([id, data]) => {
    const complain: Complain = (path, message) => void faults.push({ path: ["boards", id, ...path], message });
    for (const part of Object.keys(data.parts)) {
      const other = names.get(part);
      if (other !== undefined) complain(["parts", part], `"${other}" already has a part "${part}". Give this one another name.`);
      names.set(part, id);
    }
    return readBoard(id, data, complain);
  });
  const { provenance, rules } = parsed.data;
  return faults.length > 0 ? err(faults) : ok({ provenance, rules, boards });
}

function readBoard(id: string, data: BoardData, complain: Complain): Board {
  const { name, per, rules, sides, lines } = data;
  const size: Point = data.size;
  const twins = twinsOf(data.districts.map((district) => district.id));
  for (const i of twins) complain(["districts", i, "id"], `There is already a district "${data.districts[i]?.id}".`);
  data.districts.forEach(({ label, polygon = [] }, i) => {
    onSheet(label ? [label, ...polygon] : polygon, size, ["districts", i], complain);
  });
  lookAtWhole(data, complain);
  const parts = Object.entries(data.parts).map(([part, one]) =>
    readPart(part, one, data, (path, message) => complain(["parts", part, ...path], message)),
  );
  return { id, name, per, rules, size, sides, districts: data.districts.map(withoutUndefined), parts, lines };
}

function readPart(id: string, data: PartData, board: BoardData, complain: Complain): Part {
  const districts = board.districts.map((district) => district.id);
  const sides = board.sides.map((side) => side.id);
  const icons = data.is === "ring" ? data.icons : {};
  const listed = listedSpaces(data);
  const spaces = listed.map((space, i): Space => {
    const path = ["spaces", i];
    const { in: within = [], side, icon } = space;
    for (const [k, one] of within.entries())
      if (!districts.includes(one)) complain([...path, "in", k], `There is no district "${one}".${there(districts)}`);
    if (side !== undefined && !sides.includes(side)) complain([...path, "side"], `The board has no side "${side}".${there(sides)}`);
    if (icon !== undefined && !Object.hasOwn(icons, icon))
      complain([...path, "icon"], `The part draws no icon "${icon}".${there(Object.keys(icons))}`);
    const { name, in: _, next: __, ...own } = space;
    const word = name ?? (/^\d+$/.test(space.id) ? `${data.noun} ${space.id}` : space.id);
    return withoutUndefined({ ...own, word, districts: within.map((one) => districts.indexOf(one)) });
  });
  for (const [i, { at, polygon = [] }] of spaces.entries()) onSheet([at, ...polygon], board.size, pathOf(data, i), complain);
  for (const i of twinsOf(spaces.map((space) => space.id)))
    complain([...pathOf(data, i), "id"], `There is already a space "${spaces[i]?.id}".`);
  for (const i of twinsOf(spaces.map(({ word }) => word.toLowerCase())))
    complain([...pathOf(data, i), "name"], `Another space is also called "${spaces[i]?.word}". Every space needs its own name.`);
  const numbers = new Map(spaces.map((space, i) => [space.id, i]));
  const streets = data.is === "streets" ? streetsOf(data, numbers, complain) : [];
  const next =
    data.is === "map"
      ? adjacent(data, numbers, complain)
      : data.is === "ring"
        ? arrows(data, numbers, complain)
        : data.is === "streets"
          ? bothWays(spaces, streets, complain)
          : data.is === "grid"
            ? besides(data.columns, data.rows)
            : data.is === "track"
              ? spaces.map((_, i) => [i - 1, i + 1].filter((one) => one >= 0 && one < spaces.length))
              : spaces.map(() => []);
  const { title, noun } = data;
  return withoutUndefined({
    ...{ id, is: data.is, noun, spaces, next, streets, title },
    grid: data.is === "grid" ? gridOf(data, complain) : undefined,
    icons: data.is === "ring" ? icons : undefined,
    from: data.is === "track" ? data.from : undefined,
    line: data.is === "track" ? lineOf(data, complain) : undefined,
  });
}

type Listed = {
  readonly id: string;
  readonly at: Point;
  readonly name?: string | undefined;
  readonly in?: readonly string[];
  readonly next?: readonly string[];
  readonly polygon?: readonly Point[];
  readonly size?: Point;
  readonly side?: string | undefined;
  readonly icon?: string | undefined;
  readonly text?: string | undefined;
  readonly rule?: string | undefined;
};

/** The spaces that a part lists, or that follow from its numbers. */
function listedSpaces(data: PartData): readonly Listed[] {
  if (data.is === "grid")
    return Array.from({ length: data.columns * data.rows }, (_, i) => ({
      id: String(i + 1),
      at: [data.at[0] + ((i % data.columns) + 0.5) * data.cell, data.at[1] + (Math.floor(i / data.columns) + 0.5) * data.cell],
      size: [data.cell, data.cell],
    }));
  if (data.is === "track")
    return Array.from({ length: Math.max(0, data.to - data.from + 1) }, (_, i) => ({
      id: String(data.from + i),
      at: [data.at[0] + i * data.step[0], data.at[1] + i * data.step[1]],
      size: data.size,
      text: data.marks[String(data.from + i)],
    }));
  return data.spaces;
}

/** Where the value that places a space stands in the file. */
const pathOf = (data: PartData, i: number): (string | number)[] => (data.is === "grid" || data.is === "track" ? ["at"] : ["spaces", i]);

/** By region those that share a side with it, as the file says and as the polygons do. */
function adjacent(data: PartData & { is: "map" }, numbers: ReadonlyMap<string, number>, complain: Complain): number[][] {
  const shared = sharedSides(data.spaces.map(({ polygon }) => polygon));
  const next = data.spaces.map(({ id, next: named }, i) =>
    named.flatMap((one, k) => {
      const path = ["spaces", i, "next", k];
      const other = numbers.get(one);
      if (other === undefined) complain(path, `"${id}" lists "${one}" as adjacent, but there is no such space.`);
      else if (other === i) complain(path, `"${id}" cannot be adjacent to itself.`);
      else if (!shared[i]?.includes(other)) complain(path, `"${id}" lists "${one}" as adjacent, but their polygons share no side.`);
      else return [other];
      return [];
    }),
  );
  data.spaces.forEach(({ id }, i) => {
    for (const other of next[i] ?? [])
      if (!next[other]?.includes(i))
        complain(
          ["spaces", other, "next"],
          `"${id}" lists "${data.spaces[other]?.id}" as adjacent, but not the other way round. Adjacency goes both ways.`,
        );
    for (const other of shared[i] ?? [])
      if (other > i && !next[i]?.includes(other) && !next[other]?.includes(i))
        complain(
          ["spaces", i, "next"],
          `The polygons of "${id}" and "${data.spaces[other]?.id}" share a side, but neither space lists the other as adjacent.`,
        );
  });
  return next;
}

/** By stop those that its arrows lead to. */
function arrows(data: PartData & { is: "ring" }, numbers: ReadonlyMap<string, number>, complain: Complain): number[][] {
  const next = data.spaces.map(({ id, next: named, side }, i) => {
    if (named.length === 0) complain(["spaces", i, "next"], `"${id}" is a dead end: no arrow leaves it.`);
    return named.flatMap((one, k) => {
      const other = numbers.get(one);
      if (other === undefined) complain(["spaces", i, "next", k], `An arrow leads from "${id}" to "${one}", but there is no such space.`);
      else if (data.spaces[other]?.side !== side)
        complain(["spaces", i, "next", k], `An arrow leads from "${id}" to "${one}" on another side of the board.`);
      else return [other];
      return [];
    });
  });
  const led = new Set(next.flat());
  data.spaces.forEach(({ id }, i) => {
    if (!led.has(i)) complain(["spaces", i], `No arrow leads to "${id}".`);
  });
  return next;
}

function streetsOf(data: PartData & { is: "streets" }, numbers: ReadonlyMap<string, number>, complain: Complain): Street[] {
  const known = new Set<string>();
  return data.streets.flatMap(({ between, is }, i) => {
    const [a, b] = between.map((one) => numbers.get(one));
    const strange = between.findIndex((one) => !numbers.has(one));
    if (a === undefined || b === undefined) {
      complain(["streets", i, "between", strange], `A street leads to "${between[strange]}", but there is no such space.`);
      return [];
    }
    const key = [Math.min(a, b), Math.max(a, b)].join(" ");
    if (a === b || known.has(key))
      complain(["streets", i], a === b ? `A street leads from "${between[0]}" to itself.` : "This street is listed twice.");
    known.add(key);
    return [{ a, b, is }];
  });
}

/** By place those that a street leads to; every place can be reached from the first. */
function bothWays(spaces: readonly Space[], streets: readonly Street[], complain: Complain): number[][] {
  const next = spaces.map((_, i) => streets.flatMap(({ a, b }) => (a === i ? [b] : b === i ? [a] : [])));
  const reached = new Set([0]);
  for (const one of reached) for (const other of next[one] ?? []) reached.add(other);
  spaces.forEach(({ word, look }, i) => {
    if (!reached.has(i))
      complain(["spaces", i], `${look === "hq" ? `The HQ "${word}"` : `"${word}"`} cannot be reached: no street leads there.`);
  });
  return next;
}

/** By cell those above, to the right, below and to the left. */
const besides = (columns: number, rows: number): number[][] =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    return [
      ...(y > 0 ? [i - columns] : []),
      ...(x < columns - 1 ? [i + 1] : []),
      ...(y < rows - 1 ? [i + columns] : []),
      ...(x > 0 ? [i - 1] : []),
    ];
  });

const COMPASS = "NESW";

function gridOf(data: PartData & { is: "grid" }, complain: Complain): Grid {
  const { columns, rows, cell, at } = data;
  const tiles = data.tiles.map(({ id, openings, closed, text }, i): Tile => {
    const path = ["tiles", i, "openings"];
    const strange = [...openings].find((side, k) => !COMPASS.includes(side) || openings.indexOf(side) !== k);
    if (strange !== undefined)
      complain(path, `"${strange}" is not a valid opening of tile "${id}": openings are N, E, S and W, each at most once.`);
    if (openings === "" && !closed) complain(path, `Tile "${id}" has no openings. If that is intended, write "closed": true.`);
    if (openings !== "" && closed) complain(path, `Tile "${id}" is closed but has openings.`);
    return withoutUndefined({ id, open: [...COMPASS].reduce((bits, side, k) => bits | (openings.includes(side) ? 1 << k : 0), 0), text });
  });
  for (const i of twinsOf(tiles.map(({ id }) => id))) complain(["tiles", i, "id"], `There is already a tile "${tiles[i]?.id}".`);
  if (tiles.length !== columns * rows)
    complain(["tiles"], `${columns} by ${rows} cells need ${columns * rows} tiles, but there are ${tiles.length}.`);
  const nodes = data.nodes.flatMap((id, i): Node[] => {
    const [, side = "", number = ""] = /^([NESW])(\d)$/.exec(id) ?? [];
    const wide = side === "N" || side === "S";
    const k = Number(number) - 1;
    if (side === "" || k < 0 || k >= (wide ? columns : rows)) {
      complain(
        ["nodes", i],
        `Node "${id}" is not on the rim: nodes are N1 to N${columns}, E1 to E${rows}, S1 to S${columns}, W1 to W${rows}.`,
      );
      return [];
    }
    const [x, y] = wide ? [k, side === "N" ? 0 : rows - 1] : [side === "W" ? 0 : columns - 1, k];
    const [dx, dy] = { N: [0.5, -0.3], E: [1.3, 0.5], S: [0.5, 1.3], W: [-0.3, 0.5] }[side as "N" | "E" | "S" | "W"] as [number, number];
    return [{ id, cell: y * columns + x, side: COMPASS.indexOf(side), at: [at[0] + (x + dx) * cell, at[1] + (y + dy) * cell] }];
  });
  for (const i of twinsOf(data.nodes)) complain(["nodes", i], `Node "${data.nodes[i]}" is listed twice.`);
  return { columns, rows, cell, tiles, nodes };
}

/** The space of a track behind which its line is drawn. */
function lineOf(data: PartData & { is: "track" }, complain: Complain): number | undefined {
  const { from, to, line, marks } = data;
  if (to <= from) complain(["to"], `A track from ${from} to ${to} has no steps.`);
  const strange = Object.keys(marks).find((step) => Number(step) < from || Number(step) > to);
  if (strange !== undefined) complain(["marks", strange], `There is no step ${strange}: the track goes from ${from} to ${to}.`);
  if (line !== undefined && (line < from || line >= to))
    complain(["line"], `No line can come after step ${line}: the track goes from ${from} to ${to}.`);
  return line === undefined ? undefined : line - from;
}

function onSheet(points: readonly Point[], [width, height]: Point, path: BoardFault["path"], complain: Complain): void {
  const off = points.find(([x, y]) => x < 0 || y < 0 || x > width || y > height);
  if (off) complain(path, `${off.join(", ")} is off the board, which is ${width} by ${height} mm.`);
}

/** Indexes of what was there before in a list. */
const twinsOf = (list: readonly string[]): number[] => list.flatMap((one, i) => (list.indexOf(one) < i ? [i] : []));
const there = (names: readonly string[]): string => (names.length === 0 ? "" : ` Available: ${names.join(", ")}.`);

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};
/** The object without members that are undefined. */
function withoutUndefined<T extends object>(object: T): Defined<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>;
}
