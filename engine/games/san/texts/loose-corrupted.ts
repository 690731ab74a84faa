/** How people speak of corrupted cards, of other cards that they have played, of what comes next, and of one more of the same. */
import { type LooseRule, rows } from "../../../language/index.ts";

const ICON = "(Corruption|Propaganda|Hacking)";
const OPP = "(?:your opponent|the opponent|an opponent|target opponent|the other player)";

export const SAN_CORRUPTED: readonly LooseRule[] = rows([
  [
    "corrupted.youHave",
    "(?<=if |while )you (?:have|own|'ve got) (\\d+|<n>) or (more|fewer|less) (?:corrupted cards|cards corrupted)",
    "there are $1 or $2 cards in your Corruption Zone",
    "If you have 5 or more corrupted cards, draw 1 card. => If there are 5 or more cards in your Corruption Zone, draw 1 card.",
    "If you have 5 or more cards in hand, draw 1 card. | corrupted cards",
  ],
  [
    "corrupted.theyHave",
    `(?<=if |while )${OPP} has (\\d+|<n>) or (more|fewer|less) (?:corrupted cards|cards corrupted)`,
    "there are $1 or $2 cards in target opponent's Corruption Zone",
    "If your opponent has 3 or more corrupted cards, draw 1 card. => If there are 3 or more cards in target opponent's Corruption Zone, draw 1 card.",
    "If your opponent has 3 or more cards in hand, draw 1 card. | corrupted cards",
  ],
  [
    "corrupted.theyMore",
    `(?<=if |while )${OPP} has (?:more (?:corrupted cards|cards corrupted)|corrupted more cards) than you`,
    "the number of cards in target opponent's Corruption Zone is greater than the number of cards in your Corruption Zone",
    "If your opponent has more corrupted cards than you, draw 1 card. => If the number of cards in target opponent's Corruption Zone is greater than the number of cards in your Corruption Zone, draw 1 card.",
    "If your opponent has more cards in hand than you, draw 1 card. | more corrupted cards",
  ],
  [
    "corrupted.theyFewer",
    `(?<=if |while )${OPP} has (?:(?:fewer|less) (?:corrupted cards|cards corrupted)|corrupted fewer cards) than you`,
    "the number of cards in your Corruption Zone is greater than the number of cards in target opponent's Corruption Zone",
    "If your opponent has fewer corrupted cards than you, draw 1 card. => If the number of cards in your Corruption Zone is greater than the number of cards in target opponent's Corruption Zone, draw 1 card.",
    "If your opponent has fewer cards in hand than you, draw 1 card. | fewer corrupted cards",
  ],
  [
    "corrupted.eachOfYours",
    "(?<=(?:for each|for every|per) )(?:of your corrupted cards|corrupted card (?:of yours|you (?:have|own))|card you(?:'ve| have) corrupted)(?! this| in)(?=[.,;]|$| beyond)",
    "card in your Corruption Zone",
    "Gain 1 Hacking for each of your corrupted cards. => Gain 1 Hacking for each card in your Corruption Zone.",
    "for each card you have corrupted this turn | for each corrupted card",
  ],
  [
    "corrupted.eachOfTheirs",
    `(?<=(?:for each|for every|per) )(?:of (?:your opponent's|the opponent's) corrupted cards|corrupted card ${OPP} has|card ${OPP} has corrupted)(?! this| in)(?=[.,;]|$)`,
    "card in target opponent's Corruption Zone",
    "Gain 1 Hacking for each card your opponent has corrupted. => Gain 1 Hacking for each card in target opponent's Corruption Zone.",
    "for each card your opponent has corrupted this turn | for each corrupted card",
  ],
  [
    "corrupted.otherPlayed",
    "(?<=(?:for each|for every|per) other )((?:Corruption |Propaganda |Hacking |Mercenary |Equipment )?cards?|Equipment|Mercenary) (?:that )?(?:you(?:'ve| have)(?: already)? played|you played(?: before this)?|played by you)(?: this turn| so far| before this)*(?=[.,;]|$)",
    "$1 played this turn",
    "Gain 1 Hacking for each other card you've played this turn. => Gain 1 Hacking for each other card played this turn.",
    "Gain 1 Hacking for each other card you play this turn. | for each card you've played this turn",
  ],
  [
    "corrupted.nextCrossing",
    "(?<=^|[.:,\\n] ?)(?:your|the) next (?:crossing|cross)(?: this turn)? costs? (?:you )?(\\d+|<n>)(?: Propaganda)? (less|more)(?: this turn)?",
    "the next card you cross this turn costs $1 $2",
    "Your next crossing costs 2 less. => the next card you cross this turn costs 2 less.",
    "Your next card costs 2 less. | crossing costs 2 less",
  ],
  [
    "corrupted.inTheRiver",
    "(?<=equal to the (?:highest|lowest|total) (?:crossing cost|cost|revenue) )(?:in|of|on) the River(?! cards)",
    "among River cards",
    "Gain Propaganda equal to the highest Crossing Cost in the River. => Gain Propaganda equal to the highest Crossing Cost among River cards.",
    "the River card with the highest cost in the River | in the River",
  ],
  [
    "corrupted.isKind",
    "(?<=if )(?:it's|it is|that card is|that card's) (?:an )?Equipment(?! cards?)(?=[,.])",
    "that card is an Equipment card",
    "Draw 1 card. If it's Equipment, draw 1 card. => Draw 1 card. If that card is an Equipment card, draw 1 card.",
    "if that card is an Equipment card, draw 1 card | if it is your turn",
  ],
  [
    "corrupted.isOfType",
    "(?<=if )(?:it's|it is|that card is|that card's) (?:an? )?(Virus|Mercenary)(?! cards?)(?=[,.])",
    "that card is a $1 card",
    "Draw 1 card. If it's a Mercenary, draw 1 card. => Draw 1 card. If that card is a Mercenary card, draw 1 card.",
    "if that card is a Virus card, draw 1 card | if it is your turn",
  ],
  [
    "corrupted.buyNext",
    "the card (?:that )?you buy next(?: this turn)?",
    "the next card you buy this turn",
    "Put the card you buy next on top of your deck. => Put the next card you buy this turn on top of your deck.",
    "the next card you buy | the card you bought",
  ],
  [
    "corrupted.plusOne",
    "(?<=gains?(?: an?)? )[+](?=\\d)",
    "",
    "Gain +1 more. => Gain 1 more.",
    "Each card gets +1 revenue. | Gain 1 more.",
  ],
  [
    "corrupted.plusForEach",
    `(?<=^|[.:,\\n] ?|then |and )(gains? (?:\\d+|<n>) )${ICON},? (?:and |plus |[+] ?)+(?:an? )?(?:additional |extra |another )?(\\d+|<n>)(?: more| extra| additional)?(?: \\2)? (?=for (?:each|every) )`,
    "$1$2. gain $3 $2 ",
    "Gain 1 Hacking, plus 1 more for each Equipment card in your discard. => Gain 1 Hacking. gain 1 Hacking for each Equipment card in your discard.",
    "Gain 1 Hacking for each Equipment card. | Gain 1 Hacking and 1 Propaganda for each Equipment card.",
  ],
  [
    "corrupted.chooseOneOf",
    "(?<=^|[.\\n] ?)choose one: (?=gain (?:\\d+|<n>) <icon>,(?: or)? (?:\\d+|<n>) <icon>,? or (?:\\d+|<n>) <icon>(?=[.]|$))",
    "",
    "Choose one: gain 2 Corruption, 2 Propaganda or 2 Hacking. => gain 2 Corruption, 2 Propaganda or 2 Hacking.",
    "Choose one: gain 2 Corruption; or draw 1 card. | Gain 2 Corruption.",
  ],
]);
