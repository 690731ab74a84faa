/** The palettes of pictures that the games brought; any card may have any of them. */

import { CORP_PALETTES } from "../corp/palettes.ts";
import { MEGACORP_PALETTES } from "../megacorp/palettes.ts";
import { METRORUNNER_PALETTES } from "../metrorunner/palettes.ts";
import { SAN_PALETTES } from "../san/palettes.ts";
import { VIRTUAL_REVOLUTION_PALETTES } from "../virtual-revolution/palettes.ts";

export const PALETTES = {
  ...MEGACORP_PALETTES,
  ...SAN_PALETTES,
  ...VIRTUAL_REVOLUTION_PALETTES,
  ...METRORUNNER_PALETTES,
  ...CORP_PALETTES,
} as const;
