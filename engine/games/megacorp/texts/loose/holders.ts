/** Which players, and what any of them may do: “whoever has”, “players without locations”, “anyone may pay 2M to”. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const START = "(?<=^|[.:,] |\\n|then )";
const THEY = "(?:each|every|any|all)? ?";
const VERBS = "(?=(?:may )?(?:<verb>)s?(?![\\p{L}]))";
const WHO = `${THEY}(?:(opponent|player)s?|everyone|everybody|anyone|anybody|whoever)`;

const holders: readonly Row[] = [
  [
    "holders.handful",
    `${START}${WHO} (?:who (?:has|have|holds?)|with|holding|having|has|holds) (?:at least )?(<n>|two|three|four|five|six|seven)(\\+)? ?(?:or more )?cards(?: or more)? (?:in (?:their )?hand )?${VERBS}(?<=(?:at least|or more|\\+) ?[^.,:]*)(?<=hand |holding [^.,:]*|holds [^.,:]*)`,
    "each ‡$1 with $2 or more cards in hand ‡",
    "Opponents with at least 5 cards in hand discard a card. => each ‡Opponent with 5 or more cards in hand ‡discard a card.",
    "each opponent with 5 or fewer cards in hand discards a card | if an opponent has 5 or more cards in hand, draw 1 card",
  ],
  [
    "holders.rich",
    `${START}${WHO} (?:who (?:has|have|holds?)|with|having|has|have) (?:at least )?(\\d+)M(?:\\+| or more)? ${VERBS}(?<=(?:at least|or more|\\+) ?[^.,:]*)`,
    "each ‡$1 with $2M or more ‡",
    "Anyone with 10M or more loses 2M. => each ‡ with 10M or more ‡loses 2M.",
    "if an opponent has 10M or more, draw 1 card | each player with 10M or less loses 2M",
  ],
  [
    "holders.richest",
    `${START}(?:whoever (?:has|is) (?:the most money|richest|the richest)|the (?:wealthiest|richest) player|whichever player has the most money) (?=(?:loses|gains|draws|discards|pays|destroys|may)(?![\\p{L}]))`,
    "each player with the most money ",
    "Whoever has the most money loses 2M. => each player with the most money loses 2M.",
    "each player with the most money loses 2M | whoever you choose",
  ],
  [
    "holders.without",
    `${START}${WHO} (?:without (?:an? |any )?|with no |who (?:controls?|has|have) no |who (?:does not|do not|doesn't|don't) (?:control|have) (?:an? |any )?)((?:<kind> )*)(<nouns>|<noun>)(?: in play| in their network)? ${VERBS}(?<!cards? )`,
    "each ‡$1 who controls no $2‡$3 ‡",
    "Players who control no locations draw a card. => each ‡Player who controls no ‡locations ‡draw a card.",
    "each player with no cards in hand draws a card | if a player controls no locations, draw 1 card",
  ],
  [
    "holders.withMore",
    `${START}${WHO} (?:with|who (?:controls?|has|have)) (more|fewer) ((?!cards?(?![\\p{L}]))<groups>) than you(?: do| have| control)? ${VERBS}`,
    "each ‡$1 who controls $2 $3 than you ‡",
    "Players who have more characters than you discard a card. => each ‡Player who controls more characters than you ‡discard a card.",
    "each player with more cards in hand than you discards a card | if a player has more characters than you",
  ],
  [
    "holders.whoNone",
    "each ‡(?= )",
    "each player",
    "each ‡ with 10M or more => each player with 10M or more",
    "each player | each ‡player",
  ],
  [
    "holders.who",
    "each ‡(?=(?:opponent|player)(?![\\p{L}]))",
    "each ",
    "each ‡player with 10M => each player with 10M",
    "each player | each ‡ ",
  ],
  ["holders.oneNoun", "‡(<noun>)(?= ‡)", "‡[many:$1]", "‡location ‡draw => ‡locations ‡draw", "‡location | location"],
  ["holders.nouns", "‡(?=(?:<nouns>)(?![\\p{L}]))", "", "no ‡locations => no locations", "no locations | ‡draw"],
  ["holders.may", "‡(?=may )", "", "each player with 10M or more ‡may draw => each player with 10M or more may draw", "may | ‡draw"],
  ["holders.verbs", "‡(?=(?:<verb>)s )", "", "‡draws a card => draws a card", "draws | ‡draw a card"],
  [
    "holders.verb",
    "‡(<verb>)(?= )",
    "[s:$1]",
    "who controls no locations ‡draw a card => who controls no locations draws a card",
    "draw | ‡may",
  ],
  [
    "holders.discardsOne",
    "(?<=cards in hand )discards one(?=[.,;]|$|\\n)",
    "discards a card",
    "each opponent with 5 or more cards in hand discards one. => each opponent with 5 or more cards in hand discards a card.",
    "discards 1 card | discards one",
  ],
  [
    "holders.eachUnless",
    "(?<=^|[.] |\\n)for each opponent, (?:you )?((?:draw|gain|put|deal|destroy) [^.,:]+?) unless (?:they|that player|that opponent|he or she) (<verb>)s? ([^.,:]+?)(?=[.]|$|\\n)",
    "for each opponent, unless that opponent [s:$2] $3, $1",
    "For each opponent, draw a card unless they pay 2M. => for each opponent, unless that opponent pays 2M, draw a card.",
    "for each opponent, unless that opponent pays 2M, draw 1 card | draw a card unless they pay 2M",
  ],
  [
    "holders.eachWhoDoesnt",
    "(?<=^|[.] |\\n)(?:you )?((?:draw|gain|put|deal) [^.,:]+?) for (?:each|every) opponent who (?:does not|doesn't|do not) (<verb>) ([^.,:]+?)(?=[.]|$|\\n)",
    "for each opponent, unless that opponent [s:$2] $3, $1",
    "Draw a card for each opponent who does not pay 2M. => for each opponent, unless that opponent pays 2M, Draw a card.",
    "draw a card for each opponent | for each opponent who controls a location",
  ],
  [
    "holders.anyMayTo",
    "(?<=^|[.] |\\n)(?:any|an) (opponent) (?:may|can)(?: at any time)? (pay [^.,:]+?)(?: at any time)?(?: to|, then) (?=<verb>(?![\\p{L}]))(?<=any opponent [^.]*|at any time(?: to|, then) )",
    "any $1 may $2: ",
    "Any opponent may pay 2M to destroy this. => any opponent may pay 2M: destroy this.",
    "any opponent may pay 2M: destroy this | an opponent may pay 2M to draw 1 card",
  ],
  [
    "holders.anyoneMayTo",
    "(?<=^|[.] |\\n)(?:any player|anyone|anybody) (?:may|can)(?: at any time)? (pay [^.,:]+?)(?: at any time)?(?: to|, then) (?=<verb>(?![\\p{L}]))",
    "any player may $1: ",
    "Anyone may pay 2M to draw 1 card. => any player may pay 2M: draw 1 card.",
    "any player may pay 2M: draw 1 card | each player may pay 2M to draw 1 card",
  ],
  [
    "holders.anyBy",
    "(?<=^|[.] |\\n)any (opponent|player) (?:may|can) ((?:destroy|discard|engage|cancel|draw) [^.,:]+?) by paying (<money>)(?=[.]|$|\\n)",
    "any $1 may pay $3: $2",
    "Any opponent can destroy this by paying 2M. => any opponent may pay 2M: destroy this.",
    "any opponent may pay 2M: destroy this | you can destroy this by paying 2M",
  ],
  [
    "holders.everyoneUses",
    "(?<=^|[.] |\\n)(?:each player|everyone|anyone|any player|all players) (?:can|may) (?:use this(?: ability)?: )?(pay [^.,:]+?: )",
    "any player may $1",
    "Each player can pay 2M: draw 1 card. => any player may pay 2M: draw 1 card.",
    "any player may pay 2M: draw 1 card | each player may pay 2M",
  ],
];

const given: readonly Row[] = [
  [
    "holders.given",
    "(?<=^|[.:,] |\\n|then )(?:hand|pass|give) (?:over )?(?:control of )?(this|that card)(?: over)? to (target opponent|target player|an opponent)(?=[.,;]|$|\\n)",
    "give control of $1 to $2",
    "Give this to target opponent. => give control of this to target opponent.",
    "give control of this to target opponent | give 2M to target opponent",
  ],
  [
    "holders.isTheirs",
    "(?<=^|[.:,] |\\n|then )(this|that card) is (?:now )?(?:controlled by|under the control of) (target opponent|target player|an opponent)(?=[.,;]|$|\\n)",
    "give control of $1 to $2",
    "This is now controlled by target opponent. => give control of This to target opponent.",
    "give control of this to target opponent | if this is controlled by an opponent, draw 1 card",
  ],
];

export const MEGACORP_HOLDERS: readonly LooseRule[] = rows([...holders, ...given]);
