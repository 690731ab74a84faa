import { expect, test } from "vitest";
import { gridsLast } from "./free-moves.ts";

test("a grid comes after rows and piles, which stay in their order", () => {
  const areas = [
    { name: "network", shape: "grid" },
    { name: "deck", shape: "pile" },
    { name: "market", shape: "row" },
    { name: "board", shape: "grid" },
    { name: "to be placed", shape: "row" },
  ];
  expect(gridsLast(areas).map(({ name }) => name)).toEqual(["deck", "market", "to be placed", "network", "board"]);
});
