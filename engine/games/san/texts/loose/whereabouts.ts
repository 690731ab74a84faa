/** How people say where San's cards and Banners are, what they cost, and what is left over. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const ICON = "(?:Corruption|Propaganda|Hacking)";
const KIND = "(?:Corruption|Propaganda|Hacking|Equipment)";
const OPPONENT = "(?:your|the|target|an) opponent";

export const SAN_WHEREABOUTS: readonly LooseRule[] = rows([
  [
    "day.zone",
    "(?<=(?:your|their|target opponent's|your opponent's|an opponent's|his|her) )zone(?=[.,;:]|$| than| or| and)",
    "Corruption Zone",
    "6 cards in your zone, => 6 cards in your Corruption Zone,",
    "your Corruption Zone | the zone",
  ],
  [
    "day.theyHaveIn",
    `(cards?(?: with [^.,]+?)?|Virus cards?|<group>|<groups>) (?:that )?${OPPONENT} has in (?:their|his|her|his or her) (hand|deck|discard(?: pile)?|Corruption Zone|zone)`,
    "$1 in target opponent's $2",
    "for each card your opponent has in their Corruption Zone => for each card in target opponent's Corruption Zone",
    "a card in your hand | your opponent has 2 cards in hand",
  ],
  [
    "day.aheadOfYou",
    `(?<=if |while )${OPPONENT} is (?:closer to (?:the end of (?:the|their) Propaganda track|winning by Propaganda|the last stage)|(?:(?:further )?ahead|further along|further)(?: of you| than you(?: are)?)? (?:on the Propaganda track|in Propaganda))(?: than you(?: are)?)?(?=[.,;]|$)`,
    "your Banner is behind target opponent's Banner",
    "if your opponent is ahead on the Propaganda track, gain 3 Propaganda => if your Banner is behind target opponent's Banner, gain 3 Propaganda",
    "your Banner is behind target opponent's Banner | your opponent is",
  ],
  [
    "day.youAhead",
    `(?<=if |while )you(?: are|'re) (?:closer to (?:the end of (?:the|your) Propaganda track|the last stage) than ${OPPONENT}|(?:further )?ahead(?: of ${OPPONENT})? (?:on the Propaganda track|in Propaganda)|further along the Propaganda track(?: than ${OPPONENT})?)(?=[.,;]|$)`,
    "your Banner is ahead of target opponent's Banner",
    "if you are ahead on the Propaganda track, gain 3 Propaganda => if your Banner is ahead of target opponent's Banner, gain 3 Propaganda",
    "your Banner is ahead of target opponent's Banner | you are",
  ],
  [
    "day.inFront",
    "(?<=(?:corrupt|copy|buy|destroy|copies|corrupts|buys|destroys) )the (?:River )?card (?:that is |which is )?(?:directly |right )?(?:in front of|ahead of) your Banner",
    "a River card in front of your Banner",
    "corrupt the River card in front of your Banner => corrupt a River card in front of your Banner",
    "each River card | in front of your Banner",
  ],
  [
    "day.anyCard",
    "(?<=(?:corrupt|copy|buy|destroy|discard|play|copies|corrupts|buys|destroys|discards|plays) )any(?: one| 1| single)? (River card|played card|card from your hand|card in your hand|card from your discard|card in the River)(?=[.,;]|$| then | and | with |, )",
    "a $1",
    "copy any River card, => copy a River card,",
    "any number of cards | a River card",
  ],
  [
    "day.withCost",
    "(?<=^|[.] |\\n)(?:all |the )?(?:River )?(cards|Mercenaries|Equipment cards) with ((?:Crossing )?Cost (?:<n>(?: or (?:more|less|higher|lower))?|of <n>(?: or (?:more|less|higher|lower))?)) cost(?: you)? (<n>) (less|more)( to buy| to cross)?(?: this turn)?(?=[.]|$)",
    "each River [one:$1] with $2 costs $3 $4$5",
    "Cards with crossing cost 4 or more cost 1 less to buy this turn. => each River card with crossing cost 4 or more costs 1 less to buy.",
    "each River card costs 1 less to buy | cards with it",
  ],
  [
    "day.crossNext",
    "(?<=^|[.] |\\n)(?:crossing|to cross) (?:the|your) next (?:River )?card(?: this turn)? costs(?: you)? (<n>)(?: Propaganda)? (less|more)(?: this turn)?(?=[.]|$)|(?<=^|[.] |\\n)your next crossing(?: this turn)? costs(?: you)? (<n>)(?: Propaganda)? (less|more)(?: this turn)?(?=[.]|$)",
    "the next card you cross this turn costs $1$3 $2$4",
    "Crossing the next card costs you 1 less. => the next card you cross this turn costs 1 less.",
    "the next card you cross this turn costs 1 less | crossing",
  ],
  [
    "day.pull",
    "(?<=^|[.:,] |then |and |may |to )(?:pull|drag|walk|force|send|take|shove|knock) the (?:Virus )?marker back(?:wards?)? (?:by )?(<n>|one|two|three)(?: (?:spaces?|steps?))?(?: (?:on|along) your(?: own)? (?:top )?Virus(?: card)?)?(?=[.,;]|$)",
    "move the marker back $1 spaces",
    "Pull the marker back 2 spaces on your own Virus. => move the marker back 2 spaces.",
    "move the marker back 2 spaces. | pull it",
  ],
  [
    "day.onOwnVirus",
    "(?<=marker back <n> spaces?) (?:on|along) your(?: own)? (?:top )?Virus(?: card)?(?=[.,;]|$)",
    "",
    "move the marker back 2 spaces on your own Virus card. => move the marker back 2 spaces.",
    "move the marker back 2 spaces. | your Virus card",
  ],
  [
    "day.newRiver",
    "(?:(?:refresh|renew|flush|reset|replace) the (?:whole |entire )?River[:,.–-]+ ?)?put (?:all(?: (?:the|of the))?|the|every) ?(?:6 |six )?(?:River cards?|cards? (?:in|of|from) the River|cards?)(?: (?:in|of) the River)? (?:under|at the bottom of|on the bottom of|to the bottom of|beneath|on the underside of) the Supply,? (?:and|then) (?:reveal|deal|draw|lay out|put out|turn over|refill(?: it| the River| all slots)?)(?: with)?(?: (?:6|six))?(?: new)?(?: (?:ones|cards))?(?=[.,;]|$)(?<=River.*)",
    "put each River card on the bottom of the Supply, then refill the River",
    "Refresh the River: put all six cards under the Supply and reveal six new ones. => put each River card on the bottom of the Supply, then refill the River.",
    "put a River card on the bottom of the Supply. | refill the River",
  ],
  [
    "day.leftOver",
    `(?<=^|[.] |\\n)(?:your |any |all )?(?:leftover|left-over|unspent|unused|remaining|excess|surplus)(?: of your)? (${ICON})(?: icons?)? (?:becomes?|turns? into|converts? (?:in)?to|is converted (?:in)?to|counts? as|can be used as|may be used as|can be spent as) (?:Purchasing )?Revenue(?: this turn)?(?=[.]|$)`,
    "you may use your unused $1 as revenue",
    "Leftover Propaganda becomes Revenue. => you may use your unused Propaganda as revenue.",
    "keep your unused Propaganda. | leftover cards",
  ],
  [
    "day.but",
    `(?<=gain <n> (?:${ICON}|revenue)), but (?=your hand size|lose |discard |target |you lose |you discard |draw )`,
    ". ",
    "gain 3 Hacking, but your hand size is 1 smaller => gain 3 Hacking. your hand size is 1 smaller",
    "gain 3 Hacking, but at least 1 | gain 3 Hacking",
  ],
  [
    "day.refillLess",
    `(?<=^|[.] |\\n)${OPPONENT} (?:draws|refills (?:their|his|her) hand with) (<n>|one|an?) (?:cards? (?:less|fewer)|(?:fewer|less) cards?) (?:when (?:they|he|she) refills?(?: (?:their|his|her) hand)?|in (?:their|his|her) Refill phase|at (?:their|his|her) (?:next )?refill)?,? ?(?:next turn|on (?:their|his|her) next turn|during (?:their|his|her) next turn|in (?:their|his|her) next turn|next time)(?=[.]|$)`,
    "target opponent's hand size is $1 smaller during their next turn",
    "Your opponent draws 1 card less when they refill their hand next turn. => target opponent's hand size is 1 smaller during their next turn.",
    "target opponent's hand size is 1 smaller during their next turn. | your opponent draws 1 card",
  ],
  [
    "day.restOfTurn",
    `(?<=^|[.] |\\n)(?:for the rest of (?:the|this) turn|from now on(?: this turn)?|for the remainder of (?:the|this) turn),? (?:each|every|any|all)? ?(${KIND})(?: cards?| Mercenar(?:y|ies))? you play (?:gives?|brings?|yields?|generates?|earns?|provides?|is worth|are worth)(?: you)? [+]?(?:an? (?:extra|additional) )?(<n> )?(?:more |extra |additional )?(${ICON}|revenue)(?: each)?(?=[.]|$)`,
    "whenever you play a $1 card, gain $2$3",
    "For the rest of the turn, Equipment you play gives +1 revenue. => whenever you play a Equipment card, gain 1 revenue.",
    "whenever you play a Hacking card, gain 1 revenue. | for the rest of the turn",
  ],
  [
    "day.anEquipment",
    "(?<=play )a(?= Equipment card)",
    "an",
    "play a Equipment card => play an Equipment card",
    "play an Equipment card | play a Hacking card",
  ],
]);
