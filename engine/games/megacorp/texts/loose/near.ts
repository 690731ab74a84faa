/** Other words for the words of this game: from these the nearest sentence is found (`engine/language/nearest/wordings.ts`). */
import type { NearRows } from "../../../../language/index.ts";

export const MEGACORP_NEAR: NearRows = {
  same: [
    "while this is engaged | while it is engaged | even while engaged | although engaged | even when engaged | when engaged => while engaged",
    "attach => bond",
    "attached => bonded",
    "that this is bonded to | it is bonded to | this is attached to => host",
    "bonded card | bonded character | equipped character | its bearer | the wearer | the bearer | bearer => host | the host",
    "adjacent to | next to | beside | touching | neighbouring | neighboring => docked to",
    "that card's valuation | this card's valuation | that card's value => its valuation",
  ],
  nearly: ["bonded under | bonded beneath | bonded underneath => bonded to"],
};
