/** What stands on the city, made of what a seat sees, ready to be drawn. Pure. */

import type { FreePiece } from "../../../../engine/games/free/stands.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";

/** The parts of the city's board. */
export const MAP = "map";
const REVENUE = "revenue";
const TURN_ORDER = "turn order";

type Where = readonly (readonly [space: number, count: number])[];

/** Influence, Servers, Directors, Agents with the numbers of their Location tokens, Revenue and the turn order. */
export function cityPieces({ boroughs, agents, players, order }: VirtualRevolutionBoard): FreePiece[] {
  const piece = (
    name: string,
    look: FreePiece["look"],
    part: string,
    player: number,
    on: Where,
    is: FreePiece["is"] = "count",
  ): FreePiece => ({
    ...{ name, is, look, part, player, on },
    mat: -1,
    field: name,
  });
  const many = (count: (borough: (typeof boroughs)[number]) => number): Where =>
    boroughs.flatMap((one) => (count(one) > 0 ? [[one.borough, count(one)] as const] : []));
  return [
    ...players.map(({ player }) =>
      piece(
        "Influence",
        "token",
        MAP,
        player,
        many(({ influence }) => influence[player] ?? 0),
      ),
    ),
    ...players.map(({ player }) =>
      piece(
        "Server",
        "server",
        MAP,
        player,
        many(({ server }) => (server === player ? 1 : 0)),
        "owner",
      ),
    ),
    ...players.map(({ player }) =>
      piece(
        "Director",
        "pawn",
        MAP,
        player,
        many(({ directors }) => directors[player] ?? 0),
      ),
    ),
    ...agents.flatMap(({ card, borough }, slot) =>
      card && borough !== undefined ? [piece(`Agent ${slot + 1}`, "marker", MAP, -1, [[borough, 1]], "figure")] : [],
    ),
    ...players.map(({ player, revenue }) => piece("Revenue", "marker", REVENUE, player, [[revenue, 1]], "counter")),
    ...order.map((player, place) => piece("turn order marker", "marker", TURN_ORDER, player, [[place, 1]], "figure")),
  ];
}
