import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { at } from "../../../kernel/state.ts";
import { type Boards, partOf, spaceOf } from "../../boards/index.ts";
import { cityFaults, cityOf } from "./map.ts";

const { boards } = loadContent().content.corp;
if (boards === undefined) throw new Error("The boards are missing");
const city = cityOf(boards);
const spot = (id: string) => spaceOf(partOf(boards, "streets"), id);

/** The same city without a street. */
const without = (a: string, b: string): Boards => ({
  ...boards,
  boards: boards.boards.map((board) => ({
    ...board,
    parts: board.parts.map((part) =>
      part.id === "streets"
        ? {
            ...part,
            next: part.next.map((next, one) =>
              next.filter((other) => ![`${one} ${other}`, `${other} ${one}`].includes(`${spot(a)} ${spot(b)}`)),
            ),
          }
        : part,
    ),
  })),
});

describe("The city (CORP-12, 3.2)", () => {
  test("has 41 intersections, 8 buildings, and an HQ for every seat", () => {
    expect([0, 1, 2].map((kind) => city.kind.filter((one) => one === kind).length)).toEqual([41, 8, 7]);
    for (const players of [2, 3, 4, 5, 6]) expect(new Set(city.hqs[players]).size).toBe(players);
    expect(cityFaults(boards)).toEqual([]);
  });

  test("the shortest way from A1 to G7 is 8 steps, by highway (3.2)", () => {
    expect(at(at(city.far, spot("A1")), spot("G7"))).toBe(8);
    // Nobody passes through a building: B3 to B5 is one step below the highway.
    expect(at(at(city.far, spot("B3")), spot("B5"))).toBe(1);
  });

  test("an HQ that no street leads to is told", () => {
    expect(cityFaults(without("G7", "HQ G7"))).toEqual([
      "HQ gate G7 has 0 streets; an HQ hangs on one gate intersection (CORP-12.7)",
      ...[4, 5, 6].map((players) => `With ${players} players there is no HQ at gate G7 (CORP-2.6)`),
    ]);
  });
});
