/** Megacorp's three backs: green resource, blue main deck, red business and founder (MC-1.16). */
import type { Card } from "../../engine/cards/card.ts";
import type { BackLook } from "../backs.ts";
import { disc, hexagon, triangle } from "../marks.ts";
import { oneOf, textIn } from "../read.ts";

const LOOKS = {
  blue: { ground: "#0a1830", colour: "#6db3ff", word: "MAIN DECK", shape: hexagon },
  green: { ground: "#082016", colour: "#52d691", word: "RESOURCE", shape: disc },
  red: { ground: "#2a0c10", colour: "#ff7d8a", word: "BUSINESS · FOUNDER", shape: triangle },
} as const;

export function megacorpBack(card: Card): BackLook {
  const back = oneOf(textIn(card, "back"), ["blue", "green", "red"]);
  const { ground, colour, word, shape } = LOOKS[back];
  const mark = shape(0, 0, 12, `fill="none" stroke="${colour}" stroke-width="1.6"`) + shape(0, 0, 6, `fill="${colour}"`);
  return { key: `megacorp ${back}`, ground, colour, title: "MEGACORP", word, mark };
}
