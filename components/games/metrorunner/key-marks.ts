/** The squares of the colours, as on cards. */
import { COLOURS } from "../../../engine/games/metrorunner/fields.ts";
import { legibleTone } from "../../../faces/boards/skin.ts";
import type { KeyMarks } from "../key-mark.tsx";

const SQUARE = "M2 2h10v10H2z";

export const METRORUNNER_KEY_MARKS: KeyMarks = Object.fromEntries(
  COLOURS.map((colour) => [colour, { path: SQUARE, colour: legibleTone(colour) }]),
);
