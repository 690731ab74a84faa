/** Moments as nouns: “On deploy:”, “Upon death,”, “If destroyed,”. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const MOMENTS: readonly (readonly [id: string, nouns: string, event: string])[] = [
  ["destroyed", "destroy|destruction|death|dying|demise|being destroyed|getting destroyed|defeat", "this is destroyed"],
  [
    "deployed",
    "deploy|deployment|deploying|entry|entering|arrival|arriving|being deployed|play|entering play|entering the network",
    "this is deployed",
  ],
  ["attacks", "attack|attacking", "this attacks"],
  ["blocks", "block|blocking", "this blocks"],
  ["attacked", "being attacked|getting attacked", "this is attacked"],
  ["leaves", "leaving|exit|leaving play|leaving the network", "this leaves the network"],
  ["engaged", "engage|engaging|being engaged|becoming engaged", "this is engaged"],
  ["disengaged", "disengage|disengaging|being disengaged|becoming disengaged", "this is disengaged"],
  ["sold", "sale|selling|being sold", "this is sold"],
  ["bought", "purchase|being bought", "this is bought"],
  ["moved", "move|moving|being moved", "this is moved"],
  ["annihilated", "annihilation|being annihilated", "this is annihilated"],
  ["retaliates", "retaliation|retaliating", "this retaliates"],
];

export const MEGACORP_NOMINAL: readonly LooseRule[] = rows([
  ...MOMENTS.map(
    ([id, nouns, event]): Row => [
      `nominal.${id}`,
      `(?<=^|\\n|[.] )(?:on|upon|at|after|when) (?:its |this card's |the )?(?:${nouns})(?: of this)?[,:] `,
      `when ${event}, `,
      `On ${nouns.split("|")[0]}: draw 1 card. => when ${event}, draw 1 card.`,
      `when ${event}, draw 1 card | On ${nouns.split("|")[0]} cards: draw 1 card.`,
    ],
  ),
  [
    "nominal.damageTo",
    "(?<=^|\\n|[.] )(?:on|upon|after|when) (?:dealing )?((?:combat |<trait> )?damage) to (an? <group>)[,:] ",
    "when this deals $1 to $2, ",
    "On damage to a Business: draw 1 card. => when this deals damage to a Business, draw 1 card.",
    "when this deals damage to a Business, draw 1 card | damage to a Business",
  ],
  [
    "nominal.dealt",
    "(?<=^|\\n|[.] )(?:on|upon|after|when) (?:being dealt|taking|receiving|suffering) ((?:combat |<trait> )?damage)[,:] ",
    "when this is dealt $1, ",
    "Upon taking damage, draw 1 card. => when this is dealt damage, draw 1 card.",
    "when this is dealt damage, draw 1 card | taking damage",
  ],
  [
    "nominal.ifDone",
    "(?<=^|\\n)if (?:it is |this is )?(destroyed|sold|bought|annihilated|attacked|moved|discarded|deployed), (?!.* instead(?![\\p{L}]))",
    "when this is $1, ",
    "If destroyed, draw 1 card. => when this is destroyed, draw 1 card.",
    "if this would be destroyed, draw 1 card instead | if destroyed this way, draw 1 card",
  ],
  [
    "nominal.unpaidUpkeep",
    "(?<=^|\\n|[.] )(?:when|whenever|if) you (?:fail to|do not|don't|can't|cannot|decline to|choose not to|refuse to|didn't) pay(?: (?:its|this card's|for its|the|for|this))?(?: upkeep(?: cost)?)?(?: for this)?, (?=(?:you )?<verb>|each|target|an)(?<=upkeep[^]*)",
    "when this is destroyed because its Upkeep was not paid, ",
    "Upkeep 1. When you fail to pay, draw 1 card. => Upkeep 1. when this is destroyed because its Upkeep was not paid, draw 1 card.",
    "if you don't pay, draw 1 card | Upkeep 1. When you pay 2M, draw 1 card.",
  ],
]);
