/** The drawings of a game's box that no other game has; a game that needs none has no line. */
import type { GameId } from "../../engine/cards/card.ts";
import { CORP_KIT } from "../corp/kit.ts";
import type { OwnDrawings } from "../kit/index.ts";
import { MEGACORP_KIT } from "../megacorp/kit.ts";
import { METRORUNNER_KIT } from "../metrorunner/kit.ts";
import { SAN_KIT } from "../san/kit.ts";
import { VIRTUAL_REVOLUTION_KIT } from "../virtual-revolution/kit.ts";

export const KITS: Readonly<Partial<Record<GameId, OwnDrawings>>> = {
  megacorp: MEGACORP_KIT,
  san: SAN_KIT,
  "virtual-revolution": VIRTUAL_REVOLUTION_KIT,
  metrorunner: METRORUNNER_KIT,
  corp: CORP_KIT,
};
