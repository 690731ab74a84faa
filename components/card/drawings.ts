/** Faces drawn lately: a search that narrows and a list that scrolls show the same cards again and again. */
import { type LibraryCard, slugOf } from "../../engine/cards/card.ts";
import type { Detail, FaceOptions } from "../../faces/canvas.ts";
import { drawWith, type Face, type GameFaces } from "../../faces/draw.ts";
import type { Lit } from "../../faces/words.ts";
import { bringDefs } from "./page-defs.ts";

export type Drawing = { readonly svg: string; readonly viewBox: string };

/** Of a whole face. */
export const VIEW_BOX = "0 0 63 88";

/** Kept of each detail, some 10 kB apiece. */
const MOST = 400;
type Kept = Readonly<Record<Detail, Map<LibraryCard, Drawing>>>;
const keepNone = (): Kept => ({ face: new Map(), tile: new Map(), chip: new Map() });
const kept = keepNone();
const keptFound = keepNone();

/** Begins the ids of a kept drawing; every place that shows it puts its own prefix there. */
const KEPT = "kept";
/** Where an id is in the markup. Quotes in a card's texts are escaped, so none of them looks like this. */
const IDS = /(\bid="|="url\(#|href="#)kept-/g;

/** A card drawn for one place of the document; its markup needs `forPlace`. */
export function drawingOf(faces: GameFaces, card: LibraryCard, detail: Detail, lit?: Lit): Drawing {
  return lit ? draw(faces, card, { detail, lit }) : keptIn(kept[detail], card, () => draw(faces, card, { detail }));
}

/** Pixels across of the pictures in a list of cards found, twice a usual cell's; on screens with finer pixels. */
export const FOUND_PX = { usual: 320, fine: 480 } as const;

/**
 * A card drawn for a list that changes with every key, for the browser alone: what faces of one look have in common is in the page once,
 * what is see-through needs no layer, and its picture comes in pixels. It looks the same as `drawingOf`, and its markup needs `forPlace` as
 * well.
 */
export const foundDrawing = (faces: GameFaces, card: LibraryCard, detail: Detail): Drawing =>
  keptIn(keptFound[detail], card, () => {
    const { defs, ...drawing } = drawFound(faces, card, detail, FOUND_PX[globalThis.devicePixelRatio > 1 ? "fine" : "usual"]);
    bringDefs(defs);
    return drawing;
  });

/** The same, with what the page has to have: for the studio, which writes the first of them into the page. @param px of its picture */
export function drawFound(faces: GameFaces, card: LibraryCard, detail: Detail, px: number): Drawing & Pick<Face, "defs"> {
  const { svg, viewBox, defs } = draw(faces, card, { detail, shared: true }, px);
  return { svg: withoutLayers(svg), viewBox, defs };
}

function keptIn(drawings: Map<LibraryCard, Drawing>, card: LibraryCard, make: () => Drawing): Drawing {
  const drawing = drawings.get(card) ?? make();
  // A Map keeps insertion order, so the first entry is the one unused for longest.
  drawings.delete(card);
  drawings.set(card, drawing);
  const [oldest] = drawings.keys();
  if (drawings.size > MOST && oldest) drawings.delete(oldest);
  return drawing;
}

/** Markup of a drawing for one place of the document. @param prefix begins every id; different for each place */
export const forPlace = (markup: string, prefix: string): string => markup.replace(IDS, `$1${prefix.replace(/[^\w-]/g, "_")}-`);

const SEE_THROUGH = /<(?:path|rect) [^>]* opacity="[^>]*\/>/g;
/** A browser makes a layer for `opacity`. A shape that is only a stroke, or only filled, looks the same without one. */
const withoutLayers = (svg: string): string =>
  svg.replace(SEE_THROUGH, (shape) => {
    if (!shape.includes(" stroke=")) return shape.replace(" opacity=", " fill-opacity=");
    return shape.includes(' fill="none"') || isLine(shape) ? shape.replace(" opacity=", " stroke-opacity=") : shape;
  });
/** One straight line: there is nothing to fill. */
const isLine = (shape: string): boolean => / d="M[-.\d]+ [-.\d]+(?:[HhVv][-.\d]+|[Ll][-.\d]+ [-.\d]+)"/.test(shape);

type Way = Pick<FaceOptions, "detail" | "lit" | "shared">;
/** @param px width of its picture in pixels; without it, the picture is as sharp as the screen needs */
function draw(faces: GameFaces, card: LibraryCard, way: Way, px?: number): Face {
  const href = `/api/art/${card.game}/${slugOf(card.id)}?r=${card.revision.hash}${px === undefined ? "" : `&px=${px}`}`;
  return drawWith(faces, card, {
    ...way,
    art: { href },
    keywords: card.keywords,
    prefix: KEPT,
    uncut: true,
    stamp: card.state === "draft" ? "draft" : undefined,
  });
}
