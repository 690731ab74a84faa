import { expect, test } from "vitest";
import { GAMES } from "../../../engine/games/index.ts";
import { columnsOf, printCell } from "./columns.ts";

test.each([
  [4, "M", "4M"],
  [10, "VP", "10 VP"],
  [3, "¥M", "¥3M"],
  ["R-H4", "M", "R-H4"],
  [null, "M", "–"],
  [undefined, undefined, ""],
] as const)("%s with the unit %s reads %s", (cell, unit, expected) => expect(printCell(cell, unit)).toBe(expected));

test.each(Object.values(GAMES))("every stored field of $name is a column, each id once", (game) => {
  const ids = columnsOf(game).map((column) => column.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [name, spec] of Object.entries(game.fields))
    if (spec.is !== "fromText" && spec.is !== "record") expect(ids.some((id) => id === name || id.startsWith(`${name}.`))).toBe(true);
});
