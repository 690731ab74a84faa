/** The backs of its cards: one for each kind, since each kind is a pile of its own. */
import type { Card } from "../../engine/cards/card.ts";
import type { BackLook } from "../backs.ts";
import { square } from "../marks.ts";

const [GROUND, COLOUR] = ["#141a22", "#5ccbe0"] as const;

export const corpBack = ({ kind, game }: Card): BackLook => ({
  ...{ key: `${game} ${kind}`, ground: GROUND, colour: COLOUR, title: "CORP" },
  word: kind.replaceAll("-", " ").toUpperCase(),
  mark: square(0, 0, 12, `fill="none" stroke="${COLOUR}" stroke-width="1.6"`) + square(0, 0, 6, `fill="${COLOUR}"`),
});
