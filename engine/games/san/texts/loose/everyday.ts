/** How people put San's texts every day: words that only fill, icons by their letters, what was or was not done, and moments of a turn. */
import { type LooseRule, rows } from "../../../../language/index.ts";
import { SAN_WHEREABOUTS } from "./whereabouts.ts";

const ICON = "(?:Corruption|Propaganda|Hacking)";
const LETTERS = [
  ["C", "Corruption"],
  ["P", "Propaganda"],
  ["H", "Hacking"],
] as const;
const KIND = "(?:Corruption|Propaganda|Hacking|Equipment)";

const fillers: readonly LooseRule[] = rows([
  [
    "day.already",
    "(?<=(?:if|while|when|and|or|for each \\p{L}+(?: cards?)?) (?:you|you've|you have) )already ",
    "",
    "if you already played a Hacking card this turn => if you played a Hacking card this turn",
    "a card already played | if you played a card",
  ],
  [
    "day.soFar",
    " (?:so far|up to now|until now|to date|thus far)(?=[.,;]|$| this turn)",
    "",
    "for each card you played this turn so far. => for each card you played this turn.",
    "for each card you played this turn. | so far away",
  ],
  ["day.merc", "(?<![#\\p{L}])merc(?![\\p{L}])", "Mercenary", "a merc => a Mercenary", "a Mercenary | mercy"],
  ["day.mercs", "(?<![#\\p{L}])mercs(?![\\p{L}])", "Mercenaries", "2 mercs => 2 Mercenaries", "a Mercenary | mercy"],
  [
    "day.stands",
    "(?<=(?:marker|Banner) )(?:stands|sits|lies|rests|is standing|is sitting|is located|is placed|is currently|is now)(?= (?:on|at|behind|ahead))",
    "is",
    "if the marker stands on your Virus card => if the marker is on your Virus card",
    "the marker is on your Virus card | stands",
  ],
  [
    "day.ownVirus",
    "(?<=marker is on )(?:one of your(?: own)?|any of your(?: own)?|a|your own|1 of your(?: own)?) Virus(?:es| cards?)?(?: of yours)?(?<=your.*|of yours)",
    "your Virus card",
    "the marker is on one of your own Virus cards => the marker is on your Virus card",
    "the marker is on your Virus card | one of your cards",
  ],
  [
    "day.see",
    "(?<=^|[.:,] |then |and |may )(?:see|check|view)(s?) (?=the top (?:card|<n>)|target opponent's hand|an opponent's hand|your opponent's hand)",
    "look$1 at ",
    "See the top card of the Supply => look at the top card of the Supply",
    "look at the top card of the Supply | see it",
  ],
  [
    "day.freely",
    "(?<=(?:corrupt|move|advance|cross|play|copy)s? [^.,:;]*),? (?:free of charge|without paying(?: (?:for it|anything|any (?:Corruption|Propaganda|Hacking|revenue|icons)|(?:Corruption|Propaganda|Hacking)))?|at no cost)(?=[.,;]|$| if | and )",
    "",
    "corrupt a card from your hand, free of charge. => corrupt a card from your hand.",
    "buy a card, free of charge. | free of charge",
  ],
  [
    "day.forFree",
    "(?<=(?:move your Banner|corrupt (?:an?|1|up to 1|one) (?:River )?card|advance the marker)[^.,:;]*) for free(?=[.,;]|$| if )",
    "",
    "move your Banner 1 stage for free => move your Banner 1 stage",
    "buy a card for free | free",
  ],
]);

const icons: readonly LooseRule[] = rows(
  LETTERS.flatMap(([letter, icon]) => [
    [
      `day.glued${letter}`,
      `(?<![\\p{L}\\d])(\\d+)${letter}(?![\\p{L}\\d])`,
      `$1 ${icon}`,
      `3${letter}. Single use => 3 ${icon}. Single use`,
      `3 ${icon} | ${letter}3`,
    ] as const,
    [
      `day.moreOf${letter}`,
      `(?<=(?:gain|spend|pay|lose) <n> (?:more |less |extra )|[+]<n> |<n> less |gain (?=${letter} equal))${letter}(?![\\p{L}\\d])`,
      icon,
      `spend 1 less ${letter} => spend 1 less ${icon}`,
      `${letter} | 1 less ${icon}`,
    ] as const,
  ]),
);

const done: readonly LooseRule[] = rows([
  [
    "day.haveNot",
    "(?<=(?:if|while|unless|and) )you (?:have not|haven't|did not|didn't|have not yet|haven't yet) (play|buy|corrupt|cross|destroy|draw|pass|discard)(?:ed|ught|n|d|t)? (?:an?|any|a single|1|one)(?: other)? (<group>|<groups>)(?= this turn)",
    "you $1‡ no [many:$2]",
    "if you have not played a Hacking card this turn => if you play‡ no Hacking cards this turn",
    "if you played no cards this turn | you have not",
  ],
  ["day.played", "(?<=you )play‡", "played", "if you play‡ no cards this turn => if you played no cards this turn", "you play | played"],
  [
    "day.bought",
    "(?<=you )buy‡|(?<=you )bo‡",
    "bought",
    "if you buy‡ no cards this turn => if you bought no cards this turn",
    "you buy | bought",
  ],
  [
    "day.corrupted",
    "(?<=you )corrupt‡",
    "corrupted",
    "if you corrupt‡ no cards this turn => if you corrupted no cards this turn",
    "you corrupt | corrupted",
  ],
  [
    "day.crossed",
    "(?<=you )cross‡",
    "crossed",
    "if you cross‡ no cards this turn => if you crossed no cards this turn",
    "you cross | crossed",
  ],
  [
    "day.destroyed",
    "(?<=you )destroy‡",
    "destroyed",
    "if you destroy‡ no cards this turn => if you destroyed no cards this turn",
    "you destroy | destroyed",
  ],
  ["day.drew", "(?<=you )draw‡", "drew", "if you draw‡ no cards this turn => if you drew no cards this turn", "you draw | drew"],
  [
    "day.didThat",
    "(?<=if you(?: have|'ve)? )(corrupted|bought|crossed|destroyed|discarded)(?: (?:something|anything|one))?(?= this turn)",
    "$1 a card",
    "if you corrupted this turn, gain 1 Hacking => if you corrupted a card this turn, gain 1 Hacking",
    "if you corrupted a card this turn | corrupted",
  ],
  [
    "day.thisTurnEvent",
    "(?<=^|[.:] |\\n)(when|whenever|each time|every time) (you|target opponent|an opponent|your opponent) (buys?|corrupts?|cross(?:es)?|destroys?|draws?|discards?|pass(?:es)?|plays?) ((?:an?|another) [^.,:;]*?) this turn,? (?=you (?:may|can|gain|get|draw)|gain|get|draw|discard|destroy|move|advance|corrupt|put|look|lose|target|copy|\\+)",
    "$1 $2 $3 $4, ",
    "whenever you corrupt a River card this turn draw a card => whenever you corrupt a River card, draw a card",
    "whenever you corrupt a River card, draw a card | this turn",
  ],
  [
    "day.eventBare",
    "(?<=^|[.:] |\\n)(when|whenever) (you) (buy|corrupt|cross|destroy|pass) ((?:an?|another) (?:<group>|River card|Virus card|card)) (?=(?:gain|draw|advance|move your Banner|move the marker|get) )",
    "$1 $2 $3 $4, ",
    "whenever you corrupt a card draw a card => whenever you corrupt a card, draw a card",
    "whenever you corrupt a card, draw a card | when you corrupt",
  ],
  [
    "day.tokenWon",
    "(?<=(?:when|whenever|each time|if) (?:you|your Banner) )(?:reach|reache|win|get|gain|collect|land on|arrive at|arrives at|take|earn|pick up)(?:e?s)? (?:a|any|the) (?:stage (?:with|of|that has) )?(?:a |your |one of your )?Hand Bonus token(?: stage)?(?: of yours)?(?: this turn)?",
    "win‡ a Hand Bonus token",
    "when you reach a stage with a Hand Bonus token, gain 2 Propaganda => when you win‡ a Hand Bonus token, gain 2 Propaganda",
    "when you win a card | a Hand Bonus token",
  ],
  [
    "day.tokenWins",
    "(?:you|your Banner) win‡ a Hand Bonus token",
    "you win a Hand Bonus token",
    "when your Banner win‡ a Hand Bonus token, draw 1 card => when you win a Hand Bonus token, draw 1 card",
    "when you win a Hand Bonus token | win",
  ],
  [
    "day.opposingPassed",
    "(?<=(?:number of|for each|each) )opposing (?=Virus(?:es| cards?)? (?:that )?you(?:'ve| have)? passed)",
    "",
    "for each opposing Virus you passed => for each Virus you passed",
    "each opposing Virus | for each Virus you passed",
  ],
  [
    "day.virusCards",
    "(?<=(?:number of|for each|each) )Virus(es)? cards? (?:that )?(?:you(?:'ve| have) )?passed|(?<=(?:number of|for each|each) )Virus cards? (?:that )?you(?:'ve| have)? passed|(?<=(?:number of|for each|each) )Virus(?:es)? (?:that )?you(?:'ve| have) passed",
    "Virus‡ you passed",
    "gain 1 Hacking for each Virus card you have passed => gain 1 Hacking for each Virus‡ you passed",
    "for each Virus you passed | a Virus card",
  ],
  [
    "day.virusOnes",
    "(?<=(?:for each|each) )Virus‡",
    "Virus",
    "for each Virus‡ you passed => for each Virus you passed",
    "each Virus | number of Viruses",
  ],
  [
    "day.virusMany",
    "(?<=number of )Virus‡",
    "Viruses",
    "the number of Virus‡ you passed => the number of Viruses you passed",
    "number of Viruses | each Virus",
  ],
]);

const acts: readonly LooseRule[] = rows([
  [
    "day.ahead",
    "(?<=move your Banner (?:<n>|one|an?) (?:stages?|spaces?|steps?)) (?:ahead|forwards?|to the right|onwards?|further|along)(?=[.,;]|$| if | for )",
    "",
    "move your Banner 1 stage ahead. => move your Banner 1 stage.",
    "move your Banner 1 stage. | ahead of",
  ],
  [
    "day.bannerBy",
    "(?:move|advance|push|bring)(s?) your Banner (?:forward |ahead |on )?(?:by )?(?:one|1|an?) (?:stages?|spaces?|steps?|further)(?: (?:ahead|forwards?|to the right|onwards?|further))?(?=[.,;]|$| if | and | for )",
    "move$1 your Banner 1 stage",
    "advance your Banner by one step. => move your Banner 1 stage.",
    "move your Banner 2 stages. | your Banner",
  ],
  [
    "day.loseRandom",
    "(target opponent|your opponent|an opponent|the opponent) (?:loses|discards|must discard|throws away) (?:an?|1|one) (?:random card(?: from (?:their|his|her|the) hand)?|card (?:(?:at random|randomly) (?:from (?:their|his|her) )?hand|from (?:their|his|her) hand at random|at random(?: from (?:their|his|her|the) hand| from hand)?))(?=[.,;]|$)",
    "$1 discards a random card from their hand",
    "your opponent loses a card at random from hand. => your opponent discards a random card from their hand.",
    "your opponent discards a card. | a random card",
  ],
  [
    "day.opponentThen",
    "(?<=^|[.] )(?:your |the )?opponent then (?=\\p{L}+s )",
    "target opponent ",
    "Opponent then discards a card => target opponent discards a card",
    "target opponent discards a card | then",
  ],
  [
    "day.arrow",
    "(?<=^|[.] |\\n)((?:discard|destroy|pay|spend|lose|put|reveal) [^.:→\\n]+?) ?(?:→|->|=>|⇒) ?(?=\\p{L}|\\d|\\+|\\$)",
    "$1: ",
    "Discard 2 cards → gain 3 revenue => Discard 2 cards: gain 3 revenue",
    "Discard 2 cards: gain 3 revenue | gain 3 revenue",
  ],
  [
    "day.choice",
    `(?<=^|[.] |\\n)choose (?:one|1)[:,–-]? (?:gain )?\\+?(<n>) (${ICON}|revenue),? or (?=(?:draw|destroy|corrupt|move|advance|gain|copy|discard) )`,
    "choose one: gain $1 $2; or ",
    "Choose one: 2 Hacking or draw 2 cards => choose one: gain 2 Hacking; or draw 2 cards",
    "choose one: gain 2 Hacking; or draw 2 cards | choose one",
  ],
  [
    "day.corruptFaceDown",
    "(?:put|place|lay|set)(s?) (an?|<n>|one|up to <n>|any) cards? (?:from|of|in) your hand (?:face[- ]?down (?:in|into|on|onto|to) your (?:Corruption )?Zone|(?:in|into|on|onto|to) your (?:Corruption )?Zone,? face[- ]?down)",
    "corrupt$1 $2 card from your hand",
    "place one card from your hand face down in your Corruption Zone => corrupt one card from your hand",
    "put 1 card from your hand into your discard | Corruption Zone",
  ],
  [
    "day.corruptMany",
    "(?<=corrupts? (?:up to )?(?:[2-9]|X) )card (?=from your hand)",
    "cards ",
    "corrupt 2 card from your hand => corrupt 2 cards from your hand",
    "corrupt 1 card from your hand | corrupt 2 cards from your hand",
  ],
  [
    "day.playedBefore",
    `gain (<n>) (${ICON}|revenue) for (?:each|every) (${KIND}|River|Virus)(?: card| mercenary)?(?: that)? you(?:'ve| have)?(?: already)? played(?: earlier| before this(?: one)?| already)? this turn(?: earlier| before this(?: one)?| already| so far| up to now)?(?!, earlier or later)(?<=earlier.*|before this.*|already.*|so far|up to now)`,
    "gain $1 $2 for each played $3 card",
    "gain 1 revenue for each Equipment you've played this turn so far => gain 1 revenue for each played Equipment card",
    "gain 1 revenue for each Equipment card you play this turn, earlier or later | gain 1 revenue",
  ],
  // “Played this turn” names the whole turn (SAN-R22).
  [
    "day.revenueMultiplyBoth",
    `gain (<n>) revenue for (?:each|every) (${KIND}|River|Virus)(?: card| mercenary)?(?: that)?(?: you(?:'ve| have)? (?:play|played)| played)(?: by you)? this turn(?!,? (?:earlier or later|so far|before|already|earlier|up to now))(?:,? (?:including (?:this(?: one| card)?|itself)|this(?: one| card)? included|itself included))?`,
    "gain $1 revenue for each $2 card you play this turn, earlier or later",
    "gain 1 revenue for each Equipment you played this turn => gain 1 revenue for each Equipment card you play this turn, earlier or later",
    "gain 1 revenue for each Equipment card you play this turn, earlier or later | gain 1 revenue",
  ],
  [
    "day.anyOrder",
    `(for each (?:${KIND}|River|Virus|Mercenary)(?: card)?) (?:that )?you(?:'ve| have)? play(?:ed)? this turn(?:,? (?:this one included|including this one|this included|including this|itself included))?,? (?:no matter (?:in )?(?:what|which|the) order|in any order|in whatever order|regardless of (?:the )?order|whatever the order|whether (?:before or after|earlier or later)(?: this(?: one)?)?|past or future)`,
    "$1 you play this turn, earlier or later",
    "for each Propaganda card you play this turn, no matter in what order => for each Propaganda card you play this turn, earlier or later",
    "for each Propaganda card you play this turn, earlier or later | in any order",
  ],
  [
    "day.forBuying",
    "(?<=gain <n> revenue) (?:for (?:this turn's|your|the) (?:buying|purchases?|shopping|Buy phase)|to (?:buy cards|spend)(?: with)?|for buying(?: cards)?)(?: this turn)?(?=[.,;]|$)",
    "",
    "gain 3 revenue for this turn's buying. => gain 3 revenue.",
    "gain 3 revenue. | for each card",
  ],
  [
    "day.handSizeRefill",
    "(your hand size is (?:<n>) (?:larger|smaller)) (?:when|as|while) you refill(?: your hand)?(?: this turn)?",
    "$1",
    "your hand size is 2 larger when you refill this turn => your hand size is 2 larger",
    "your hand size is 2 larger | you refill",
  ],
  [
    "day.everyType",
    "(?:this turn,? )?you (?:may|can) play Mercenaries of (?:every|any|all|each|different) (?:type|kind)s?(?: this turn)?(?=[.,;]|$)",
    "play all types this turn",
    "This turn you can play Mercenaries of every type. => play all types this turn.",
    "play all types this turn. | every type",
  ],
  [
    "day.doubleRevenue",
    "double your (?:Purchasing )?Revenue(?: this turn)?(?=[.,;]|$)",
    "gain revenue equal to your revenue",
    "Double your revenue this turn. => gain revenue equal to your revenue.",
    "gain 2 revenue. | double",
  ],
  [
    "day.crossedCard",
    "(?<=move your Banner [^.]*[.] )(?:the (?:River )?card (?:that )?(?:you(?:'ve| have)? (?:just )?crossed|it crossed)|that (?:River )?card) (?:goes|is put|is sent) ((?:in)?to the box|into your discard|to your discard|on the bottom of the Supply)",
    "put that card $1",
    "move your Banner 1 stage. The River card you crossed goes into the box => move your Banner 1 stage. put that card into the box",
    "put that card into the box | the card",
  ],
]);

export const SAN_EVERYDAY: readonly LooseRule[] = [...acts, ...fillers, ...icons, ...done, ...SAN_WHEREABOUTS];
