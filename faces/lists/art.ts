/** What each game proposes as the picture of a card. */
import type { Card, GameId } from "../../engine/cards/card.ts";
import type { ArtLook } from "../art/propose/look.ts";
import { corpArt } from "../corp/art.ts";
import { megacorpArt } from "../megacorp/art.ts";
import { metrorunnerArt } from "../metrorunner/art.ts";
import { sanArt } from "../san/art.ts";
import { virtualRevolutionArt } from "../virtual-revolution/art.ts";

export const ART = {
  megacorp: megacorpArt,
  san: sanArt,
  "virtual-revolution": virtualRevolutionArt,
  metrorunner: metrorunnerArt,
  corp: corpArt,
} satisfies Readonly<Record<GameId, (card: Card) => ArtLook>>;
