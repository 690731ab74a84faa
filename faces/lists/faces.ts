/** The painters of every game, for the server and commands. A page loads those of the game that it shows. */
import type { GameId } from "../../engine/cards/card.ts";
import { CORP_FACES } from "../corp/index.ts";
import type { GameFaces } from "../draw.ts";
import { MEGACORP_FACES } from "../megacorp/index.ts";
import { METRORUNNER_FACES } from "../metrorunner/index.ts";
import { SAN_FACES } from "../san/index.ts";
import { VIRTUAL_REVOLUTION_FACES } from "../virtual-revolution/index.ts";

export const FACES = {
  megacorp: MEGACORP_FACES,
  san: SAN_FACES,
  "virtual-revolution": VIRTUAL_REVOLUTION_FACES,
  metrorunner: METRORUNNER_FACES,
  corp: CORP_FACES,
} satisfies Readonly<Record<GameId, GameFaces>>;
