/** The backs of its cards: one for each kind, since each kind is a pile of its own. */
import type { Card } from "../../engine/cards/card.ts";
import type { BackLook } from "../backs.ts";
import { hexagon } from "../marks.ts";

const [GROUND, COLOUR] = ["#06201f", "#3fd0bf"] as const;

export const metrorunnerBack = ({ kind, game }: Card): BackLook => ({
  ...{ key: `${game} ${kind}`, ground: GROUND, colour: COLOUR, title: "METRORUNNER" },
  word: kind.replaceAll("-", " ").toUpperCase(),
  mark: hexagon(0, 0, 12, `fill="none" stroke="${COLOUR}" stroke-width="1.6"`) + hexagon(0, 0, 6, `fill="${COLOUR}"`),
});
