/** What makes the puzzle of a day, for every game that has one. */
import type { PuzzleGame } from "../game.ts";
import { hackOfTheDay } from "../metrorunner/puzzle/puzzle.ts";
import type { MakePuzzle } from "../puzzle.ts";

export const PUZZLES: Readonly<Record<PuzzleGame, MakePuzzle>> = {
  metrorunner: hackOfTheDay,
};
