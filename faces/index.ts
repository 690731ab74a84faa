/** A card of any game as SVG, pure, with the painters of all games: a page that shows one game draws with `draw.ts`. */
import type { Card } from "../engine/cards/card.ts";
import type { FaceOptions } from "./canvas.ts";
import { drawWith, type Face, labelWith } from "./draw.ts";
import { FACES } from "./lists/faces.ts";

export type { ArtSource, Detail, FaceFit, FaceOptions } from "./canvas.ts";
export type { Face } from "./draw.ts";

/** Draws a card of any game. Never throws, whatever its texts and fields hold; texts are escaped. */
export const drawFace = (card: Card, options: FaceOptions): Face => drawWith(FACES[card.game], card, options);

/** A card of any game in one line of words, for whoever cannot see its face. */
export const faceLabel = (card: Card): string => labelWith(FACES[card.game], card);
