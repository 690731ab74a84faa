/** The puzzle of a day, for pages and the command line: made of the boards that the studio ships, so that it is the same everywhere. */
import { join } from "node:path";
import { readBoards } from "../content/boards.ts";
import type { PuzzleGame } from "../engine/games/game.ts";
import { PUZZLES } from "../engine/games/lists/puzzles.ts";
import { type Puzzle, puzzleDay } from "../engine/games/puzzle.ts";
import { err, ok, type Result } from "../engine/kernel/result.ts";

/** Today in UTC: "2026-11-24". */
export const dayNow = (): string => new Date().toISOString().slice(0, 10);

/** The puzzle of a day. `content` is the folder of the games' data files. The error is a sentence: there is no such day, or the boards cannot be read. */
export function puzzleOf(
  game: PuzzleGame,
  date: string,
  today: string,
  content = join(/* turbopackIgnore: true */ process.cwd(), "content"),
): Result<Puzzle, string> {
  const day = puzzleDay(date, today);
  if (!day.ok) return day;
  const { boards, problems } = readBoards(join(/* turbopackIgnore: true */ content, game, "boards.json"));
  return boards ? ok(PUZZLES[game](day.value, boards)) : err(`The boards of this game cannot be read. ${problems[0]?.message ?? ""}`);
}
