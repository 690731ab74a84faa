/** What San's cards say in few words: “Revenue 2”, “2 Corruption or 2 Revenue”, “+1 hand size”. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const GAINED = "(?:Corruption|Propaganda|Hacking|Revenue)";

export const SAN_BRIEF: readonly LooseRule[] = rows([
  [
    "river.mercenary",
    "River Mercenary(?![\\p{L}])",
    "Mercenary in the River",
    "Copy a River Mercenary with cost 3 or less. => Copy a Mercenary in the River with cost 3 or less.",
    "copy a River card | copy a Mercenary in the River",
  ],
  [
    "river.mercenaries",
    "River Mercenaries(?![\\p{L}])",
    "Mercenaries in the River",
    "Destroy 2 River Mercenaries. => Destroy 2 Mercenaries in the River.",
    "destroy 2 River cards | Mercenaries in the River",
  ],
  [
    "brief.gain",
    `(?<=^|[.] )(${GAINED})[: ] ?\\+?(<n>)(?=[.,;]|$| and | then )`,
    "gain $2 $1",
    "Revenue 2, draw 1 card. => gain 2 Revenue, draw 1 card.",
    "gain 2 Revenue | cards with revenue 2 or more",
  ],
  [
    "brief.more",
    `(gains? <n>)(?: more| extra| additional)? (${GAINED}) (?:more|extra|additional|on top)(?=[.,;]|$)`,
    "$1 $2",
    "gain 2 Corruption more. => gain 2 Corruption.",
    "gain 2 Corruption | 2 more cards",
  ],
  [
    "brief.either",
    `(?<=^|[.:] |, )(?:choose(?: one)?[:,]? |gain (?:either )?|either )(?:gain )?(<n>) (${GAINED}) or (?:gain )?(<n>) (${GAINED})(?=[.,;]|$)`,
    "choose one: gain $1 $2; or gain $3 $4",
    "Choose: 2 Corruption or 2 Revenue. => choose one: gain 2 Corruption; or gain 2 Revenue.",
    "gain 2 Corruption | choose one: gain 2 Corruption; or draw 1 card",
  ],
  [
    "hand.size",
    "\\+(<n>) (?:cards? (?:in|to) )?(?:your )?hand size(?=[.,;]|$)|(?:your )?hand size:? \\+(<n>)(?=[.,;]|$)",
    "your hand size is $1$2 larger",
    "+1 card in hand size. => your hand size is 1 larger.",
    "your hand size is 1 larger | +1 card",
  ],
  [
    "banner.itself",
    "(?<=^|[.:] |, )your Banner (?:moves|advances|goes)(?: on| forward| ahead)? (?:by )?(<n>) (?:stages?|spaces?|steps?)(?: forward| ahead| on)?(?=[.,;]|$)",
    "move your Banner $1 stages",
    "Your Banner moves on 1 stage. => move your Banner 1 stages.",
    "move your Banner 1 stage | your Banner is on stage 2",
  ],
  [
    "brief.bannerOne",
    "Banner 1 stages",
    "Banner 1 stage",
    "move your Banner 1 stages => move your Banner 1 stage",
    "move your Banner 2 stages | Banner 1 stage",
  ],
  [
    "discard.handInto",
    "put (?:all (?:the cards in )?)?your (?:whole |entire )?hand (?:in|into|on) (?:your discard|the discard)(?: pile)?",
    "discard your hand",
    "Put your hand in your discard, draw 5 cards. => discard your hand, draw 5 cards.",
    "put a card in your discard | discard your hand",
  ],
  [
    "played.gives",
    `(?<=^|[.] )each (${GAINED}|Equipment|Virus|card|Mercenary)(?: card)?(?: that)? you(?:'ve| have)? played this turn gives(?: you)? \\+?(<n>) (${GAINED})`,
    "gain $2 $3 for each played $1 ‡card",
    "Each Equipment you've played this turn gives +1 Revenue. => gain 1 Revenue for each played Equipment ‡card.",
    "each Equipment card costs 1 less to cross | gain 1 Revenue for each played Equipment card",
  ],
  [
    "played.noCard",
    "(?<=played (?:card|Mercenary)) ‡card",
    "",
    "for each played card ‡card => for each played card",
    "for each played Equipment ‡card | a card",
  ],
  ["played.card", "‡card", "card", "each played Equipment ‡card => each played Equipment card", "a card | each card"],
  [
    "played.yours",
    "(?<=(?:one|\\d) of )played ((?:<kind> )*<anynoun>) you control",
    "played $1",
    "one of played cards you control => one of played cards",
    "played cards | cards you control",
  ],
  [
    "cross.each",
    "(?<=^|[.] )([^.,:]+?) for each ((?:River )?card) (?:that )?(?:your Banner crosses|you cross|your Banner passes)(?: this turn)?(?=[.]|$)",
    "whenever you cross a $2, $1",
    "Draw 1 card for each River card your Banner crosses this turn. => whenever you cross a River card, Draw 1 card.",
    "whenever you cross a card, draw 1 card | draw 1 card for each card",
  ],
  [
    "discard.opponentHas",
    "(?:that )?(?:your|the|target) opponent has in (?:the|their|his|her) discard(?: pile)?",
    "in target opponent's discard",
    "Copy an Equipment card your opponent has in the discard pile. => Copy an Equipment card in target opponent's discard.",
    "a card in target opponent's discard | your opponent has cards",
  ],
]);
