/** What a face is drawn on: its options, the picture and ids that do not clash with another face in the same document. */
import type { Card } from "../engine/cards/card.ts";
import type { Layout } from "./layout.ts";
import { escapeText, n } from "./svg.ts";
import type { Lit, Notation } from "./words.ts";

/** face: everything, from 150 px of width · tile: picture, price, name, scores, 60–149 px · chip: mark and price, under 60 px. */
export type Detail = "face" | "tile" | "chip";

/**
 * Where the picture comes from: an address, to which the face adds `w` and `h` in millimetres; or a function that draws it into the face, so
 * that the SVG needs nothing else. `art` of `art/index.ts` is one; pages do not pass it, so they need not load it.
 */
export type ArtSource = { readonly href: string } | ((card: Card, w: number, h: number) => string);

export type FaceOptions = {
  readonly detail: Detail;
  readonly art: ArtSource;
  /** Begins every id in the face; different for each face in a document. */
  readonly prefix: string;
  /** With 3 mm of bleed and square corners. */
  readonly print?: boolean;
  /** The page cuts the corners round itself: a clip less for each of many faces. */
  readonly uncut?: boolean;
  /** The page has gradients and clips once for all faces that look alike, `Face.defs`. */
  readonly shared?: boolean;
  /** The words of its text that are being carried out. */
  readonly lit?: Lit | undefined;
  /** Names of keywords that are printed as the game's own are: those made in the studio that its text has. */
  readonly keywords?: readonly string[] | undefined;
  /** What lies over the face: a card whose text is not understood says so. */
  readonly stamp?: "draft" | undefined;
};

/** How well the text fits: the studio's meter shows it. */
export type FaceFit = Pick<Layout, "version" | "pt" | "fits" | "over" | "flavourDropped"> & {
  /** Whether the name is drawn whole; a longer one ends in an ellipsis. */
  readonly nameFits: boolean;
  /** Lines of all texts that shrink, as they stand, and how many would have room at that size. */
  readonly lines: number;
  readonly room: number;
};

/** A face in parts; `layouts` are its texts that shrink to fit. */
export type Drawing = { readonly svg: string; readonly layouts: readonly Layout[] };

export type Canvas = {
  /** An id for `url(#…)`: of this face, or of all faces of its game with that look when they share. */
  readonly id: (name: string, look?: string) => string;
  /** What stands under ids that were given with a look, as markup where they are used; nothing if the page has it. */
  readonly define: (defs: readonly string[]) => string;
  /** What the page has to have. */
  readonly shared: readonly string[];
  /** The words that are being carried out. */
  readonly lit: Lit | undefined;
  /** How this card is written: as its game writes, with the keywords that were made in the studio. */
  readonly written: (notation: Notation) => Notation;
  /** The card's picture in a rectangle, cut to its proportions. */
  readonly art: (x: number, y: number, w: number, h: number) => string;
};

/** Draws one card at one level of detail. */
export type Painter = (card: Card, canvas: Canvas) => Drawing;

export function makeCanvas(card: Card, options: FaceOptions): Canvas {
  const prefix = options.prefix.replace(/[^A-Za-z0-9_-]/g, "_");
  const source = options.art;
  const shared: string[] = [];
  return {
    id: (name, look) => (look !== undefined && options.shared ? `${card.game}-${name}-${look}` : `${prefix}-${name}`),
    define(defs) {
      if (!options.shared) return `<defs>${defs.join("")}</defs>`;
      shared.push(...defs.filter((def) => def !== ""));
      return "";
    },
    shared,
    lit: options.lit,
    // A name without letters would be found everywhere.
    written: (notation) =>
      options.keywords?.length
        ? { ...notation, bold: [...notation.bold, ...options.keywords.filter((name) => name.trim() !== "")] }
        : notation,
    art(x, y, w, h) {
      if (typeof source === "function") return `<g transform="translate(${n(x)} ${n(y)})">${source(card, w, h)}</g>`;
      const join = source.href.includes("?") ? "&" : "?";
      const href = escapeText(`${source.href}${join}w=${plain(w)}&h=${plain(h)}`);
      return `<image href="${href}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" preserveAspectRatio="xMidYMid slice"/>`;
    },
  };
}

/** A number as addresses write it, "47.4". */
const plain = (value: number): string => String(Math.round(value * 100) / 100);

/** A gradient from top to bottom (or left to right); stops are offset, colour, opacity. */
export function gradient(id: string, stops: readonly (readonly [number, string, number?])[], across = false): string {
  const direction = across ? "" : ' x2="0" y2="1"';
  return `<linearGradient id="${id}"${direction}>${stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${n(at)}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${n(opacity)}"`}/>`,
    )
    .join("")}</linearGradient>`;
}
