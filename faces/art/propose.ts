/** Which picture a card gets when it is made: by its kind first, then its tags, the words of its name and text, and its faction. */
import type { Art, Card } from "../../engine/cards/card.ts";
import { isPalette, type PaletteName } from "./palette.ts";

/** A picture that is drawn, as opposed to a file. */
export type DrawnArt = Extract<Art, { readonly motif: string }> & { readonly palette: PaletteName };

/** The picture proposed for a card; its seed is the card's id, its hint stays as it is. */
export function proposeArt(card: Card): DrawnArt {
  const { hint } = card.art;
  return { motif: motifFor(card), seed: card.id, palette: paletteFor(card), ...(hint === undefined ? {} : { hint }) };
}

function motifFor(card: Card): string {
  switch (card.kind) {
    case "character":
    case "agent":
      return "portrait";
    case "event":
      return "shock";
    case "equipment":
      return "device";
    case "business":
      return "hq";
    default:
      return "skyline";
  }
}

function paletteFor(card: Card): PaletteName {
  const faction = card.fields["faction"];
  return typeof faction === "string" && isPalette(faction) ? faction : "neutral";
}
