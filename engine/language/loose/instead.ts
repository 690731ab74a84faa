/** What happens instead of something else, told from either end: “instead of being destroyed, …”, “… instead of drawing a card”, “is about to”. */
import { type LooseRule, type Row, rows } from "./rule.ts";

const DONE = "(destroyed|discarded|annihilated|sold|moved|engaged|disengaged|returned to (?:its owner's|your) hand)";
/** What a player is about to do, and how “would” says it. */
const DOING: readonly (readonly [id: string, said: string, would: string])[] = [
  ["draw", "drawing(?: an?y? cards?| cards| 1 card)?", "draw a card"],
  ["gain", "(?:gaining|getting|receiving) (?:any |the )?money", "gain money"],
  ["lose", "losing (?:any |the )?money", "lose money"],
  ["game", "losing(?: the game)?", "lose the game"],
];

export const instead: readonly LooseRule[] = rows([
  [
    "would.aboutTo",
    "(?<=(?:^|[.] |\\n)(?:if|when|whenever) [^.,:]*?)(?: is| are|'s|'re) (?:just )?about to(?= )",
    " would",
    "If this is about to be destroyed, draw 1 card instead => If this would be destroyed, draw 1 card instead",
    "if this would be destroyed, draw 1 card instead | about to",
  ],
  [
    "would.eachTime",
    "(?<=^|[.] |\\n)(?:when|whenever|each time|every time|any time) (?=[^.,:]*? would )",
    "if ",
    "Whenever you would draw a card, gain 1M instead => if you would draw a card, gain 1M instead",
    "if you would draw a card, gain 1M instead | whenever you draw a card, gain 1M",
  ],
  [
    "would.lose",
    "(?<=if (?:you|an opponent|a player) would lose)(?=,)",
    " the game",
    "If you would lose, discard this instead => If you would lose the game, discard this instead",
    "if you would lose money, draw 1 card instead | you lose",
  ],
  [
    "would.draws",
    "(?<=if (?:you|an opponent|a player) would draw)(?=,)",
    " a card",
    "If you would draw, gain 1M instead => If you would draw a card, gain 1M instead",
    "if you would draw a card, gain 1M instead | you draw",
  ],
  [
    "would.insteadFirst",
    "(?<=(?:^|[.] |\\n)if [^.,:]*? would [^.,:]*?, )instead,? ([^.:]+?)(?=[.]|$|\\n)",
    "$1 instead",
    "If this would be destroyed, instead draw 1 card => If this would be destroyed, draw 1 card instead",
    "if this would be destroyed, draw 1 card instead | instead",
  ],
  [
    "would.prevent",
    "(?<=(?:^|[.] |\\n)if [^.,:]*? would be destroyed, you (?:may|can) )((?:pay|discard|destroy|engage|remove) [^.,:]+?) (?:to (?:prevent (?:it|that|this)|save (?:it|this|that card|them)|stop (?:it|that)|keep (?:it|this|that card)(?: alive)?)|and (?:it is not|it isn't|it survives|save it|this survives|this is not))(?: instead)?(?=[.]|$|\\n)",
    "$1 instead",
    "If this would be destroyed, you may discard a card to save it. => If this would be destroyed, you may discard a card instead.",
    "if this would be destroyed, you may discard a card instead | you may discard a card to save it",
  ],
  [
    "would.insteadOfBeing",
    `(?<=^|[.] |\\n)instead of being ${DONE}, ([^.:]+?)(?=[.]|$|\\n)`,
    "if this would be $1, $2 instead",
    "Instead of being destroyed, this gains 1. => if this would be destroyed, this gains 1 instead.",
    "if this would be destroyed, draw 1 card instead | instead",
  ],
  [
    "would.beingBehind",
    `(?<=^|[.] |\\n)(?!if |when)((?:this|you) [^.,:]+?) (?:instead of|rather than) being ${DONE}(?=[.]|$|\\n)`,
    "if this would be $2, $1 instead",
    "This gains 1 instead of being destroyed. => if this would be destroyed, This gains 1 instead.",
    "if this would be destroyed, draw 1 card instead | instead of being destroyed",
  ],
  [
    "would.saveThis",
    "(?<=^|[.] |\\n)you (?:may|can) ((?:pay|discard|destroy|engage|remove) [^.,:]+?) to (?:save this from|prevent this from|keep this from|stop this from) being destroyed(?=[.]|$|\\n)",
    "if this would be destroyed, you may $1 instead",
    "You may discard a card to save this from being destroyed. => if this would be destroyed, you may discard a card instead.",
    "if this would be destroyed, you may discard a card instead | save this",
  ],
  [
    "would.gainsIt",
    "(?<=(?:^|[.] |\\n)if [^.,:]*? would (?:gain|lose) money, )(?:you )?(gain|lose) (?:it|that much|that amount|that money|the same amount|as much)(?= instead)",
    "$1 that much money",
    "If an opponent would gain money, you gain it instead => If an opponent would gain money, gain that much money instead",
    "if an opponent would gain money, gain that much money instead | you gain it",
  ],
  [
    "would.anyOfYours",
    "(?<=(?:^|[.] |\\n)(?:if|when|whenever) )(?:any|one) of (?=your )your (<groups>)(?= (?:would|is|are|attacks?|blocks?|gets|dies|becomes)(?![\\p{L}]))",
    "a [one:$1] you control",
    "If any of your cards would be destroyed, draw 1 card instead => If a card you control would be destroyed, draw 1 card instead",
    "if a card you control would be destroyed, draw 1 card instead | any of your cards",
  ],
  [
    "would.isInstead",
    "(?<=(?:^|[.] |\\n)if [^.,:]*? would [^.,:]*?, )(this|that <noun>) is (destroy|discard|annihilat|engag|disengag)ed instead(?=[.]|$|\\n)",
    "$2‡ $1 instead",
    "If you would lose money, this is destroyed instead => If you would lose money, destroy‡ this instead",
    "if you would lose money, destroy this instead | this is destroyed",
  ],
  ["would.isInsteadE", "(?<=annihilat|engag|disengag)‡", "e", "engag‡ this => engage this", "engage this | destroy‡ this"],
  ["would.isInsteadEnd", "(?<=destroy|discard)‡", "", "destroy‡ this => destroy this", "destroy this | engag‡ this"],
  ...DOING.flatMap(([id, said, would]): Row[] => [
    [
      `would.insteadOf.${id}`,
      `(?<=^|[.] |\\n)instead of ${said}, (?:you )?([^.:]+?)(?=[.]|$|\\n)`,
      `if you would ${would}, $1 instead`,
      {
        draw: "Instead of drawing a card, gain 1M. => if you would draw a card, gain 1M instead.",
        gain: "Instead of gaining money, draw 1 card. => if you would gain money, draw 1 card instead.",
        lose: "Instead of losing money, discard 1 card. => if you would lose money, discard 1 card instead.",
        game: "Instead of losing the game, discard this. => if you would lose the game, discard this instead.",
      }[id] ?? "",
      `if you would ${would}, gain 1M instead | instead`,
    ],
    [
      `would.insteadOfBehind.${id}`,
      `(?<=^|[.] |\\n)(?!if |when|at |until |during |in |choose )(?:you )?([^.,:;]+?) (?:instead of|rather than) ${said}(?=[.]|$|\\n)`,
      `if you would ${would}, $1 instead`,
      {
        draw: "You gain 1M instead of drawing cards. => if you would draw a card, gain 1M instead.",
        gain: "Draw 1 card instead of gaining money. => if you would gain money, Draw 1 card instead.",
        lose: "Discard 1 card instead of losing money. => if you would lose money, Discard 1 card instead.",
        game: "Discard this instead of losing the game. => if you would lose the game, Discard this instead.",
      }[id] ?? "",
      `if you would ${would}, gain 1M instead | at the beginning of your turn, gain 1M`,
    ],
  ]),
]);
