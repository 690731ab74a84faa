/** Possessives and sums: whose score, whose turn, one number and another, less another. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const NUMBER =
  "(?:the (?:number|total|highest|lowest|valuation|<trait>) (?:[^.,;:]+? )?of [^.,;:]+?|(?:this|that) card's (?:<trait>|valuation)|the host's (?:<trait>|valuation)|your money)";

export const MEGACORP_COMPOSED: readonly LooseRule[] = rows([
  [
    "composed.scoreOf",
    "(the attacking card|the attacked card|the chosen <noun>)'s (<trait>|valuation)(?![\\p{L}])",
    "the $2 of $1",
    "Gain money equal to the attacking card's BQ. => Gain money equal to the BQ of the attacking card.",
    "gain money equal to the BQ of the attacking card | the attacking card's controller",
  ],
  [
    "composed.hostsTurn",
    "the host's controller's (?=(?:next )?(?:turn|hand|open market|network|main deck|resource deck|\\p{L}+ phase)(?![\\p{L}]))",
    "your ",
    "At the beginning of the host's controller's turn, gain 1M. => At the beginning of your turn, gain 1M.",
    "at the beginning of your turn, gain 1M | that card's controller's turn",
  ],
  [
    "composed.minus",
    `(?<=equal to )(${NUMBER}),? (?:minus|less) (${NUMBER})(?=[.,;]|$| to )`,
    "the excess of $1 over $2",
    "Gain money equal to the number of cards in your hand minus the number of cards you control. => Gain money equal to the excess of the number of cards in your hand over the number of cards you control.",
    "that card's valuation minus 1 | gain 3M minus 1M",
  ],
  [
    "composed.plus",
    `(?<=equal to )(${NUMBER}),? plus (${NUMBER}|its (?:<trait>|valuation))(?=[.,;]|$| to )`,
    "the sum of $1 and $2",
    "Gain money equal to the number of cards in your hand plus the number of cards you control. => Gain money equal to the sum of the number of cards in your hand and the number of cards you control.",
    "this card's valuation plus 1 | gain 3M plus 1M",
  ],
]);
