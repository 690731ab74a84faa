/** When something may be used: in combat, or in one of the phases. */
import { type LooseRule, rows } from "../../../../language/index.ts";
import { limitRows, USE } from "../../../../language/loose/limits.ts";

const PHASES = ["Buy", "Challenge", "Divest"] as const;

export const MEGACORP_LIMITS: readonly LooseRule[] = rows([
  ...limitRows(
    {
      id: "combat",
      means: "during combat",
      front: "(?:only )?(?:in|during|while in) (?:a )?combat(?: only)?|while (?:this is )?(?:fighting|in a fight)",
      behind: `${USE} (?:in|during|while in) (?:a )?combat(?: only)?|(?:in|during) combat only|only (?:in|during) combat|combat only`,
    },
    [
      "Pay 1M: draw 1 card. Use this only in combat. => during combat, Pay 1M: draw 1 card.",
      "While in combat: pay 1M: draw 1 card => during combat, pay 1M: draw 1 card",
      "In combat, you may pay 1M to draw 1 card => during combat, pay 1M: draw 1 card",
    ],
  ),
  ...PHASES.flatMap((phase) =>
    limitRows(
      {
        id: `phase.${phase}`,
        means: `during your ${phase} phase`,
        front: `(?:only )?(?:in|during) your(?: own)? ${phase}(?: phase)?(?: only)?`,
        behind: `${USE} (?:in|during) your(?: own)? ${phase}(?: phase)?(?: only)?|(?:in|during) your ${phase} phase only|only (?:in|during) your ${phase}(?: phase)?|your ${phase} phase only`,
      },
      [
        `Pay 1M: draw 1 card. Use only in your ${phase} phase. => during your ${phase} phase, Pay 1M: draw 1 card.`,
        `In your ${phase} phase, pay 1M: draw 1 card => during your ${phase} phase, pay 1M: draw 1 card`,
        `In your ${phase} phase, you may pay 1M to draw 1 card => during your ${phase} phase, pay 1M: draw 1 card`,
      ],
    ),
  ),
]);
