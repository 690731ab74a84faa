/** The backs of its cards: one for each kind, since each kind is a pile of its own. */
import type { Card } from "../../engine/cards/card.ts";
import type { BackLook } from "../backs.ts";
import { diamond } from "../marks.ts";

const [GROUND, COLOUR] = ["#0c0b22", "#b9a2ff"] as const;

export const virtualRevolutionBack = ({ kind, game }: Card): BackLook => ({
  ...{ key: `${game} ${kind}`, ground: GROUND, colour: COLOUR, title: "VIRTUAL REVOLUTION" },
  word: kind.replaceAll("-", " ").toUpperCase(),
  mark: diamond(0, 0, 12, `fill="none" stroke="${COLOUR}" stroke-width="1.6"`) + diamond(0, 0, 6, `fill="${COLOUR}"`),
});
