/** Pictures of Megacorp cards: kind, then #Tags, then words of the name, the hint and the text. */
import type { Card } from "../../engine/cards/card.ts";
import { paletteNamed } from "../art/palette.ts";
import type { ArtLook } from "../art/propose/look.ts";
import { askedBy, type Lines, textsOf, withSign, wordsIn } from "../art/propose/words.ts";

const BEASTS: Lines<string> = [
  ["swarm, hornet, insect", "beast:swarm"],
  ["marsh, water, fin., lurk", "beast:lurker"],
  ["bull, rhino, horn, stampede, tusk", "beast:bull"],
  ["skyscraper, colossal, abomination, giant, huge, pack", "beast:giant"],
];
const MACHINES: Lines<string> = [
  ["gunship, warship, ship", "machine:gunship"],
  ["drone", "machine:drone"],
  ["exo", "machine:exo"],
  ["haul, truck, van, car.", "machine:truck"],
];
/** Hints that begin with one person; other customers are a crowd. */
const ONE_PERSON = /^an? ([\w-]+,? )*(man|woman|figure|connoisseur|girl|boy)\b/;

const EVENTS: Lines<string> = [
  ["unspoken refusal, shunning", "crowd"],
  ["forgetting", "deal:unseen"],
  ["word of denial", "emblem:hand"],
  ["flood of visions", "screen:eye"],
  ["doctrine", "relic:scroll"],
  ["vow of silence", "emblem:unseen"],
  ["stillness", "hall"],
  ["shed the weak", "crowd"],
  ["predator", "emblem:claw"],
  ["hostile audit", "relic:safe"],
  ["lockout", "emblem:gate"],
  ["trespass", "machine:drone"],
  ["liquidation", "hq"],
  ["golden parachute", "emblem:fall"],
  ["asset seizure", "machine:truck"],
  ["wave, flood of water, water", "wave"],
  ["arson, burn, meltdown, reactor", "blaze"],
  ["blackout", "storm:dark"],
  ["solar, aurora", "storm"],
  ["pandemic", "plague"],
  ["data plague", "screen:virus"],
  ["stock, crash", "crash"],
  ["dividend, growing", "crash:rise"],
  ["strike, shutter", "wall"],
  ["stampede", "beast:bull"],
  ["siege", "beast:giant"],
  ["moulting, spurt", "implant"],
  ["bloom, fungus", "plague"],
  ["displacement, building lifted", "arcade"],
];
const PLACES: Lines<string> = [
  ["business district", "skyline"],
  ["hypermarket", "arcade"],
  ["pools, basins, water works", "water:pools"],
  ["canal", "water:canal"],
  ["living", "wall:living"],
  ["cathedral, nave, cloister", "hall:nave"],
  ["archive, shelves", "hall:archive"],
  ["exchange, court, shrine, mercy, hospital", "hall"],
  ["maglev, rail, train", "road:rail"],
  ["unfinished, extension", "road:gap"],
  ["road, highway", "road"],
  ["cooling, fans", "water:pools"],
  ["spaceport, ark., launch", "port"],
  ["market, mall, arena, amphitheatre, bell", "arcade"],
  ["tower, arcology", "hq"],
];
const HOUSES: Lines<string> = [
  ["nave, hall", "hall:nave"],
  ["kneeling, courtyard, foundation", "rite"],
  ["assembly, pipes, factory", "district:foundry"],
  ["showroom, cocoon, queue, door", "arcade"],
];

/** The motif and the palette of a Megacorp card. */
export const megacorpArt = (card: Card): ArtLook => ({
  motif: motifOf(card),
  palette: paletteNamed(wordsIn(card, "faction")[0], "neutral"),
});

function motifOf(card: Card): string {
  const tags = new Set(wordsIn(card, "tags"));
  const has = (...names: readonly string[]) => names.some((name) => tags.has(name));
  const [name, hint, text] = textsOf(card);
  const asked = (lines: Lines<string>) => askedBy(lines, name, hint);
  switch (card.kind) {
    case "character":
      if (has("#Beast")) return asked(BEASTS) ?? "beast:hound";
      if (has("#Machine", "#Mech")) return asked(MACHINES) ?? "machine:walker";
      return has("#Consumer") && !ONE_PERSON.test(hint.toLowerCase()) ? "crowd" : "portrait";
    case "event":
      if (has("#Water")) return "wave";
      return asked(EVENTS) ?? eventByTag(card, has) ?? (/damage/i.test(text) ? "shock" : withSign("emblem", card));
    case "equipment":
      if (has("#Gun", "#Weapon"))
        return (
          askedBy(
            [
              ["revolver, pistol", "weapon:revolver"],
              ["cannon", "weapon:cannon"],
              ["blade, cleaver, sword", "weapon:blade"],
            ],
            name,
            hint,
          ) ?? "weapon:rifle"
        );
      if (has("#Vehicle")) return asked(MACHINES) ?? "machine:truck";
      if (has("#Relic", "#Vestment", "#Mutation")) return withSign("relic", card);
      if (has("#Implant"))
        return (
          askedBy(
            [
              ["sheath, net.", "graph"],
              ["plating", "implant"],
            ],
            name,
          ) ?? withSign("screen", card)
        );
      return has("#Restraint") ? "device" : withSign("deal", card);
    case "location":
      return placeByTag(asked(PLACES), has);
    case "business":
      return asked(HOUSES) ?? "hq";
    default:
      return "skyline";
  }
}

function eventByTag(card: Card, has: (...names: readonly string[]) => boolean): string | undefined {
  if (has("#Psionic")) return "shock";
  if (has("#Rite", "#Revelation")) return "rite";
  if (has("#Deal")) return withSign("deal", card);
  if (has("#Code")) return withSign("screen", card);
  if (has("#Hunt")) return "beast:hound";
  if (has("#Splice")) return "implant";
  return has("#Crime") ? withSign("emblem", card) : undefined;
}

/** Walls, ruins and forests are what they are; other places go by their words before their tags. */
function placeByTag(asked: string | undefined, has: (...names: readonly string[]) => boolean): string {
  if (has("#Wall")) return asked === "wall:living" ? asked : "wall";
  if (has("#Ruin")) return "ruin";
  if (has("#Forest") && !has("#Water")) return "terrain";
  if (asked) return asked;
  if (has("#Water")) return "water";
  return has("#Project") ? "port" : "skyline";
}
