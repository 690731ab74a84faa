/** What people write on cards of Megacorp that its rules settle. */
import type { Ruled } from "../../../language/faults/ruled.ts";

export const MEGACORP_RULED: readonly Ruled[] = [
  {
    said: /retaliates?\b[^.]*\b(?:while|when|if|though)\b[^.]*\bengaged|engaged\b[^.]*\b(?:can|may) (?:still )?retaliate/iu,
    why: "Engaged cards may retaliate (MC-R58)",
    isSo: true,
  },
  {
    said: /damage\b[^.]*\b(?:is removed|heals?|wears off|goes away|is healed|is repaired)\b[^.]*\bend of (?:the |each |every )?turn/iu,
    why: "Damage lasts only until the End phase (MC-R3)",
    isSo: true,
  },
  { said: /hand (?:size|limit)|maximum hand/iu, why: "A hand has no maximum size (MC-2.3)" },
  {
    said: /bonded (?:cards?|equipment)\b[^.]*\b(?:cannot|can't) be (?:targeted|attacked|engaged)/iu,
    why: "Bonded cards cannot be targeted, engaged or attacked (MC-15.2)",
    isSo: true,
  },
];

/** Other words for things that its texts speak of. */
export const MEGACORP_KIN: Readonly<Record<string, string>> = {
  cash: "money",
  income: "Cashflow",
  dies: "destroyed",
  dead: "destroyed",
  graveyard: "open market",
  exile: "annihilate",
  discarded: "discard",
  hitpoints: "BQ",
  power: "BQ",
  strength: "BQ",
  price: "valuation",
  cheaper: "costs less",
  discount: "costs less",
  adjacent: "docked",
  neighbour: "docked",
  tapped: "engaged",
  counter: "development counter",
  respond: "cancel",
  largest: "most",
  biggest: "most",
};
