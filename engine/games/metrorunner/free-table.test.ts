import { expect, test } from "vitest";
import { laidOf, piecesOf } from "../../../content/tables.test-support.ts";
import { type Boards, boardOf, partOf } from "../boards/index.ts";

test("a free table lies as the rules say", () =>
  expect(laidOf("metrorunner")).toEqual({
    "job deck": "36",
    offer: "1 1 1 1",
    contracts: "4",
    "left networks": "15",
    "right networks": "15",
    characters: "9",
    "starting jobs": "3",
    "ai deck": "20",
    character: "1",
    jobs: "1",
  }));

test("every runner starts on the Hack station of the own district (MR-3.11), tiles lie at random (MR-3.12)", () => {
  for (const players of [2, 3, 4, 5]) {
    const { named, playable } = piecesOf("metrorunner", players);
    const { spaces } = partOf(playable.boards as Boards, "route");
    const colours = boardOf(playable.boards as Boards, "route").districts.map(({ id }) => id);
    const stand = named("figure").map(({ on }) => spaces[on[0]?.[0] ?? -1]);
    expect(stand.map((space) => [space?.icon, space?.side, space?.districts.map((one) => colours[one])])).toEqual(
      colours.slice(0, players).map((colour) => ["hack", players < 4 ? "A" : "B", [colour]]),
    );
  }
  const { named } = piecesOf("metrorunner", 2);
  const [tiles] = named("tile");
  expect(tiles?.on.map(([, tile]) => tile).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(tiles?.turns?.values.every((turn) => turn >= 0 && turn < 4)).toBe(true);
});
