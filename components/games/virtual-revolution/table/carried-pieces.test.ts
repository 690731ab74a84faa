/** Which pieces can be dragged over the city, and what that chooses. */
import { describe, expect, test } from "vitest";
import type { SceneOption } from "../../../../engine/games/scene.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { type CarriedPiece, pieceIn, piecesBeside, takesOf } from "./carried-pieces.ts";

const BOARD = {
  boroughs: [0, 1, 2].map((borough) => ({ borough, here: borough === 1 })),
  agents: [
    { place: 1, card: { id: 7 }, borough: 2, inRange: true },
    { place: 2, card: { id: 8 }, borough: 0, inRange: false },
  ],
  available: [{ place: 6, card: { id: 9 } }],
} as unknown as VirtualRevolutionBoard;
const option = (action: SceneOption["action"]): SceneOption => ({ action, words: action.kind });
const told = (piece: CarriedPiece | undefined) =>
  piece && `${piece.kind} of ${piece.player}: ${[...piece.puts].map(([spot, { action }]) => `${spot} ${action.kind}`).join(", ")}`;

describe("beside the map", () => {
  const check = (title: string, options: readonly SceneOption[], expected: readonly string[]) =>
    test(title, () => expect(piecesBeside(options, BOARD, 0).map(told)).toEqual(expected));
  check(
    "a Director goes to any borough (VR-4.4)",
    [option({ kind: "place", borough: 0 }), option({ kind: "place", borough: 2 })],
    ["Director of 0: borough 0 place, borough 2 place"],
  );
  check(
    "Influence and a Server go to the borough of this turn's Director (VR-5.4, VR-9.4)",
    [option({ kind: "add" }), option({ kind: "build server" }), option({ kind: "work" })],
    ["Influence of 0: borough 1 add", "Server of 0: borough 1 build server"],
  );
  check("what a card adds goes where the card says", [option({ kind: "add", borough: 2 })], ["Influence of 0: borough 2 add"]);
});

describe("on the map", () => {
  const check = (title: string, options: readonly SceneOption[], borough: number, expected: string | undefined) =>
    test(title, () => expect(told(pieceIn(options, BOARD, borough, 0))).toBe(expected));
  const options = [option({ kind: "move", borough: 0 }), option({ kind: "eliminate", player: 1 })];
  check("own Influence moves to this turn's Director (VR-5.4)", options, 0, "Influence of 0: borough 1 move");
  check("Influence there is taken away, whoever owns it (VR-5.4)", options, 1, "Influence of 1: away eliminate");
  check("nothing else can be picked up", options, 2, undefined);
  check("Influence that a card eliminates", [option({ kind: "eliminate", borough: 2, player: 1 })], 2, "Influence of 1: away eliminate");
  check("a Server that is removed", [option({ kind: "remove", borough: 0 })], 0, "Server of 0: away remove");
});

test("an Agent in range or a Verse dragged onto the own board declares its Action (VR-9.2, VR-9.7)", () => {
  const options = [option({ kind: "recruit" }), option({ kind: "create verse" })];
  expect([7, 8, 9].map((card) => takesOf(options, BOARD, card)?.action.kind)).toEqual(["recruit", undefined, "create verse"]);
  expect(takesOf([], BOARD, 7)).toBeUndefined();
});
