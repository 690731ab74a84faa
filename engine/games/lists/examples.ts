/** An example position of every game that can be played by its rules; only forms load this. */
import { CORP_EXAMPLE } from "../corp/example.ts";
import type { PlayableGame } from "../game.ts";
import type { GameExample } from "../game-example.ts";
import { MEGACORP_EXAMPLE } from "../megacorp/example.ts";
import { METRORUNNER_EXAMPLE } from "../metrorunner/example.ts";
import { SAN_EXAMPLE } from "../san/example.ts";
import { VIRTUAL_REVOLUTION_EXAMPLE } from "../virtual-revolution/example.ts";

export const EXAMPLES: Readonly<Record<PlayableGame, GameExample>> = {
  san: SAN_EXAMPLE,
  megacorp: MEGACORP_EXAMPLE,
  metrorunner: METRORUNNER_EXAMPLE,
  "virtual-revolution": VIRTUAL_REVOLUTION_EXAMPLE,
  corp: CORP_EXAMPLE,
};
