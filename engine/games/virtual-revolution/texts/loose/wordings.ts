/** Whole phrases in which people say what Virtual Revolution's texts say (`loose/wording.ts`). */
import { type LooseWording, wordings } from "../../../../language/index.ts";

export const VR_WORDINGS: readonly LooseWording[] = wordings([
  [
    "forEach",
    "for [each/every] {p:Per} [,/] {v:VP:=}",
    "Bonus: For each Boost of yours, gain 1 €. => Bonus: Gain 1 € for each Boost of yours.",
    "Bonus: For each opponent, draw 1 Corruption. | Bonus: Gain 1 €.",
  ],
]);
