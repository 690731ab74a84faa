/** What the table of Virtual Revolution says of boroughs, and which options are about which. */
import { describe, expect, test } from "vitest";
import type { SceneOption } from "../../../../engine/games/scene.ts";
import type { BoroughScene, DistrictScene, VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import type { TableView } from "../../../table/match/view.ts";
import { boroughOptions } from "./borough-options.ts";
import { boroughWords, controlWords, directorWords, districtCounts, titleWords } from "./borough-words.ts";
import { cityPieces, MAP } from "./city-pieces.ts";

const NAMES = ["You", "Vesglas"];
const borough = (index: number, more: Partial<BoroughScene> = {}): BoroughScene => ({
  ...{ borough: index, word: `borough ${index + 1}`, here: false, influence: [0, 0], directors: [0, 0] },
  ...{ server: undefined, control: [], agent: undefined, steps: undefined },
  ...more,
});
const district: DistrictScene = {
  ...{ id: "PI", name: "Pigalle", boroughs: [0, 1, 2], title: undefined, holder: undefined, tilted: false },
  controlled: [2, 1],
};
const agent = { id: 7, card: undefined } as NonNullable<BoroughScene["agent"]>;
const BOARD = {
  boroughs: [
    borough(0, { influence: [2, 0], control: [0, 1], server: 1, here: true, directors: [1, 2], steps: 0 }),
    borough(1, { influence: [1, 0], control: [0], agent, steps: 2 }),
    borough(2, { influence: [0, 1], control: [1] }),
  ],
  districts: [district],
  agents: [{ place: 3, card: agent, borough: 1, inRange: false }],
  players: [
    { player: 0, revenue: 7 },
    { player: 1, revenue: 22 },
  ],
  order: [1, 0],
} as unknown as VirtualRevolutionBoard;
const [first, second] = BOARD.boroughs as readonly [BoroughScene, BoroughScene];

describe("in words", () => {
  test("who controls a borough and with what (VR-5.7); two players may", () => {
    expect(controlWords(first, NAMES)).toBe("You control it with 2 Influence. Vesglas controls it with a Server");
    expect(controlWords(borough(5), NAMES)).toBe("Nobody controls it");
  });

  test("whose Directors are there, and that one was placed this turn", () => {
    expect(directorWords(first, NAMES)).toBe("Directors: you and Vesglas (2); one was placed this turn");
    expect(directorWords(second, NAMES)).toBe("");
  });

  test("a borough as a screen reader hears it, with its Agent and how far it is", () => {
    expect(boroughWords(BOARD, 1, NAMES, "Pigalle", new Map())).toBe(
      "Borough 2, Pigalle. You control it with 1 Influence. Agent 1, 2 steps from this turn's Director",
    );
  });

  test("who holds a Title, and what each player lacks for it (VR-6.2)", () => {
    expect(titleWords(district, NAMES)).toBe("Nobody holds the Title");
    expect(titleWords({ ...district, holder: 1, tilted: true }, NAMES)).toBe("Vesglas holds the Title, tilted until the end of the round");
    expect(districtCounts(district, BOARD, NAMES)).toEqual(["You control 2 of 3, missing 3", "Vesglas controls 1 of 3, missing 2"]);
  });
});

test("options are about the borough that they name, about here, or about where their Agent stands", () => {
  const options = [
    { action: { kind: "place", borough: 2 }, words: "" },
    { action: { kind: "add" }, words: "" },
    { action: { kind: "eliminate", player: 1 }, words: "" },
    { action: { kind: "recruit", card: 7 }, words: "", card: 7 },
    { action: { kind: "work" }, words: "" },
  ] as unknown as readonly SceneOption[];
  const about = boroughOptions({ options } as TableView, BOARD);
  expect([...about].map(([index, found]) => [index, found.map(({ number }) => number)])).toEqual([
    [2, [1]],
    [0, [2, 3]],
    [1, [4]],
  ]);
});

test("everything on the map is a piece of its player, Agents have the number of their slot", () => {
  const pieces = cityPieces(BOARD);
  const on = (name: string, player: number) => pieces.find((piece) => piece.name === name && piece.player === player)?.on;
  expect([on("Influence", 0), on("Influence", 1), on("Server", 1), on("Director", 1), on("Agent 1", -1)]).toEqual([
    [
      [0, 2],
      [1, 1],
    ],
    [[2, 1]],
    [[0, 1]],
    [[0, 2]],
    [[1, 1]],
  ]);
  expect([on("Revenue", 1), on("turn order marker", 1)]).toEqual([[[22, 1]], [[0, 1]]]);
  expect(pieces.filter(({ part }) => part === MAP).length).toBeGreaterThan(5);
});
