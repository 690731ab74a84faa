/** The people of pictures made for CORP: its runners. */
import type { People } from "../art/portrait/styles.ts";

export const CORP_PEOPLE = {
  styles: {
    thief: {
      backdrops: ["city", "blinds", "shafts"],
      hair: ["hood", "cap", "long", "cropped", "cowl"],
      eyes: ["open", "band", "goggles"],
      mouths: ["scarf", "nothing", "respirator"],
      clothes: ["nothing", "collar", "harness"],
      marks: ["nothing", "paint"],
      crowd: "hooded",
    },
  },
  of: { thug: "fighter", thief: "thief", security: "fighter" },
} as const satisfies People;
