/** Pictures of Metrorunner cards. */
import type { Card } from "../../engine/cards/card.ts";
import type { PaletteName } from "../art/palette.ts";
import type { ArtLook } from "../art/propose/look.ts";
import { askedBy, type Lines, wordsIn } from "../art/propose/words.ts";

const DISTRICTS: Readonly<Record<string, readonly [scene: string, palette: PaletteName]>> = {
  black: ["undergrid", "K"],
  purple: ["spire", "P"],
  red: ["foundry", "R"],
  orange: ["bazaar", "O"],
  blue: ["waterfront", "B"],
};
/** Jobs whose title is a better picture than their district. */
const JOBS: Lines<string> = [
  ["tunnels", "water:canal"],
  ["stations", "road:rail"],
  ["mainframe, server", "screen:server"],
  ["coolant", "water:pools"],
  ["invitation", "deal:letter"],
  ["ledger", "deal:scroll"],
  ["fund, index", "crash"],
  ["donor, record", "screen:mask"],
  ["coup, court", "rite"],
  ["executive fleet", "machine:truck"],
  ["patent vault, burn", "blaze"],
  ["odds", "emblem:dice"],
  ["picket", "crowd"],
  ["drone", "machine:drone"],
  ["lenses", "device"],
  ["debt", "deal:coins"],
  ["trunk, darkweb", "graph"],
  ["clones", "crowd"],
  ["scan, bug.", "camera"],
  ["case.", "deal:safe"],
  ["week, vanish", "road"],
];
const CONTRACTS: Lines<string> = [
  ["military", "gun"],
  ["espionage", "mask"],
  ["logistic", "truck"],
  ["sabotage", "bomb"],
];
/** The motif and the palette of a Metrorunner card. */
export function metrorunnerArt(card: Card): ArtLook {
  const [scene, palette] = DISTRICTS[wordsIn(card, "district")[0] ?? ""] ?? (["alley", "freelance"] as const);
  switch (card.kind) {
    case "job":
      return { motif: askedBy(JOBS, card.name) ?? `district:${scene}`, palette };
    case "starting-job":
      return { motif: `district:${scene}`, palette };
    case "network":
      return { motif: "graph", palette: portPalette(card) };
    case "ai":
      return { motif: "eye", palette: "machine" };
    case "contract":
      return { motif: `emblem:${askedBy(CONTRACTS, card.name) ?? "scroll"}`, palette: "freelance" };
    default:
      return { motif: "portrait", palette: "freelance" };
  }
}
/** A network takes its colour from the side of the grid that its first core port opens to. */
function portPalette(card: Card): PaletteName {
  switch (wordsIn(card, "core")[0]?.[0]) {
    case "E":
      return "B";
    case "S":
      return "O";
    case "W":
      return "P";
    default:
      return "hacking";
  }
}
