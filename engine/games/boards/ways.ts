/** Ways over a board: what is next to what, how far, and where arrows lead. All spaces are numbers of one part. */
import type { Board, Part } from "./board.ts";

/** The spaces that one step leads to. */
export const neighbours = ({ next }: Part, space: number): readonly number[] => next[space] ?? [];

/** By space the fewest steps from one of them, 0 for itself; -1 for what cannot be reached. */
export function distances({ next }: Part, from: number): number[] {
  const found = next.map(() => -1);
  if (found[from] === undefined) return found;
  found[from] = 0;
  const queue = [from];
  for (const space of queue)
    for (const other of next[space] ?? [])
      if (found[other] === -1) {
        found[other] = (found[space] ?? 0) + 1;
        queue.push(other);
      }
  return found;
}

const tables = new WeakMap<Part, readonly (readonly number[])[]>();

/** The fewest steps from one space to another; -1 if there is no way. Found once for a part. */
export function distance(part: Part, from: number, to: number): number {
  let table = tables.get(part);
  if (table === undefined) {
    table = part.next.map((_, space) => distances(part, space));
    tables.set(part, table);
  }
  return table[from]?.[to] ?? -1;
}

/** The spaces at most so many steps away, itself among them, in the order of the board. */
export const within = (part: Part, from: number, steps: number): number[] =>
  part.spaces.flatMap((_, space) => {
    const far = distance(part, from, space);
    return far >= 0 && far <= steps ? [space] : [];
  });

/**
 * The stops ahead along the arrows, from the nearest on: what is taken is skipped and does not count, and nobody stops there. The space
 * that one leaves counts like any other when a lap leads back to it.
 *
 * @param most how many at most; a ring has no end
 */
export function stopsAhead(
  { next, spaces }: Part,
  from: number,
  isTaken: (space: number) => boolean,
  most: number = spaces.length,
): number[] {
  const stops: number[] = [];
  let space = from;
  for (let skipped = 0; stops.length < most && skipped <= spaces.length; ) {
    const to = next[space]?.[0];
    if (to === undefined) break;
    space = to;
    if (isTaken(space)) skipped++;
    else {
      skipped = 0;
      stops.push(space);
    }
  }
  return stops;
}

/** The space so many arrows ahead, or behind if below zero, whatever lies there. */
export function along({ next }: Part, from: number, steps: number): number {
  let space = from;
  for (let i = 0; i < steps; i++) space = next[space]?.[0] ?? space;
  for (let i = 0; i > steps; i--)
    space = Math.max(
      0,
      next.findIndex((to) => to.includes(space)),
    );
  return space;
}

/** The spaces of a district, by its id, in the order of the board. Throws where there is none. */
export function inDistrict(board: Board, part: Part, id: string): number[] {
  const district = board.districts.findIndex((one) => one.id === id);
  if (district < 0) throw new Error(`"${board.id}" has no district "${id}"`);
  return part.spaces.flatMap(({ districts }, space) => (districts.includes(district) ? [space] : []));
}
