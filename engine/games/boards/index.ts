/** Boards: what games with a map, tracks, a grid of tiles or mats declare and ask. `parse.ts` reads their data, `pieces.ts` says what stands on them. */
export {
  type Board,
  type Boards,
  boardNamed,
  boardOf,
  type Grid,
  type Part,
  type Point,
  partOf,
  type Space,
  sideFor,
  spaceOf,
  spacesOf,
  type Tile,
} from "./board.ts";
export { type BoardFault, parseBoards } from "./parse.ts";
export { cardSpaces, counted, owned, standing, tilesOn, turnsOn } from "./pieces.ts";
export { attached, carried, gridOf, joined, openings, shifted, swapped, turnedOpen } from "./tiles.ts";
export { along, distance, distances, inDistrict, neighbours, stopsAhead, within } from "./ways.ts";
