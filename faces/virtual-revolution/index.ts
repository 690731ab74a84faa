/** Virtual Revolution faces. Each kind of card has its own; the small levels of detail are alike. */
import type { Card } from "../../engine/cards/card.ts";
import { AGENT_TYPES, KINDS } from "../../engine/games/virtual-revolution/fields.ts";
import { mix } from "../art/palette.ts";
import type { Canvas, Drawing } from "../canvas.ts";
import { INK, MONEY } from "../colours.ts";
import type { GameFaces } from "../draw.ts";
import { numeral } from "../figures.ts";
import { type LabelWords, listed } from "../label.ts";
import { circle, hexagon } from "../marks.ts";
import { digitsOf, listIn, numberIn, oneOf, textIn } from "../read.ts";
import { drawChip, drawTile, signCorner, signSlab } from "../small.ts";
import { n, shrink, text } from "../svg.ts";
import { agent } from "./agent.ts";
import { GENRES, lookOf, typeSign } from "./look.ts";
import { poster } from "./poster.ts";
import { verse } from "./verse.ts";

/** Draws a card of any kind. */
function face(card: Card, canvas: Canvas): Drawing {
  if (card.kind === "verse") return verse(card, canvas);
  if (card.kind === "agent") return agent(card, canvas);
  return poster(card, canvas);
}

/** The sign of a kind within a radius: an Agent's type, a Verse's portal, a Location's number … */
function kindSign(card: Card, cx: number, cy: number, r: number): string {
  const number = numberIn(card, "borough");
  const letters = (word: string) => numeral(cx, cy, r * 1.8, r * 2.2, INK, word);
  switch (card.kind) {
    case "agent":
      return typeSign(oneOf(textIn(card, "agentType"), AGENT_TYPES), cx, cy, r, INK);
    case "verse":
      return (
        circle(cx, cy, r * 0.8, `fill="none" stroke="${INK}" stroke-width="${n(r * 0.28)}"`) + circle(cx, cy, r * 0.34, `fill="${INK}"`)
      );
    case "necroverse":
      return `<path d="M${n(cx - r * 0.7)} ${n(cy - r * 0.7)}L${n(cx + r * 0.7)} ${n(cy + r * 0.7)}M${n(cx + r * 0.7)} ${n(cy - r * 0.7)}L${n(cx - r * 0.7)} ${n(cy + r * 0.7)}" stroke="${INK}" stroke-width="${n(r * 0.4)}"/>`;
    case "corruption":
      return circle(cx, cy, r * 0.8, `fill="${INK}"`);
    case "objective":
      return hexagon(cx, cy, r * 0.8, `fill="none" stroke="${INK}" stroke-width="${n(r * 0.3)}"`);
    case "title":
      return letters(listIn(card, "districts")[0] ?? "T");
    case "location":
      return letters(number === undefined ? "1st" : String(number));
    default:
      return `<path d="M${n(cx)} ${n(cy - r * 0.8)}L${n(cx + r * 0.8)} ${n(cy)}H${n(cx + r * 0.3)}V${n(cy + r * 0.8)}H${n(cx - r * 0.3)}V${n(cy)}H${n(cx - r * 0.8)}Z" fill="${INK}"/>`;
  }
}

/** What a kind is counted by: level, genre, points, district, Action. */
function footWord(card: Card): string {
  const cap = numberIn(card, "cap");
  switch (card.kind) {
    case "agent":
      return `LEVEL ${numberIn(card, "level") ?? 1}`;
    case "verse":
      return GENRES[textIn(card, "genre")] ?? "";
    case "objective":
      return cap === undefined ? "OBJECTIVE" : `≤ ${cap} VP`;
    case "boost":
      return textIn(card, "action").toUpperCase();
    case "location":
      return listIn(card, "districts").join(" ");
    default:
      return card.kind.toUpperCase();
  }
}

function tile(card: Card, canvas: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const word = shrink("display7", footWord(card), 7.4, 4.4, 56, 0.2);
  const foot = text(31.5, 81.4, word.size, "display7", colour, word.text, { anchor: "middle", spacing: 0.2 });
  const corner = signCorner(colour, kindSign(card, 9.5, 9.5, 6));
  return drawTile(canvas, { name: card.name, colour, ground: mix(palette.deep, INK, 0.4), corner, foot });
}

/** What a chip shows below its sign. */
function chipWord(card: Card): string {
  switch (card.kind) {
    case "agent":
      return String(numberIn(card, "level") ?? 1);
    case "verse":
      return "€7";
    case "corruption":
      return textIn(card, "form");
    case "necroverse":
      return digitsOf(card);
    case "title":
      return "T";
    default:
      return footWord(card);
  }
}

function chip(card: Card, _canvas: Canvas): Drawing {
  const { colour, palette } = lookOf(card);
  const word = shrink("display7", chipWord(card), 28, 9, 56);
  const tint = card.kind === "verse" ? MONEY : colour;
  const bottom = text(31.5, 64 + word.size * 0.36, word.size, "display7", tint, word.text, { anchor: "middle" });
  return drawChip({ colour, ground: mix(palette.dark, INK, 0.3), top: signSlab(colour, kindSign(card, 31.5, 20, 13)), bottom });
}

const GENRE_WORDS: Readonly<Record<string, string>> = {
  sf: "science fiction",
  fantasy: "fantasy",
  horror: "horror",
  adventure: "adventure",
};

/** Its words for whoever cannot see it. */
function label(card: Card): LabelWords {
  const level = numberIn(card, "level");
  const borough = numberIn(card, "borough");
  const cap = numberIn(card, "cap");
  return {
    head: [
      card.kind,
      textIn(card, "agentType"),
      level === undefined ? "" : `level ${level}`,
      GENRE_WORDS[textIn(card, "genre")] ?? "",
      textIn(card, "action") === "" ? "" : `boosts ${textIn(card, "action")}`,
      borough === undefined ? "" : `borough ${borough}`,
      listIn(card, "districts").length > 0 ? `district ${listed(listIn(card, "districts"))}` : "",
    ],
    rest: [cap === undefined ? "" : `at most ${cap} points`],
  };
}

/** The faces of Virtual Revolution's cards. */
export const VIRTUAL_REVOLUTION_FACES: GameFaces = { kinds: KINDS, face, tile, chip, label };
