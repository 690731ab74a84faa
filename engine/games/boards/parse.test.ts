import { describe, expect, test } from "vitest";
import { partOf, spacesOf } from "./board.ts";
import { parsed, SMALL } from "./boards.test-support.ts";
import { parseBoards } from "./parse.ts";

/** The small board with one value changed; the path leads from its boards on. */
function changed(path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(SMALL) as unknown as Record<string | number, never>;
  let at: Record<string | number, unknown> = (copy as { boards: never }).boards;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  const last = path.at(-1) ?? "";
  at[last] = value;
  return copy;
}
const faults = (value: unknown) => {
  const read = parseBoards(value);
  return read.ok ? [] : read.error.map(({ path, message }) => `${path.slice(2).join(".")}: ${message}`);
};

describe("a board file", () => {
  test("is read with the words of its spaces", () => {
    const boards = parsed(SMALL);
    const words = (part: string) => spacesOf(partOf(boards, part)).words;
    expect(words("map")).toEqual(["field 1", "field 2", "field 3", "field 4"]);
    expect(words("streets")).toEqual(["A1", "A2", "B1", "Town Hall", "HQ gate A2"]);
    expect(words("track").at(-1)).toBe("step 5");
    expect(words("places")[1]).toBe("Research 2");
    expect(spacesOf(partOf(boards, "map")).also[0]).toEqual(["1"]);
    expect(partOf(boards, "grid").grid?.tiles.map(({ open }) => open)).toEqual([0, 5, 3, 11]);
    expect(partOf(boards, "track").line).toBe(3);
  });

  test.each<[string, readonly (string | number)[], unknown, string]>([
    [
      "adjacency that goes one way",
      ["town", "parts", "map", "spaces", 1, "next"],
      ["4"],
      'parts.map.spaces.1.next: "1" lists "2" as adjacent, but not the other way round. Adjacency goes both ways.',
    ],
    [
      "adjacency over a corner",
      ["town", "parts", "map", "spaces", 0, "next", 2],
      "4",
      'parts.map.spaces.0.next.2: "1" lists "4" as adjacent, but their polygons share no side.',
    ],
    [
      "a neighbour that is not there",
      ["town", "parts", "map", "spaces", 0, "next", 2],
      "9",
      'parts.map.spaces.0.next.2: "1" lists "9" as adjacent, but there is no such space.',
    ],
    [
      "a district that is not there",
      ["town", "parts", "map", "spaces", 0, "in"],
      ["X"],
      'parts.map.spaces.0.in.0: There is no district "X". Available: W, E.',
    ],
    ["a dead end", ["town", "parts", "line", "spaces", 3, "next"], [], 'parts.line.spaces.3.next: "S4" is a dead end: no arrow leaves it.'],
    [
      "a stop that no arrow leads to",
      ["town", "parts", "line", "spaces", 3, "next"],
      ["S2"],
      'parts.line.spaces.0: No arrow leads to "S1".',
    ],
    [
      "an arrow to nowhere",
      ["town", "parts", "line", "spaces", 3, "next", 1],
      "S9",
      'parts.line.spaces.3.next.1: An arrow leads from "S4" to "S9", but there is no such space.',
    ],
    [
      "an HQ that cannot be reached",
      ["town", "parts", "streets", "streets"],
      SMALL.boards.town.parts.streets.streets.slice(0, 3),
      'parts.streets.spaces.4: The HQ "HQ gate A2" cannot be reached: no street leads there.',
    ],
    [
      "a street to nowhere",
      ["town", "parts", "streets", "streets", 0, "between"],
      ["A1", "Z9"],
      'parts.streets.streets.0.between.1: A street leads to "Z9", but there is no such space.',
    ],
    [
      "openings that are none",
      ["town", "parts", "grid", "tiles", 1, "openings"],
      "NX",
      'parts.grid.tiles.1.openings: "X" is not a valid opening of tile "straight": openings are N, E, S and W, each at most once.',
    ],
    [
      "a tile without openings",
      ["town", "parts", "grid", "tiles", 1, "openings"],
      "",
      'parts.grid.tiles.1.openings: Tile "straight" has no openings. If that is intended, write "closed": true.',
    ],
    [
      "a node off the rim",
      ["town", "parts", "grid", "nodes", 0],
      "N3",
      'parts.grid.nodes.0: Node "N3" is not on the rim: nodes are N1 to N2, E1 to E2, S1 to S2, W1 to W2.',
    ],
    [
      "a space beside the board",
      ["mat", "parts", "places", "spaces", 0, "at"],
      [20, 101],
      "parts.places.spaces.0: 20, 101 is off the board, which is 100 by 100 mm.",
    ],
    [
      "a line behind the last step",
      ["town", "parts", "track", "line"],
      5,
      "parts.track.line: No line can come after step 5: the track goes from 0 to 5.",
    ],
    [
      "two spaces of one name",
      ["mat", "parts", "places", "spaces", 1, "id"],
      "Research 1",
      'parts.places.spaces.1.id: There is already a space "Research 1".',
    ],
    [
      "sides for the same number of players",
      ["town", "sides"],
      [
        { id: "A", players: [1, 3] },
        { id: "B", players: [3, 5] },
      ],
      'sides.1.players: Sides "A" and "B" are for the same number of players.',
    ],
    [
      "a number of players without a side",
      ["town", "sides"],
      [
        { id: "A", players: [1, 2] },
        { id: "B", players: [4, 5] },
      ],
      "sides: No side is for 3 players.",
    ],
    [
      "a range of players from high to low",
      ["town", "sides"],
      [{ id: "A", players: [3, 1] }],
      "sides.0.players: 3 to 1 players is not a range. Write the smaller number first.",
    ],
    [
      "two sides of one id",
      ["town", "sides"],
      [
        { id: "A", players: [1, 2] },
        { id: "A", players: [3, 4] },
      ],
      'sides.1.id: There is already a side "A".',
    ],
    [
      "two districts of one name",
      ["town", "districts", 1, "name"],
      "West",
      'districts.1.name: Another district is also called "West". Every district needs its own name.',
    ],
    ["a district without a space", ["town", "districts", 2], { id: "N", name: "North" }, 'districts.2: District "N" has no space.'],
    [
      "an arrow listed twice",
      ["town", "parts", "line", "spaces", 0, "next", 1],
      "S2",
      'parts.line.spaces.0.next.1: "S1" lists "S2" twice.',
    ],
    [
      "two spaces on one point",
      ["town", "parts", "line", "spaces", 1, "at"],
      [60, 10],
      'parts.line.spaces.1.at: "S1" and "S2" are at the same point.',
    ],
    [
      "a region that is written outside its polygon",
      ["town", "parts", "map", "spaces", 0, "at"],
      [90, 90],
      'parts.map.spaces.0.at: "1" is written outside its polygon, at 90, 90.',
    ],
    [
      "a track that stands still",
      ["town", "parts", "track", "step"],
      [0, 0],
      "parts.track.step: The steps of the track are all at the same point: its step is 0, 0.",
    ],
  ])("says %s", (_what, path, value, sentence) => expect(faults(changed(path, value))).toContain(sentence));

  test("says that spaces cannot be called what actions have already", () =>
    expect(faults(changed(["town", "parts", "streets", "noun"], "place"))[0]).toMatch(
      /^parts\.streets\.noun: Actions already use this word/,
    ));

  test("says what is not of its form, with the path", () =>
    expect(faults(changed(["town", "parts", "grid", "columns"], 0))[0]).toMatch(/^parts\.grid\.columns: /));
});
