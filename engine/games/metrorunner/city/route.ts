/** Chapter MR-2: the route and districts of the side that lies up, read from the boards. */
import { at } from "../../../kernel/state.ts";
import { type Boards, boardOf, distances, gridOf, partOf, sideFor } from "../../boards/index.ts";
import { COLOURS, colourIndex, PORTS } from "../fields.ts";
import { CELLS, MOST_PLAYERS } from "../layout.ts";

/** Icons of stations by number (MR-2.2). */
export const ICONS = ["gigs", "assets", "agents", "hack"] as const;
const ICON_WORDS: readonly string[] = ICONS;
export const GIGS = 0;
export const ASSETS = 1;
export const AGENTS = 2;
export const HACK = 3;

export type Route = {
  /** By station, of both sides: what it shows (MR-2.2), the colour of Collect Assets, its districts (MR-2.3), the next one (MR-2.1). */
  readonly icon: readonly number[];
  readonly colour: readonly number[];
  readonly districts: readonly (readonly number[])[];
  readonly next: readonly number[];
  readonly words: readonly string[];
  /** By side and district the station on which its figure starts (MR-3.11). */
  readonly start: readonly (readonly number[])[];
  /** By number of players the side that lies up (MR-3.1). */
  readonly sideOf: readonly number[];
  /** By side its stations in the order of the arrows, from the first one of the file. */
  readonly stations: readonly (readonly number[])[];
  /** Names of the districts by colour. */
  readonly names: readonly string[];
};

const NONE = -1;

/** Reads the route. */
export function routeOf(boards: Boards): Route {
  const board = boardOf(boards, "route");
  const { spaces, next } = partOf(boards, "route");
  const byBoard = board.districts.map(({ id }) => colourIndex(id));
  const sides = board.sides.map(({ id }) => id);
  const districts = spaces.map((space) => space.districts.map((district) => byBoard[district] ?? NONE));
  const icon = spaces.map((space) => ICON_WORDS.indexOf(space.icon ?? ""));
  const ahead = next.map(([first = NONE]) => first);
  return {
    icon,
    colour: spaces.map((space) => colourIndex(space.colour)),
    districts,
    next: ahead,
    words: spaces.map(({ word }) => word),
    start: sides.map((side) =>
      COLOURS.map((_, district) =>
        spaces.findIndex(
          (space, i) => space.side === side && icon[i] === HACK && districts[i]?.length === 1 && districts[i]?.[0] === district,
        ),
      ),
    ),
    sideOf: Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => sides.indexOf(sideFor(board, players) ?? "")),
    stations: sides.map((side) => {
      const first = spaces.findIndex((space) => space.side === side);
      const found: number[] = [];
      for (let station = first; station >= 0 && !found.includes(station); station = at(ahead, station)) found.push(station);
      return found;
    }),
    names: COLOURS.map((colour) => board.districts.find(({ id }) => id === colour)?.name ?? colour),
  };
}

/** What is wrong with boards for these rules, in sentences (MR-2, MR-1.3). */
export function boardFaults(boards: Boards): string[] {
  const route = routeOf(boards);
  const part = partOf(boards, "route");
  const faults: string[] = [];
  part.spaces.forEach(({ word }, station) => {
    if (route.icon[station] === NONE) faults.push(`${word} shows none of ${ICONS.join(", ")} (MR-2.2)`);
    if (route.icon[station] === ASSETS && route.colour[station] === NONE) faults.push(`${word} collects assets of no colour (MR-2.2)`);
    const own = route.districts[station]?.length ?? 0;
    if (own < 1 || own > 2 || route.districts[station]?.includes(NONE))
      faults.push(`${word} lies in ${own} districts; it needs one or two (MR-2.3)`);
    if (part.next[station]?.length !== 1)
      faults.push(`${word} leads to ${part.next[station]?.length ?? 0} stations; it needs exactly one (MR-2.1)`);
  });
  for (const [side, starts] of route.start.entries())
    for (const [district, station] of starts.entries())
      if (station === NONE) faults.push(`Side ${side + 1} has no Hack station inside ${route.names[district]} (MR-2.4)`);
  route.sideOf.forEach((side, players) => {
    if (players === 0) return;
    const stations = route.stations[side];
    if (stations === undefined) faults.push(`No side of the board is for ${players} players (MR-3.1)`);
    else if (stations.length <= Math.max(players, 3))
      faults.push(`Side ${side + 1} has ${stations.length} stations, too few for ${players} players (MR-5.1)`);
    else if (
      distances(part, at(stations, 0)).filter((far) => far >= 0).length !==
      part.spaces.filter((space) => space.side === part.spaces[at(stations, 0)]?.side).length
    )
      faults.push(`The route of side ${side + 1} is not one ring (MR-2.1)`);
  });
  const grid = gridOf(partOf(boards, "grid"));
  if (grid.columns * grid.rows !== CELLS || grid.columns !== 3) faults.push("The grid needs three rows and three columns (MR-2.6)");
  if (grid.tiles.filter(({ open }) => open === 0).length !== 1) faults.push("Exactly one tile is closed: the skull (MR-11.11)");
  for (const port of PORTS) if (!grid.nodes.some(({ id }) => id === port)) faults.push(`The grid has no node ${port} (3.7)`);
  return faults;
}
