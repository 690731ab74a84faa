/** Which of the options are about which spot of the city: a station, or the cubes of a district. Pure. */

import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import type { SceneOption } from "../../../../engine/games/scene.ts";
import type { Player } from "../../../../engine/kernel/state.ts";
import type { Numbered, TableView } from "../../../table/match/view.ts";

export type SpotKey = `station ${number}` | `district ${number}`;
export const stationSpot = (station: number): SpotKey => `station ${station}`;
export const districtSpot = (district: number): SpotKey => `district ${district}`;

/** What the icon of the own station gives. */
const LOCATION: ReadonlySet<string> = new Set(["acquire gigs", "collect assets", "contact agents", "hack"]);

/** Where a player's figure stands; -1 before it does. */
export const standsAt = ({ stations }: MetrorunnerBoard, player: Player): number =>
  stations.find(({ players }) => players.includes(player))?.station ?? -1;

/** The spot that an option is about. */
export function spotOfOption({ action }: SceneOption, board: MetrorunnerBoard, player: Player): SpotKey | undefined {
  const { kind, stations, station, district } = action;
  if (kind === "move" && typeof stations === "number") {
    const to = board.stations.find(({ ahead }) => ahead === stations);
    return to && stationSpot(to.station);
  }
  if (kind === "car service" && typeof station === "number") return stationSpot(station);
  if (kind === "collect" && typeof district === "number") return districtSpot(district);
  return LOCATION.has(kind) ? stationSpot(standsAt(board, player)) : undefined;
}

/** By spot what can be chosen about it, with the numbers of the list; the plain way stands first. */
export function spotOptions({ options, scene }: TableView, board: MetrorunnerBoard): ReadonlyMap<SpotKey, readonly Numbered[]> {
  const about = new Map<SpotKey, Numbered[]>();
  options.forEach((option, i) => {
    const spot = spotOfOption(option, board, scene.active);
    if (spot === undefined) return;
    about.set(spot, [...(about.get(spot) ?? []), { number: i + 1, option }]);
  });
  return about;
}
