/** What stands on the city, made of what a seat sees, ready to be drawn. Pure. */
import type { FreePiece } from "../../../../engine/games/free/stands.ts";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";

/** The parts of the city's board. */
export const ROUTE = "route";
export const RESOURCES = "resources";
export const GRID = "grid";
export const NETWORKS = "networks";
const NOBODY = -1;

type Where = FreePiece["on"];

/** Figures, rogue tokens, cubes on districts, tiles and the brute force token on them. */
export function cityPieces({ stations, districts, colours, players, cells }: MetrorunnerBoard): FreePiece[] {
  const figure = (name: string, look: FreePiece["look"], part: string, player: number, on: Where, kind?: string): FreePiece => ({
    ...{ name, look, part, player, on, is: "figure", mat: -1, field: name },
    ...(kind === undefined ? {} : { kind }),
  });
  const stands = (is: (station: (typeof stations)[number]) => boolean): Where =>
    stations.flatMap((one) => (is(one) ? [[one.station, 1] as const] : []));
  return [
    {
      ...{ name: "tile", is: "tiles", look: "block", part: GRID, player: NOBODY, mat: -1, field: "tile" },
      on: cells.map(({ cell, tile }) => [cell, tile + 1] as const),
      turns: { field: "quarter", values: cells.map(({ quarter }) => quarter) },
    },
    figure(
      "brute force",
      "marker",
      GRID,
      NOBODY,
      cells.flatMap(({ cell, brute }) => (brute ? [[cell, 1] as const] : [])),
    ),
    ...players.map(({ player, colour }) =>
      figure(
        "figure",
        "pawn",
        ROUTE,
        player,
        stands((one) => one.players.includes(player)),
        colour,
      ),
    ),
    figure(
      "gold",
      "pawn",
      ROUTE,
      NOBODY,
      stands(({ gold }) => gold),
      "gold",
    ),
    figure(
      "silver",
      "pawn",
      ROUTE,
      NOBODY,
      stands(({ silver }) => silver),
      "silver",
    ),
    ...colours.map(
      (kind, colour): FreePiece => ({
        ...{ name: "cubes", is: "count", look: "cube", part: RESOURCES, player: NOBODY, mat: -1, field: "cubes", kind },
        on: districts.flatMap(({ cubes }, district) => ((cubes[colour] ?? 0) > 0 ? [[district, cubes[colour] ?? 0] as const] : [])),
      }),
    ),
  ];
}
