/** The marks of the keys of numbers, in games whose cards have marks for them. */
import type { GameId } from "../../../engine/cards/card.ts";
import type { KeyMarks } from "../key-mark.tsx";
import { MEGACORP_KEY_MARKS } from "../megacorp/key-marks.ts";
import { METRORUNNER_KEY_MARKS } from "../metrorunner/key-marks.ts";

export const KEY_MARKS: Readonly<Partial<Record<GameId, KeyMarks>>> = {
  megacorp: MEGACORP_KEY_MARKS,
  metrorunner: METRORUNNER_KEY_MARKS,
};
