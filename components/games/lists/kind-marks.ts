/** The marks of every game's kinds, for pages that cannot know beforehand which game they show. */
import type { GameId } from "../../../engine/cards/card.ts";
import type { KindMarks } from "../../cards/marks.tsx";
import { CORP_MARKS } from "../corp/kind-marks.ts";
import { MEGACORP_MARKS } from "../megacorp/kind-marks.ts";
import { METRORUNNER_MARKS } from "../metrorunner/kind-marks.ts";
import { SAN_MARKS } from "../san/kind-marks.ts";
import { VIRTUAL_REVOLUTION_MARKS } from "../virtual-revolution/kind-marks.ts";

export const KIND_MARKS: Readonly<Record<GameId, KindMarks>> = {
  megacorp: MEGACORP_MARKS,
  san: SAN_MARKS,
  "virtual-revolution": VIRTUAL_REVOLUTION_MARKS,
  metrorunner: METRORUNNER_MARKS,
  corp: CORP_MARKS,
};
