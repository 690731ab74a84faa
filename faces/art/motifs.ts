/** The list of motifs by name. A stored name may carry a variant after a colon: `portal:castle`. */
import { beast } from "./motifs/beast.ts";
import { arcade, hq, port, skyline } from "./motifs/city.ts";
import { blaze, crash, shock, wave } from "./motifs/disaster.ts";
import { emblem } from "./motifs/emblem.ts";
import { eye } from "./motifs/eye.ts";
import { network } from "./motifs/graph.ts";
import { machine } from "./motifs/machine.ts";
import { district } from "./motifs/metro.ts";
import { terrain } from "./motifs/nature.ts";
import { device, implant } from "./motifs/object.ts";
import { borough, paris } from "./motifs/paris.ts";
import { crowd, rite } from "./motifs/people.ts";
import { hall, road, ruin, storm, wall, water } from "./motifs/place.ts";
import { portal } from "./motifs/portal.ts";
import { deal, plague, relic, screen, weapon } from "./motifs/props.ts";
import { camera, firewall, guards } from "./motifs/security.ts";
import { portrait } from "./portrait/portrait.ts";
import type { Draw } from "./scene.ts";

export const MOTIFS = {
  portrait,
  crowd,
  rite,
  beast,
  machine,
  guards,
  skyline,
  hq,
  arcade,
  port,
  district,
  paris,
  borough,
  terrain,
  hall,
  road,
  wall,
  ruin,
  water,
  wave,
  shock,
  crash,
  blaze,
  storm,
  plague,
  device,
  implant,
  weapon,
  relic,
  deal,
  screen,
  camera,
  firewall,
  eye,
  graph: network,
  portal,
  emblem,
} as const satisfies Readonly<Record<string, Draw>>;
export type MotifName = keyof typeof MOTIFS;

/** What draws a stored motif, with its variant; undefined when no motif has that name. */
export function motifOf(text: string): { readonly draw: Draw; readonly variant: string } | undefined {
  const [name = "", variant = ""] = text.split(":");
  return Object.hasOwn(MOTIFS, name) ? { draw: MOTIFS[name as MotifName], variant } : undefined;
}
