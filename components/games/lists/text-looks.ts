/** How words and amounts look in the texts of games that have such. */
import type { GameId } from "../../../engine/cards/game-ids.ts";
import { CORP_TEXT_LOOK } from "../corp/text-look.ts";
import { MEGACORP_TEXT_LOOK } from "../megacorp/text-look.ts";
import { SAN_TEXT_LOOK } from "../san/text-look.ts";
import type { TextLook } from "../text-look.ts";

export const TEXT_LOOKS: Readonly<Partial<Record<GameId, TextLook>>> = {
  megacorp: MEGACORP_TEXT_LOOK,
  san: SAN_TEXT_LOOK,
  corp: CORP_TEXT_LOOK,
};
