/** Names of the games for menus and crumbs. The full definitions stay out of what every page loads. */
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";

export const GAME_NAMES: Readonly<Record<GameId, string>> = {
  megacorp: "Megacorp",
  san: "San",
  "virtual-revolution": "Virtual Revolution",
  metrorunner: "Metrorunner",
  corp: "CORP",
};

/** The game that an address is about: "/san/cards/x" → san. */
export function gameOfPath(path: string): GameId | undefined {
  const parts = path.split("/");
  return GAME_IDS.find((game) => game === parts[1] || (parts[1] === "docs" && game === parts[2]));
}
