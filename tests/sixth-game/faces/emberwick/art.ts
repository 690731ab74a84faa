/** Pictures of Emberwick cards. */
import type { Card } from "../../engine/cards/card.ts";
import type { ArtLook } from "../art/propose/look.ts";

/** The motif and the palette of an Emberwick card. */
export const emberwickArt = (card: Card): ArtLook => ({ motif: card.kind === "lantern" ? "emblem:flame" : "road", palette: "neutral" });
