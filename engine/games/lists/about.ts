/** Every game in a few words, in the order in which they are offered to be played. Every page loads this. */
import type { GameId } from "../../cards/game-ids.ts";
import { CORP_ABOUT } from "../corp/about.ts";
import type { GameAbout } from "../game-about.ts";
import { MEGACORP_ABOUT } from "../megacorp/about.ts";
import { METRORUNNER_ABOUT } from "../metrorunner/about.ts";
import { SAN_ABOUT } from "../san/about.ts";
import { VIRTUAL_REVOLUTION_ABOUT } from "../virtual-revolution/about.ts";

export const ABOUT = {
  san: SAN_ABOUT,
  megacorp: MEGACORP_ABOUT,
  "virtual-revolution": VIRTUAL_REVOLUTION_ABOUT,
  metrorunner: METRORUNNER_ABOUT,
  corp: CORP_ABOUT,
} as const satisfies { readonly [Id in GameId]: GameAbout<Id> };
