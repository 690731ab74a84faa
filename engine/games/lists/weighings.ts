/** How the cards of a game are weighed, for the games whose cards can be: the others are left out. */
import type { GameId } from "../../cards/card.ts";
import type { Weighing } from "../../cards/weighing.ts";
import { CORP_WEIGHING } from "../corp/weighing.ts";
import { MEGACORP_WEIGHING } from "../megacorp/weighing.ts";

export const WEIGHINGS: Partial<Record<GameId, Weighing>> = {
  megacorp: MEGACORP_WEIGHING,
  corp: CORP_WEIGHING,
};
