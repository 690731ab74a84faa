/** The boards that are shipped are those that the rules describe, and mistakes in one are told with their line. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Boards,
  boardOf,
  distance,
  gridOf,
  inDistrict,
  neighbours,
  partOf,
  spaceOf,
  stopsAhead,
} from "../engine/games/boards/index.ts";
import { readBoards } from "./boards.ts";
import { shipped } from "./folder.ts";
import { loadContent } from "./load.ts";
import { unreadTexts } from "./unread-texts.ts";

function boardsOf(game: string): Boards {
  const { boards, problems } = readBoards(`${shipped()}/${game}/boards.json`);
  if (!boards) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join("\n"));
  return boards;
}

describe("Neo Paris", () => {
  const boards = boardsOf("virtual-revolution");
  const map = partOf(boards, "map");
  /** Table 3.8: by borough its district and its neighbours. */
  const TABLE: Readonly<Record<number, readonly [string, string]>> = {
    1: ["MA", "2, 3, 4, 6, 7, 8"],
    2: ["MA", "1, 3, 9, 10"],
    3: ["MA", "1, 2, 4, 10, 11"],
    4: ["MA", "1, 3, 5, 11, 12"],
    5: ["QL", "4, 6, 13, 14"],
    6: ["QL", "1, 5, 7, 14, 15"],
    7: ["QL", "1, 6, 8, 15, 16"],
    8: ["CE", "1, 7, 9, 16, 17"],
    9: ["PI", "2, 8, 10, 18"],
    10: ["PI", "2, 3, 9, 11, 18, 19"],
    11: ["NA", "3, 4, 10, 12, 20"],
    12: ["NA", "4, 11, 13, 20"],
    13: ["DR", "5, 12, 14"],
    14: ["DR", "5, 6, 13, 15"],
    15: ["DR", "6, 7, 14, 16, 23"],
    16: ["CE", "7, 8, 15, 17, 22, 23"],
    17: ["CE", "8, 16, 18, 21, 22"],
    18: ["PI", "9, 10, 17, 19"],
    19: ["PI", "10, 18, 20"],
    20: ["NA", "11, 12, 19"],
    21: ["ND", "17, 22"],
    22: ["ND", "16, 17, 21, 23"],
    23: ["ND", "15, 16, 22"],
  };

  test("has the boroughs, districts and neighbours of table 3.8 (VR-2.1, VR-2.2)", () => {
    const found = map.spaces.map(({ id, districts }, space) => [
      Number(id),
      [
        boardOf(boards, "map").districts[districts[0] ?? -1]?.id,
        neighbours(map, space)
          .map((one) => one + 1)
          .sort((a, b) => a - b)
          .join(", "),
      ],
    ]);
    expect(Object.fromEntries(found)).toEqual(TABLE);
  });

  test("counts steps between boroughs (VR-2.3)", () => {
    const steps = (a: number, b: number) => distance(map, spaceOf(map, String(a)), spaceOf(map, String(b)));
    expect([steps(11, 11), steps(13, 14), steps(9, 3), steps(23, 20)]).toEqual([0, 1, 2, 5]);
  });
});

describe("the city of Metrorunner", () => {
  const boards = boardsOf("metrorunner");
  const route = partOf(boards, "route");
  const side = (id: string) => route.spaces.flatMap((space, i) => (space.side === id ? [i] : []));

  test("has a ring of 15 stations on side A and of 20 on side B (MR-2.1)", () => {
    expect([side("A").length, side("B").length]).toEqual([15, 20]);
    for (const id of ["A", "B"])
      expect(stopsAhead(route, side(id)[0] ?? -1, () => false, side(id).length).toSorted((a, b) => a - b)).toEqual(side(id));
  });

  test("has in each district one Hack station that is no border (MR-2.4), and borders between neighbours only (MR-2.5)", () => {
    for (const id of ["A", "B"])
      for (const { id: district } of boardOf(boards, "route").districts) {
        const stations = inDistrict(boardOf(boards, "route"), route, district).filter((i) => route.spaces[i]?.side === id);
        const hacks = stations.filter((i) => route.spaces[i]?.icon === "hack" && route.spaces[i]?.districts.length === 1);
        const borders = stations.filter((i) => route.spaces[i]?.districts.length === 2);
        expect([id, district, hacks.length, borders.length]).toEqual([id, district, 1, 2]);
      }
  });

  test("has nine tiles, one of them the skull (MR-1.3), and twelve nodes (3.7)", () => {
    const { tiles, nodes } = gridOf(partOf(boards, "grid"));
    expect([tiles.length, tiles.filter(({ open }) => open === 0).map(({ id }) => id), nodes.length]).toEqual([9, ["skull"], 12]);
    expect(nodes.map(({ id, cell }) => `${id}${cell + 1}`).join(" ")).toBe("N11 N22 N33 E13 E26 E39 S17 S28 S39 W11 W24 W37");
  });

  test("draws the line of both tracks behind step 14 (3.2)", () =>
    expect(["influence track", "notoriety track"].map((name) => partOf(boards, name).line)).toEqual([14, 14]));
});

describe("the city of CORP", () => {
  const boards = boardsOf("corp");
  const streets = partOf(boards, "streets");
  const at = (id: string) => spaceOf(streets, id);

  test("has 41 intersections, 68 streets, 8 buildings and a gate for every HQ (3.2)", () => {
    const look = (name: string) => streets.spaces.filter((space) => space.look === name).length;
    const joins = (...kinds: string[]) => streets.streets.filter(({ is }) => kinds.includes(is)).length;
    expect([look("crossing"), look("building"), look("hq")]).toEqual([41, 8, 7]);
    expect([joins("street", "underpass", "highway"), joins("highway"), joins("driveway"), joins("gate")]).toEqual([68, 4, 16, 7]);
  });

  test("is 8 steps from A1 to G7 (3.2), and 3 over the highway from A4 to D1", () =>
    expect([
      distance(streets, at("A1"), at("G7")),
      distance(streets, at("A4"), at("D1")),
      distance(streets, at("HQ A1"), at("BD-1")),
    ]).toEqual([8, 2, 4]));

  test("looks the same when it is turned by half: streets and buildings", () => {
    const turned = (space: number) => {
      const [x = 0, y = 0] = streets.spaces[space]?.at ?? [];
      return streets.spaces.findIndex(({ at: [ox, oy] }) => ox === 520 - x && oy === 520 - y);
    };
    const keys = (pairs: readonly (readonly [number, number])[]) => pairs.map((pair) => [...pair].sort((a, b) => a - b).join("-")).sort();
    const inner = streets.streets.filter(({ is }) => is !== "gate");
    expect(keys(inner.map(({ a, b }) => [turned(a), turned(b)]))).toEqual(keys(inner.map(({ a, b }) => [a, b])));
  });

  test("has mats of three departments with four tiers (CORP-4.6)", () => {
    const { spaces } = partOf(boards, "departments");
    expect([spaces.length, spaces.map(({ word }) => word)[6]]).toEqual([12, "Research 3"]);
  });
});

describe("a board file with a mistake", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "boards-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const problem = (game: string, from: string, to: string) => {
    const text = readFileSync(`${shipped()}/${game}/boards.json`, "utf8");
    const file = join(folder, "boards.json");
    writeFileSync(file, text.replace(from, to));
    const line = text.slice(0, text.indexOf(from)).split("\n").length;
    const [first] = readBoards(file).problems;
    return first && { off: first.line - line, message: first.message };
  };

  test.each<[string, string, string, string, number, string]>([
    [
      "a district that is not there",
      "virtual-revolution",
      '"in": ["CE"]',
      '"in": ["EC"]',
      0,
      'There is no district "EC". Available: ND, MA, PI, DR, QL, NA, CE.',
    ],
    [
      "a neighbour too many",
      "virtual-revolution",
      '"next": ["17", "22"]',
      '"next": ["17", "22", "8"]',
      0,
      '"21" lists "8" as adjacent, but their polygons share no side.',
    ],
    [
      "an icon that is not drawn",
      "metrorunner",
      '"icon": "hack"',
      '"icon": "hook"',
      0,
      'The part draws no icon "hook". Available: agents, hack, gigs, assets.',
    ],
    ["a dead end", "metrorunner", '"next": ["A03"]', '"next": []', 0, '"A02" is a dead end: no arrow leaves it.'],
    [
      "a node off the rim",
      "metrorunner",
      '"N3"',
      '"N4"',
      0,
      'Node "N4" is not on the rim: nodes are N1 to N3, E1 to E3, S1 to S3, W1 to W3.',
    ],
    [
      "openings that are none",
      "metrorunner",
      '"openings": "NS"',
      '"openings": "NX"',
      0,
      '"X" is not a valid opening of tile "straight 1": openings are N, E, S and W, each at most once.',
    ],
    [
      "an HQ that cannot be reached",
      "corp",
      '{ "between": ["D7", "HQ D7"], "is": "gate" },',
      "",
      -8,
      'The HQ "HQ gate D7" cannot be reached: no street leads there.',
    ],
  ])("says %s at its line", (_what, game, from, to, off, message) => {
    const told = problem(game, from, to);
    expect(told?.message).toBe(message);
    if (off === 0) expect(told?.off).toBe(0);
    else expect(told?.off).toBeLessThan(0);
  });
});

test("boards that are for too few players are told with their file and line", () => {
  const folder = mkdtempSync(join(tmpdir(), "boards-"));
  cpSync(join(shipped(), "metrorunner"), join(folder, "metrorunner"), { recursive: true });
  const file = join(folder, "metrorunner", "boards.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"players": [4, 5]', '"players": [4, 4]'));
  const { content, problems } = loadContent(folder);
  const refused = unreadTexts(folder, content, problems).map(({ line, message, ...problem }) => [problem.file, line, message]);
  expect(refused).toEqual([[file, 1, "The boards cannot be played on. No side of the board is for 5 players (MR-3.1)."]]);
  rmSync(folder, { recursive: true });
});
