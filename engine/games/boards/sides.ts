/** Which polygons of a map share a side. */
import type { Point } from "./board.ts";

/** By polygon the numbers of those that share a side with it: the same two corners, one after the other. A shared corner is not enough. */
export function sharedSides(polygons: readonly (readonly Point[])[]): number[][] {
  const owners = new Map<string, number[]>();
  polygons.forEach((corners, i) => {
    corners.forEach((corner, k) => {
      const other = corners[(k + 1) % corners.length] ?? corner;
      const key = [corner.join(","), other.join(",")].sort().join(" ");
      owners.set(key, [...(owners.get(key) ?? []), i]);
    });
  });
  const shared: Set<number>[] = polygons.map(() => new Set());
  for (const found of owners.values()) for (const a of found) for (const b of found) if (a !== b) shared[a]?.add(b);
  return shared.map((found) => [...found].sort((a, b) => a - b));
}
