/** The backs of every game's cards. */
import type { Card, GameId } from "../../engine/cards/card.ts";
import type { BackLook } from "../backs.ts";
import { corpBack } from "../corp/back.ts";
import { megacorpBack } from "../megacorp/back.ts";
import { metrorunnerBack } from "../metrorunner/back.ts";
import { sanBack } from "../san/back.ts";
import { virtualRevolutionBack } from "../virtual-revolution/back.ts";

export const BACKS_OF = {
  megacorp: megacorpBack,
  san: sanBack,
  "virtual-revolution": virtualRevolutionBack,
  metrorunner: metrorunnerBack,
  corp: corpBack,
} satisfies Readonly<Record<GameId, (card: Card) => BackLook>>;
