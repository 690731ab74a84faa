/** The people of pictures made for San: its mercenaries. */
import type { People } from "../art/portrait/styles.ts";

export const SAN_PEOPLE = {
  styles: {
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
      crowd: "wired",
    },
  },
  of: { corruption: "corruption", propaganda: "propaganda", hacking: "hacker" },
} as const satisfies People;
