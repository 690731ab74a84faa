/** Why a Megacorp deck is not legal, as data (MC-3.10). `deck.ts` finds reasons, `explain.ts` words them, `mend.ts` mends them. */

import type { PlayedSectionId } from "../../../cards/sections.ts";
import type { Back } from "../fields.ts";

/** The zone names of MC-3.10, in the order in which equal reasons are listed (MC-R150). */
export const ZONES = ["resource", "main", "business", "founder"] as const;
export type Zone = (typeof ZONES)[number];

/** Why a deck is not legal: the codes of MC-3.10 with their data, and one more for what a card says of resources. */
export type Reason =
  | { readonly code: "UNKNOWN_CARD"; readonly name: string; readonly zone: Zone }
  | { readonly code: "BAD_COUNT"; readonly name: string; readonly zone: Zone; readonly count: number }
  | { readonly code: "RESOURCE_WRONG_BACK" | "MAIN_WRONG_BACK"; readonly name: string; readonly back: Back }
  /** `by`: the card whose text sets the number (MC-R273). */
  | { readonly code: "RESOURCE_TOO_FEW" | "MAIN_TOO_FEW"; readonly have: number; readonly need: number; readonly by?: string }
  | {
      readonly code: "RESOURCE_TOO_MANY_COPIES" | "MAIN_TOO_MANY_COPIES";
      readonly name: string;
      readonly have: number;
      readonly max: number;
      readonly by?: string;
    }
  | { readonly code: "BUSINESS_COUNT" | "FOUNDER_COUNT"; readonly have: number; readonly need: number }
  | { readonly code: "BUSINESS_WRONG_TYPE" | "FOUNDER_WRONG_TYPE"; readonly name: string };

/** A reason and where it stands. `index` is the entry that a BAD_COUNT judges, `names` the cards that are too many in a place for one. */
export type Placed = {
  readonly reason: Reason;
  readonly section: PlayedSectionId;
  readonly index?: number;
  readonly names?: readonly string[];
};
