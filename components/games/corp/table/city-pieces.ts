/** What stands on the city, made of what a seat sees, ready to be drawn. Pure. */
import type { CorpBoard } from "../../../../engine/games/corp/table/scene.ts";
import type { FreePiece } from "../../../../engine/games/free/stands.ts";

/** The part of the board with the city. */
export const STREETS = "streets";

/** HQs and teams; a team has its number. */
export function cityPieces({ players, teams }: CorpBoard): FreePiece[] {
  const piece = (name: string, look: FreePiece["look"], is: FreePiece["is"], player: number, spot: number): FreePiece => ({
    ...{ name, look, is, player, on: [[spot, 1]], part: STREETS, mat: -1, field: name },
  });
  return [
    ...players.map(({ player, hq }) => piece("HQ", "hq", "count", player, hq)),
    ...teams.map(({ player, team, spot }) => piece(`team ${team + 1}`, "pawn", "figure", player, spot)),
  ];
}
