import { describe, expect, test } from "vitest";
import { gridMove, typeAhead } from "./grid-keys.ts";

describe("moving in a grid of 10 cells in rows of 4", () => {
  const shape = { count: 10, columns: 4, pageRows: 2 };
  test.each([
    ["ArrowRight", 3, 4],
    ["ArrowRight", 9, 9],
    ["ArrowLeft", 0, 0],
    ["ArrowDown", 1, 5],
    ["ArrowDown", 7, 9],
    ["ArrowDown", 8, 8],
    ["ArrowUp", 2, 2],
    ["ArrowUp", 6, 2],
    ["PageDown", 0, 8],
    ["PageDown", 5, 9],
    ["Home", 9, 0],
    ["End", 0, 9],
    ["Enter", 0, undefined],
  ] as const)("%s from %i leads to %s", (key, at, expected) => expect(gridMove(key, at, shape)).toBe(expected));

  test("an empty grid has nowhere to go", () => expect(gridMove("End", 0, { count: 0, columns: 4, pageRows: 2 })).toBeUndefined());
});

test("letters typed in quick succession are one word, after a pause a new one", () => {
  const type = typeAhead();
  expect(type.isOn(0)).toBe(false);
  expect([type.text("t", 0), type.text("i", 300), type.text("d", 600)]).toEqual(["t", "ti", "tid"]);
  expect([type.isOn(1_500), type.isOn(1_700)]).toEqual([true, false]);
  expect(type.text("w", 2_500)).toBe("w");
});
