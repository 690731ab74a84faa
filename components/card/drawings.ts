/** Faces drawn lately: a search that narrows and a list that scrolls show the same cards again and again. */
import { type LibraryCard, slugOf } from "../../engine/cards/card.ts";
import type { Detail } from "../../faces/canvas.ts";
import { drawWith, type GameFaces } from "../../faces/draw.ts";
import type { Lit } from "../../faces/words.ts";

export type Drawing = { readonly svg: string; readonly viewBox: string };

/** Kept of each detail, some 10 kB apiece. */
const MOST = 400;
const kept: Readonly<Record<Detail, Map<LibraryCard, Drawing>>> = { face: new Map(), tile: new Map(), chip: new Map() };

/** Begins the ids of a kept drawing; every place that shows it puts its own prefix there. */
const KEPT = "kept";
/** Where an id stands in the markup. Quotes in a card's texts are escaped, so none of them looks like this. */
const IDS = /(\bid="|="url\(#|href="#)kept-/g;

/** A card drawn for one place of the document; its markup needs `forPlace`. */
export function drawingOf(faces: GameFaces, card: LibraryCard, detail: Detail, lit?: Lit): Drawing {
  if (lit) return draw(faces, card, detail, lit);
  const drawings = kept[detail];
  const drawing = drawings.get(card) ?? draw(faces, card, detail);
  // A Map lists what came last at the end: the first one is what was not wanted for longest.
  drawings.delete(card);
  drawings.set(card, drawing);
  const [oldest] = drawings.keys();
  if (drawings.size > MOST && oldest) drawings.delete(oldest);
  return drawing;
}

/** Markup of a drawing for one place of the document. @param prefix begins every id; different for each place */
export const forPlace = (markup: string, prefix: string): string => markup.replace(IDS, `$1${prefix.replace(/[^\w-]/g, "_")}-`);

function draw(faces: GameFaces, card: LibraryCard, detail: Detail, lit?: Lit): Drawing {
  const href = `/api/art/${card.game}/${slugOf(card.id)}?r=${card.revision.hash}`;
  const { svg, viewBox } = drawWith(faces, card, {
    detail,
    art: { href },
    prefix: KEPT,
    uncut: true,
    lit,
    stamp: card.state === "draft" ? "draft" : undefined,
  });
  return { svg, viewBox };
}
