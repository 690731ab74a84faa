/** A card of any game as SVG, pure, with the painters of all games: a page that shows one game draws with `draw.ts`. */
import type { Card, GameId } from "../engine/cards/card.ts";
import type { FaceOptions } from "./canvas.ts";
import { CORP_FACES } from "./corp.ts";
import { drawWith, type Face, type GameFaces, labelWith } from "./draw.ts";
import { MEGACORP_FACES } from "./megacorp.ts";
import { METRORUNNER_FACES } from "./metrorunner/index.ts";
import { SAN_FACES } from "./san.ts";
import { VIRTUAL_REVOLUTION_FACES } from "./virtual-revolution/index.ts";

export type { ArtSource, Detail, FaceFit, FaceOptions } from "./canvas.ts";
export type { Face } from "./draw.ts";

const FACES: Readonly<Record<GameId, GameFaces>> = {
  megacorp: MEGACORP_FACES,
  san: SAN_FACES,
  "virtual-revolution": VIRTUAL_REVOLUTION_FACES,
  metrorunner: METRORUNNER_FACES,
  corp: CORP_FACES,
};

/** Draws a card of any game. Never throws, whatever its texts and fields hold; texts are escaped. */
export const drawFace = (card: Card, options: FaceOptions): Face => drawWith(FACES[card.game], card, options);

/** A card of any game in one line of words, for whoever cannot see its face. */
export const faceLabel = (card: Card): string => labelWith(FACES[card.game], card);
