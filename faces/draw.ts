/**
 * Draws a card with the painters of its game, pure. Coordinates are millimetres; the origin is the corner of the 63 × 88 trim.
 * A page that shows one game loads that game's painters and this.
 */
import type { Card } from "../engine/cards/card.ts";
import { type Detail, type FaceFit, type FaceOptions, makeCanvas, type Painter } from "./canvas.ts";
import { type LabelWords, labelOf } from "./label.ts";
import { LAYOUT_VERSION, STEPS_PT } from "./layout.ts";
import * as plain from "./plain.ts";
import { draftStamp } from "./stamp.ts";
import { escapeText } from "./svg.ts";
import { cleanText } from "./words.ts";

/** A drawn face: inner SVG markup with its view box, and width and height in millimetres. */
export type Face = {
  readonly svg: string;
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly fit: FaceFit;
  /** Gradients and clips that it refers to and does not hold, where faces share them; one text for each id. */
  readonly defs: readonly string[];
};

type Painters = Readonly<Record<Detail, Painter>>;
/** A game's own faces and the kinds of card that they are for. */
export type GameFaces = Painters & {
  readonly kinds: readonly string[];
  readonly label: (card: Card) => LabelWords;
};

/** Draws a card. Never throws, whatever its texts and fields hold; texts are escaped. A kind that its game does not know gets the plain face. */
export function drawWith(faces: GameFaces, card: Card, options: FaceOptions): Face {
  const canvas = makeCanvas(card, options);
  const painters: Painters = faces.kinds.includes(card.kind) ? faces : plain;
  const { svg: painted, layouts } = painters[options.detail](card, canvas);
  const svg = options.stamp ? painted + draftStamp(options.detail) : painted;
  const nameFits = !isCut(card.name, painted);
  const tightest = [...layouts].sort((a, b) => Number(a.fits) - Number(b.fits) || a.pt - b.pt)[0];
  const fit: FaceFit = tightest
    ? {
        version: tightest.version,
        pt: tightest.pt,
        fits: tightest.fits,
        nameFits,
        over: layouts.reduce((sum, { over }) => ({ lines: sum.lines + over.lines, characters: sum.characters + over.characters }), {
          lines: 0,
          characters: 0,
        }),
        flavourDropped: layouts.some((layout) => layout.flavourDropped),
        lines: layouts.reduce((sum, { lines }) => sum + lines.filter(({ rule }) => !rule).length, 0),
        room: layouts.reduce((sum, { room }) => sum + room, 0),
      }
    : {
        version: LAYOUT_VERSION,
        pt: STEPS_PT[0] ?? 8,
        fits: true,
        nameFits,
        over: { lines: 0, characters: 0 },
        flavourDropped: false,
        lines: 0,
        room: 0,
      };
  const defs = canvas.shared;
  if (options.print) return { svg, viewBox: "-3 -3 69 94", width: 69, height: 94, fit, defs };
  if (options.uncut) return { svg, viewBox: "0 0 63 88", width: 63, height: 88, fit, defs };
  const corner = canvas.id("k");
  const rounded = `<defs><clipPath id="${corner}"><rect width="63" height="88" rx="3"/></clipPath></defs><g clip-path="url(#${corner})">${svg}</g>`;
  return { svg: rounded, viewBox: "0 0 63 88", width: 63, height: 88, fit, defs };
}

/** A card in one line of words, for whoever cannot see its face. */
export const labelWith = (faces: GameFaces, card: Card): string => labelOf(card, faces.label(card));

/** Whether a drawn text is a beginning of a part of the name, with an ellipsis in place of the rest. */
function isCut(name: string, painted: string): boolean {
  if (!painted.includes("…")) return false;
  const whole = escapeText(cleanText(name).replace(/\s+/g, " "));
  return [...painted.matchAll(/>([^<>]+)…</g)].some(([, drawn = ""]) => whole.includes(drawn) && !whole.includes(`${drawn}…`));
}
