/** How icons look in texts. */
import type { TextLook } from "../text-look.ts";

export const SAN_TEXT_LOOK: TextLook = {
  words: { Corruption: "--corruption", Propaganda: "--propaganda", Hacking: "--hacking", Gear: "--gear" },
};
