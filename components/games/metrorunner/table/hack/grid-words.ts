/** The grid in words: what a tile is, where current goes, and where it ends. Pure. */
import type { Current, Hack, NodeCurrent } from "../../../../../engine/games/metrorunner/hack/current.ts";
import { HACKS } from "../../../../../engine/games/metrorunner/hack/current.ts";
import { ALL_CELLS, cellWord, type Lie } from "../../../../../engine/games/metrorunner/hack/moves.ts";
import { CROSS, ELBOW, END, SKULL, STRAIGHT, shapeOf, TEE } from "../../../../../engine/games/metrorunner/hack/shapes.ts";

const SHAPES: Readonly<Record<number, string>> = {
  [SKULL]: "skull",
  [END]: "dead end",
  [STRAIGHT]: "straight",
  [ELBOW]: "elbow",
  [TEE]: "tee",
  [CROSS]: "crossing",
};
const SIDES = ["up", "right", "down", "left"];
export const HACK_NAMES: Readonly<Record<Hack, string>> = { core: "Core", alpha: "Alpha", beta: "Beta" };

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
const cellsIn = (bits: number): readonly number[] => ALL_CELLS.filter((cell) => (bits & (1 << cell)) !== 0);

/** "Tile 5: elbow, open up and right. Live: core." */
export function tileWords(cell: number, { bruteOn }: Lie, open: readonly number[], current: Current): string {
  const sides = open[cell] ?? 0;
  const shape = bruteOn === cell ? "brute force, a crossing" : SHAPES[shapeOf(sides)];
  const ways = sides === 0 ? "closed" : `open ${list(SIDES.filter((_, side) => (sides & (1 << side)) !== 0))}`;
  const live = HACKS.filter((hack) => (current.live[hack] & (1 << cell)) !== 0);
  const nodes = current.nodes.filter((node) => node.cell === cell).map(({ hack, id }) => `${hack} node ${id}`);
  return [
    `Tile ${cellWord(cell)}: ${shape}, ${ways}.`,
    ...(nodes.length > 0 ? [`Beside ${list(nodes)}.`] : []),
    live.length > 0 ? `Live: ${list(live)}.` : "No current.",
  ].join(" ");
}

/** Where the current of a node goes: "W3 reaches tiles 7 and 8". */
const reachWords = ({ id, attached, cell, cells }: NodeCurrent): string => {
  if (!attached) return `tile ${cellWord(cell)} is not open to ${id}`;
  const found = cellsIn(cells).map(cellWord);
  return `${id} reaches ${found.length === 1 ? "tile" : "tiles"} ${list(found)}`;
};

/** Whether a hack is connected, and where it breaks. */
export function hackWords(hack: Hack, { nodes, done }: Current): string {
  if (done[hack]) return hack === "core" ? "connected" : "connected to the core";
  const own = nodes.filter((node) => node.hack === hack);
  const where = own.map(reachWords);
  return `not connected: ${where.join("; ")}`;
}

/** What is connected, in a sentence. */
export function outcomeWords({ nodes, done }: Current): string {
  const there = HACKS.filter((hack) => nodes.some((node) => node.hack === hack));
  const parts = (is: boolean) => there.filter((hack) => done[hack] === is);
  const [on, off] = [parts(true), parts(false)];
  return capitalised(
    [on.length > 0 ? `${list(on)} connected` : "", off.length > 0 ? `${list(off)} not connected` : ""]
      .filter((one) => one !== "")
      .join(", "),
  );
}
const capitalised = (words: string): string => (words === "" ? "" : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
