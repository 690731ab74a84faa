/** How traits and money look in texts. */
import { TRAITS } from "../../../engine/games/megacorp/fields.ts";
import type { TextLook } from "../text-look.ts";

export const MEGACORP_TEXT_LOOK: TextLook = {
  words: Object.fromEntries(TRAITS.map((trait) => [trait, `--${trait.toLowerCase()}`])),
  amounts: TRAITS,
  money: "M",
};
