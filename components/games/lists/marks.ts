/** The mark of every game. Every page loads this. */
import type { GameId } from "../../../engine/cards/card.ts";
import { CORP_MARK } from "../corp/mark.ts";
import type { Mark } from "../mark.ts";
import { MEGACORP_MARK } from "../megacorp/mark.ts";
import { METRORUNNER_MARK } from "../metrorunner/mark.ts";
import { SAN_MARK } from "../san/mark.ts";
import { VIRTUAL_REVOLUTION_MARK } from "../virtual-revolution/mark.ts";

export const GAME_MARKS = {
  megacorp: MEGACORP_MARK,
  san: SAN_MARK,
  "virtual-revolution": VIRTUAL_REVOLUTION_MARK,
  metrorunner: METRORUNNER_MARK,
  corp: CORP_MARK,
} satisfies Readonly<Record<GameId, Mark>>;
