/** Pictures of San cards. */
import type { Card } from "../../engine/cards/card.ts";
import { paletteNamed } from "../art/palette.ts";
import type { ArtLook } from "../art/propose/look.ts";
import { askedBy, type Lines } from "../art/propose/words.ts";

const GEAR: Lines<string> = [
  ["drone", "machine:drone"],
  ["uplink, neural", "graph"],
  ["mask", "relic:mask"],
  ["rig.", "machine:exo"],
  ["contract", "deal:scroll"],
  ["shred", "screen:erased"],
  ["kit", "emblem:flame"],
  ["drop", "relic:pin"],
  ["chip", "emblem:coins"],
];
/** The motif and the palette of a San card. */
export function sanArt(card: Card): ArtLook {
  if (card.kind === "virus") return { motif: `firewall:${card.fields["virus"] ?? ""}`, palette: "virus" };
  if (card.kind === "equipment") return { motif: askedBy(GEAR, card.name) ?? "device", palette: "gear" };
  return { motif: "portrait", palette: paletteNamed(card.kind, "neutral") };
}
