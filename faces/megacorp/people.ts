/** The people of pictures made for Megacorp: its factions. */
import type { People } from "../art/portrait/styles.ts";

export const MEGACORP_PEOPLE = {
  styles: {
    corp: {
      backdrops: ["city", "shafts", "screens", "blinds"],
      hair: ["cropped", "swept", "long", "bald", "bun", "bob"],
      eyes: ["shades", "monocle", "band", "round", "lenses"],
      mouths: ["nothing", "nothing", "nothing", "goatee", "respirator"],
      clothes: ["suit", "suit", "collar", "cables"],
      marks: ["circuit"],
      crowd: "wired",
    },
    incarnate: {
      backdrops: ["cells", "wilds", "ribs"],
      hair: ["horns", "crest", "fins", "mane", "antlers", "petals", "ears"],
      eyes: ["open", "slit"],
      mouths: ["nothing", "nothing", "tusks"],
      clothes: ["spines", "collar", "nothing"],
      marks: ["gills", "scales", "paint"],
      crowd: "horned",
      bareNape: true,
    },
    gnost: {
      backdrops: ["nave", "halo", "orbits"],
      hair: ["veil", "cowl", "bald", "long", "spikes", "braids"],
      eyes: ["third", "pane", "blindfold", "closed", "open"],
      mouths: ["nothing", "nothing", "drape", "beard"],
      clothes: ["beads", "stole"],
      marks: ["nothing", "rune"],
      crowd: "hooded",
    },
  },
  of: { corp: "corp", incarnate: "incarnate", gnost: "gnost" },
} as const satisfies People;
