/** How the free tables of the games are laid, as the studio ships it. */
import { join } from "node:path";
import { readTable } from "../content/table.ts";
import type { GameId } from "../engine/cards/card.ts";
import type { TablePlan } from "../engine/games/free/plan.ts";
import { err, ok, type Result } from "../engine/kernel/result.ts";

/** A game's table, read from the folder that the studio runs in. The error is a sentence about the file. */
export function tablePlan(game: GameId): Result<TablePlan, string> {
  const { plan, problems } = readTable(join(/* turbopackIgnore: true */ process.cwd(), "content", game, "table.json"), game);
  return plan ? ok(plan) : err(`This game has no free table here. ${problems[0]?.message ?? ""}`);
}
