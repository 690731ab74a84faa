/** Where on a sheet a space is, and where pieces lie on it. Millimetres. */
import type { Part, Point, Space } from "../../engine/games/boards/index.ts";

/** The outline of a space: corners of a polygon, clockwise. */
export function outline(part: Part, space: Space): readonly Point[] {
  if (space.polygon) return space.polygon;
  const [x, y] = space.at;
  const [w, h] = space.size ?? sizeOf(part, space);
  return [
    [x - w / 2, y - h / 2],
    [x + w / 2, y - h / 2],
    [x + w / 2, y + h / 2],
    [x - w / 2, y + h / 2],
  ];
}

/** The size of a space whose file says none. */
export function sizeOf({ is }: Part, { look }: Space): Point {
  if (is === "ring") return [42, 42];
  if (look === "building") return [52, 34];
  if (look === "hq") return [40, 40];
  return [26, 26];
}

/** Height of a piece on a part. */
export function pieceSize(part: Part, space: Space): number {
  if (part.is === "map") return 15;
  if (part.is === "ring") return 25;
  if (part.is === "track") return Math.min(9, (space.size?.[0] ?? 20) * 0.42);
  if (part.is === "places") return Math.min(17, (space.size?.[1] ?? 20) * 0.7);
  return space.look === "hq" ? 20 : 14;
}

/** How pieces lie on a space: at most so many in a row, how far apart, and where. */
type Rows = {
  readonly most: number;
  readonly wide: number;
  readonly at: Point;
  /** The first row stays where it is; more of them come beneath it. */
  readonly down?: true;
};

function rowsOf(part: Part, space: Space, size: number, count: number): Rows {
  const [x, y] = space.at;
  const [w, h] = space.size ?? [20, 20];
  // Beneath its number.
  if (part.is === "map") return { most: count > 6 ? 4 : 3, wide: 1.14, at: [x, y + 5], down: true };
  if (part.is === "track") return { most: Math.max(2, Math.floor((w - 2) / (size * 1.04))), wide: 1.04, at: [x, y + h * 0.12] };
  // Beside its icon or words, which stay in sight.
  if (part.is === "ring") return { most: 3, wide: 0.9, at: [x + 11, y - 11] };
  if (part.is === "places") {
    const lines = (space.text ?? "").split("\n").length;
    const at: Point = lines > 1 ? [x + w * 0.22, y] : space.text ? [x, y + h * 0.1] : [x, y];
    return { most: Math.max(1, Math.floor((w - 2) / (size * 1.28))), wide: 1.28, at };
  }
  if (space.look === "building") return { most: 4, wide: 1.1, at: [x, y - 16] };
  return { most: 3, wide: 1.08, at: [x, y] };
}

/** Where so many pieces lie on a space, in rows; they come closer where they are many. */
export function spread(part: Part, space: Space, count: number): { readonly at: Point; readonly size: number }[] {
  const usual = pieceSize(part, space) * (count > 6 ? 0.72 : count > 3 ? 0.86 : 1);
  const size = part.is === "places" && count > 2 ? Math.min(usual, 12.4) : usual;
  const { most, wide, at, down } = rowsOf(part, space, size, count);
  const rows = Math.ceil(count / most);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / most);
    const inRow = Math.min(most, count - row * most);
    const dy = (down ? row : row - (rows - 1) / 2) * size * 1.1;
    return { at: [at[0] + ((i % most) - (inRow - 1) / 2) * size * wide, at[1] + dy] as const, size };
  });
}
