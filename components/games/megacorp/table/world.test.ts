/** Where networks lie on the table. */
import { describe, expect, test } from "vitest";
import type { MegacorpSide, NetworkCard } from "../../../../engine/games/megacorp/table/scene.ts";
import { cornerOf, freeSlots, nearest, orderFor, SLOT, slotAtPoint, worldOf } from "./world.ts";

const side = (player: number, slots: readonly (readonly [number, number])[]) =>
  ({ player, aside: [], network: slots.map(([x, y], id) => ({ id, x, y }) as NetworkCard) }) as unknown as MegacorpSide;
const option = (network: number, x: number, y: number) => ({ action: { kind: "deploy" }, words: "Deploy", slot: { network, x, y } });

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

  test("facing each other, or beside where that makes small cards a good deal larger", () => {
    const tall = [
      side(0, [
        [0, 0],
        [0, 5],
      ]),
      side(1, [
        [0, 0],
        [0, 5],
      ]),
    ];
    expect(
      orderFor(
        [
          side(0, [
            [0, 0],
            [1, 0],
          ]),
          side(1, [
            [0, 0],
            [1, 0],
          ]),
        ],
        0,
        { width: 850, height: 620 },
      ),
    ).toBe("facing");
    expect(orderFor(tall, 0, { width: 850, height: 620 })).toBe("beside");
    const wide = [
      side(0, [
        [0, 0],
        [5, 0],
      ]),
      side(1, [
        [0, 0],
        [5, 0],
      ]),
    ];
    expect(orderFor(wide, 0, { width: 390, height: 420 })).toBe("facing");
    const plots = worldOf(tall, 0, [], "beside").plots;
    expect((plots[0]?.left ?? 0) + (plots[0]?.width ?? 0)).toBeLessThan(plots[1]?.left ?? 0);
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
