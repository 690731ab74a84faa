/** Which of the options are about which spot of the city. Pure. */
import type { CorpBoard, TeamScene } from "../../../../engine/games/corp/table/scene.ts";
import type { SceneOption } from "../../../../engine/games/scene.ts";
import type { Numbered, TableView } from "../../../table/match/view.ts";

const OF_TEAMS: ReadonlySet<string> = new Set(["move", "disband", "reform", "bring home"]);
/** Teams of whichever player: whom one meets, and which one a text is about (CORP-R87). */
const OF_ANY_TEAM: ReadonlySet<string> = new Set(["meet", "team"]);
/** What is chosen where the moving team stands. */
const OF_MOVER: ReadonlySet<string> = new Set(["stop", "ask to pass", "sneak", "hack", "attack", "fight on", "retreat"]);

/** A team of a player, if it is on the map. */
export const teamOf = ({ teams }: CorpBoard, player: number, team: number): TeamScene | undefined =>
  teams.find((one) => one.player === player && one.team === team);

/** The spot that an option is about; `viewer` chooses. */
export function spotOfOption({ action }: SceneOption, board: CorpBoard, viewer: number): number | undefined {
  const { kind, spot, team, player } = action;
  if ((kind === "go" || kind === "use building") && typeof spot === "number") return spot;
  if (kind === "infiltrate" && typeof player === "number") return board.players[player]?.hq;
  if (OF_ANY_TEAM.has(kind) && typeof player === "number" && typeof team === "number") return teamOf(board, player, team)?.spot;
  if (OF_TEAMS.has(kind) && typeof team === "number") return teamOf(board, viewer, team)?.spot;
  if (kind === "assemble") return board.players[viewer]?.hq;
  return OF_MOVER.has(kind) ? board.teams.find(({ moves }) => moves)?.spot : undefined;
}

/** By spot what can be chosen about it, with the numbers of the list. */
export function spotOptions({ options, scene }: TableView, board: CorpBoard): ReadonlyMap<number, readonly Numbered[]> {
  const about = new Map<number, Numbered[]>();
  options.forEach((option, i) => {
    const spot = spotOfOption(option, board, scene.viewer);
    if (spot === undefined || spot < 0) return;
    about.set(spot, [...(about.get(spot) ?? []), { number: i + 1, option }]);
  });
  return about;
}
