/** The marks used on cards of CORP. */
import { Crosshair, Landmark, Shield, Swords } from "lucide-react";
import type { CardMarks } from "../../cards/marks.tsx";

export const CORP_CARD_MARKS: CardMarks = {
  kinds: {
    runner: Crosshair,
    security: Shield,
    asset: Landmark,
    action: Swords,
  },
};
