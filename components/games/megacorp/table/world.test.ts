/** Where networks lie on the table. */
import { describe, expect, test } from "vitest";
import type { MegacorpSide, NetworkCard } from "../../../../engine/games/megacorp/table/scene.ts";
import { slotSpot } from "../../../../engine/games/megacorp/table/spots.ts";
import { arrangedFor, cornerOf, freeSlots, nearest, SLOT, slotAtPoint, worldOf } from "./world.ts";

const side = (player: number, slots: readonly (readonly [number, number])[]) =>
  ({ player, aside: [], network: slots.map(([x, y], id) => ({ id, x, y }) as NetworkCard) }) as unknown as MegacorpSide;
const option = (network: number, x: number, y: number) => ({
  action: { kind: "deploy" },
  words: "Deploy",
  spot: slotSpot({ network, x, y }),
});

describe("the world", () => {
  const sides = [
    side(0, [
      [0, 0],
      [0, 1],
      [1, 0],
    ]),
    side(1, [
      [0, 0],
      [0, 1],
    ]),
  ];

  test("has the viewer below, and every Business nearer to the street than what lies up from it is not", () => {
    const { plots } = worldOf(sides, 0, []);
    const [other, own] = [plots.find(({ player }) => player === 1), plots.find(({ player }) => player === 0)];
    if (!other || !own) throw new Error("a plot is missing");
    expect(own.top).toBeGreaterThan(other.top + other.height);
    // Up is towards the others in the own network, and towards the viewer in theirs.
    expect(cornerOf(own, { x: 0, y: 1 }).y).toBeLessThan(cornerOf(own, { x: 0, y: 0 }).y);
    expect(cornerOf(other, { x: 0, y: 1 }).y).toBeGreaterThan(cornerOf(other, { x: 0, y: 0 }).y);
  });

  test("no two slots lie over each other, and all lie inside, with two to four players", () => {
    for (const players of [2, 3, 4]) {
      const all = Array.from({ length: players }, (_, player) =>
        side(player, [
          [0, 0],
          [-2, 0],
          [0, 3],
          [1, -1],
        ]),
      );
      const world = worldOf(all, players - 1, []);
      const corners = all.flatMap(({ player, network }) => {
        const plot = world.plots.find((one) => one.player === player);
        return plot ? network.map((card) => cornerOf(plot, card)) : [];
      });
      expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(4 * players);
      for (const { x, y } of corners) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + SLOT <= world.width && y + SLOT <= world.height).toBe(true);
      }
    }
  });

  test("a point of the world is in the slot that is drawn there, and in none between the networks", () => {
    const world = worldOf(sides, 0, []);
    for (const plot of world.plots)
      for (const { x, y } of sides[plot.player]?.network ?? []) {
        const corner = cornerOf(plot, { x, y });
        expect(slotAtPoint(world, { x: corner.x + 1, y: corner.y + SLOT - 1 })).toEqual({ network: plot.player, x, y });
      }
    expect(slotAtPoint(world, { x: 1, y: 1 })).toBeUndefined();
  });

  test("the others' networks lie above the line, in as many rows as make cards largest", () => {
    const small = (player: number) =>
      side(player, [
        [-1, 0],
        [0, 0],
        [1, 0],
        [0, 1],
      ]);
    const four = [0, 1, 2, 3].map(small);
    const above = (rows: number) => ({ rows, beside: false });
    expect(arrangedFor(four, 0, { width: 1200, height: 720 })).toEqual(above(1));
    expect(arrangedFor(four, 0, { width: 500, height: 1100 })).toEqual(above(3));
    // Nobody loses the place for a little more.
    const before = [undefined, above(1), above(2)];
    expect(before.map((one) => arrangedFor(four, 0, { width: 900, height: 720 }, one))).toEqual([above(2), above(1), above(2)]);
    const { street, plots } = worldOf(four, 0, [], above(2));
    if (!street) throw new Error("the street is missing");
    expect(street.upright).toBe(false);
    for (const { player, top, height } of plots) {
      if (player === 0) expect(top).toBeGreaterThan(street.at);
      else expect(top + height).toBeLessThan(street.at);
    }
    expect(new Set(plots.map(({ top }) => top)).size).toBe(3);
    expect(worldOf([small(1)], 0, []).street).toBeUndefined();
  });

  test("the viewer's network stands at the right of the others where that makes cards a good deal larger, and below them otherwise", () => {
    const tall = (player: number) =>
      side(player, [
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
      ]);
    const beside = (rows: number) => ({ rows, beside: true });
    const two = [tall(0), tall(1)];
    const below = { rows: 1, beside: false };
    expect(arrangedFor(two, 0, { width: 900, height: 600 })).toEqual(beside(1));
    expect(arrangedFor(two, 0, { width: 400, height: 900 })).toEqual(below);
    expect(arrangedFor(sides, 0, { width: 900, height: 900 })).toEqual(below);
    // Once above each other they stay so as long as it does not matter much.
    expect(arrangedFor(sides, 0, { width: 900, height: 900 }, below)).toBe(below);
    const four = [0, 1, 2, 3].map(tall);
    expect(arrangedFor(four, 0, { width: 672, height: 354 })).toEqual(beside(1));
    for (const [all, arranged] of [
      [two, beside(1)],
      [four, beside(1)],
      [four, beside(2)],
    ] as const) {
      const { street, plots, width, height } = worldOf(all, 0, [], arranged);
      if (!street) throw new Error("the street is missing");
      expect(street.upright).toBe(true);
      for (const plot of plots) {
        if (plot.player === 0) expect(plot.left).toBeGreaterThan(street.at);
        else expect(plot.left + plot.width).toBeLessThan(street.at);
        expect(plot.left >= 0 && plot.top >= 0 && plot.left + plot.width <= width && plot.top + plot.height <= height).toBe(true);
      }
      expect(new Set(plots.map(({ left, top }) => `${left} ${top}`)).size).toBe(all.length);
    }
  });

  test("makes room for slots on offer, which are numbered as in the list", () => {
    const options = [{ action: { kind: "pass" }, words: "Pass" }, option(0, 2, 0), option(0, 0, 1)];
    const free = freeSlots(options, sides);
    expect(free.map(({ x, y, number }) => [x, y, number])).toEqual([
      [2, 0, 2],
      // Onto Terrain of one's own.
      [0, 1, 3],
    ]);
    expect(worldOf(sides, 0, free).plots.find(({ player }) => player === 0)?.width).toBe(3 * SLOT);
  });
});

test("arrow keys take the nearest place straight ahead", () => {
  const places = [
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: 200, y: 0 },
    { x: 90, y: 95 },
  ];
  expect(nearest(places, { x: 0, y: 0 }, 1, 0)).toEqual({ x: 100, y: 0 });
  expect(nearest(places, { x: 0, y: 0 }, 0, 1)).toEqual({ x: 0, y: 100 });
  expect(nearest(places, { x: 0, y: 0 }, -1, 0)).toBeUndefined();
});
