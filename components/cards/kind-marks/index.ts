/** The marks of every game's kinds, for pages that cannot know beforehand which game they show. */
import type { GameId } from "../../../engine/cards/card.ts";
import type { KindMarks } from "../marks.tsx";
import { CORP_MARKS } from "./corp.ts";
import { MEGACORP_MARKS } from "./megacorp.ts";
import { METRORUNNER_MARKS } from "./metrorunner.ts";
import { SAN_MARKS } from "./san.ts";
import { VIRTUAL_REVOLUTION_MARKS } from "./virtual-revolution.ts";

export const KIND_MARKS: Readonly<Record<GameId, KindMarks>> = {
  megacorp: MEGACORP_MARKS,
  san: SAN_MARKS,
  "virtual-revolution": VIRTUAL_REVOLUTION_MARKS,
  metrorunner: METRORUNNER_MARKS,
  corp: CORP_MARKS,
};
