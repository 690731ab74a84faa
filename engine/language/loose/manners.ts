/** Manners of speech that stand for whole phrases: headings of choices, costs told another way, counts behind a verb, words left out in notes. */
import { type LooseRule, type Row, rows } from "./rule.ts";

/** What is done to cards, as it is told afterwards: the words of “… this way”. */
const DONE: readonly (readonly [verb: string, done: string])[] = [
  ["destroy", "destroyed"],
  ["discard", "discarded"],
  ["annihilate", "annihilated"],
  ["reveal", "revealed"],
];

export const manners: readonly LooseRule[] = rows([
  [
    "choose.heading",
    "choose one ?(?:option|of the following|of these)? ?(?:[-–—]+|:-) ?(?=\\p{L}[^\\n]*; or )",
    "choose one: ",
    "Choose one - draw 2 cards; or gain 2M => choose one: draw 2 cards; or gain 2M",
    "choose one: draw 2 cards; or gain 2M | choose one - draw 2 cards",
  ],
  [
    "limit.colonCost",
    "(?<=^|[.] )((?:once|twice) per turn): ((?:pay|engage|discard|destroy|remove) [^.:]+)[.] ",
    "$1, $2: ",
    "Once per turn: Pay 1M. Draw 1 card. => Once per turn, Pay 1M: Draw 1 card.",
    "once per turn, pay 1M: draw 1 card | once per turn: draw 1 card",
  ],
  [
    "cost.slash",
    "(?<=^|[.] )(<money>|<n> <trait>) ?[/&] ?(?=(?:engage|discard|destroy|pay|tap|exhaust)(?![\\p{L}]))",
    "$1, ",
    "2M/discard a card: draw 1 card => 2M, discard a card: draw 1 card",
    "2M, discard a card: draw 1 card | 2M: draw 1 card",
  ],
  ...["discard", "destroy", "pay", "annihilate", "reveal", "engage"].map(
    (verb): Row => [
      `cost.by.${verb}`,
      `(?<=^|[.] )by ${verb.replace(/e$/u, "")}ing ([^.,:]+),? you (?:may|can) `,
      `${verb} $1: `,
      `By ${verb.replace(/e$/u, "")}ing this, you may draw 1 card. => ${verb} this: draw 1 card.`,
      `${verb} this: draw 1 card | ${verb} this`,
    ],
  ),
  [
    "got.have",
    "(?<=(?:if|while|as long as|unless|once|provided) (?:you|they) )(have) got(?![\\p{L}])",
    "$1",
    "if you have got no cards in hand => if you have no cards in hand",
    "if you have no cards in hand | got",
  ],
  ["game.is", "the game's (?=a|over|won|lost)", "the game is ", "the game's a draw => the game is a draw", "the game is a draw | the game"],
  [
    "any.way",
    "(?<=(?:^|[.:,] |then )(?:draw|gain|lose|deal|destroy|discard|engage) [^.]*?),? (?:if any|as normal|as usual|immediately|at once|right away|straight away)(?=[.,]|$)",
    "",
    "destroy a card immediately => destroy a card",
    "destroy a card | draw 1 card",
  ],
  ...DONE.flatMap(([verb, done]): Row[] => [
    [
      `each.${verb}`,
      `(?<=(?<![\\p{L}])${verb}s? [^.]*?(?:, | and |then |[.] )[^.:]*?)(?<!${done}) for each(?: (?:one|of them|such card|card so ${done}|${done}))?(?=[.]|$)`,
      ` for each card ${done} this way`,
      `${verb} any number of cards. draw 1 card for each. => ${verb} any number of cards. draw 1 card for each card ${done} this way.`,
      `draw 1 card for each card ${done} this way | draw 1 card for each card you control`,
    ],
    [
      `each.was.${verb}`,
      `(?<=(?<![\\p{L}])${verb}s? [^]*?)for each (<noun>) (?:that (?:was|is|gets) |you |thus |so )?${done}(?=[.,]|$)`,
      `for each $1 ${done} this way`,
      `${verb} 2 cards. draw 1 card for each <noun> ${done}. => ${verb} 2 cards. draw 1 card for each <noun> ${done} this way.`,
      `draw 1 card for each card ${done} this way | for each card ${done}, draw 1 card`,
    ],
  ]),
  [
    "tutor",
    "(?<=^|[.:,] |then |may )(?:tutor(?: for)?|fish) (an? <group>) (?:from|out of) (your <zone>)",
    "search $2 for $1, then put that card into your hand",
    "tutor a card from your <zone> => search your <zone> for a card, then put that card into your hand",
    "draw a card from your hand | search your <zone> for a card",
  ],
  [
    "turn.start",
    "(?<![\\p{L}])at (your|an opponent's|each player's|each opponent's) turn's (?:start|beginning)",
    "at the beginning of $1 turn",
    "At your turn's start, draw 1 card. => at the beginning of your turn, draw 1 card.",
    "at the beginning of your turn, draw 1 card | your turn",
  ],
  [
    "turn.ending",
    "(?<![\\p{L}])at (your|an opponent's|each player's|each opponent's) turn's end",
    "at the end of $1 turn",
    "At your turn's end, draw 1 card. => at the end of your turn, draw 1 card.",
    "at the end of your turn, draw 1 card | your turn",
  ],
  [
    "turn.deed",
    "(?<=^|[.] )(this|the host) (<verb>)e?s (at the (?:beginning|end) of (?:your|each|each player's|each opponent's) turn)(?=[.]|$)",
    "$3, [base:$2] $1",
    "This <verb>s at the end of each turn. => at the end of each turn, <verb> This.",
    "at the end of each turn, draw 1 card | this <verb>s",
  ],
  [
    "shuffle.told",
    "(?<=search[^\\n]*[.] )(?:then,? )?(?:(?:they |that player |he |she |its owner )?(?:shuffles?|reshuffles?))(?: it| your deck| that deck| your decks| the deck| afterwards)?(?:[.] ?(?=$|\\n|\\p{L})|(?=$|\\n))",
    "",
    "search your <zone> for a card. Shuffle. => search your <zone> for a card. ",
    "search your <zone> for a card | shuffle your <zone>",
  ],
  [
    "something",
    "(?<=(?<![\\p{L}])(?:kills?|destroys?|attacks?|blocks?|damages?|discards?) )(?:something|anything)(?=[.,:]| in )",
    "a card",
    "when this destroys something, draw 1 card => when this destroys a card, draw 1 card",
    "when this destroys a card, draw 1 card | something",
  ],
  [
    "skips.his",
    "(?<=(?:player|opponent|controller|owner)s? (?:skip|discard|reveal|show|shuffle|lose|annihilate)s? [^.]*?)(?:his or her|his|her)(?= (?:next|<zone>|money))",
    "their",
    "target player skips his next turn => target player skips their next turn",
    "target player skips their next turn | target player draws a card",
  ],
  // What is done otherwise is done to the same card: it is chosen first.
  [
    "instead.of.sameCard",
    "(?<=^|: |, |[.] )(engage|disengage|destroy|discard|move|return|annihilate) ((?:target|an?|another|1|one) (?:(?! and | then | or )[^.,:])+)[.] if (?!you do|they do|[^.,]*(?<![\\p{L}])(?:would|do not|it|its|they|them|their|that card) ?)([^.,]+), (engage|disengage|destroy|discard|annihilate) (?:it|that card|that [a-z]+) instead(?=[.]|$)",
    "choose $2. if $3, $4 that card. otherwise, $1 that card",
    "Engage target location. If you have no cards in hand, destroy it instead. => choose target location. if you have no cards in hand, destroy that card. otherwise, Engage that card.",
    "Gain 2M. If you have no cards in hand, gain 4M instead. | Engage target location. If you do, destroy it.",
  ],
  [
    "instead.of.sameDamaged",
    "(?<=^|: |, |[.] )(deal <n>(?: [a-z]+)? damage to) ((?:target|an?|another|1|one) (?:(?! and | then | or )[^.,:])+)[.] if (?!you do|they do|[^.,]*(?<![\\p{L}])(?:would|do not|it|its|they|them|their|that card) ?)([^.,]+), (deal <n>(?: [a-z]+)? damage to) (?:it|that card|that [a-z]+) instead(?=[.]|$)",
    "choose $2. if $3, $4 that card. otherwise, $1 that card",
    "Deal 1 damage to target location. If you have no cards in hand, deal 2 damage to it instead. => choose target location. if you have no cards in hand, deal 2 damage to that card. otherwise, Deal 1 damage to that card.",
    "Gain 2M. If you have no cards in hand, gain 4M instead. | Deal 1 damage to target location.",
  ],
  [
    "instead.of.before",
    "(?<=^|: |, |[.] )(?!(?:[^.:]* )?(?:target|an?|each|every|all|another|1|one) [^.:]*[.] if [^.,]*, [^.]*(?<![\\p{L}])this(?! (?:turn|way|game|round|phase)))((?:draw|gain|deal|lose|search|look at|engage|disengage) [^.:]*?)[.] if (?!you do|they do|[^.,]*(?<![\\p{L}])(?:would|do not) )([^.,]+), (?!(?:gain|lose|deal|put) (?:<n>|\\p{L}+) instead)(?![^.]*(?<![\\p{L}])(?:it|its|they|them|their|that|those|these|he|she|him|her|his)(?![\\p{L}]))([^.,]*?(?:, then [^.,]*)?) instead(?=[.]|$)",
    "if $2, $3. otherwise, $1",
    "Gain 2M. If you have no cards in hand, gain 4M instead. => if you have no cards in hand, gain 4M. otherwise, Gain 2M.",
    "If you would draw 1 card, gain 2M instead. | Gain 2M. If you do, draw 1 card. | Disengage target card. If you have no cards in hand, put it into your hand instead.",
  ],
  [
    "would.paid",
    "(?<=^|[.] )(if [^.,]*? would [^.,]*?, you may [^.]*?)[.] if you do, ([^.]*?) instead(?: of [^.]*)?(?=[.]|$)",
    "$1, then $2 instead",
    "If this would be destroyed, you may pay 2M. If you do, draw 1 card instead. => If this would be destroyed, you may pay 2M, then draw 1 card instead.",
    "If you would draw 1 card, gain 2M instead. | If you do, draw 1 card.",
  ],
  [
    "unless.controllerDoes",
    "(?<=^|[.:,] )(destroy|engage|cancel|annihilate|return|disengage) (target [^.,;:]+?),? unless (?:its controller|that player|they|that card's controller) (?!pays )(<verb>e?s) ([^.,:]+)(?=[.]|$)",
    "choose $2. unless that card's controller $3 $4, $1 that card",
    "destroy target card unless its controller discards a card. => choose target card. unless that card's controller discards a card, destroy that card.",
    "destroy target card unless target opponent pays 2M | destroy target card",
  ],
  [
    "any.single",
    "(?<=(?:damage to|destroys?|engages?|disengages?|annihilates?|cancels?|sells?|reveals?|discards?|returns?|counters? on|counters? from|control of|kills?|next to|docked to|bonded to) )any (other )?(?=<group>(?![\\p{L}]))",
    "a $1",
    "destroy any card => destroy a card",
    "destroy any number of cards | destroy a card",
  ],
  [
    "last.money",
    "(?<=(?:lose|loses|pay|pays|gain|gains) )(?:his|her|their) last (?=<money>)",
    "",
    "lose their last 2M => lose 2M",
    "lose 2M | their last card",
  ],
]);
