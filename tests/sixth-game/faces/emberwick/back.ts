/** Emberwick's back: one for all cards. */
import type { BackLook } from "../backs.ts";
import { disc } from "../marks.ts";

const COLOUR = "#ff9f5a";

export const emberwickBack = (): BackLook => ({
  ...{ key: "emberwick", ground: "#1a0f08", colour: COLOUR, title: "EMBERWICK", word: "" },
  mark: disc(0, 0, 12, `fill="${COLOUR}"`),
});
