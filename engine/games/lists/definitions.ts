/** What the library, the pages and the deck builder know of every game. */
import { CORP } from "../corp/index.ts";
import type { GameDefinitions } from "../game.ts";
import { MEGACORP } from "../megacorp/index.ts";
import { METRORUNNER } from "../metrorunner/index.ts";
import { SAN } from "../san/index.ts";
import { VIRTUAL_REVOLUTION } from "../virtual-revolution/index.ts";

export const GAMES: GameDefinitions = {
  megacorp: MEGACORP,
  san: SAN,
  "virtual-revolution": VIRTUAL_REVOLUTION,
  metrorunner: METRORUNNER,
  corp: CORP,
};
