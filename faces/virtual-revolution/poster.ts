/** The smaller Virtual Revolution cards: Necroverses and Corruption on black with a magenta hatch; goals, Titles, Boosts and Locations. */
import type { Card } from "../../engine/cards/card.ts";
import { mix } from "../art/palette.ts";
import { type Canvas, type Drawing, gradient } from "../canvas.ts";
import { clausesOf, drawClauses, largestPicture } from "../clauses.ts";
import { DIM, INK, PAPER, WHITE } from "../colours.ts";
import { numeral } from "../figures.ts";
import { hexagon } from "../marks.ts";
import { flagIn, listIn, numberIn, textIn } from "../read.ts";
import { ellipsis, n, nameLines, SMALLEST, shrink, text, widthOf } from "../svg.ts";
import { coloursOf, lookOf, notation, rowsOf, splitAction } from "./look.ts";

/** Cards with little text set it larger. */
const LARGE_PT = [10, 9.5, 9, 8.5, 8, 7.75, 7.5, 7.25, 7];
const STRIKES: Readonly<Record<string, string>> = { sf: "SCI-FI", combatant: "COMBAT", technician: "TECH", diplomat: "DIPLO" };
const ACTIONS: Readonly<Record<string, string>> = {
  work: "WORK",
  recruit: "RECRUIT",
  server: "BUILD SERVER",
  verse: "CREATE VERSE",
  donate: "DONATE",
};
const TIMINGS: Readonly<Record<string, string>> = {
  "own turn": "ON YOUR TURN",
  "with work": "WITH WORK",
  "with server": "WITH BUILD SERVER",
  reaction: "REACTION, OUTSIDE YOUR TURN",
};

/** Any kind but Verse and Agent: picture, emblem, name, a line that says what it is, and its clauses. */
export function poster(card: Card, canvas: Canvas): Drawing {
  const heights = card.kind === "necroverse" ? [42, 38, 34] : [50, 46, 42, 38, 34];
  return largestPicture(heights, (artBottom) => drawPoster(card, canvas, artBottom));
}

function drawPoster(card: Card, canvas: Canvas, artBottom: number): Drawing {
  const { colour, palette } = lookOf(card);
  const dark = card.kind === "necroverse" || card.kind === "corruption";
  const ground = dark ? "#050305" : mix(palette.deep, INK, 0.35);
  const { lines, size } = nameLines("display7", card.name, 5.2, 4, 55.4, 4.3);
  const nameY = artBottom + 8.6;
  const ruleY = nameY + (lines.length - 1) * size * 1.08 + 5.4;
  const kind = shrink("bold", kindLine(card), 2.2, SMALLEST, 55.4, 0.18);
  const clauses = drawClauses(
    clauseRows(card, colour),
    { x: 4, y: ruleY + 3.4, right: 59.4, bottom: 81.6 },
    { notation: canvas.written(notation), colours: coloursOf(colour), indent: card.kind === "necroverse" ? 15.4 : 0, steps: LARGE_PT },
  );
  const shade = gradient(canvas.id("f"), [
    [0, ground, 0],
    [1, ground],
  ]);
  const svg =
    `<defs>${shade}${dark ? hatchPattern(canvas.id("h"), colour) : ""}</defs><rect x="-3" y="-3" width="69" height="94" fill="${ground}"/>` +
    canvas.art(-3, -3, 69, artBottom + 3) +
    `<rect x="-3" y="${artBottom - 12}" width="69" height="12.2" fill="url(#${canvas.id("f")})"/>` +
    (dark
      ? hatchFrame(canvas.id("h"), colour, artBottom)
      : `<path d="M4 ${n(artBottom + 1.4)}H20" stroke="${colour}" stroke-width=".9"/>`) +
    emblem(card, colour) +
    lines.map((line, i) => text(4, nameY + i * size * 1.08, size, "display7", WHITE, line)).join("") +
    text(4, ruleY - 1.6, kind.size, "bold", colour, kind.text, { spacing: 0.18 }) +
    clauses.svg +
    text(4, 85, SMALLEST, "mono", DIM, ellipsis("mono", `${card.set} ${card.number}`, SMALLEST, 30)) +
    text(59.4, 85, SMALLEST, "mono", DIM, "VIRTUAL REVOLUTION", { anchor: "end" });
  return { svg, layouts: clauses.layouts };
}

function clauseRows(card: Card, colour: string) {
  if (card.kind === "boost") {
    const [, rest] = splitAction(card.text);
    return [{ label: "", body: rest, colour }];
  }
  const labels = ["Minimum", "Global", "Maximum", "End", "Setup", "Play"];
  const colours = { Minimum: "#9fe3b4", Global: PAPER, Maximum: colour, End: WHITE, Setup: DIM, Play: colour };
  return rowsOf(clausesOf(card.text, labels), colours, colour);
}

function kindLine(card: Card): string {
  switch (card.kind) {
    case "necroverse":
      return ["NECROVERSE", flagIn(card, "final") ? "FINAL ROUND" : "", flagIn(card, "simultaneous") ? "ALL PARTS AT ONCE" : ""]
        .filter((word) => word !== "")
        .join("  ·  ");
    case "corruption":
      return flagIn(card, "priority") ? "CORRUPTION  ·  RESOLVED FIRST" : "CORRUPTION";
    case "title":
      return `TITLE  ·  ${TIMINGS[textIn(card, "timing")] ?? "ON YOUR TURN"}`;
    case "boost":
      return `BOOST  ·  ${ACTIONS[textIn(card, "action")] ?? "NO ACTION"}`;
    default:
      return card.kind.toUpperCase();
  }
}

const hatchPattern = (id: string, colour: string): string =>
  `<pattern id="${id}" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.3" height="3" fill="${colour}"/></pattern>`;

/** The warning hatch that both kinds of bad news carry along the edge of the picture and the left side. */
const hatchFrame = (id: string, colour: string, y: number): string =>
  `<rect x="-3" y="${n(y)}" width="69" height="2.6" fill="url(#${id})" opacity=".85"/><path d="M-3 ${n(y)}H66" stroke="${colour}" stroke-width=".3"/>` +
  `<rect x="-3" y="-3" width="69" height="4.4" fill="#050305"/><rect x="-3" y="-3" width="69" height="4" fill="url(#${id})" opacity=".85"/>` +
  `<rect x="-3" y="87" width="69" height="4" fill="url(#${id})" opacity=".85"/>`;

/** The large sign over the picture: a number, a district, points, or what a Corruption strikes. */
function emblem(card: Card, colour: string): string {
  const plate = (word: string, size: number, x = 60, y = 4.4) => {
    const fitted = shrink("display7", word, size, 3, 50);
    const w = Math.max(fitted.size * 1.5, widthOfPlate(fitted.text, fitted.size));
    return (
      `<path d="M${n(x - w)} ${n(y)}H${n(x)}V${n(y + fitted.size * 1.5)}H${n(x - w + 2)}L${n(x - w)} ${n(y + fitted.size * 1.5 - 2)}Z" fill="${INK}" opacity=".88"/>` +
      text(x - w / 2, y + fitted.size * 1.1, fitted.size, "display7", colour, fitted.text, { anchor: "middle" })
    );
  };
  switch (card.kind) {
    case "location": {
      const borough = numberIn(card, "borough");
      const districts = listIn(card, "districts").join(" ");
      return plate(borough === undefined ? "1st" : String(borough), 11) + (districts === "" ? "" : plate(districts, 4.6, 60, 22.6));
    }
    case "title":
      return plate(listIn(card, "districts").join(" ") || "–", 11);
    case "objective": {
      const cap = numberIn(card, "cap");
      if (cap === undefined) return "";
      return (
        hexagon(52.4, 11.6, 7.6, `fill="${INK}" fill-opacity=".9" stroke="${colour}" stroke-width=".5"`) +
        text(52.4, 8.5, SMALLEST, "bold", colour, "AT MOST", { anchor: "middle" }) +
        numeral(52.4, 11.8, 5, 9, WHITE, cap) +
        text(52.4, 16.6, SMALLEST, "bold", colour, "VP", { anchor: "middle" })
      );
    }
    case "boost":
      return plate(ACTIONS[textIn(card, "action")] ?? "BOOST", 5.2);
    case "corruption": {
      const strikes = listIn(card, "strikes").map((word) => STRIKES[word] ?? word.toUpperCase());
      return (
        strikes
          .slice(0, 3)
          .map((word, i) => plate(word, 5, 60, 4.4 + i * 8.6))
          .join("") || plate(textIn(card, "form") || "–", 6.4)
      );
    }
    default:
      return flagIn(card, "final") ? plate("FINAL", 5.4) : "";
  }
}

const widthOfPlate = (word: string, size: number): number => widthOf("display7", size, word) + size * 0.7;
