/** Boards as rules, tables and drawings know them. Spaces are numbered from 0 in the order of their file; what is joined is known by number. */
import type { Spaces } from "../../kernel/layout.ts";
import type { PartData, STREET_LOOKS, STREETS } from "./schema.ts";

/** Millimetres on the sheet, x to the right and y down. */
export type Point = readonly [x: number, y: number];

export type Space = {
  readonly id: string;
  /** What people call it: "borough 11", "B2", "Research 3". */
  readonly word: string;
  readonly at: Point;
  /** Districts of the board, by index. */
  readonly districts: readonly number[];
  readonly polygon?: readonly Point[];
  readonly size?: Point;
  readonly icon?: string;
  readonly colour?: string;
  readonly side?: string;
  readonly look?: (typeof STREET_LOOKS)[number];
  /** What is printed on it. */
  readonly text?: string;
  /** What it does, in the words of the game's cards. */
  readonly rule?: string;
};

/** A street between two spaces. */
export type Street = { readonly a: number; readonly b: number; readonly is: (typeof STREETS)[number] };

/** A tile: the sides on which it is open, one bit each, N 1, E 2, S 4, W 8. */
export type Tile = { readonly id: string; readonly open: number; readonly text?: string };
/** A node at the rim of a grid: the cell that it touches, and on which of its sides. */
export type Node = { readonly id: string; readonly cell: number; readonly side: number; readonly at: Point };

export type Grid = {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly tiles: readonly Tile[];
  readonly nodes: readonly Node[];
};

export type Part = {
  readonly id: string;
  readonly is: PartData["is"];
  readonly noun: string;
  readonly spaces: readonly Space[];
  /** By space those that one step leads to; both ways, unless the part is a ring. */
  readonly next: readonly (readonly number[])[];
  readonly title?: { readonly text: string; readonly at: Point };
  readonly streets: readonly Street[];
  readonly grid?: Grid;
  /** Of a ring: by name how the icons of its spaces are drawn, as path data about the middle of a field of 20 by 20. */
  readonly icons?: Readonly<Record<string, string>>;
  /** Of a track: the number of its first step, and the space behind which a line is drawn. */
  readonly from?: number;
  readonly line?: number;
};

export type District = {
  readonly id: string;
  readonly name: string;
  readonly label?: Point;
  readonly colour?: string;
  readonly polygon?: readonly Point[];
  /** What it does, in the words of the game's cards. */
  readonly rule?: string;
};

export type Board = {
  readonly id: string;
  readonly name: string;
  readonly per: "game" | "player";
  readonly rules: string;
  /** Width and height. */
  readonly size: Point;
  readonly sides: readonly { readonly id: string; readonly players: readonly [number, number] }[];
  readonly districts: readonly District[];
  readonly parts: readonly Part[];
  readonly lines: readonly { readonly from: Point; readonly to: Point; readonly text: string }[];
};

/** The boards of a game. Names of parts are unique among all of them. */
export type Boards = {
  readonly provenance: "rulebook" | "completed" | "original";
  readonly rules: string;
  readonly boards: readonly Board[];
};

/** A part by its name. Throws where there is none: a game names the parts of its own file. */
export function partOf({ boards }: Boards, name: string): Part {
  for (const { parts } of boards) for (const part of parts) if (part.id === name) return part;
  throw new Error(`No board has a part "${name}"`);
}

/** The board of a part. Throws where there is none. */
export function boardOf({ boards }: Boards, name: string): Board {
  const board = boards.find(({ parts }) => parts.some(({ id }) => id === name));
  if (board === undefined) throw new Error(`No board has a part "${name}"`);
  return board;
}

/** The space of an id. Throws where there is none. */
export function spaceOf({ id: part, spaces }: Part, id: string): number {
  const space = spaces.findIndex((one) => one.id === id);
  if (space < 0) throw new Error(`"${part}" has no space "${id}"`);
  return space;
}

/** The spaces of a part as a layout declares them. */
export const spacesOf = ({ id, noun, spaces }: Part): Spaces => ({
  part: id,
  noun,
  words: spaces.map(({ word }) => word),
  also: spaces.map((space) => [space.id, `${noun} ${space.id}`].filter((way) => way !== space.word)),
});

/** The side of a board that lies up when so many play; undefined for a board with one. */
export const sideFor = ({ sides }: Board, players: number): string | undefined =>
  sides.find(({ players: [from, to] }) => players >= from && players <= to)?.id;

/** A board by its name. Throws where there is none: a game names the boards of its own file. */
export function boardNamed(boards: Boards | undefined, name: string): Board {
  const found = boards?.boards.find(({ id }) => id === name);
  if (!found) throw new Error(`There is no board “${name}”.`);
  return found;
}
