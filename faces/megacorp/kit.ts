/** The drawings of Megacorp's box that no other game has. */

import type { OwnDrawings } from "../kit/index.ts";
import { ground, numberTrack } from "../kit/look.ts";
import { text } from "../svg.ts";
import { TRAIT_COLOURS, TRAIT_SHAPES, type TraitName } from "./marks.ts";

const TRAITS: readonly TraitName[] = ["IQ", "EQ", "MQ", "BQ"];

export const MEGACORP_KIT: OwnDrawings = {
  /** A row for each trait, on which a marker says how much of it a player has produced (MC-7.3, MC-7.6). */
  "pool mat"({ w, h }, { skin }) {
    const [top, row, left] = [9, 13, 22];
    const cell = { w: (w - left - 4) / 13, h: row - 1 };
    const rows = TRAITS.map((trait, i) => {
      const y = top + i * row;
      const sign = TRAIT_SHAPES[trait](9, y + cell.h / 2, 4.2, `fill="${TRAIT_COLOURS[trait]}" stroke="${skin.text}" stroke-width=".3"`);
      const name = text(15, y + cell.h / 2 + 1.5, 4, "display7", skin.text, trait);
      return sign + name + numberTrack(left, y, cell, 12, skin);
    });
    return (
      ground(w, h, skin.sheet, skin.frame) +
      text(4, 6.4, 4, "display7", skin.text, "TRAIT POOL") +
      text(w - 4, 6.4, 2.9, "text", skin.dim, "empties at the end of the turn · beyond 12 use two markers", { anchor: "end" }) +
      rows.join("")
    );
  },
};
