/** What a game proposes as the picture of a card. */
import type { PaletteName } from "../palette.ts";

export type ArtLook = { readonly motif: string; readonly palette: PaletteName };
