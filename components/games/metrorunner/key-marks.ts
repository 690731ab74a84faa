/** The squares of the colours, as on cards. */
import type { KeyMarks } from "../key-mark.tsx";

const SQUARE = "M2 2h10v10H2z";

export const METRORUNNER_KEY_MARKS: KeyMarks = {
  black: { path: SQUARE, colour: "#47515c" },
  purple: { path: SQUARE, colour: "#9a54d0" },
  red: { path: SQUARE, colour: "#d0403a" },
  orange: { path: SQUARE, colour: "#d9761f" },
  blue: { path: SQUARE, colour: "#2f7fd6" },
};
