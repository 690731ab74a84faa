/** A Verse: a world behind a portal. */
import type { Card } from "../../engine/cards/card.ts";
import { type Canvas, type Drawing, gradient } from "../canvas.ts";
import { clausesOf, drawClauses } from "../clauses.ts";
import { DIM, MONEY, ON_MONEY, PAPER, PINK, WHITE } from "../colours.ts";
import { circle, coin } from "../marks.ts";
import { numberIn, textIn } from "../read.ts";
import { ellipsis, nameLines, SMALLEST, text, widthOf } from "../svg.ts";
import { coloursOf, GENRES, LARGE_PT, LILAC, notation, rowsOf } from "./look.ts";

/** What creating any Verse costs and gives, and what a renewal costs (VR-9.7). */
const CREATE = { price: 7, revenue: "+1", corruption: "+1", renew: "2 €" } as const;

/** A world behind a portal; what it takes to go Online, what that gives, what it is worth. */
export function verse(card: Card, { id, art, written }: Canvas): Drawing {
  const field = "#090712";
  const genre = `VERSE  ·  ${GENRES[textIn(card, "genre")] ?? "NO GENRE"}`;
  const { lines, size } = nameLines("display7", card.name, 5.6, 4.2, 43, 4.6);
  const step = size * 1.06;
  const chips = [
    [coin(5.9, 46.4, 1.9, "€"), CREATE.revenue, "revenue", MONEY],
    [circle(24.8, 46.4, 1.9, `fill="${PINK}"`) + circle(24.8, 46.4, 0.8, 'fill="#140f28"'), CREATE.corruption, "corruption", PINK],
    [
      `<path d="M42.4 46.4a1.5 1.5 0 1 1 .5 1.1M42 47.9l.7 -.9 .9 .7" fill="none" stroke="${PAPER}" stroke-width=".45"/>`,
      CREATE.renew,
      "renew",
      PAPER,
    ],
  ] as const;
  const rows = rowsOf(clausesOf(card.text, ["Mission", "Bonus", "End"]), { Mission: WHITE, Bonus: MONEY, End: LILAC }, LILAC);
  const clauses = drawClauses(
    rows,
    { x: 4, y: 52.8, right: 60, bottom: 82.4 },
    { notation: written(notation), colours: coloursOf(LILAC), indent: 14, steps: LARGE_PT },
  );
  const cap = numberIn(card, "cap");
  const shade = gradient(id("t"), [
    [0, field, 0.96],
    [0.6, field, 0.72],
    [1, field, 0],
  ]);
  const svg =
    `<defs>${shade}</defs><rect x="-3" y="-3" width="69" height="94" fill="${field}"/>${art(-3, -3, 69, 46)}<rect x="-3" y="-3" width="69" height="23" fill="url(#${id("t")})"/>` +
    lines.map((line, i) => text(4, 8.2 + i * step, size, "display7", WHITE, line)).join("") +
    text(4, 11.4 + (lines.length - 1) * step, 2.2, "bold", "#d9ccff", genre, { spacing: 0.18 }) +
    `<path d="M49.6 3.4H60V10.4L57.2 13.2H49.6Z" fill="${MONEY}"/>` +
    text(54.8, 9.3, 5.4, "display7", ON_MONEY, `€${CREATE.price}`, { anchor: "middle" }) +
    text(50.3, 12.2, SMALLEST, "bold", ON_MONEY, "CREATE") +
    `<rect x="-3" y="42.6" width="69" height="7.6" fill="#140f28" opacity=".94"/><path d="M-3 42.6H66" stroke="${LILAC}" stroke-width=".25"/>` +
    chips
      .map(([mark, value, word, colour], i) => {
        const x = 4 + i * 18.9;
        return (
          mark +
          text(x + 4.6, 47.5, 3.1, "display7", colour, value) +
          text(x + 5.2 + widthOf("display7", 3.1, value), 47.4, SMALLEST, "text", "#cfc6ea", word)
        );
      })
      .join("") +
    clauses.svg +
    text(4, 85, SMALLEST, "mono", DIM, ellipsis("mono", `${card.set} ${card.number}`, SMALLEST, 30)) +
    text(59.4, 85, SMALLEST, "mono", DIM, cap === undefined ? "" : `AT MOST ${cap} VP`, { anchor: "end" });
  return { svg, layouts: clauses.layouts };
}
