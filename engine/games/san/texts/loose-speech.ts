/** How people speak of San's cards: words that only fill, times said first, what is given to cards that are played, and “instead of discarding it”. */
import { type LooseRule, type Row, rows } from "../../../language/index.ts";

const ICON = "(?:Corruption|Propaganda|Hacking)";
const START = "(?<=^|[.:,;] |then |and |may )";
const END = "(?=[.,;]|$)";

const fillers: readonly Row[] = [
  [
    "speech.filler",
    `,? (?:straight away|straightaway|right away|immediately|at once|afterwards|on the spot|right now)${END}`,
    "",
    "Draw 1 card right away. => Draw 1 card.",
    "Draw 1 card. | right away from here",
  ],
  [
    "speech.directly",
    " (?:directly|immediately|straight|right)(?= (?:into|onto|on top of|to) )",
    "",
    "Put that card directly into your hand. => Put that card into your hand.",
    "Put that card into your hand. | directly",
  ],
  [
    "speech.thisTurnFirst",
    "(?<=^|[.\\n] )(?:this turn|for the rest of (?:this|the) turn|until (?:the )?end of (?:this |the )?turn|during this turn),? (?=(?:each|all|every|your|crossing|corrupting|river cards?|cards in the river|mercenar|equipment|you may (?:use|spend|play all)) ?)([^.]*?)(?: this turn)?(?=[.]|$)",
    "$1 this turn",
    "This turn, each River card you cross costs 2 less. => each River card you cross costs 2 less this turn.",
    "This turn, draw 2 cards. | each River card costs 1 less this turn",
  ],
];

const opponents: readonly Row[] = [
  [
    "speech.theirs",
    "(?:your opponent's|the opponent's|(?<=^|[.:,] )opponent'?s'?|(?<=^|[.:,] )opponents'|an opponent's|the other player's) (crossing costs?|hand size)(?= )",
    "target opponent's $1",
    "Your opponent's hand size is 1 smaller during their next turn. => target opponent's hand size is 1 smaller during their next turn.",
    "target opponent's hand size is 1 smaller during their next turn | your opponent's hand",
  ],
  [
    "speech.handReduced",
    "(?<=hand size) is (?:reduced|decreased|lowered) by (<n>|one|two)",
    " is $1 smaller",
    "target opponent's hand size is reduced by 1 during their next turn => target opponent's hand size is 1 smaller during their next turn",
    "hand size is 1 smaller | reduced by 1",
  ],
  [
    "speech.handOne",
    "(?<=hand size is )one(?= (?:smaller|larger))",
    "1",
    "target opponent's hand size is one smaller during their next turn => target opponent's hand size is 1 smaller during their next turn",
    "hand size is 1 smaller | one card",
  ],
  [
    "speech.onTheirTurn",
    "(?<=target opponent(?:'s)? [^.]*)(?: in| on| during)? (?:target opponent's|his or her|his|the) next turn(?=[.,;]|$)",
    " during their next turn",
    "target opponent cannot buy cards on his next turn. => target opponent cannot buy cards during their next turn.",
    "target opponent cannot buy cards during their next turn | next turn",
  ],
  [
    "speech.nextTurn",
    "(?<=(?:target|that) opponent(?:'s)? (?:cannot|can't|hand size|crossing costs?|pays) [^.]*?)(?<!their|your|opponent's) next turn(?=[.,;]|$)",
    " during their next turn",
    "that opponent cannot play that card next turn. => that opponent cannot play that card  during their next turn.",
    "that opponent cannot play that card during their next turn | you cannot buy cards next turn",
  ],
];

const given: readonly Row[] = [
  [
    "speech.givesPlus",
    "(?<=(?:gives?|gets?|brings?|provides?|has|have|generates?|(?:is|are) worth)(?: you)?) (?:(?:an additional |an extra )\\+?(<n>)|\\+(<n>)(?: more| extra| additional)?|(<n>) (?:extra|additional)) (revenue|<icon>)(?=[.,]| this turn|$)",
    " $1$2$3 more $4",
    "Each Equipment card you play this turn gives +1 revenue. => Each Equipment card you play this turn gives 1 more revenue.",
    "gains 1 revenue | gives you a card",
  ],
  [
    "speech.playedGive",
    "(?<=^|[.:] )(?:all |each of the |all the )?(<nouns>) (?:that )?you play(?: this turn)? (?:give|get|bring|provide|have|generate|are worth)(?: you)? (<n>) more (revenue|<icon>)(?: this turn| each)?(?=[.]|$)",
    "each [one:$1] you play this turn gives $2 more $3",
    "Mercenaries you play give 1 more revenue. => each mercenary you play this turn gives 1 more revenue.",
    "each Mercenary you play this turn gives 1 more revenue | Mercenaries give 1 more revenue",
  ],
  [
    "speech.playedGives",
    "(?<=^|[.:] )(?:each|every) (<noun>) (?:that )?you(?:'ve)? play(?:ed)?(?: this turn)? (?:gives?|gets?|brings?|provides?|has|generates?|is worth)(?: you)? (<n>)(?: more)? (revenue|<icon>)(?: this turn)?(?=[.]|$)",
    "gain $2 $3 for each $1 you play this turn, earlier or later",
    "Each Hacking card you play this turn gives 1 more Hacking. => gain 1 Hacking for each Hacking card you play this turn, earlier or later.",
    "each Hacking card you play | gain 1 Hacking",
  ],
  [
    "speech.zoneGives",
    "(?<=^|[.:] )(?:each of your corrupted cards|each (?:corrupted )?card in your Corruption Zone) (?:gives?|brings?|provides?|is worth)(?: you)? (<n>)(?: more)? (revenue|<icon>)(?=[.]|$)",
    "gain $1 $2 for each card in your Corruption Zone",
    "Each of your corrupted cards gives you 1 revenue. => gain 1 revenue for each card in your Corruption Zone.",
    "each card in your Corruption Zone | gain 1 revenue for each card in your Corruption Zone",
  ],
  [
    "speech.bareToken",
    "(?<=for each |per |<n> |a )(?:hand )?(?:bonus )?token(s?)(?= you(?:'ve| have)?(?: won| own| earned| got)?(?:[.,]|$| won))(?: you(?:'ve| have)?(?: won| own| earned| got)?)",
    "Hand Bonus token$1 you have",
    "Gain 1 Propaganda for each token you've won. => Gain 1 Propaganda for each Hand Bonus token you have.",
    "for each Hand Bonus token you have | for each card you have",
  ],
];

const others: readonly Row[] = [
  [
    "speech.insteadOfDiscarding",
    `${START}(?:at (?:the )?end of (?:your|this|the) turn,? |when you discard (?:this|your played cards),? )?((?:put|return) this (?:on top of your deck|on the bottom of your deck|to your hand|into your hand))(?: at (?:the )?end of (?:your |this |the )?turn)? (?:instead of|rather than) (?:discarding (?:it|this)|(?:into |in |to )?(?:your|the) discard)${END}`,
    "if this would be discarded, $1 instead",
    "Return this to your hand instead of discarding it. => if this would be discarded, Return this to your hand instead.",
    "Return this to your hand. | instead of discarding a card",
  ],
  [
    "speech.orGreater",
    "(?<=cost |Cost |revenue )(<n>) or (?:greater|higher|above|over|larger)(?=[ .,]|$)",
    "$1 or more",
    "a River card with cost 5 or greater => a River card with cost 5 or more",
    "with cost 5 or more | 5 or greater",
  ],
  [
    "speech.orSmaller",
    "(?<=cost |Cost |revenue )(<n>) or (?:smaller|lower|below|under|fewer|cheaper)(?=[ .,]|$)",
    "$1 or less",
    "a River card with cost 3 or lower => a River card with cost 3 or less",
    "with cost 3 or less | 3 or lower",
  ],
  [
    "speech.yourChoice",
    `(gain <n> (?:<icon>|revenue) or (?:gain )?<n> (?:<icon>|revenue))(?:,| \\(|,? of)? ?(?:your choice|as you (?:like|choose|prefer|wish)|you choose(?: which)?)\\)?${END}`,
    "$1",
    "Gain 3 Corruption or 3 Propaganda, your choice. => Gain 3 Corruption or 3 Propaganda.",
    "Gain 3 Corruption or 3 Propaganda. | your choice",
  ],
  [
    "speech.markerYours",
    "(?<=the (?:virus )?marker is on )(?:one of your(?: own)? virus(?:es| cards)|your(?: own)? (?:top )?virus(?: card)?|your(?: own)? side|your(?: own)? virus stack)(?=[,.]|$)",
    "your Virus card",
    "If the marker is on one of your own Virus cards, draw 1 card. => If the marker is on your Virus card, draw 1 card.",
    "if the marker is on the Central Port | your own side",
  ],
  [
    "speech.scry",
    "(?<=^|[.:,;] |then |and |may )scry (<n>)",
    "look at the top $1 cards of your deck, put any number of those cards on the bottom of your deck, then put the rest on top of your deck in any order",
    "Scry 2. => look at the top 2 cards of your deck, put any number of those cards on the bottom of your deck, then put the rest on top of your deck in any order.",
    "look at the top 2 cards of your deck | scry",
  ],
  [
    "speech.plusPer",
    `(?<=gain <n> (${ICON}|revenue)[.]?(?: and|,| plus)?[ \\n])(?:and )?\\+(<n>)(?: more| extra)? (?:per|for each|for every) `,
    "gain $2 $1 for each ",
    "gain 1 Propaganda. +1 for each card in your hand => gain 1 Propaganda. gain 1 Propaganda for each card in your hand",
    "+1 for each card | gain 1 Propaganda",
  ],
  [
    "speech.costInFront",
    "(?:the )?(cost|crossing cost|revenue) of (?:the|that) (?:river )?card (in front of (?:your|target opponent's) Banner)",
    "the highest $1 among River cards $2",
    "Gain revenue equal to the cost of the card in front of your Banner. => Gain revenue equal to the highest cost among River cards in front of your Banner.",
    "the cost of that card | in front of your Banner",
  ],
  [
    "speech.shuffleHandIn",
    "(?<=^|[.:,] )(each player|target opponent|each opponent) shuffles their (hand|discard) into their deck(?=[.,]|$)",
    "$1 puts each card from their $2 into their deck",
    "each player shuffles their hand into their deck. => each player puts each card from their hand into their deck.",
    "shuffle your deck | each player shuffles their deck",
  ],
  [
    "speech.shuffleThenDraw",
    "(?<=(each player|target opponent|each opponent) puts each card from their (?:hand|discard) into their deck) and draws? ",
    ", then draws ",
    "each player puts each card from their hand into their deck and draws 6 cards. => each player puts each card from their hand into their deck, then draws 6 cards.",
    "each player draws 6 cards | puts a card",
  ],
];

const more: readonly Row[] = [
  [
    "speech.exchange",
    `${START}(?:exchange|trade|switch) ((?:an?|the|<n>|another|this|that|up to <n>) [^.,]*?) (?:with|for|against) `,
    "swap $1 with ",
    "Exchange a card from your hand with a River card. => swap a card from your hand with a River card.",
    "swap a card from your hand with a River card | exchange 2 River cards",
  ],
  [
    "speech.left",
    "(?<=you have )(?:at least )?(<n>)(?: or more)? (revenue|<icon>) (?:left|remaining|to spare|unspent|left over|in your pool)(?=[.,])",
    "$1 or more $2",
    "If you have at least 5 revenue left, draw 1 card. => If you have 5 or more revenue, draw 1 card.",
    "you have 5 or more revenue | you have 5 cards left",
  ],
  [
    "speech.anAdditional",
    `(?<=${START}(?:play|draw|buy|discard|destroy|corrupt)s? )(?:an additional|an extra|one more|one extra|one additional) (?=<noun>|<kind> )`,
    "a ",
    "Play an additional card from your discard. => Play a card from your discard.",
    "play a card from your discard | an additional turn",
  ],
  [
    "speech.oneAdditional",
    "(?<=(?:play|buy|draw)s? )(?:one|a|an) (?=(?:more|additional|extra|other)? ?(?:Mercenary )?type)",
    "1 ",
    "You may play one additional Mercenary type this turn. => You may play 1 additional Mercenary type this turn.",
    "play 1 more type this turn | one card",
  ],
  [
    "speech.moreForEach",
    `(?<=gain <n> (${ICON}|revenue)[.,;]?(?: and|,| plus)?[ \\n])(?:and )?(?:gain )?(<n>)(?: more| extra| additional| further) (?:per|for each|for every) `,
    "gain $2 $1 for each ",
    "gain 1 Propaganda. Gain 1 more for each card in your hand => gain 1 Propaganda. gain 1 Propaganda for each card in your hand",
    "gain 1 more | gain 1 Propaganda for each card in your hand",
  ],
  [
    "speech.wholeZone",
    `${START}put (your|target opponent's|their) (hand|discard) (?=on (?:top|the bottom) of |into )`,
    "put each card in $1 $2 ",
    "Put your discard on the bottom of your deck. => put each card in your discard on the bottom of your deck.",
    "put a card from your discard on top of your deck | put your hand",
  ],
  [
    "speech.loseCost",
    "(?<=^|[\\n] )lose (<n> (?:<icon>|revenue)): ",
    "pay $1: ",
    "Lose 2 Hacking: Draw 1 card. => pay 2 Hacking: Draw 1 card.",
    "Lose 2 Hacking, then draw 1 card. | pay 2 Hacking: draw 1 card",
  ],
  [
    "speech.keepOne",
    "(?<=draw <n> cards(?:,|, then|[.])? ?)(?:and )?keep (<n>)(?: of (?:them|those cards|those))?,? (?:and|then) (put|discard|destroy) (?:the (?:others?|rest|remaining cards?|other cards?)|all others)(?: back)?",
    " choose $1 of those cards, then $2 the rest",
    "Draw 3 cards, keep 1 and put the others on top of your deck. => Draw 3 cards,  choose 1 of those cards, then put the rest on top of your deck.",
    "keep 1 and discard the rest | draw 3 cards",
  ],
  [
    "speech.corruptedMore",
    "(?<=if |while )you have (more|fewer|less) (?:corrupted cards|cards in your Corruption Zone|cards corrupted) than (?:your opponent|target opponent|the opponent|an opponent|they do|your rival)",
    "[$1] the number of cards in your Corruption Zone",
    "If you have more corrupted cards than your opponent, draw 1 card. => If [more] the number of cards in your Corruption Zone, draw 1 card.",
    "you have more cards in hand than target opponent | more corrupted cards",
  ],
  [
    "speech.corruptedGreater",
    "\\[more\\] the number of cards in your Corruption Zone",
    "the number of cards in your Corruption Zone is greater than the number of cards in target opponent's Corruption Zone",
    "[more] the number of cards in your Corruption Zone => the number of cards in your Corruption Zone is greater than the number of cards in target opponent's Corruption Zone",
    "the number of cards in your Corruption Zone | [fewer]",
  ],
  [
    "speech.corruptedLower",
    "\\[(?:fewer|less)\\] the number of cards in your Corruption Zone",
    "the number of cards in your Corruption Zone is less than the number of cards in target opponent's Corruption Zone",
    "[fewer] the number of cards in your Corruption Zone => the number of cards in your Corruption Zone is less than the number of cards in target opponent's Corruption Zone",
    "the number of cards in your Corruption Zone | [more]",
  ],
  [
    "speech.corruptedSame",
    "(?<=if )you and (?:your|target|the) opponent have (?:the same number of|as many|equally many) (?:corrupted cards|cards in your Corruption Zones?)",
    "the number of cards in your Corruption Zone is equal to the number of cards in target opponent's Corruption Zone",
    "If you and your opponent have the same number of corrupted cards, draw 1 card. => If the number of cards in your Corruption Zone is equal to the number of cards in target opponent's Corruption Zone, draw 1 card.",
    "you and your opponent | the same number of cards in hand",
  ],
  [
    "speech.cheaperNouns",
    "(?<=^|[.:;] )(?:all )?(Mercenaries|(?:Corruption|Propaganda|Hacking|Equipment) cards|Equipment)(?: in the River)? costs? (?:you )?(<n>) less(?: to buy)?(?: this turn)?(?=[.;]|$)",
    "each ‡$1‡ costs $2 less to buy",
    "Mercenaries cost you 1 less this turn. => each ‡Mercenaries‡ costs 1 less to buy.",
    "each Mercenary costs 1 less to buy | Mercenaries cost more",
  ],
  [
    "speech.cheaperOne",
    "‡(<nouns>)‡",
    "[one:$1]",
    "each ‡Mercenaries‡ costs 1 less to buy => each mercenary costs 1 less to buy",
    "each Mercenary | Mercenaries",
  ],
  [
    "speech.cheaperEquipment",
    "‡Equipment‡",
    "Equipment card",
    "each ‡Equipment‡ costs 1 less to buy => each Equipment card costs 1 less to buy",
    "each Equipment card | Equipment",
  ],
  [
    "speech.dearerForThem",
    "(?<=^|[.:] )(?:all|the|each|every)? ?(?:river cards?|cards? in the river) costs? (?:your|target|the|each) opponent (<n>) more(?: revenue)?(?: to buy)? (?:on|during|in)? ?(?:their|his|her|the) next turn(?=[.]|$)",
    "each River card costs target opponent $1 more to buy during their next turn",
    "All River cards cost your opponent 1 more on their next turn. => each River card costs target opponent 1 more to buy during their next turn.",
    "each River card costs target opponent 1 more to cross | all River cards",
  ],
  [
    "speech.freely",
    `(?<=corrupt [^.]*|corruption zone|banner <n> (?:stages?|spaces?)|marker (?:back )?<n> spaces?),? (?:without (?:paying|spending)(?: any)?(?: corruption| icons| hacking| propaganda| anything)?|for free)${END}`,
    "",
    "Corrupt a card from your hand without paying Corruption. => Corrupt a card from your hand.",
    "buy a River card for free | corrupt a card",
  ],
  [
    "speech.winIf",
    "(?<=^|[.] )you win(?: the game)?(?: immediately| at once)? (?:if|when|as soon as) ([^.,]*)(?=[.]|$)",
    "if $1, you win the game",
    "You win the game if you passed 4 or more Viruses. => if you passed 4 or more Viruses, you win the game.",
    "if you passed 4 or more Viruses, you win the game | you win",
  ],
  [
    "speech.passedN",
    "(?<=if you(?: have)?(?: already)? passed )(?:at least )?([2-5]) (?=virus)",
    "$1 or more ",
    "If you passed 4 Viruses, draw 1 card. => If you passed 4 or more Viruses, draw 1 card.",
    "if you passed 1 or more Viruses, draw 1 card | passed 4 Viruses",
  ],
];

const turns: readonly Row[] = [
  [
    "speech.payTo",
    `(?<=^|[.\\n] |, )you may (?:pay|spend) (<n>) (${ICON}|revenue) (?:to|in order to) ([^.,:;]+?)(?=[.]|$)`,
    "you may pay $1 $2. if you do, $3",
    "Whenever you buy a card, you may pay 2 Corruption to draw 1 card. => Whenever you buy a card, you may pay 2 Corruption. if you do, draw 1 card.",
    "you may pay 2 Corruption. If you do, draw 1 card | pay 2 Corruption: draw 1 card",
  ],
  [
    "speech.playFree",
    "(?<=(?:play) (?:it|that card|them|those cards|this)) (?:for free|without paying(?: for it)?|at no cost)(?=[.,;]|$)",
    "",
    "Draw 1 card. Play that card for free. => Draw 1 card. Play that card.",
    "play that card | buy that card for free",
  ],
  [
    "speech.carriesOver",
    "(?<=(?:is not|isn't|are not|aren't|do not|don't) (?:lost|lose)[^.]*)(?:[.]| -| –|,|;)? (?:and )?(?:it|they|instead it|you|keep) (?:carr(?:ies|y) over|stays?|is kept|are kept|keep it|it for|may use it|can use it)[^.]*(?=[.]|$)",
    "",
    "Unused Propaganda is not lost this turn. It carries over to your next turn. => Unused Propaganda is not lost this turn.",
    "Unused Propaganda is not lost this turn. | it carries over",
  ],
  [
    "speech.mark",
    "(?<=^|[.:,] |then )mark (an?|up to <n>|<n>) (river cards?)(?::|[.]|;) ",
    "choose $1 $2. ",
    "Mark a River card: that card costs target opponent 2 more to buy until end of turn. => choose a River card. that card costs target opponent 2 more to buy until end of turn.",
    "choose a River card. | mark a card",
  ],
  [
    "speech.durationFirst",
    "(?<=^|[.\\n] )((?:until|during) (?:the (?:end|start|beginning) of )?(?:your|target opponent's|your opponent's|the opponent's|an opponent's) next turn),? ((?:the (?:virus )?marker|each river card|corrupting|moving the marker|target opponent's hand size)[^.]*)(?=[.]|$)",
    "$2 $1",
    "Until the end of your opponent's next turn, the marker cannot be moved. => the marker cannot be moved Until the end of your opponent's next turn.",
    "the marker cannot be moved until your next turn | Until your next turn, draw 1 card.",
  ],
  [
    "speech.getThrough",
    "(?:get|got) (?:through|past|beyond) (?=(?:a|<n>|your opponent's|an opponent's) virus)",
    "pass ",
    "Whenever you get through a Virus card, draw 1 card. => Whenever you pass a Virus card, draw 1 card.",
    "whenever you pass a Virus card, draw 1 card | get through",
  ],
  [
    "speech.gotToken",
    "(?<=you )(?:got|gained|earned|collected|took|reached) (?=(?:a|an) hand bonus token)",
    "won ",
    "If you got a Hand Bonus token this way, draw 1 card. => If you won a Hand Bonus token this way, draw 1 card.",
    "if you won a Hand Bonus token this way, draw 1 card | you got a card",
  ],
  [
    "speech.cardRemaining",
    "(?<=cards? )(?:remaining|left|still)(?= in (?:your |their )?hand)",
    "",
    "Draw 1 card for each card remaining in your hand. => Draw 1 card for each card  in your hand.",
    "each card in your hand | remaining",
  ],
];

export const SAN_SPEECH: readonly LooseRule[] = rows([...fillers, ...opponents, ...given, ...others, ...more, ...turns]);
