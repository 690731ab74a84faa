/** The same as `rules.ts`, each game loaded by itself: for what plays one game, such as a worker. */
import type { OpenGamesApart } from "../game.ts";

export const OPEN_APART: OpenGamesApart = {
  san: async () => (await import("../san/open.ts")).openSan,
  megacorp: async () => (await import("../megacorp/open.ts")).openMegacorp,
  metrorunner: async () => (await import("../metrorunner/open.ts")).openMetrorunner,
  "virtual-revolution": async () => (await import("../virtual-revolution/open.ts")).openVirtualRevolution,
  corp: async () => (await import("../corp/open.ts")).openCorp,
};
