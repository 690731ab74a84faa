/** How people write numbers of cards, costs and extremes in San, and what they write of what was done this turn. */
import { rows } from "../../../../language/index.ts";

const NUMBER = "(?:Crossing Cost|cost|revenue)";
const ICON = "(?:Corruption|Propaganda|Hacking)";
const HEAD = "(?:(?:played |River |Corruption |Propaganda |Hacking |Equipment |Virus )*(?:cards?|Mercenar(?:y|ies)))";

export const SAN_NUMBERS = rows([
  [
    "number.countWith",
    `(?<=if [^.,:;]*?)(?<!or (?:more|fewer) |\\d |with [^,.]*)(\\d+) (${HEAD}) with (${NUMBER}) (\\d+) or (more|less)`,
    "$1 or more $2 with $3 $4 or $5",
    "if you played 3 cards with revenue 1 or more this turn, draw 1 card => if you played 3 or more cards with revenue 1 or more this turn, draw 1 card",
    "if you played 3 or more cards with revenue 1 or more this turn, draw 1 card | a card with revenue 1 or more",
  ],
  [
    "number.most",
    `(?:the|a|an) (?:most expensive|costliest|dearest|priciest) (${HEAD})((?: in the River)?)`,
    "a $1$2 with the highest cost",
    "copy the most expensive Mercenary in the River => copy a Mercenary in the River with the highest cost",
    "a River card with the highest cost | the most cards",
  ],
  [
    "number.least",
    `(?:the|a|an) (?:cheapest|least expensive) (${HEAD})((?: in the River)?)`,
    "a $1$2 with the lowest cost",
    "buy the cheapest River card for free => buy a River card with the lowest cost for free",
    "a River card with the lowest cost | the least cards",
  ],
  [
    "number.extreme",
    `(?<!(?:cost|revenue|effects) of )(?:the|an?) (${HEAD})((?: in the River)?) with (?:the )?(highest|lowest|greatest|smallest|most|least) (${NUMBER})`,
    "a $1$2 with the $3 $4",
    "copy the River card with the highest cost => copy a River card with the highest cost",
    "a River card with cost 3 or more | the highest cost among played cards",
  ],
  [
    "number.greatest",
    `with the (?:greatest|most) (${NUMBER})`,
    "with the highest $1",
    "a card with the greatest cost => a card with the highest cost",
    "the most cards | with the highest cost",
  ],
  [
    "number.smallest",
    `with the (?:smallest|least) (${NUMBER})`,
    "with the lowest $1",
    "a card with the smallest cost => a card with the lowest cost",
    "the least cards | with the lowest cost",
  ],
  [
    "done.have",
    `(?<=if |while |and )you(?:'ve| have) (?:already )?(bought|crossed|destroyed|discarded|corrupted|drawn) (an?|no|\\d+ or more|another) `,
    "you $1 $2 ",
    "if you've bought a card this turn, draw 1 card => if you bought a card this turn, draw 1 card",
    "if you bought a card this turn, draw 1 card | you have 2 or more cards in hand",
  ],
  [
    "done.drew",
    "(?<=if |while |and )you drawn ",
    "you drew ",
    "if you drawn a card this turn, draw 1 card => if you drew a card this turn, draw 1 card",
    "if you drew a card this turn | you draw a card",
  ],
  [
    "done.from",
    `(bought|crossed) (an?|no|\\d+ or more) (cards?|Mercenar(?:y|ies)|(?:Equipment|Hacking|Corruption|Propaganda) cards?) (?:from|in|of) the River`,
    "$1 $2 $3",
    "if you bought a card from the River this turn, draw 1 card => if you bought a card this turn, draw 1 card",
    "if you bought a card this turn | a card from the River",
  ],
  [
    "done.nothing",
    "(?<=if |and )you (?:(?:have )?(bought|crossed|destroyed|discarded|corrupted|drew) nothing|(?:haven't|have not) (bought|crossed|destroyed|discarded|corrupted) (?:anything|any cards?)) (?=this turn)",
    "you $1$2 no cards ",
    "if you bought nothing this turn, draw 1 card => if you bought no cards this turn, draw 1 card",
    "if you bought no cards this turn | you bought a card this turn",
  ],
  [
    "done.perPast",
    `(?<=for each |number of )(cards?|(?:Equipment|Hacking|Corruption|Propaganda|Virus) cards?|Mercenar(?:y|ies)) (?:that )?you(?:'ve| have) (bought|crossed|destroyed|discarded|corrupted) this turn`,
    "$1 you $2 this turn",
    "gain 1 Hacking for each card you've destroyed this turn => gain 1 Hacking for each card you destroyed this turn",
    "gain 1 Hacking for each card you destroyed this turn | for each card",
  ],
  [
    "done.yourBanner",
    "(?<=if |and )your Banner (?:has (?:already )?)?(?:moved|advanced)(?: at least once| forward)? (?=this turn)",
    "you crossed a card ",
    "if your Banner has moved this turn, draw 1 card => if you crossed a card this turn, draw 1 card",
    "if you crossed a card this turn | move your Banner 1 stage",
  ],
  [
    "icons.double",
    `(?<=^|[.] |then |, )(?:double|multiply by 2) (?:all )?(?:(?:of )?(?:the|your) )?(?:unused )?(${ICON})(?: icons?| you have| in your pool)*(?: now)?(?=[.]|$|,| and)`,
    "double your $1",
    "Double the Hacking you have. => double your Hacking.",
    "double the Hacking you gained this turn | gain twice as many Hacking",
  ],
  [
    "icons.spendAs",
    `(?<=^|[.] )(?:you (?:may|can) )?(?:use|spend|treat) (?:(?:your|any|all) )?(${ICON})(?: icons?)? (?:as(?: if (?:it|they) (?:were|was))?|like) (${ICON})(?: icons?)?(?: this turn)?(?=[.]|$)`,
    "you may use $1 as $2",
    "You may spend your Propaganda as if it were Hacking this turn. => you may use Propaganda as Hacking.",
    "you may use Propaganda as Hacking | gain 1 Hacking",
  ],
  [
    "icons.pay",
    `(pays?|spends?|costs?) (\\d+) (${ICON}|revenue)(?: icons?| points?)`,
    "$1 $2 $3",
    "Pay 2 Hacking icons: draw 1 card => Pay 2 Hacking: draw 1 card",
    "pay 2 Hacking | gain 2 Hacking icons",
  ],
  [
    "icons.spend",
    `(?<=^|[.,:] |may |then )spend (\\d+) (${ICON}|revenue)`,
    "pay $1 $2",
    "Spend 2 Hacking: draw 1 card => pay 2 Hacking: draw 1 card",
    "pay 2 Hacking | spend your Hacking",
  ],
  [
    "icons.spends",
    `spends (\\d+) (${ICON}|revenue)`,
    "pays $1 $2",
    "target opponent spends 2 revenue => target opponent pays 2 revenue",
    "pays 2 revenue | spends",
  ],
  [
    "icons.swap",
    `(?<=^|[.] |may )(?:exchange|convert|turn|trade|swap|change) (\\d+) (?:of your )?(${ICON}|revenue)(?: icons?)? (?:for|into|against) (\\d+) (${ICON}|revenue)(?: icons?)?(?=[.]|$)`,
    "pay $1 $2 to gain $3 $4",
    "Exchange 2 Corruption for 2 Hacking. => pay 2 Corruption to gain 2 Hacking.",
    "gain 2 Hacking | swap 2 River cards",
  ],
  [
    "icons.payTo",
    `(?<=^|[.] )(?:you may )?pay (\\d+) (${ICON}|revenue) to ([^.,:;]+?)(?=[.]|$)`,
    "you may pay $1 $2. if you do, $3",
    "You may pay 2 Hacking to draw 1 card. => you may pay 2 Hacking. if you do, draw 1 card.",
    "pay 2 Hacking: draw 1 card | you may pay 2 Hacking",
  ],
  [
    "virus.you",
    "(?<=for each |for every |per |number of )(?:opposing |enemy |opponent's )?Virus(?:es| cards?)? (?:that )?you(?:'ve| have)(?: already)? passed(?: so far| this game)?",
    "Virus you passed",
    "gain 1 Hacking for each Virus you've passed => gain 1 Hacking for each Virus you passed",
    "gain 1 Hacking for each Virus you passed | you pass a Virus card",
  ],
]);
