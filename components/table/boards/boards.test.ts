/** Spots, the ways of arrow keys, and what moves of pieces come to. */
import { describe, expect, test } from "vitest";
import { parsed, SMALL } from "../../../engine/games/boards/boards.test-support.ts";
import { counted, owned, partOf, standing, tilesOn, turnsOn } from "../../../engine/games/boards/index.ts";
import { type FreePiece, standingOn } from "../../../engine/games/free/stands.ts";
import { defineLayout } from "../../../engine/kernel/layout.ts";
import { createState, fieldsOf } from "../../../engine/kernel/state.ts";
import { leftOf, movePiece, turnTile } from "./piece-moves.ts";
import { sheetsOf, spotsOf, spotTowards, WAYS } from "./spots.ts";

const boards = parsed(SMALL);
const part = (name: string) => partOf(boards, name);
const LAYOUT = defineLayout({
  players: 2,
  zones: { box: { seen: "all" } },
  fields: {
    figure: standing("player", part("line"), undefined, 0),
    influence: counted(part("map"), "player"),
    pieces: owned(part("places"), "player"),
    tile: tilesOn(part("grid")),
    turn: turnsOn(part("grid")),
  },
});
const PLANS = {
  influence: { is: "count", on: "map", each: "player", look: "token", supply: "reserve" },
  steps: { is: "counter", on: "track", of: "level", look: "marker" },
} as const;

function laid(set: Readonly<Record<string, number[]>> = {}): readonly FreePiece[] {
  const state = createState(LAYOUT, 2, 1);
  Object.assign(fieldsOf(state), { reserve: [3, 0], level: [2, 9], tile: [0, 1, 2, 3], ...set });
  return standingOn(LAYOUT, state, PLANS);
}
const named = (pieces: readonly FreePiece[], name: string, player = -1, mat = -1) =>
  pieces.find((piece) => piece.name === name && piece.player === player && piece.mat === mat) as FreePiece;

describe("spots of boards", () => {
  test("are those of parts on which something can stand, on the board and on the mat of each player", () => {
    const pieces = laid();
    const sheets = sheetsOf(boards, pieces, 2);
    expect(sheets.map(({ key }) => key)).toEqual(["town -1", "mat 0", "mat 1"]);
    const parts = sheets.map((sheet) => [...new Set(spotsOf(sheet, pieces).map((spot) => spot.part.id))]);
    expect(parts).toEqual([["map", "line", "grid", "track"], ["places"], ["places"]]);
  });

  test("lead to the nearest in the direction of an arrow key", () => {
    const [town] = sheetsOf(boards, laid(), 2);
    const spots = town ? spotsOf(town, laid()) : [];
    const at = (id: string) => spots.find((spot) => spot.part.spaces[spot.space]?.word === id);
    const go = (from: string, key: string) => {
      const start = at(from);
      const to = start && spotTowards(spots, start, WAYS[key] ?? [0, 0]);
      return to?.part.spaces[to.space]?.word;
    };
    expect([go("field 1", "ArrowRight"), go("field 1", "ArrowDown"), go("field 4", "ArrowLeft")]).toEqual([
      "field 2",
      "field 3",
      "field 3",
    ]);
    expect([go("field 2", "ArrowRight"), go("field 1", "ArrowUp"), go("field 1", "ArrowLeft")]).toEqual(["S1", undefined, undefined]);
  });
});

describe("moves of pieces", () => {
  test("a figure goes to a space, and off the board", () => {
    const figure = named(laid(), "figure", 1);
    expect(movePiece(figure, 0, 3)).toEqual([{ kind: "set", field: "figure", at: 1, value: 3 }]);
    expect(movePiece(figure, 0, undefined)).toEqual([{ kind: "set", field: "figure", at: 1, value: -1 }]);
    expect(movePiece(figure, 2, 2)).toEqual([]);
    expect([leftOf(figure), leftOf(named(laid({ figure: [0, -1] }), "figure", 1))]).toEqual([0, 1]);
  });

  test("what is counted leaves one space and joins another; from beside the board it leaves the reserve", () => {
    const influence = named(laid({ influence: [2, 0, 0, 1, 1, 0, 0, 0] }), "influence", 0);
    expect(influence.on).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect(movePiece(influence, 0, 2)).toEqual([
      { kind: "set", field: "influence", at: 0, value: 1 },
      { kind: "set", field: "influence", at: 4, value: 2 },
    ]);
    expect(movePiece(influence, undefined, 3)).toEqual([
      { kind: "set", field: "influence", at: 6, value: 1 },
      { kind: "set", field: "reserve", at: 0, value: 2 },
    ]);
    expect(movePiece(influence, 0, undefined)).toContainEqual({ kind: "set", field: "reserve", at: 0, value: 4 });
  });

  test("a piece on a mat has an owner", () => {
    const piece = named(laid({ pieces: [1, -1, -1, -1, -1, -1] }), "pieces", 1, 0);
    expect(piece.on).toEqual([[0, 1]]);
    expect(movePiece(piece, 0, 2)).toEqual([
      { kind: "set", field: "pieces", at: 0, value: -1 },
      { kind: "set", field: "pieces", at: 4, value: 1 },
    ]);
  });

  test("tiles change places and keep how they are turned; one is turned by quarters", () => {
    const tile = named(laid({ turn: [1, 0, 3, 0] }), "tile");
    expect(movePiece(tile, 0, 2)).toEqual([
      { kind: "set", field: "tile", at: 0, value: 2 },
      { kind: "set", field: "tile", at: 2, value: 0 },
      { kind: "set", field: "turn", at: 0, value: 3 },
      { kind: "set", field: "turn", at: 2, value: 1 },
    ]);
    expect([turnTile(tile, 2, 1), turnTile(tile, 3, -1)].flat().map((change) => change.kind === "set" && change.value)).toEqual([0, 3]);
  });

  test("a counter follows its marker on a track", () => {
    const steps = named(laid(), "steps", 0);
    expect(steps.on).toEqual([[2, 1]]);
    expect(movePiece(steps, 2, 4)).toEqual([{ kind: "set", field: "level", at: 0, value: 4 }]);
  });
});
