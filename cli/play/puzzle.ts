/** `puzzle`: the puzzle of a day, as the studio shows it. */
import { shipped } from "../../content/folder.ts";
import { hasPuzzle, PUZZLE_GAMES } from "../../engine/games/game.ts";
import { isGameId } from "../../engine/games/index.ts";
import { dayNow, puzzleOf } from "../../server/puzzles.ts";
import { parsedArguments } from "../arguments.ts";
import type { CliIo } from "../io.ts";
import { jsonText } from "../words.ts";

export const PUZZLE_USAGE = "puzzle GAME [--date YYYY-MM-DD] [--json]";

export const PUZZLE_HELP = `Shows the puzzle of a day, as its page does. Games with puzzles: ${PUZZLE_GAMES.join(", ")}.

  --date D      the day, such as 2026-11-24; default today
  --json        the puzzle as one JSON value, with its solution`;

/** Runs `puzzle …`; `argv` begins behind the word `puzzle`. Answers 0, or 2 when there is no such game or day. */
export function puzzleCommand(argv: readonly string[], io: Pick<CliIo, "out" | "err">): number {
  try {
    const { positionals, values } = parsedArguments(argv, { date: { type: "string" }, json: { type: "boolean" } });
    const [game = "", ...more] = positionals;
    if (!isGameId(game) || !hasPuzzle(game) || more.length > 0) throw new Error(`Name one game with puzzles: ${PUZZLE_GAMES.join(", ")}.`);
    const today = dayNow();
    const puzzle = puzzleOf(game, values.date ?? today, today, shipped());
    if (!puzzle.ok) throw new Error(puzzle.error);
    const { date, title, lines } = puzzle.value;
    io.out(values.json === true ? `${jsonText(puzzle.value)}\n` : `${date}: ${title}\n\n${lines.join("\n")}\n`);
    return 0;
  } catch (error) {
    io.err(`${error instanceof Error ? error.message : String(error)}\nUsage: ${PUZZLE_USAGE}\n`);
    return 2;
  }
}
