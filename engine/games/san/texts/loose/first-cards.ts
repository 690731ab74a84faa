/** What people write on the first card that they make for San: what was played is counted, the River, more cards at the refill, all types. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const KIND = "(?:Corruption|Propaganda|Hacking|Equipment|River|Virus)";
const THIS_TURN = "(?: this turn| for the rest of the turn| for the rest of this turn| during this turn)";

export const SAN_FIRST_CARDS: readonly LooseRule[] = rows([
  [
    "first.doneForPlayed",
    `(?<=(?:draw|discard|destroy|corrupt|move|advance)s? [^.,:;]*?)for (?:each|every) (other )?(?:(${KIND}) (?:card|Mercenary)|(Equipment|Virus|Mercenary|card)(?: card)?) (?:that )?(?:you(?:'ve| have)?(?: already)? played|played)(?: earlier| already)? this turn(?: so far| already| earlier)?`,
    "for each $1played $2 card$3",
    "Draw a card for each Hacking card you've played this turn => Draw a card for each played Hacking card",
    "gain 1 Hacking for each Hacking card you played this turn | draw a card for each card you bought this turn",
  ],
  [
    "first.playedNoun",
    "(for each (?:other )?played)  card(Equipment|Virus|Mercenary|card)",
    "$1 $2",
    "for each played  cardMercenary => for each played Mercenary",
    "for each played card | each card",
  ],
  [
    "first.playedKind",
    "(for each (?:other )?played) (Equipment|Virus)(?! card)(?=[.,;]|$| )",
    "$1 $2 card",
    "for each played Equipment => for each played Equipment card",
    "for each played Equipment card | for each played Mercenary",
  ],
  [
    "first.allTypes",
    `(?<=^|[.:,\\n] ?|then |and )(?:you (?:may|can) )?play (?:all|any|every|cards? of (?:all|any|every)|mercenar(?:y|ies)(?: cards?)? of (?:all|any|every))(?: the)?(?: mercenary| card)? types?(?: of (?:your )?mercenar(?:y|ies)(?: cards?)?| of cards?)?(?: (?:you (?:like|want)|of your choice))?${THIS_TURN}`,
    "play all types this turn",
    "You may play all types of Mercenary cards this turn => play all types this turn",
    "play all types this turn | You may play a Hacking card this turn",
  ],
  [
    "first.costInRiver",
    `(an?|<n>|each|up to <n>|any number of) (${KIND} cards?|cards?) (with (?:Crossing )?cost <n>(?: or (?:less|more))?) (?:from|in) the River`,
    "$1 $2 in the River $3",
    "Put an Equipment card with cost 3 or less from the River into your hand => Put an Equipment card in the River with cost 3 or less into your hand",
    "a card in the River with cost 3 or less | a card with cost 3 or less from your hand",
  ],
  [
    "first.replacedByTop",
    "(?<=(?:discard|destroy|corrupt)s? an? (?:card (?:in|from) the River|River card)[^.;]*?)(?:[.,;] (?:then )?| and |, then )(?:then )?(?:immediately )?(?:replace|refill) (?:it|that card|that space|its space|the (?:empty )?space|that slot|its place|the gap)(?: immediately)?(?: (?:with|by|from) (?:the (?:top|first|next) card of )?the Supply)?(?=[.]|$)",
    "",
    "Discard a card from the River and replace it with the top card of the Supply => Discard a card from the River",
    "Discard a card from your hand and replace it with the top card of the Supply | refill the River",
  ],
  [
    "first.extraAtRefill",
    "(?<=^|[.:,\\n] ?)(?:when|whenever|as|the next time|while|during) (?:you )?(?:next )?refill(?:ing)? your hand(?: this turn| at the end of (?:this|the|your) turn)?,? (?:you )?(?:may )?draw (an?|one|<n>)(?: (?:extra|additional|bonus|more))? cards?(?: (?:more|extra))?(?=[.]|$)(?<=(?:extra|additional|bonus|more)[^.]*)",
    "when you refill your hand this turn, draw †$1 more cards",
    "When you refill your hand this turn, draw an extra card => when you refill your hand this turn, draw †an more cards",
    "when you refill your hand, draw a card | refill the River",
  ],
  [
    "first.extraAtRefillLast",
    "(?<=^|[.:,\\n] ?)(?:you )?draw (an?|one|<n>) (?:extra|additional|bonus|more) cards? (?:when|whenever|the next time|as|while) (?:you )?(?:next )?refill(?:ing)? your hand(?: this turn| at the end of (?:this|the|your) turn)?(?=[.]|$)",
    "when you refill your hand this turn, draw †$1 more cards",
    "Draw 2 extra cards when you refill your hand => when you refill your hand this turn, draw †2 more cards",
    "draw 2 cards | when you refill your hand this turn, draw 2 more cards",
  ],
  [
    "first.extraOne",
    "†(?:an?|one|1) more cards",
    "1 more card",
    "draw †an more cards => draw 1 more card",
    "draw 2 more cards | draw 1 more card",
  ],
  ["first.extraMany", "†(<n>) more cards", "$1 more cards", "draw †2 more cards => draw 2 more cards", "draw 2 more cards | 2 more"],
  [
    "first.crossingLess",
    `(?<=^|[.:,\\n] ?|then )(?:reduce|lower|decrease|cut)s? (?:the |your |all )?Crossing Costs?(?: of (?:all|each|every|the)(?: (?:River )?cards?)?(?: in the River)?)? by (<n>)${THIS_TURN}?(?=[.;]|$)`,
    "each River card costs $1 less to cross",
    "Reduce the Crossing Cost of all cards in the River by 1 this turn. => each River card costs 1 less to cross.",
    "each River card costs 1 less to cross | Reduce the Crossing Cost of a River card by 1.",
  ],
  [
    "first.insteadOfDiscarding",
    `(?<=^|[.\\n] ?)(?:at (?:the )?end of (?:(?:the|this|your) )?turn,? )?(you may )?(?:put|return|place)s? this(?: card)?(?: back)? (on top of your deck|into your hand|to your hand|in your hand|on the bottom of your deck)(?: at (?:the )?end of (?:(?:the|this|your) )?turn)?,? instead of (?:(?:discarding|putting) (?:it|this(?: card)?)(?: (?:in|into|to|on) (?:your|the) discard(?: pile)?)?|(?:in|into|to|on) (?:your|the) discard(?: pile)?|(?:going to )?(?:your|the) discard(?: pile)?)(?: at (?:the )?end of (?:(?:the|this|your) )?turn)?(?=[.]|$)`,
    "if this would be discarded, $1put this $2 instead",
    "Put this card on top of your deck instead of discarding it. => if this would be discarded, put this on top of your deck instead.",
    "if this would be discarded, put this on top of your deck instead | Put this on top of your deck.",
  ],
  [
    "first.doubleIcon",
    `(?<=^|[.:,\\n] ?|then |may )double (?:all )?(?:the|your) (?:unused |unspent )?(Corruption|Propaganda|Hacking)(?: (?:that )?you(?:'ve| have)?(?: got| gained)?)?${THIS_TURN}?(?=[.;]|$)`,
    "double your $1",
    "Double the Hacking you have this turn. => double your Hacking.",
    "double your Hacking | Double the Revenue.",
  ],
  [
    "first.ifOpponentThey",
    "(?<=^|[.] )if (?:your|the|target|an) opponent has ([^.,:;]+), (?:they|that opponent) (discard|lose|draw|destroy|gain|reveal)s?(?= )",
    "choose target opponent. If that player has $1, that player $2s",
    "If your opponent has 3 or more cards in hand, they discard 1. => choose target opponent. If that player has 3 or more cards in hand, that player discards 1.",
    "If target opponent has no cards in hand, draw 1 card. | they discard 1",
  ],
  [
    "first.discardsOne",
    "(?<=that player (?:discard|draw)s )(?:one|1|an?)(?: card)?(?=[.;]|$)",
    "1 card",
    "that player discards 1. => that player discards 1 card.",
    "that player discards 2 cards. | discard 1",
  ],
  [
    "first.evenCrossing",
    `(?<=^|[.:,\\n] ?|then |may )(?:you )?(?:may )?ignore (?:the |any )?(?:extra|additional|increased|higher)? ?(?:Crossing )?Costs? (?:increases? )?(?:from|of|caused by|due to) (?:your opponent's |the opponent's |their |enemy )?corrupted cards${THIS_TURN}?(?=[.;]|$)`,
    "corrupted cards do not increase your Crossing Costs",
    "Ignore the extra Crossing Cost from your opponent's corrupted cards this turn. => corrupted cards do not increase your Crossing Costs.",
    "corrupted cards do not increase your Crossing Costs | Ignore the Crossing Cost of a card.",
  ],
]);
