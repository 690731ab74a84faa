/** What the hand does to a grid, and what is said of it. */
import { describe, expect, test } from "vitest";
import { currentOf, type Nodes } from "../../../../../engine/games/metrorunner/hack/current.ts";
import { type Lie, openOf } from "../../../../../engine/games/metrorunner/hack/moves.ts";
import { hackWords, outcomeWords, tileWords } from "./grid-words.ts";
import { ARROWS, afterwards, BASIC_MANIPULATIONS, bruteOf, shiftFor, swapFor, turnFor } from "./manipulation.ts";
import { meantBy } from "./say.ts";

/** Two straights, three elbows, three tees and the skull, as the game has them. */
const TILES = [0, 5, 5, 3, 3, 3, 11, 11, 11];
/** MR-E7: T5.0 T8.0 T6.0 / T4.2 T1.0 T9.0 / T7.0 T2.1 T3.0. */
const LIE: Lie = { tile: [4, 7, 5, 3, 0, 8, 6, 1, 2], quarter: [0, 0, 0, 2, 0, 0, 0, 1, 0], bruteOn: -1 };
const NODES: Nodes = { core: ["E3", "W3"], alpha: ["W2"], beta: ["W1"] };
const currentAt = (lie: Lie) => currentOf(openOf(lie, TILES), NODES);

describe("Words", () => {
  test.each([
    ["rotate b2 clockwise", "Rotate tile 5 clockwise"],
    ["turn 5 ccw", "Rotate tile 5 counter-clockwise"],
    ["r 9 cw", "Rotate tile 9 clockwise"],
    ["swap a1 b1", "Swap tiles 1 and 2"],
    ["swap 2 with 1", "Swap tiles 1 and 2"],
    ["shift top row right", "Shift row 1 right"],
    ["slide the right column up", "Shift column 3 up"],
    ["brute force on c3", "Brute force on tile 9"],
  ])("“%s” means “%s”", (typed, words) => {
    const offered = [...BASIC_MANIPULATIONS, ...LIE.tile.map((_, cell) => bruteOf(cell))];
    expect(meantBy(typed, offered)[0]?.words).toBe(words);
  });
  test.each(["", "the", "rotate b4", "swap 1 9", "sing"])("“%s” means nothing that is offered", (typed) =>
    expect(meantBy(typed, BASIC_MANIPULATIONS)).toEqual([]),
  );
});

describe("The hand", () => {
  test("turns, swaps and shifts by what is offered, and by nothing else", () => {
    expect(turnFor(BASIC_MANIPULATIONS, 4, 1)?.words).toBe("Rotate tile 5 clockwise");
    expect(swapFor(BASIC_MANIPULATIONS, 4, 1)?.words).toBe("Swap tiles 2 and 5");
    expect(swapFor(BASIC_MANIPULATIONS, 0, 8)).toBeUndefined();
    expect(turnFor([], 4, 1)).toBeUndefined();
    expect(ARROWS.map((arrow) => shiftFor(BASIC_MANIPULATIONS, arrow)?.words)).toEqual(ARROWS.map(({ words }) => words));
  });
  test("a brute force token goes with its tile", () => {
    const forced = afterwards(LIE, bruteOf(3));
    const [swap] = meantBy("swap 4 5", BASIC_MANIPULATIONS);
    if (!swap) throw new Error("Two tiles side by side are not swapped");
    expect([forced.bruteOn, afterwards(forced, swap).bruteOn, LIE.bruteOn]).toEqual([3, 4, -1]);
  });
});

describe("Current", () => {
  test("goes through as in the worked example, and alpha with it (MR-E7)", () => {
    const turn = turnFor(BASIC_MANIPULATIONS, 8, 1);
    if (!turn) throw new Error("Tile 9 is not turned");
    expect(outcomeWords(currentAt(LIE))).toBe("Core, alpha and beta not connected.");
    expect(hackWords("core", currentAt(LIE))).toBe("not connected: tile 9 is not open to E3; W3 reaches tiles 4, 7 and 8");
    const after = currentAt(afterwards(LIE, turn));
    expect(after.done).toEqual({ core: true, alpha: true, beta: false });
    expect(outcomeWords(after)).toBe("Core and alpha connected, beta not connected.");
    expect(after.live.alpha).toBe(after.live.core);
  });
  test("is told tile by tile", () => {
    expect(tileWords(3, LIE, openOf(LIE, TILES), currentAt(LIE))).toBe(
      "Tile 4: elbow, open down and left. Beside alpha node W2. Live: core and alpha.",
    );
    expect(tileWords(4, LIE, openOf(LIE, TILES), currentAt(LIE))).toBe("Tile 5: skull, closed. No current.");
  });
});
