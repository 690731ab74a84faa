/** How people write times that come with somebody's next turn, what is done for the second time in a turn, and what damage destroyed. */
import { type LooseRule, rows } from "../../../../language/index.ts";

/** Whose turn it is that comes. */
const WHOSE = "(its controller's|their controllers?'s?|that player's|that opponent's|target player's|target opponent's|their)";

export const MEGACORP_LATER: readonly LooseRule[] = rows([
  [
    "later.until",
    `until (?:the start of )?${WHOSE} next turn(?: begins| starts)?(?! (?:ends|is over))`,
    "until the beginning of $1 next turn",
    "target character cannot attack until its controller's next turn => target character cannot attack until the beginning of its controller's next turn",
    "target character cannot attack until the end of its controller's next turn | until your next turn",
  ],
  [
    "later.through",
    `(?:(?:to|through) the end of|through|until after) ${WHOSE} next turn|until ${WHOSE} next turn (?:ends|is over)`,
    "until the end of $1$2 next turn",
    "this cannot block through the end of its controller's next turn => this cannot block until the end of its controller's next turn",
    "this cannot block until the end of its controller's next turn | at the end of their next turn",
  ],
  [
    "later.on",
    `(?<=(?:cannot|gets?|gains?|loses?) [^.:,]*?)(?:in|on|for|throughout) ${WHOSE} next turn`,
    "during $1 next turn",
    "target character cannot attack on its controller's next turn => target character cannot attack during its controller's next turn",
    "on their next turn, each player draws 1 card | draw 1 card in your next turn",
  ],
  [
    "later.nth",
    "(?<=(?:plays?|draws?|buys?|sells?|discards?) )(their|your|an?|the) (second|third) (event|card) (?:in|of|during) (?:an?|the|each|one|that|the same) turn",
    "$1 $2 $3 each turn",
    "whenever you play your second event in a turn, draw 1 card => whenever you play your second event each turn, draw 1 card",
    "whenever you play your second event each turn, draw 1 card | the second card of your deck",
  ],
  [
    "later.nthOwn",
    "(?<=(you|opponent|player) (?:plays?|draws?|buys?|sells?|discards?) )an? (second|third) (event|card) each turn",
    "the $2 $3 each turn",
    "whenever you play a second event each turn, draw 1 card => whenever you play the second event each turn, draw 1 card",
    "whenever you play your second event each turn, draw 1 card | a second card",
  ],
  [
    "later.killed",
    "(?<=damage to (?:target|an?|that|the) [^.,;]*[.] )if (?:it|that card|that <noun>) (?:is|was) (?:destroyed|killed) (?:this way|by (?:this|that) damage)(?=,)",
    "if a card was destroyed this way",
    "Deal 2 BQ damage to target card. If it is destroyed this way, draw 1 card. => Deal 2 BQ damage to target card. if a card was destroyed this way, draw 1 card.",
    "if a card was destroyed this way, draw 1 card | if that card is destroyed, draw 1 card",
  ],
  [
    "later.playInCombat",
    "(?<=^|[.] |\\n)(?:play|you (?:may|can) play|this (?:may|can) be played)(?: this)? only (?:during|in) (?:an? |the )?(?:attack|fight|combat)(?=[.]|$)",
    "this can be played only during combat",
    "Play only during an attack. => this can be played only during combat.",
    "this can be played only during your turn | during combat",
  ],
  [
    "later.noAbilities",
    "(?<=^|[.:] |\\n)abilities of ([^.:]+?) cannot be (?:activated|used)",
    "each player cannot activate abilities of $1",
    "Abilities of locations cannot be activated until end of turn. => each player cannot activate abilities of locations until end of turn.",
    "each player cannot activate abilities of locations | abilities cannot be activated",
  ],
  [
    "later.dealsNone",
    "(?<=(?:^|[.,:\\n] ?)(?:this|the host|target <noun>|each <noun>|that <noun>|that card) )deals no (combat )?damage",
    "cannot deal $1damage",
    "this deals no combat damage => this cannot deal combat damage",
    "this cannot deal combat damage | if this deals no damage, draw 1 card",
  ],
  [
    "later.whileFighting",
    "(?<=^|[.] |\\n)(this|the host) ((?:gets|has|gains) [^.:,]+?) (?:while|when|as long as it is) (attacking|blocking) (an? [^.,]+)(?=[.]|$)",
    "if $1 is $3 $4, $1 $2",
    "This gets +2 BQ while attacking a location. => if This is attacking a location, This gets +2 BQ.",
    "if this is attacking a location, this gets +2 BQ | this gets +2 BQ while attacking",
  ],
]);
