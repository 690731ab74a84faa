/** The games whose cards can be weighed. */
import type { GameId } from "../cards/card.ts";
import type { Weighing } from "../cards/weighing.ts";
import { CORP_WEIGHING } from "./corp/weighing.ts";
import { MEGACORP_WEIGHING } from "./megacorp/weighing.ts";

const WEIGHINGS: Partial<Record<GameId, Weighing>> = { megacorp: MEGACORP_WEIGHING, corp: CORP_WEIGHING };

/** How a game's cards are weighed; undefined where nothing is declared. */
export const weighingOf = (game: GameId): Weighing | undefined => WEIGHINGS[game];
