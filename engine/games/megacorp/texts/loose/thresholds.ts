/** Projects that improve at so many counters, what stands here, and Equipment that says only what it adds. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const here: readonly Row[] = [
  [
    "plainly.here",
    "(?<![\\p{L}])(docks?|docked|adjacent|next|bonded|bonds?) (?:to )?here(?=[.,:;]|$| (?:gets?|has|have|cannot|is|are|with|you)(?![\\p{L}]))",
    "$1 to this",
    "each character docked here gets +1 BQ => each character docked to this gets +1 BQ",
    "each character docked to this gets +1 BQ | here",
  ],
  [
    "plainly.yourDecks",
    "(?<=(?:cards?) (?:of|in|from) )(main|resource) deck(?![\\p{L}])",
    "your $1 deck",
    "look at the top card of main deck => look at the top card of your main deck",
    "the top card of your main deck | resource deck",
  ],
  [
    "plainly.bottomOfThat",
    "(?<=put that card )(?:back )?(?:on|at|to) (?:the )?bottom(?= of (?:the|that) deck(?=[.]|$))",
    "on the bottom",
    "put that card at the bottom of that deck => put that card on the bottom of that deck",
    "on the bottom of your main deck | bottom",
  ],
  [
    "plainly.whoDid",
    "(?<=^|[.] |\\n)when(?:ever)? (this|the host|an? <group>(?: you control)?) is (destroyed|bought|attacked|sold|discarded|engaged|annihilated)(?: by a player)?, (?:the player who (?:did (?:so|it|that card|that|this)|(?:destroyed|bought|attacked|sold|discarded|engaged|annihilated) (?:it|this|that card))|whoever (?:did (?:so|it|that card)|(?:destroyed|bought|attacked|sold) (?:it|this|that card))) ",
    "when a player ‡$2 $1, that player ",
    "When this is destroyed, the player who did so loses 2M. => when a player ‡destroyed this, that player loses 2M.",
    "when a player destroys this, that player loses 2M | the player who did so",
  ],
  ...(
    [
      ["destroyed", "destroys"],
      ["bought", "buys"],
      ["attacked", "attacks"],
      ["sold", "sells"],
      ["discarded", "discards"],
      ["engaged", "engages"],
    ] as const
  ).map(
    ([done, does]): Row => [
      `plainly.whoDid.${done}`,
      `‡${done}`,
      does,
      `when a player ‡${done} this => when a player ${does} this`,
      `when a player ${does} this | ${done}`,
    ],
  ),
  // Thresholds of projects.
  [
    "plainly.atCounters",
    "(?<=^|[.] |\\n)(?:at|with|from|on|once (?:it|this) has|when (?:it|this) has|as soon as (?:it|this) has|while (?:it|this) has|if (?:it|this) has) (<n>)(?: or more|\\+)?(?: development)?(?: counters?)(?: or more)?(?: on (?:it|this))?[,:] (?!(?:you )?<verb> |put |draw |gain |lose |deal )",
    "if this has $1 or more development counters, ",
    "At 3 counters, this has Flying. => if this has 3 or more development counters, this has Flying.",
    "if this has 3 or more development counters, this has Flying | at 3 counters, draw 1 card",
  ],
  [
    "plainly.plusCounters",
    "(?<=^|[.;] |\\n)(<n>)(?:\\+| or more|\\+ ?counters?| or more (?:development )?counters?) ?[:=–-] ?(?=(?:this|it|your|each|all|cashflow|other|the host|characters|has|gets?|[+])(?![\\p{L}])|[+])",
    "if this has $1 or more development counters, ",
    "3+: Cashflow 2. => if this has 3 or more development counters, Cashflow 2.",
    "if this has 3 or more development counters, this has Cashflow 2 | 3M: draw 1 card",
  ],
  [
    "plainly.rangeCounters",
    "(?<=^|[.;] |\\n)(<n>) ?(?:-|–|to) ?(<n>)(?: (?:development )?counters?)? ?[:=] ?(?=(?:this|it|your|each|all|cashflow|other|the host|characters|has|gets?)(?![\\p{L}])|[+])",
    "if this has $1 to $2 development counters, ",
    "3-5: Cashflow 2. => if this has 3 to 5 development counters, Cashflow 2.",
    "if this has 3 to 5 development counters, this has Cashflow 2 | 3M: draw 1 card",
  ],
  [
    "plainly.zeroCounters",
    "(?<=if this has )0 to (<n>) development counters",
    "$1 or fewer development counters",
    "if this has 0 to 2 development counters => if this has 2 or fewer development counters",
    "if this has 1 to 2 development counters | 0 to 2",
  ],
  [
    "plainly.ifCashflow",
    "(?<=(?:if|while|as long as) [^.:]*?, )(?=(?:cashflow|upkeep) <n>(?:[.]|$| and | instead)|(?:flying|initiative|loyal|indestructible|overwatch|penetrator|reflexes|melee|precision|elusive|assassin|demolisher|disruptor|suppressor)(?:[.]|$| and ))",
    "this has ",
    "if this has 3 or more development counters, Cashflow 2. => if this has 3 or more development counters, this has Cashflow 2.",
    "if this has 3 or more development counters, this has Cashflow 2 | Cashflow 2",
  ],
  [
    "plainly.ifPlus",
    "(?<=(?:if|while|as long as) [^.:]*?, )(?:it )?(?=[+]<n> <trait>(?:[.]|$| and ))",
    "this gets ",
    "if this has 3 or more development counters, +2 BQ. => if this has 3 or more development counters, this gets +2 BQ.",
    "if this has 3 or more development counters, this gets +2 BQ | +2 BQ",
  ],
  [
    "plainly.andYourHas",
    "(?<=^|[.] |\\n)(if [^.:]+?, )(this|the host|each [^.,:]+?) (has|gets) ([^.,:]+?),? and ((?:each|all|your|other) [^.,:]+? (?:has|have|gets?|cannot) [^.,:]+?)(?=[.]|$)",
    "$1$2 $3 $4. $1$5",
    "If you control a card, this has Cashflow 4 and each Business you control has Loyal. => If you control a card, this has Cashflow 4. If you control a card, each Business you control has Loyal.",
    "if you control a card, this has Cashflow 4 | this has Cashflow 4 and Loyal",
  ],
  [
    "plainly.holding",
    "(?<=(?:if|while|as long as) )you (?:are|'re) holding (?=(?:an?|<n>|no)(?![\\p{L}]))",
    "you have in your hand ",
    "if you are holding a card => if you have in your hand a card",
    "you have a card in your hand | holding",
  ],
  [
    "plainly.inYourHand",
    "(?<=(?:if|while|as long as) )you have (?:in your hand (an? <group>)|(an? (?!card(?![\\p{L}]))<group>) in (?:your )?hand)(?=,)",
    "there is $1$2 in your hand",
    "if you have a #Mutation card in hand, draw 1 card => if there is a #Mutation card in your hand, draw 1 card",
    "if there is a #Mutation card in your hand, draw 1 card | if you have a card in hand, draw 1 card",
  ],
];

/** On Equipment that stands under a card. */
const worn: readonly Row[] = [
  [
    "plainly.wornBonus",
    "(?<=^|\\n|^bond[.] |^bond: [^.:]+[.] )(?=[+-]<n> <trait>(?: and [+-]<n> <trait>|, [+-]<n> <trait>)*(?: and <keyword>)?[.])",
    "the host gets ",
    "Bond. +1 BQ. => Bond. the host gets +1 BQ.",
    "Bond. The host gets +1 BQ. | target character gets +1 BQ",
  ],
];

export const MEGACORP_THRESHOLDS: readonly LooseRule[] = [...rows(here), ...rows(worn, { kind: "equipment" })];
