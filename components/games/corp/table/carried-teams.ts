/** Teams that can be dragged over the city, and what putting them down chooses: the way there, up to the first team that is met. Pure. */
import type { CorpBoard, TeamScene } from "../../../../engine/games/corp/table/scene.ts";
import type { SceneOption } from "../../../../engine/games/scene.ts";
import type { TableView } from "../../../table/match/view.ts";
import { percent, spotName } from "./spot-words.ts";

/** What going to each spot within reach chooses; nothing while this team cannot be moved. */
export function waysOf(
  team: TeamScene,
  board: CorpBoard,
  { options, scene }: TableView,
  names: readonly string[],
): ReadonlyMap<number, SceneOption> {
  const ways = new Map<number, SceneOption>();
  if (team.player !== scene.viewer) return ways;
  const begin = options.find(({ action }) => action.kind === "move" && action["team"] === team.team);
  const steps = new Set(options.flatMap(({ action }) => (action.kind === "go" ? [action["spot"]] : [])));
  for (const { spot, path, chance, meets } of team.reach) {
    const walked = path.slice(0, meets ?? path.length).map((one) => ({ kind: "go", spot: one }));
    const [first, ...then] = begin ? [begin.action, ...walked] : walked;
    if (!first || (!begin && !(team.moves && steps.has(path[0])))) continue;
    const words = `Team ${team.team + 1} to ${spotName(board, spot, names)}, ${path.length} ${path.length === 1 ? "step" : "steps"}`;
    const hint = meets === undefined ? {} : { hint: `Others stand in the way: ${percent(chance)} to get past` };
    ways.set(spot, { action: first, then, words, ...hint });
  }
  return ways;
}
