/** The people of pictures made for Virtual Revolution: its agents. */
import type { People } from "../art/portrait/styles.ts";

export const VIRTUAL_REVOLUTION_PEOPLE = {
  styles: {
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
  },
  of: { combatant: "fighter", technician: "technician", diplomat: "diplomat" },
} as const satisfies People;
