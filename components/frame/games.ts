/** Which game a page is about. */
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";

/** The game that an address is about: "/GAME/cards/x" → GAME. */
export function gameOfPath(path: string): GameId | undefined {
  const parts = path.split("/");
  return GAME_IDS.find((game) => game === parts[1] || (parts[1] === "docs" && game === parts[2]));
}
