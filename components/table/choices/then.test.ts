import { expect, test } from "vitest";
import type { SceneOption } from "../../../engine/games/scene.ts";
import { afterwards } from "./then.tsx";

const option = (words: string) => ({ words, action: { kind: "play" } }) as SceneOption;
const subjects = ["You", "Player 1", "STAR"];

test("what only repeats the option is not told", () => {
  expect(afterwards({ subjects }, option("Play Expense Chip"), ["STAR plays Expense Chip"])).toEqual([]);
  expect(afterwards({ subjects }, option("Play Clerk"), ["You play Clerk", "Player 1 draws a card"])).toEqual(["Player 1 draws a card"]);
  const bagman = ["Player 1 plays Bagman: 1 Corruption"];
  expect(afterwards({ subjects }, option("Play Bagman"), bagman)).toEqual(bagman);
});

test("of a way in several steps only where it ends is told", () => {
  const [first, second, third] = [
    "You move the marker: now on space 1",
    "You move the marker: now on space 2",
    "You gain 2 Revenue: Clerk",
  ];
  expect(afterwards({ subjects }, option("Hack 2"), [first, second, third])).toEqual([second, third]);
  expect(afterwards({ subjects }, option("Draw 2"), ["You draw: Clerk", "You draw: Bagman"])).toHaveLength(2);
});
