/** Which heads, clothes and backdrops belong to which people. */
import type { BACKDROPS } from "./backdrop.ts";
import type { EYES } from "./eyes.ts";
import type { HAIR } from "./hair.ts";
import type { CLOTHES, MARKS, MOUTHS } from "./wear.ts";

type List<T> = readonly [T, ...T[]];
export type Style = {
  readonly backdrops: List<keyof typeof BACKDROPS>;
  readonly hair: List<keyof typeof HAIR>;
  readonly eyes: List<keyof typeof EYES>;
  readonly mouths: List<keyof typeof MOUTHS>;
  readonly clothes: List<keyof typeof CLOTHES>;
  readonly marks: List<keyof typeof MARKS>;
};

export const STYLES = {
  corp: {
    backdrops: ["city", "shafts", "screens", "blinds"],
    hair: ["cropped", "swept", "long", "bald", "bun", "bob"],
    eyes: ["shades", "monocle", "band", "round", "lenses"],
    mouths: ["nothing", "nothing", "nothing", "goatee", "respirator"],
    clothes: ["suit", "suit", "collar", "cables"],
    marks: ["circuit"],
  },
  incarnate: {
    backdrops: ["cells", "wilds", "ribs"],
    hair: ["horns", "crest", "fins", "mane", "antlers", "petals", "ears"],
    eyes: ["open", "slit"],
    mouths: ["nothing", "nothing", "tusks"],
    clothes: ["spines", "collar", "nothing"],
    marks: ["gills", "scales", "paint"],
  },
  gnost: {
    backdrops: ["nave", "halo", "orbits"],
    hair: ["veil", "cowl", "bald", "long", "spikes", "braids"],
    eyes: ["third", "pane", "blindfold", "closed", "open"],
    mouths: ["nothing", "nothing", "drape", "beard"],
    clothes: ["beads", "stole"],
    marks: ["nothing", "rune"],
  },
  neutral: {
    backdrops: ["city", "blinds", "wilds", "screens"],
    hair: ["cropped", "long", "cap", "bob", "swept", "curls", "braids", "tail", "beret"],
    eyes: ["open", "open", "round", "goggles", "patch"],
    mouths: ["nothing", "nothing", "beard", "scarf", "goatee"],
    clothes: ["collar", "harness", "nothing"],
    marks: ["nothing", "scar"],
  },
  corruption: {
    backdrops: ["blinds", "hall", "city"],
    hair: ["fedora", "swept", "bald", "bob"],
    eyes: ["open", "monocle", "shades", "round"],
    mouths: ["nothing", "goatee"],
    clothes: ["suit", "collar"],
    marks: ["nothing", "scar"],
  },
  propaganda: {
    backdrops: ["spotlight", "screens"],
    hair: ["swept", "headset", "peaked", "beret", "bun", "curls"],
    eyes: ["open", "round", "shades"],
    mouths: ["nothing", "nothing", "goatee"],
    clothes: ["suit", "collar", "stole"],
    marks: ["nothing", "paint"],
  },
  hacker: {
    backdrops: ["net", "rackRows"],
    hair: ["hood", "headset", "mohawk", "hood", "curls"],
    eyes: ["band", "shades", "lenses", "goggles", "pane"],
    mouths: ["nothing", "respirator", "filters", "scarf"],
    clothes: ["nothing", "cables"],
    marks: ["circuit", "nothing"],
  },
  fighter: {
    backdrops: ["fire", "wilds", "city"],
    hair: ["helmet", "mohawk", "cropped", "bald", "tail", "braids"],
    eyes: ["open", "patch", "band", "goggles", "pane"],
    mouths: ["nothing", "filters", "beard", "plateJaw", "scarf"],
    clothes: ["armour", "harness"],
    marks: ["scar", "paint", "nothing"],
  },
  technician: {
    backdrops: ["rackRows", "screens", "net"],
    hair: ["headset", "curls", "cap", "bald", "bob", "cropped"],
    eyes: ["goggles", "lenses", "round", "monocle"],
    mouths: ["nothing", "nothing", "beard", "respirator"],
    clothes: ["harness", "cables", "collar"],
    marks: ["nothing", "circuit"],
  },
  diplomat: {
    backdrops: ["hall", "city", "spotlight"],
    hair: ["swept", "bun", "fedora", "long", "peaked", "bob", "veil"],
    eyes: ["open", "monocle", "round", "closed"],
    mouths: ["nothing", "nothing", "goatee"],
    clothes: ["ruff", "suit", "collar", "stole"],
    marks: ["nothing"],
  },
  thief: {
    backdrops: ["city", "blinds", "shafts"],
    hair: ["hood", "cap", "long", "cropped", "cowl"],
    eyes: ["open", "band", "goggles"],
    mouths: ["scarf", "nothing", "respirator"],
    clothes: ["nothing", "collar", "harness"],
    marks: ["nothing", "paint"],
  },
} as const satisfies Readonly<Record<string, Style>>;
type StyleName = keyof typeof STYLES;
export const isStyle = (name: string): name is StyleName => Object.hasOwn(STYLES, name);

/** What people look like in a palette; in palettes that are not named, neutral. */
export type People = Readonly<Record<string, StyleName>>;
