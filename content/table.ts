/** Reads how a free table of a game is laid. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GameId } from "../engine/cards/card.ts";
import { parsePlan, type TablePlan } from "../engine/games/free/plan.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { readBoards } from "./boards.ts";
import { readSource } from "./file.ts";
import { readJson } from "./json.ts";
import type { Problem } from "./problem.ts";

/**
 * The plan of a file, or everything that is wrong with it. A kind of card that the game does not have is wrong, too. The boards that its pieces stand on
 * are those of `boards.json` beside it; what is wrong in them is said where they are read.
 */
export function readTable(file: string, game: GameId): { readonly plan: TablePlan | undefined; readonly problems: readonly Problem[] } {
  const read = readSource(file);
  if ("problem" in read) return { plan: undefined, problems: [read.problem] };
  const { json, problems } = readJson(read.source);
  if (!json) return { plan: undefined, problems };
  const boardsFile = join(dirname(file), "boards.json");
  const sheets = existsSync(boardsFile) ? readBoards(boardsFile).data : undefined;
  const plan = parsePlan(sheets === undefined ? json.value : { ...(json.value as object), sheets });
  if (!plan.ok) return { plan: undefined, problems: [...problems, ...plan.error.map((message) => json.at([], "", message))] };
  const kinds = gameDefinition(game).kinds.map(({ id }) => id);
  const strange = plan.value.piles.flatMap(({ kinds: named }, i) =>
    named.flatMap((kind, k) =>
      kinds.includes(kind)
        ? []
        : json.at(["piles", i, "kinds", k], `piles.${i}.kinds`, `"${kind}" is not a card kind. Card kinds are ${kinds.join(", ")}.`),
    ),
  );
  return { plan: plan.value, problems: [...problems, ...strange] };
}
