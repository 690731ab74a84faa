/** Which picture a card gets when it is made: by its kind first, then its tags, the words of its name, hint and text, and its faction. */
import { type Art, type Card, slugOf } from "../../../engine/cards/card.ts";
import { ART } from "../../lists/art.ts";
import type { PaletteName } from "../palette.ts";

/** A picture that is drawn, as opposed to a file. */
export type DrawnArt = Extract<Art, { readonly motif: string }> & { readonly palette: PaletteName };

/** The picture proposed for a card; its seed is the card's slug, its hint stays as it is. */
export function proposeArt(card: Card): DrawnArt {
  const { hint } = card.art;
  const { motif, palette } = ART[card.game](card);
  return { motif, seed: slugOf(card.id), palette, ...(hint === undefined ? {} : { hint }) };
}
