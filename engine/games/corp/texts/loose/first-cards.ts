/** What people write on the first card that they make for CORP: more in the Profits phase, more dice in a roll, what a chosen player loses. */
import type { Row } from "../../../../language/index.ts";

const PROFITS = "(?:your |the )?Profits?(?: (?:phase|step))?";

export const FIRST_CARD_ROWS: readonly Row[] = [
  [
    "corp.first.profitsLast",
    `^(?:you )?(?:collect|gain|get|take|earn|receive|make) (?:an? )?(?:extra |additional |further )?(<money>)(?: (?:more|extra|additional))? (?:during|in|at|each|every|on|whenever you (?:take|collect)) (?:each of )?${PROFITS}(?=[.]|$)`,
    "Profits: gain $1",
    "Collect an extra 2M during your Profits phase. => Profits: gain 2M.",
    "Collect 2M. | Profits: gain 2M",
  ],
  [
    "corp.first.profitsFirst",
    `^(?:during|in|at|each|every) (?:each of )?${PROFITS},? (?:you )?(?:collect|gain|get|take|earn|receive|make) (?:an? )?(?:extra |additional |further )?(<money>)(?: (?:more|extra|additional))?(?=[.]|$)`,
    "Profits: gain $1",
    "During your Profits phase, collect an additional 1M. => Profits: gain 1M.",
    "During your Upkeep, gain 1M. | Profits: gain 2M",
  ],
  [
    "corp.first.oneOfTheirs",
    "(?<=(?:discards?|loses?|gives? you|sacrifices?|trash(?:es)?) )(?:an?|1|one) of (?:their|its|his|her|his or her) (?:own )?(asset|action card|security card|runner|runner card)s?(?: cards?)?(?: of their choice)?(?=[.,;]|$)",
    "1 $1",
    "one other corp of your choice discards one of their assets. => one other corp of your choice discards 1 asset.",
    "discard 1 asset | discards one of its teams",
  ],
  [
    "corp.first.addDice",
    "^(?:add|roll) (?:an?|one|<n>)(?: more| extra| additional)? (?:die|dice) (?:to|on|for|in) (?:your|a|one of your teams'?|your team's) (?:next )?(combat|attack|stealth|sneak|hacking|hack|defense|detect|encrypt) rolls?(?=[.]|$)",
    "+‹$&› $1 roll",
    "Add 2 dice to your combat roll. => +‹Add 2 dice to your combat roll› combat roll.",
    "Roll 2 dice. | +2 dice on your combat roll",
  ],
  [
    "corp.first.addDiceNumber",
    "\\+‹(?:add|roll) (an?|one|<n>)[^›]*› (\\p{L}+) roll",
    "+$1 dice on your $2 roll",
    "+‹Add 2 dice to your combat roll› combat roll => +2 dice on your combat roll",
    "+2 dice on your combat roll | Add 2 dice",
  ],
  [
    "corp.first.addDie",
    "\\+(?:an?|one) dice on",
    "+1 die on",
    "+a dice on your combat roll => +1 die on your combat roll",
    "+1 die | a die",
  ],
  [
    "corp.first.holdInHand",
    "(?<=(?:may|can) (?:hold|have|keep) (?:an?|one|<n>)(?: more| extra| additional| further) action cards?) in (?:your )?hand(?=[.]|$)",
    "",
    "You can hold one more Action Card in your hand. => You can hold one more Action Card.",
    "You can hold one more Action Card. | discard a card in your hand",
  ],
  [
    "corp.first.cancelPlayed",
    "^(?:cancel|counter|negate|stop|nullify) (?:an?|the|one|target|any) action cards? (?:that )?(?:(?:an?|another|any|some) (?:other )?(?:player|opponent|corp|corporation|rival)|somebody|someone)(?: else)? (?:has )?(?:just )?(?:played|plays|used|uses)(?=[.]|$)",
    "Cancel an action card that was just played",
    "Cancel an Action Card that another player just played. => Cancel an action card that was just played.",
    "Cancel an action card. | Counter an asset.",
  ],
  [
    "corp.first.teamsControl",
    "(?<=(?:each|every|per) building)s? (?:that )?(?:your (?:runner )?teams|one of your (?:runner )?teams|your (?:runner )?team) (?:controls?|holds?|occup(?:y|ies))",
    " you control",
    "Profits: gain 1M for each building your Runner Teams control. => Profits: gain 1M for each building you control.",
    "for each building you control | each building",
  ],
  [
    "corp.first.payOnce",
    "^(?:once (?:per|a|each|every) turn|on your turn|during your turn)[,:]? (?:you (?:may|can) )?pay (<money>)(?: to |: ?)(?=\\p{L})",
    "Your turn, pay $1: ",
    "Once per turn, you may pay 2M to draw an action card => Your turn, pay 2M: draw an action card",
    "Upkeep: You may pay 2M to draw 2 action cards | Your turn, pay 2M: Draw 1 action card",
  ],
  [
    "corp.first.replacePool",
    "^(?:any time: )?(?:discard|remove|trash) (?:an?|one|1|any) (?:card|one) (?:from|in|of) the (runner|security|asset) pool(?:,? and|[.;,]|, then)(?: then)? (?:replace it|draw (?:an?|one|1|another) (?:card )?to replace it|refill it|draw a replacement|deal a new one)(?: with (?:a new one|another card|the top card of (?:the|its) deck)| from (?:the|its) deck)?(?=[.]|$)",
    "Replace 1 $1 pool card",
    "Discard a card from the Runner Pool and replace it. => Replace 1 Runner pool card.",
    "Replace 1 runner pool card. | Discard an asset.",
  ],
  [
    "corp.first.statRoll",
    "^(?:any time: )?(?:(?:your|one of your|a|target|any) (?:runner )?teams?|your side|you) (?:gets?|has|have|gains?|receives?|rolls? with) \\+ ?(<n>) (combat|stealth|hacking) (?:for|on|in|during) (?:this|its|the|their|one|the next) (?:next )?(?:combat |stealth |hacking |attack )?rolls?(?=[.]|$)",
    "+$1 dice on your $2 roll",
    "Your team gets +2 Combat for this roll. => +2 dice on your Combat roll.",
    "Your team gets +2 Combat. | +2 dice on your combat roll",
  ],
  [
    "corp.first.whenHacking",
    "^(?:enemy |rival |opposing |other )?(?:runner )?(?:teams?|intruders?|runners?) (?:roll|get|have|lose|suffer|rolls|gets|has|loses|suffers) (?:-|minus )?(<n>|one|two|an?) (?:fewer |less )?(?:die|dice)(?: less| fewer)? (?:when (?:they (?:hack|attack|sneak past)|it (?:hacks|attacks|sneaks past)|(?:hack|attack)ing|sneaking past)|if a team (?:hacks|attacks|sneaks past)) (?:this|it)(?=[.]|$)(?<=lose[^.]*|suffer[^.]*|less[^.]*|fewer[^.]*|-[^.]*|minus[^.]*)",
    "if a team ‹$&› this, the other side rolls $1 fewer dice",
    "Runner Teams lose 1 die when hacking this. => if a team ‹Runner Teams lose 1 die when hacking this› this, the other side rolls 1 fewer dice.",
    "Runner Teams roll 1 die when hacking this. | if a team hacks this, the other side rolls 1 fewer die",
  ],
  [
    "corp.first.byHacking",
    "‹[^›]* hack[^›]*› this",
    "hacks this",
    "if a team ‹lose 1 die when hacking this› this => if a team hacks this",
    "hacks this | hacking",
  ],
  [
    "corp.first.byAttacking",
    "‹[^›]* attack[^›]*› this",
    "attacks this",
    "if a team ‹lose 1 die when attacking this› this => if a team attacks this",
    "attacks this | attacking",
  ],
  [
    "corp.first.bySneaking",
    "‹[^›]* sneak[^›]*› this",
    "sneaks past this",
    "if a team ‹lose 1 die when sneaking past this› this => if a team sneaks past this",
    "sneaks past this | sneaking",
  ],
  [
    "corp.first.oneDie",
    "rolls (?:1|one|an?) (fewer|more) dice",
    "rolls 1 $1 die",
    "rolls 1 fewer dice => rolls 1 fewer die",
    "rolls 2 fewer dice | 1 die",
  ],
  [
    "corp.first.takeBack",
    "(?<=^|: |then |, |may )(?:take|get|put|return|bring|retrieve|recover)(?: back)? (?:an?|one|1) (action card|asset|security card)(?: back)? (?:from|of|in) the (?:action |asset |security )?discards?(?: pile)?(?: (?:into|to|in) your hand| back)?(?=[.,;]|$)",
    "take 1 $1 of your choice from the discard",
    "Take back an Action Card from the discard pile. => take 1 Action Card of your choice from the discard.",
    "Take 1 asset of your choice from the discard. | discard an action card",
  ],
  [
    "corp.first.stops",
    "(?<=^(?:whenever|when|each time|if) )(?:this|it) (?:stops|blocks|repels|catches|defeats|beats|turns (?:back|away)|keeps out|holds (?:off|back)) (?:an?|the|any|another) (?:enemy |rival |opposing |other )?(?:runner )?(?:team|intruder|runner|infiltrator|attempt)(?=,)",
    "a team fails against this",
    "When this stops a Runner Team, gain 2M. => When a team fails against this, gain 2M.",
    "When a team fails against this, gain 2M. | When this is lost, gain 2M.",
  ],
];

/** What a pronoun was taken for. */
export const FIRST_CARD_LATE: readonly Row[] = [
  [
    "corp.first.itsMove",
    "(?<=^(?:Your Runner Action: )?Your team has <n> more steps? in )(?:that card's|this card's|this's) next Move",
    "its next Move",
    "Your Runner Action: Your team has 2 more steps in that card's next Move this turn. => Your Runner Action: Your team has 2 more steps in its next Move this turn.",
    "Your team has 2 more steps in its next Move | that card's",
  ],
];
