/** The painters of every game, loaded when a page first shows its cards: a page of one game carries no other game's along. */
import type { GameId } from "../../../engine/cards/card.ts";
import type { GameFaces } from "../../../faces/draw.ts";

export const LOAD_FACES = {
  megacorp: async () => (await import("../../../faces/megacorp/index.ts")).MEGACORP_FACES,
  san: async () => (await import("../../../faces/san/index.ts")).SAN_FACES,
  "virtual-revolution": async () => (await import("../../../faces/virtual-revolution/index.ts")).VIRTUAL_REVOLUTION_FACES,
  metrorunner: async () => (await import("../../../faces/metrorunner/index.ts")).METRORUNNER_FACES,
  corp: async () => (await import("../../../faces/corp/index.ts")).CORP_FACES,
} satisfies Readonly<Record<GameId, () => Promise<GameFaces>>>;
