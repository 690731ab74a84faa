/** A small board of every kind of part, for tests. */
import type { Boards } from "./board.ts";
import { parseBoards } from "./parse.ts";

const square = (x: number, y: number) => [
  [x, y],
  [x + 20, y],
  [x + 20, y + 20],
  [x, y + 20],
];

/** Four fields around a point, a ring of four stops, three crossings with a house and an HQ, a grid of 2 by 2, a track and a mat. */
export const SMALL = {
  format: "arcology-board/1",
  provenance: "original",
  rules: "Test",
  boards: {
    town: {
      name: "Town",
      rules: "T-1",
      size: [200, 200],
      districts: [
        { id: "W", name: "West" },
        { id: "E", name: "East" },
      ],
      parts: {
        map: {
          is: "map",
          noun: "field",
          spaces: [
            { id: "1", at: [10, 10], polygon: square(0, 0), in: ["W"], next: ["2", "3"] },
            { id: "2", at: [30, 10], polygon: square(20, 0), in: ["E"], next: ["1", "4"] },
            { id: "3", at: [10, 30], polygon: square(0, 20), in: ["W"], next: ["1", "4"] },
            { id: "4", at: [30, 30], polygon: square(20, 20), in: ["E"], next: ["2", "3"] },
          ],
        },
        line: {
          is: "ring",
          noun: "stop",
          spaces: [
            { id: "S1", at: [60, 10], next: ["S2"] },
            { id: "S2", at: [90, 10], next: ["S3"] },
            { id: "S3", at: [90, 40], next: ["S4"] },
            { id: "S4", at: [60, 40], next: ["S1"] },
          ],
        },
        streets: {
          is: "streets",
          noun: "corner",
          spaces: [
            { id: "A1", at: [10, 60] },
            { id: "A2", at: [10, 80] },
            { id: "B1", at: [30, 60] },
            { id: "H", name: "Town Hall", at: [30, 80], look: "building" },
            { id: "Q", name: "HQ gate A2", at: [10, 95], look: "hq" },
          ],
          streets: [
            { between: ["A1", "A2"] },
            { between: ["A1", "B1"] },
            { between: ["B1", "H"], is: "driveway" },
            { between: ["A2", "Q"], is: "gate" },
          ],
        },
        grid: {
          is: "grid",
          noun: "cell",
          columns: 2,
          rows: 2,
          at: [60, 60],
          cell: 20,
          tiles: [
            { id: "skull", openings: "", closed: true },
            { id: "straight", openings: "NS" },
            { id: "elbow", openings: "NE" },
            { id: "tee", openings: "NEW" },
          ],
          nodes: ["N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2"],
        },
        track: { is: "track", noun: "step", from: 0, to: 5, at: [10, 120], step: [15, 0], size: [12, 12], line: 3, marks: { "5": "end" } },
      },
    },
    mat: {
      name: "Mat",
      per: "player",
      rules: "T-2",
      size: [100, 100],
      parts: {
        places: {
          is: "places",
          noun: "tier",
          spaces: [
            { id: "Research 1", at: [20, 80], size: [20, 15] },
            { id: "Research 2", at: [20, 60], size: [20, 15] },
            { id: "Sales 1", at: [50, 80], size: [20, 15] },
          ],
        },
      },
      lines: [{ from: [0, 50], to: [100, 50], text: "Stock line" }],
    },
  },
} as const;

/** The boards of a file that has no fault. Throws if it has one. */
export function parsed(value: unknown): Boards {
  const boards = parseBoards(value);
  if (!boards.ok) throw new Error(boards.error.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
  return boards.value;
}
