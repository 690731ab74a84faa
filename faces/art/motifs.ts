/** The list of motifs by name. A stored name may carry a variant after a colon: `portal:castle`. */
import { arcade, hq, port, skyline } from "./motifs/city.ts";
import { blaze, crash, shock, wave } from "./motifs/disaster.ts";
import { network } from "./motifs/graph.ts";
import { terrain } from "./motifs/nature.ts";
import { device, implant } from "./motifs/object.ts";
import { portrait } from "./portrait/portrait.ts";
import type { Draw } from "./scene.ts";

export const MOTIFS = {
  portrait,
  skyline,
  hq,
  arcade,
  port,
  terrain,
  wave,
  shock,
  crash,
  blaze,
  device,
  implant,
  graph: network,
} as const satisfies Readonly<Record<string, Draw>>;
export type MotifName = keyof typeof MOTIFS;

/** What draws a stored motif, with its variant; undefined when no motif has that name. */
export function motifOf(text: string): { readonly draw: Draw; readonly variant: string } | undefined {
  const [name = "", variant = ""] = text.split(":");
  return Object.hasOwn(MOTIFS, name) ? { draw: MOTIFS[name as MotifName], variant } : undefined;
}
