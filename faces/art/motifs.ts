/** The list of motifs by name. A stored name may carry a variant after a colon: `portal:castle`. */
import { beast, HORDE } from "./motifs/beast.ts";
import { arcade, hq, port, skyline } from "./motifs/city.ts";
import { crowd } from "./motifs/crowd.ts";
import { blaze, crash, shock, wave } from "./motifs/disaster.ts";
import { emblem } from "./motifs/emblem.ts";
import { eye } from "./motifs/eye.ts";
import { GLYPHS } from "./motifs/glyphs.ts";
import { NETS, network } from "./motifs/graph.ts";
import { hall } from "./motifs/hall.ts";
import { BUILDS, machine } from "./motifs/machine.ts";
import { DISTRICTS, district } from "./motifs/metro.ts";
import { terrain } from "./motifs/nature.ts";
import { device, implant } from "./motifs/object.ts";
import { borough, LANDMARKS, PLACES, paris } from "./motifs/paris.ts";
import { portal, WORLDS } from "./motifs/portal.ts";
import { ARMOURY, deal, plague, relic, screen, weapon } from "./motifs/props.ts";
import { rite } from "./motifs/rite.ts";
import { road } from "./motifs/road.ts";
import { camera, firewall, guards } from "./motifs/security.ts";
import { storm } from "./motifs/storm.ts";
import { ruin, wall } from "./motifs/wall.ts";
import { water } from "./motifs/water.ts";
import { portrait } from "./portrait/portrait.ts";
import { STYLES } from "./portrait/styles.ts";
import type { Draw } from "./scene.ts";
import { at, group } from "./shapes.ts";

/** Half of the seeds see the scene from its other side. */
const either =
  (draw: Draw): Draw =>
  (scene) =>
    scene.r.chance(0.5) ? draw(scene) : group(`transform="matrix(-1 0 0 1 ${at(scene.w)} 0)"`, draw(scene));

export const MOTIFS = {
  portrait,
  crowd,
  rite,
  beast: either(beast),
  machine: either(machine),
  guards: either(guards),
  skyline: either(skyline),
  hq: either(hq),
  arcade,
  port: either(port),
  district: either(district),
  paris,
  borough,
  terrain: either(terrain),
  hall: either(hall),
  road: either(road),
  wall,
  ruin: either(ruin),
  water: either(water),
  wave: either(wave),
  shock,
  crash,
  blaze: either(blaze),
  storm: either(storm),
  plague,
  device,
  implant,
  weapon: either(weapon),
  relic,
  deal,
  screen,
  camera: either(camera),
  firewall,
  eye,
  graph: network,
  portal,
  emblem,
} as const satisfies Readonly<Record<string, Draw>>;
type MotifName = keyof typeof MOTIFS;

const SIGNS = Object.keys(GLYPHS);
/** The variants of each motif that has some. */
export const VARIANTS: Readonly<Partial<Record<MotifName, readonly string[]>>> = {
  portrait: [...STYLES.keys()],
  graph: Object.keys(NETS),
  beast: Object.keys(HORDE),
  machine: Object.keys(BUILDS),
  guards: ["dogs"],
  district: Object.keys(DISTRICTS),
  paris: Object.keys(LANDMARKS),
  borough: PLACES.map((_, i) => String(i + 1)),
  hall: ["nave", "archive"],
  road: ["rail", "gap"],
  wall: ["living"],
  water: ["pools", "canal"],
  crash: ["rise"],
  storm: ["dark"],
  weapon: Object.keys(ARMOURY),
  relic: SIGNS,
  deal: SIGNS,
  screen: SIGNS,
  emblem: SIGNS,
  camera: ["drone", "grid"],
  firewall: ["1", "2", "3", "4", "5"],
  portal: WORLDS,
};

/** What draws a stored motif, with its variant; undefined when no motif has that name. */
export function motifOf(text: string): { readonly draw: Draw; readonly variant: string } | undefined {
  const [name = "", variant = ""] = text.split(":");
  return Object.hasOwn(MOTIFS, name) ? { draw: MOTIFS[name as MotifName], variant } : undefined;
}
