/** What binds the rules of every game that can be played by them to cards. */
import { openCorp } from "../corp/open.ts";
import type { OpenGames } from "../game.ts";
import { openMegacorp } from "../megacorp/open.ts";
import { openMetrorunner } from "../metrorunner/open.ts";
import { openSan } from "../san/open.ts";
import { openVirtualRevolution } from "../virtual-revolution/open.ts";

export const OPEN: OpenGames = {
  san: openSan,
  megacorp: openMegacorp,
  metrorunner: openMetrorunner,
  "virtual-revolution": openVirtualRevolution,
  corp: openCorp,
};
