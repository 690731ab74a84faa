/** How people put it who know no rules editor: when a turn begins, how often, and who does it. */
import { type LooseRule, type Row, rows } from "./rule.ts";

const WHOSE = "your|an opponent's|each opponent's|each player's";

const turns: readonly Row[] = [
  [
    "plainly.turnBegins",
    `(?<=^|[.] |\\n)(?:when(?:ever)?|as|once|as soon as|the moment) (${WHOSE}) (?:(?<!your )next )?turn (?:begins|starts|comes(?: round| around)?),`,
    "at the beginning of $1 turn,",
    "When your turn begins, draw 1 card. => at the beginning of your turn, draw 1 card.",
    "at the beginning of your turn, draw 1 card | until your turn begins",
  ],
  [
    "plainly.turnEnds",
    `(?<=^|[.] |\\n)(?:when(?:ever)?|as|once|as soon as|the moment) (${WHOSE}) turn (?:ends|is over|finishes|is done),`,
    "at the end of $1 turn,",
    "When your turn ends, draw 1 card. => at the end of your turn, draw 1 card.",
    "at the end of your turn, draw 1 card | until your turn ends",
  ],
  [
    "plainly.inBegin",
    "(?<![\\p{L}])(?:(?:in|on|by) (?:the )?(?:begin|beginning|start|outset)|at (?:the )?begin|on (?:the )?start) of (?=(?:your|an|each|the|this|every)(?![\\p{L}]))",
    "at the beginning of ",
    "In the beginning of your turn, draw 1 card. => at the beginning of your turn, draw 1 card.",
    "at the beginning of your turn, draw 1 card | in the end",
  ],
  [
    "plainly.inEnd",
    "(?<![\\p{L}])(?:in|on|by) (?:the )?end of (?=(?:your|an|each|the|this|every)(?![\\p{L}]))",
    "at the end of ",
    "In the end of your turn, draw 1 card. => at the end of your turn, draw 1 card.",
    "at the end of your turn, draw 1 card | in the end",
  ],
  [
    "plainly.startOf",
    "(?<=^|[.] |\\n)(?:the )?(?:start|beginning) of (your|each|each player's|each opponent's) turn[:,-] ",
    "at the beginning of $1 turn, ",
    "Start of your turn: draw 1 card. => at the beginning of your turn, draw 1 card.",
    "at the beginning of your turn, draw 1 card | until the beginning of your turn",
  ],
  [
    "plainly.startOfTurn",
    "(?<=^|[.] |\\n)(?:at )?(?:the )?(?:start|beginning) of turn[:,-] ",
    "at the beginning of your turn, ",
    "Start of turn: draw 1 card. => at the beginning of your turn, draw 1 card.",
    "at the beginning of your turn, draw 1 card | at the beginning of each turn, draw 1 card",
  ],
  [
    "plainly.opponentsTurn",
    "(?<=(?:beginning|end|start) of )(?:your|the|any|the other) (?:opponent's|opponents'|player's) turns?(?![\\p{L}])",
    "each opponent's turn",
    "At the beginning of your opponent's turn, draw 1 card. => At the beginning of each opponent's turn, draw 1 card.",
    "at the beginning of your turn, draw 1 card | during your opponent's turn",
  ],
  [
    "plainly.anOpponentsTurn",
    "(?<=at the (?:beginning|end) of )(?:an|any) opponent's turn(?=,|[.]|$)",
    "each opponent's turn",
    "at the beginning of an opponent's turn, draw 1 card => at the beginning of each opponent's turn, draw 1 card",
    "at the beginning of an opponent's next turn, draw 1 card | an opponent's turn",
  ],
  [
    "plainly.onceOnYourTurn",
    "(?<=^|[.] |\\n)once (?:on|during|in) (?:each of )?your(?: own)? turns?,? (?:you (?:may|can) )?([^.:]+?)(?: to |: ?)(?=<verb> )",
    "once per turn, during your turn, $1: ",
    "Once on each of your turns, you may pay 1M to draw 1 card. => once per turn, during your turn, pay 1M: draw 1 card.",
    "once per turn, pay 1M: draw 1 card | once on your turn, draw 1 card",
  ],
  [
    "plainly.useThis",
    "(?<=^|[.] |\\n)(?:you (?:may|can) )?(?:use|activate|do) this(?: ability| effect)?,? (once per turn|only during your turn)[:,] (?=[^.]+)",
    "$1, ",
    "You can use this once per turn: pay 1M: draw 1 card. => once per turn, pay 1M: draw 1 card.",
    "once per turn, pay 1M: draw 1 card | you may use this",
  ],
  [
    "plainly.firstTimeBehind",
    "(?<=^|[.] |\\n)(?!if |when|at |once )((?:you )?<verb> [^.,:;]+?),? (?:for )?the first time (?:each|every|per|a|in a) turn (?:that |when )?([^.,:]+?)(?=[.]|$)",
    "once per turn, whenever $2, $1",
    "Gain 1M the first time each turn you discard a card. => once per turn, whenever you discard a card, Gain 1M.",
    "once per turn, whenever you discard a card, gain 1M | the first time",
  ],
  [
    "plainly.firstOfTurn",
    "(?<=^|[.] |\\n)when(?:ever)? (you|a player|an opponent) (\\p{L}+) (?:your|their|his|her|the) first (<group>) (?:each|every|of the|of each|in a|per|during a|in each) turn,",
    "once per turn, whenever $1 $2 a $3,",
    "Whenever you draw your first card each turn, gain 1M. => once per turn, whenever you draw a card, gain 1M.",
    "once per turn, whenever you draw a card, gain 1M | your first card",
  ],
  [
    "plainly.forFirstTime",
    "(?<=^|[.] |\\n)when(?:ever)? ([^.,]+?) for the first time (?:each|every|in a|per|during a|in each|this) turn,",
    "once per turn, whenever $1,",
    "Whenever you draw a card for the first time each turn, gain 1M. => once per turn, whenever you draw a card, gain 1M.",
    "once per turn, whenever you draw a card, gain 1M | for the first time",
  ],
];

const people: readonly Row[] = [
  [
    "plainly.anyOpponent",
    "(?<=^|[.:,] |then )any (?:one )?opponent(?= (?:<verb>)e?s(?![\\p{L}]))",
    "an opponent",
    "Any opponent discards a card. => an opponent discards a card.",
    "an opponent discards a card | whenever any opponent draws a card, gain 1M",
  ],
  [
    "plainly.theOthers",
    "(?<!(?<![\\p{L}])(?:players?|opponents?|owner|controller)(?![\\p{L}])[^]*)(?<=^|[.:,] |then )(?:the others|everyone else|everybody else|all others|the rest of the players)(?= (?:may |cannot )?<verb>(?![\\p{L}]))",
    "each opponent‡",
    "The others discard a card. => each opponent‡ discard a card.",
    "each opponent discards a card | the others",
  ],
  [
    "plainly.someonesHand",
    "(?:someone|somebody)(?: else)?'s (?=<zone>(?![\\p{L}]))",
    "target player's ",
    "look at someone's <zone> => look at target player's <zone>",
    "look at target player's <zone> | someone's card",
  ],
  [
    "plainly.letPlayer",
    "(?<=^|[.:] |then |, )(?:let|make|have|force) (target (?:player|opponent)|each (?:player|opponent)|an opponent|that (?:player|opponent)) (?:to )?(<verb>)(?![\\p{L}])",
    "$1 [s:$2]",
    "Let target opponent draw 1 card. => target opponent draws 1 card.",
    "target opponent draws 1 card | let it be",
  ],
  [
    "plainly.shall",
    "(?<=(?:you|players?|opponents?|controller|owner|this|that <noun>|card|<noun>)) (?:shall|will|should) (?!not|be able|only)(<verb>)(?![\\p{L}])",
    " $1",
    "Target opponent shall discard 1 card. => Target opponent discard 1 card.",
    "target opponent discards 1 card | shall not",
  ],
  [
    "plainly.shallOwner",
    "(?<=(?:its controller|its owner|that <noun>'s (?:controller|owner)|each player|each opponent|target player|target opponent|an opponent|that player|that opponent) )(?:shall|will|should) (<verb>)(?![\\p{L}])",
    "[s:$1]",
    "its controller shall lose 1M => its controller loses 1M",
    "its controller loses 1M | shall not",
  ],
];

export const plainly: readonly LooseRule[] = rows([...turns, ...people]);
