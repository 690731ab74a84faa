/** Backs of cards (visual.md): dark, quiet, and told apart by shape and word, so that a deck is known by its back. Origin: the corner of the trim. */
import type { Card, GameId } from "../engine/cards/card.ts";
import { BACKS_OF } from "./lists/backs.ts";
import { n, shrink, text } from "./svg.ts";

/** Width and height of a card, and the bleed around it, mm. */
const [W, H, BLEED] = [63, 88, 3];

/** How a back looks: its colours, the words in its middle, and a mark about (0, 0) of radius 12. */
export type BackLook = {
  readonly key: string;
  readonly ground: string;
  readonly colour: string;
  readonly title: string;
  readonly word: string;
  readonly mark: string;
  /** What stands at the upper and lower edge in place of the title, each read from its own side. */
  readonly edges?: readonly [upper: string, lower: string];
};

/** Which back a card has: cards with one key look alike from behind. */
export const backOf = (card: Card): BackLook => BACKS_OF[card.game satisfies GameId](card);

/** A back as markup with 3 mm of bleed. */
export function drawBack({ ground, colour, title, word, mark, edges }: BackLook): string {
  const lines = Array.from({ length: 16 }, (_, i) => `M-3 ${n(-20 + i * 8)}L66 ${n(10 + i * 8)}`).join("");
  const turned = (markup: string) => `<g transform="rotate(180 ${W / 2} ${H / 2})">${markup}</g>`;
  const fitted = shrink("display7", title, 4.6, 2.8, W - 15, 0.5);
  const name = text(W / 2, 14, fitted.size, "display7", colour, fitted.text, { anchor: "middle", spacing: 0.5 });
  const [upper, lower] = edges ?? [turned(name), turned(name)];
  return (
    `<rect x="-${BLEED}" y="-${BLEED}" width="${W + 2 * BLEED}" height="${H + 2 * BLEED}" fill="${ground}"/>` +
    `<path d="${lines}" fill="none" stroke="${colour}" stroke-width=".25" opacity=".22"/>` +
    `<rect x="4.5" y="4.5" width="${W - 9}" height="${H - 9}" rx="2" fill="${ground}" fill-opacity=".7" stroke="${colour}" stroke-width=".5"/>` +
    `<g transform="translate(${W / 2} ${H / 2 - 3})">${mark}</g>` +
    (word === "" ? "" : text(W / 2, H / 2 + 17, 3.6, "display6", colour, word, { anchor: "middle", spacing: 0.6 })) +
    (edges ? upper : name) +
    lower
  );
}
