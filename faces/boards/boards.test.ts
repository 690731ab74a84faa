/** Boards as pictures: all that is in the data is drawn, in both skins, and what stands on it can be told apart. */
import { describe, expect, test } from "vitest";
import { parsed, SMALL } from "../../engine/games/boards/boards.test-support.ts";
import { type Board, type Boards, counted, owned, partOf, standing, tilesOn, turnsOn } from "../../engine/games/boards/index.ts";
import { standingOn } from "../../engine/games/free/stands.ts";
import { defineLayout } from "../../engine/kernel/layout.ts";
import { createState, fieldsOf } from "../../engine/kernel/state.ts";
import { drawBoard, drawPieces, glyph, NIGHT, ON_PAPER, outline, placedOn, shapePath, spread } from "./index.ts";

const boards: Boards = parsed(SMALL);
const [town, mat] = boards.boards as readonly [Board, Board];
const part = (name: string) => partOf(boards, name);
const LAYOUT = defineLayout({
  players: 3,
  zones: { box: { seen: "all" } },
  fields: {
    figure: standing("player", part("line")),
    influence: counted(part("map"), "player"),
    pieces: owned(part("places"), "player"),
    tile: tilesOn(part("grid")),
    turn: turnsOn(part("grid")),
  },
});
const laid = (set: Readonly<Record<string, number[]>>) => {
  const state = createState(LAYOUT, 3, 1);
  Object.assign(fieldsOf(state), set);
  return standingOn(LAYOUT, state);
};
const words = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, word]) => word);

describe("a board", () => {
  test("is drawn with every name, number and mark of its data", () => {
    const { svg, viewBox } = drawBoard(town);
    expect(viewBox).toBe("0 0 200 200");
    expect(words(svg)).toEqual(expect.arrayContaining(["1", "4", "S1", "A2", "Town", "Hall", "HQ", "N1", "W2", "0", "5", "end"]));
    expect(words(drawBoard(mat).svg)).toEqual(expect.arrayContaining(["Stock line", "Research 2"]));
  });

  test("has the colours of its skin and no others of the other", () => {
    expect(drawBoard(town, ON_PAPER).svg).toContain(ON_PAPER.sheet);
    expect(drawBoard(town, ON_PAPER).svg).not.toContain(NIGHT.sheet);
    expect(drawBoard(town, NIGHT).svg).not.toContain(ON_PAPER.sheet);
  });

  test("escapes what its file says", () => {
    const copy = structuredClone(SMALL) as unknown as { boards: { mat: { lines: { text: string }[] } } };
    for (const line of copy.boards.mat.lines) line.text = '<script>"&';
    const [, drawn] = parsed(copy).boards;
    expect(drawn && drawBoard(drawn).svg).toContain("&lt;script&gt;&quot;&amp;");
  });

  test("shows one side of those that it has", () => {
    const sided = {
      ...town,
      parts: [{ ...part("line"), spaces: part("line").spaces.map((space, i) => ({ ...space, side: i < 2 ? "A" : "B" })) }],
    };
    expect(words(drawBoard(sided, NIGHT, "A").svg)).toEqual(["S1", "S2"]);
  });
});

describe("what stands on a board", () => {
  test("lies on its space, each piece beside the others", () => {
    const pieces = laid({ influence: [2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], figure: [0, -1, 3] });
    const placed = placedOn(pieces, part("map"), -1, 0);
    expect(placed.map(({ piece, count }) => [piece.player, count])).toEqual([
      [0, 2],
      [1, 1],
      [2, 1],
    ]);
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    expect(placedOn(pieces, part("line"), -1, 3).map(({ piece }) => piece.player)).toEqual([2]);
    expect(placedOn(pieces, part("line"), -1, 1)).toEqual([]);
  });

  test("is told apart by shape: six players have six", () =>
    expect(new Set([0, 1, 2, 3, 4, 5].map((player) => shapePath(player, 0, 0, 10))).size).toBe(6));

  test("says how many there are, and a cube its colour in a letter", () => {
    expect(words(glyph({ look: "token", player: 0, count: 3 }, 0, 0, 15))).toEqual(["3"]);
    expect(words(glyph({ look: "cube", player: -1, kind: "black", count: 2 }, 0, 0, 15))).toEqual(["K", "2"]);
    expect(words(glyph({ look: "pawn", player: 1, count: 1 }, 0, 0, 15))).toEqual([]);
  });

  test("is drawn on the mat of its player only", () => {
    const pieces = laid({ pieces: [1, -1, -1, -1, -1, -1, -1, -1, -1] });
    expect(drawPieces(mat, pieces, 0)).not.toBe("");
    expect(drawPieces(mat, pieces, 1)).toBe("");
  });

  test("shows a tile as it is turned", () => {
    const drawn = drawPieces(town, laid({ tile: [0, 1, 2, 3], turn: [0, 1, 2, 3] }));
    expect([...drawn.matchAll(/rotate\((\d+)\)/g)].map(([, angle]) => Number(angle))).toEqual([0, 90, 180, 270]);
  });

  test.each([1, 3, 7, 12])("%i pieces on a region stay within it or close to it", (count) => {
    const [space] = part("map").spaces;
    if (!space) throw new Error("The map has no space");
    const places = spread(part("map"), space, count);
    expect(new Set(places.map(({ at }) => at.join(" "))).size).toBe(count);
    expect(outline(part("map"), space)).toEqual(space.polygon);
  });
});
