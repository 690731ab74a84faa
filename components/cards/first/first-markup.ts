/** The first cards that a search finds, as they stand in the page that the studio sends: what is in sight is painted before any script has run. */
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { type GameFaces, labelWith } from "../../../faces/draw.ts";
import { escapeText } from "../../../faces/svg.ts";
import { drawFound, FOUND_PX, forPlace } from "../../card/drawings.ts";
import face from "../../card/face.module.css";
import { firstKey } from "../../card/first-drawings.ts";
import { cardHref } from "../links.ts";
import { hasSigns } from "../signs.tsx";
import styles from "./first-faces.module.css";

/** As many as a large window shows; the outlines of more. */
const FACES = 24;
const OUTLINES = 60;

export type FirstLook = {
  readonly faces: GameFaces;
  /** Whether the screen probably has fine pixels. */
  readonly isFine: boolean;
};

/** Markup of the first of these cards, in the columns in which the page's own list has them. */
export function firstMarkup(cards: readonly LibraryCard[], { faces, isFine }: FirstLook): string {
  const defs = new Set<string>();
  const cell = (card: LibraryCard, i: number): string => {
    const drawing = drawFound(faces, card, "face", FOUND_PX[isFine ? "fine" : "usual"]);
    for (const def of drawing.defs) if (def !== "") defs.add(def);
    const svg = `<svg aria-hidden="true" class="${face["face"]}" viewBox="${drawing.viewBox}" data-first="${escapeText(firstKey(card))}">${forPlace(drawing.svg, `f${i}`)}</svg>`;
    return `<li class="${styles["cell"]}"><a class="${styles["face"]}" href="${escapeText(cardHref(card.id))}" aria-label="${escapeText(`${labelWith(faces, card)}.`)}">${svg}</a></li>`;
  };
  const drawn = cards.slice(0, FACES).map(cell).join("");
  const outline = `<li class="${styles["cell"]}" aria-hidden="true"><span class="${styles["outline"]}"></span></li>`;
  const outlines = outline.repeat(Math.max(0, Math.min(OUTLINES, cards.length) - FACES));
  const look = [styles["grid"], cards.some(hasSigns) ? styles["signs"] : "", cards.length > FACES ? styles["more"] : ""]
    .filter(Boolean)
    .join(" ");
  const sprite = `<svg data-first-defs width="0" height="0" aria-hidden="true" style="position:absolute">${[...defs].join("")}</svg>`;
  return `${sprite}<ul class="${look}" aria-label="Cards found">${drawn}${outlines}</ul>`;
}
