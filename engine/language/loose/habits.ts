/** Habits of whole sentences: how often at the end, what is true at the front, two things that are true of one card. */
import { type LooseRule, rows } from "./rule.ts";

/** Behind “and” something else that is true of the same cards; where “gets … and has …” is said so, that stays. */
const TRUE_OF = "cannot|does not|do not|may|can|costs?|is also|are also";

export const habits: readonly LooseRule[] = rows([
  [
    "limit.useOnly",
    "(?<=^|[.] )([^.:]+: [^.]+)[.] (?:use|activate|play|you (?:may|can) (?:use|activate)) (?:this (?:ability )?|it )?(?:only |no more than |at most )?(once|twice) (?:per|each|a|every|in a|in each) turn",
    "$2 per turn, $1",
    "pay 1M: draw 1 card. Use this ability only once each turn. => once per turn, pay 1M: draw 1 card.",
    "once per turn, pay 1M: draw 1 card | draw 1 card. Use this only once each turn.",
  ],
  [
    "limit.triggersOnly",
    "(?<=^|[.] )((?:when|whenever) [^.:]+)[.] this (?:ability )?(?:triggers|happens|works|occurs) (?:only |no more than |at most )?(once|twice) (?:per|each|a|every|in a|in each) turn",
    "$2 per turn, $1",
    "Whenever you draw a card, gain 1M. This happens only once each turn. => once per turn, Whenever you draw a card, gain 1M.",
    "once per turn, whenever you draw a card, gain 1M | draw 1 card. This happens only once.",
  ],
  [
    "true.two",
    `(?<=^|[.] )(this|the host|each [^.,:]+?) ((?:cannot|gets?|has|is|costs|does not|may) [^.,:]*?),? (?:and|but)(?: it| they)? (?=(?:${TRUE_OF}) )`,
    "$1 $2. $1 ",
    "this gets +1 and cannot be sold. => this gets +1. this cannot be sold.",
    "this cannot be sold | when this is destroyed, this gets +1 and cannot be sold",
  ],
  [
    "during.first",
    "(?<=^|[.] )(?:during|on) (?:your turn|each of your turns|your own turn), (?![^.\\n]*:)(?=[^.:]*? (?:cannot|gets?|has|have|costs?) )(?![^.:]*? (?:may|pay|draws?|discards?|gains?|loses?) )",
    "if it is your turn, ",
    "During your turn, this has 1. => if it is your turn, this has 1.",
    "during your turn, pay 1M: draw 1 card | if it is your turn, draw 1 card",
  ],
  [
    "during.firstOthers",
    "(?<=^|[.] )(?:during|on) (?:opponents' turns|each opponent's turn|other players' turns|an opponent's turn), (?![^.\\n]*:)(?=[^.:]*? (?:cannot|gets?|has|have|costs?) )(?![^.:]*? (?:may|pay|draws?|discards?|gains?|loses?) )",
    "if it is not your turn, ",
    "On opponents' turns, this has 1. => if it is not your turn, this has 1.",
    "during an opponent's turn, pay 1M: draw 1 card | if it is not your turn, draw 1 card",
  ],
  [
    "choose.and",
    "(?<!you |[.:,] |^)chooses? (?:and|then) (?=<verb>s? )",
    "",
    "each opponent chooses and destroys a card => each opponent destroys a card",
    "each opponent chooses a card | choose and mix",
  ],
  [
    "ban.theirs",
    "(cannot (?:draw|play|search)) (?:any |their |his or her |any of their )(?=cards|events|decks)",
    "$1 ",
    "each player cannot search their decks => each player cannot search decks",
    "each player cannot search decks | each player draws any cards",
  ],
  [
    "put.rest",
    "(?<=look at the top <n> cards of ((?:your|their|that player's|target opponent's) [^.,]+?)(?:[.,] | and |, then )(?:you may )?)(?:put|take|keep|add|choose) (<n>)(?: of (?:them|those(?: cards)?))?(?: back)?(?: (?:into|to|in) (?:your |the )?hand)?(?:,? and|,? then|, and then|[.;]) ?(?:put |place )?(?:the rest|the others?|all others|the remaining (?:cards|ones)|the other cards?)(?: back)? (?:on|to|at|under) (?:the|its|your deck's) bottom(?: of (?:it|your|their|that)[^.,]*?)?(?=[.,]|$| in any order)",
    "put $2 of those cards into your hand, then put the rest on the bottom of $1",
    "Look at the top 3 cards of your deck. Put 1 of them into your hand and the rest on the bottom. => Look at the top 3 cards of your deck. put 1 of those cards into your hand, then put the rest on the bottom of your deck.",
    "put the rest on the bottom of your deck | Look at the top 3 cards of your deck. Put 1 of those cards into your hand",
  ],
  [
    "event.and",
    "(?<=^|[.] )(when|whenever|at) ([^.:,]+), ([^.:]+?[^,]) and (?=you (?:gain|draw|may|lose|discard)(?![\\p{L}]))",
    "$1 $2, $3, then ",
    "whenever you draw a card, this gets +1 and you gain 1M => whenever you draw a card, this gets +1, then you gain 1M",
    "whenever you draw a card, gain 1M | gain 1M and you draw 1 card",
  ],
  [
    "whose.all",
    "(?<=(?:damage(?: that would be dealt)? to|destroy|engage|disengage|annihilate|return|destroys|engages|disengages) )(<groups>) (you control|an opponent controls|they control)(?! with total)",
    "each [one:$1] $2",
    "disengage cards you control => disengage each card you control",
    "disengage 2 cards you control | disengage each card you control",
  ],
  [
    "ask.deals",
    "(?<=^|[.:,] )have (this|that <noun>|target <noun>|the host) (deal|get|gain|lose|become)(?= )",
    "$1 [s:$2]",
    "Have this deal 1 => this deals 1",
    "you have this | this deals 1",
  ],
]);
