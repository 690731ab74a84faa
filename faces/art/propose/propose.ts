/** Which picture a card gets when it is made: by its kind first, then its tags, the words of its name, hint and text, and its faction. */
import { type Art, type Card, slugOf } from "../../../engine/cards/card.ts";
import { isPalette, type PaletteName } from "../palette.ts";
import { megacorpMotif } from "./megacorp.ts";
import { virtualRevolutionArt } from "./virtual-revolution.ts";
import { askedBy, type Lines, withSign, wordsIn } from "./words.ts";

/** A picture that is drawn, as opposed to a file. */
export type DrawnArt = Extract<Art, { readonly motif: string }> & { readonly palette: PaletteName };
type Look = { readonly motif: string; readonly palette: PaletteName };

/** The picture proposed for a card; its seed is the card's slug, its hint stays as it is. */
export function proposeArt(card: Card): DrawnArt {
  const { hint } = card.art;
  const { motif, palette } = look(card);
  return { motif, seed: slugOf(card.id), palette, ...(hint === undefined ? {} : { hint }) };
}

function look(card: Card): Look {
  switch (card.game) {
    case "megacorp":
      return { motif: megacorpMotif(card), palette: paletteNamed(wordsIn(card, "faction")[0], "neutral") };
    case "san":
      return sanLook(card);
    case "virtual-revolution":
      return virtualRevolutionArt(card);
    case "metrorunner":
      return metrorunnerLook(card);
    case "corp":
      return corpLook(card);
  }
}
const paletteNamed = (name: string | undefined, otherwise: PaletteName): PaletteName =>
  name !== undefined && isPalette(name) ? name : otherwise;

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
function sanLook(card: Card): Look {
  if (card.kind === "virus") return { motif: `firewall:${card.fields["virus"] ?? ""}`, palette: "virus" };
  if (card.kind === "equipment") return { motif: askedBy(GEAR, card.name) ?? "device", palette: "gear" };
  return { motif: "portrait", palette: paletteNamed(card.kind, "neutral") };
}

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
function metrorunnerLook(card: Card): Look {
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
function corpLook(card: Card): Look {
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
