/** How the free tables of the games are laid, as the studio ships it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readBoards } from "../content/boards.ts";
import { readTable } from "../content/table.ts";
import type { GameId } from "../engine/cards/card.ts";
import type { Boards } from "../engine/games/boards/index.ts";
import type { TablePlan } from "../engine/games/free/plan.ts";
import { err, ok, type Result } from "../engine/kernel/result.ts";

type BoardsFile = { readonly boards: Boards; readonly data: unknown };

function boardsFile(game: GameId): Result<BoardsFile | undefined, string> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), "content", game, "boards.json");
  if (!existsSync(file)) return ok(undefined);
  const { boards, data, problems } = readBoards(file);
  return boards ? ok({ boards, data }) : err(`The boards of this game cannot be read. ${problems[0]?.message ?? ""}`);
}

/** The boards of a game as their file has them; undefined for a game without. The error is a sentence about the file. */
export function boardsData(game: GameId): Result<unknown, string> {
  const read = boardsFile(game);
  return read.ok ? ok(read.value?.data) : read;
}

/** The boards of a game; undefined for a game without. The error is a sentence about the file. */
export function boardsOf(game: GameId): Result<Boards | undefined, string> {
  const read = boardsFile(game);
  return read.ok ? ok(read.value?.boards) : read;
}

/** A game's table, read from the folder that the studio runs in. The error is a sentence about the file. */
export function tablePlan(game: GameId): Result<TablePlan, string> {
  const { plan, problems } = readTable(join(/* turbopackIgnore: true */ process.cwd(), "content", game, "table.json"), game);
  return plan ? ok(plan) : err(`This game has no free table here. ${problems[0]?.message ?? ""}`);
}
