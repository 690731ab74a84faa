/**
 * Every game's card as SVG, pure: used by pages, pictures, print and the command line. Coordinates are millimetres; the
 * origin is the corner of the 63 × 88 trim.
 */
import type { Card, GameId } from "../engine/cards/card.ts";
import { KINDS as CORP_KINDS } from "../engine/games/corp/fields.ts";
import { KINDS as MEGACORP_KINDS } from "../engine/games/megacorp/fields.ts";
import { KINDS as METRORUNNER_KINDS } from "../engine/games/metrorunner/fields.ts";
import { KINDS as SAN_KINDS } from "../engine/games/san/fields.ts";
import { KINDS as VIRTUAL_REVOLUTION_KINDS } from "../engine/games/virtual-revolution/fields.ts";
import { type Detail, type FaceFit, type FaceOptions, makeCanvas, type Painter } from "./canvas.ts";
import * as corp from "./corp.ts";
import { LAYOUT_VERSION, STEPS_PT } from "./layout.ts";
import * as megacorp from "./megacorp.ts";
import * as metrorunner from "./metrorunner/index.ts";
import * as plain from "./plain.ts";
import * as san from "./san.ts";
import * as virtualRevolution from "./virtual-revolution/index.ts";

export type { ArtSource, Detail, FaceFit, FaceOptions } from "./canvas.ts";
export { faceLabel } from "./label.ts";

/** A drawn face: inner SVG markup with its view box, and width and height in millimetres. */
export type Face = {
  readonly svg: string;
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly fit: FaceFit;
};

type Painters = Readonly<Record<Detail, Painter>>;
const PAINTERS: Readonly<Record<GameId, { readonly kinds: readonly string[]; readonly painters: Painters }>> = {
  megacorp: { kinds: MEGACORP_KINDS, painters: megacorp },
  san: { kinds: SAN_KINDS, painters: san },
  "virtual-revolution": { kinds: VIRTUAL_REVOLUTION_KINDS, painters: virtualRevolution },
  metrorunner: { kinds: METRORUNNER_KINDS, painters: metrorunner },
  corp: { kinds: CORP_KINDS, painters: corp },
};

/** The game's own faces, or the plain one for a kind that the game does not know. */
function paintersOf(card: Card): Painters {
  const { kinds, painters } = PAINTERS[card.game];
  return kinds.includes(card.kind) ? painters : plain;
}

/** Draws a card. Never throws, whatever its texts and fields hold; texts are escaped. */
export function drawFace(card: Card, options: FaceOptions): Face {
  const canvas = makeCanvas(card, options);
  const { svg, layouts } = paintersOf(card)[options.detail](card, canvas);
  const tightest = [...layouts].sort((a, b) => Number(a.fits) - Number(b.fits) || a.pt - b.pt)[0];
  const fit: FaceFit = tightest
    ? {
        version: tightest.version,
        pt: tightest.pt,
        fits: tightest.fits,
        over: layouts.reduce((sum, { over }) => ({ lines: sum.lines + over.lines, characters: sum.characters + over.characters }), {
          lines: 0,
          characters: 0,
        }),
        flavourDropped: layouts.some((layout) => layout.flavourDropped),
      }
    : { version: LAYOUT_VERSION, pt: STEPS_PT[0] ?? 8, fits: true, over: { lines: 0, characters: 0 }, flavourDropped: false };
  if (options.print) return { svg, viewBox: "-3 -3 69 94", width: 69, height: 94, fit };
  const corner = canvas.id("k");
  const rounded = `<defs><clipPath id="${corner}"><rect width="63" height="88" rx="3"/></clipPath></defs><g clip-path="url(#${corner})">${svg}</g>`;
  return { svg: rounded, viewBox: "0 0 63 88", width: 63, height: 88, fit };
}
