/** Pictures of CORP cards. */
import type { Card } from "../../engine/cards/card.ts";
import { paletteNamed } from "../art/palette.ts";
import type { ArtLook } from "../art/propose/look.ts";
import { askedBy, type Lines, withSign, wordsIn } from "../art/propose/words.ts";

const SECURITY: Lines<string> = [
  ["dog", "guards:dogs"],
  ["drone", "camera:drone"],
  ["grid, tripwire, aura, sensor", "camera:grid"],
  ["honeypot, tar pit", "screen:lens"],
  ["layered, glacier, counter", "firewall:4"],
];
const PRODUCTS: Lines<string> = [
  ["armory, rifle, gun", "weapon:rifle"],
  ["turret, cannon", "weapon:cannon"],
  ["van, truck", "machine:truck"],
  ["satellite, network", "port"],
  ["suit", "machine:exo"],
  ["vat, clon", "implant"],
  ["craze, consumer", "crowd"],
  ["scanner", "camera:grid"],
  ["cipher, encrypt", "firewall"],
  ["vault, safe", "relic:safe"],
];
const ACTIONS: Lines<string> = [
  ["rifle", "weapon:rifle"],
  ["stock", "crash:rise"],
  ["night run, express", "road"],
  ["blackout", "storm:dark"],
  ["extraction", "machine:gunship"],
  ["patrol, lockdown", "guards"],
  ["breaker, corrupted link, server", "screen:virus"],
  ["windfall", "deal:coins"],
  ["embezzle", "deal:safe"],
  ["contract", "deal:scroll"],
  ["jammed", "emblem:gun"],
  ["floodlight", "camera"],
  ["door", "wall"],
];
/** The motif and the palette of a CORP card. */
export function corpArt(card: Card): ArtLook {
  const role = wordsIn(card, "roles")[0];
  const category = wordsIn(card, "category")[0];
  const security = wordsIn(card, "security")[0];
  switch (card.kind) {
    case "runner":
      return {
        motif: /crew/i.test(card.name) ? "crowd" : "portrait",
        palette: role === "hacker" ? "hacking" : paletteNamed(role, "neutral"),
      };
    case "security":
      return {
        motif: askedBy(SECURITY, card.name) ?? (security === "firewall" ? "firewall" : security === "system" ? "camera" : "guards"),
        palette: "security",
      };
    case "asset":
      if (category === "personnel") return { motif: "portrait:corp", palette: "asset" };
      return { motif: askedBy(PRODUCTS, card.name) ?? withSign(category === "data" ? "screen" : "relic", card), palette: "asset" };
    default:
      return { motif: askedBy(ACTIONS, card.name) ?? withSign("emblem", card), palette: "action" };
  }
}
