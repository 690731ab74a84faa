import { describe, expect, test } from "vitest";
import { below, rngOf } from "../../kernel/rng.ts";
import { boardOf, type Part, partOf, spaceOf } from "./board.ts";
import { parsed, SMALL } from "./boards.test-support.ts";
import { along, distance, inDistrict, neighbours, stopsAhead, within } from "./ways.ts";

const boards = parsed(SMALL);
const part = (name: string) => partOf(boards, name);

/** Steps counted by trying all ways up to a length. */
function slowDistance({ next }: Part, from: number, to: number): number {
  let reached = new Set([from]);
  for (let steps = 0; steps <= next.length; steps++) {
    if (reached.has(to)) return steps;
    reached = new Set([...reached].flatMap((space) => next[space] ?? []));
  }
  return -1;
}

describe("ways over a board", () => {
  test.each(["map", "line", "streets", "grid", "track"])("distances on %s are those that a slow recount finds", (name) => {
    const { spaces } = part(name);
    for (const from of spaces.keys())
      for (const to of spaces.keys())
        expect([from, to, distance(part(name), from, to)]).toEqual([from, to, slowDistance(part(name), from, to)]);
  });

  test("a corner is no side, a house is one step from its street", () => {
    expect(neighbours(part("map"), 0)).toEqual([1, 2]);
    expect(within(part("map"), 0, 1)).toEqual([0, 1, 2]);
    expect(distance(part("streets"), spaceOf(part("streets"), "Q"), spaceOf(part("streets"), "H"))).toBe(4);
  });

  test("what is taken is skipped and does not count (MR-5.2)", () => {
    const line = part("line");
    expect(stopsAhead(line, 0, () => false)).toEqual([1, 2, 3, 0]);
    expect(stopsAhead(line, 0, (space) => space === 1)).toEqual([2, 3, 0, 2]);
    expect(stopsAhead(line, 0, () => false, 6)).toEqual([1, 2, 3, 0, 1, 2]);
    expect(stopsAhead(line, 0, () => true)).toEqual([]);
  });

  test("stops ahead are those that walking step by step finds", () => {
    const line = part("line");
    const rng = rngOf(3);
    for (let i = 0; i < 200; i++) {
      const [from, taken] = [below(rng, 4), below(rng, 15)];
      const isTaken = (space: number) => (taken & (1 << space)) !== 0;
      const walked: number[] = [];
      for (let at = (from + 1) % 4; walked.length < 4; at = (at + 1) % 4) if (!isTaken(at)) walked.push(at);
      expect(stopsAhead(line, from, isTaken)).toEqual(walked);
    }
  });

  test("goes along the arrows and against them", () => {
    expect([along(part("line"), 3, 2), along(part("line"), 0, -1), along(part("line"), 2, 0)]).toEqual([1, 3, 2]);
  });

  test("knows the spaces of a district", () => {
    expect(inDistrict(boardOf(boards, "map"), part("map"), "E")).toEqual([1, 3]);
    expect(() => inDistrict(boardOf(boards, "map"), part("map"), "N")).toThrow('"town" has no district "N"');
  });
});
