/** How people write what has to attack, and what was not done in a turn. */
import { type LooseRule, rows } from "../../../../language/index.ts";

/** What was done, as it is told and as it is denied. */
const DEEDS = [
  ["bought", "buy"],
  ["sold", "sell"],
  ["discarded", "discard"],
] as const;

export const TOLLS_LOOSE: readonly LooseRule[] = rows([
  ...DEEDS.map(
    ([did, does]) =>
      [
        `deed.${does}None`,
        `you (?:(?:have not|haven't|haven’t) ${did}|(?:did not|didn't|didn’t) ${does}) (?:anything|any cards?|a card)(?= this turn)`,
        `you ${did} no cards`,
        `if you have not ${did} anything this turn, draw 1 card => if you ${did} no cards this turn, draw 1 card`,
        `if you ${did} no cards this turn, draw 1 card | if an opponent has not ${did} anything this turn`,
      ] as const,
  ),
  [
    "toll.mustBare",
    "(?<=^|[.\\n] ?)must attack(?= (?:each|every) turn| if able| if possible|[.])",
    "this must attack",
    "Must attack each turn if able. => this must attack each turn if able.",
    "this must attack each turn if able | you must attack with target character",
  ],
  [
    "toll.mustTarget",
    "(?<=^|[.:,] |, then )((?:target|each|another target) [^.,:]+?) (?:must attack|attacks|has to attack) this turn(?: if (?:able|possible))?(?=[.]|$)",
    "$1 attacks each turn if able until end of turn",
    "target character must attack this turn if able => target character attacks each turn if able until end of turn",
    "target character attacks each turn if able | target character may attack again this turn",
  ],
  [
    "toll.asThough",
    "(?<=may attack(?: and block)?) as (?:if|though) (?:they|those cards|it|that card) (?:was|were|is|are) (?:a character|characters)",
    " as though it were a character",
    "each equipment may attack as if they were characters => each equipment may attack as though it were a character",
    "each equipment may attack as though it were a character | as though they were engaged",
  ],
  [
    "toll.opponentsAttack",
    "(?<=^|[.\\n] ?)(?:each opponent|(?:your )?opponents|an opponent) (?:cannot|can't|can’t|may not) attack ([^.,]+?) unless (?:they|that player|that opponent) pays? (\\d+M|X)(?: each| for each of them| per attack| each time)?(?=[.]|$)",
    "cards an opponent controls cannot attack $1 unless their controller pays $2",
    "opponents can't attack this unless they pay 2M => cards an opponent controls cannot attack this unless their controller pays 2M",
    "opponents can't attack this | opponents can't attack this unless they discard a card",
  ],
  [
    "toll.mustPayAttack",
    "(?<=^|[.\\n] ?)(?:each opponent|(?:your )?opponents|an opponent) (?:(?:must|have to|has to|needs? to) pay|pays?) (\\d+M|X) (?:to|in order to|before they can|each time they|whenever they) attack ([^.,]+?)(?=[.]|$)",
    "cards an opponent controls cannot attack $2 unless their controller pays $1",
    "opponents must pay 1M to attack this => cards an opponent controls cannot attack this unless their controller pays 1M",
    "opponents must pay 1M to draw a card | opponents must attack this",
  ],
  [
    "toll.attackYourBusiness",
    "(?<=^|[.\\n] ?)((?:[^.,:]+? )?(?:cards|characters)(?: [^.,:]+?)?|each (?:card|character)[^.,:]*?) (?:cannot|can't|can’t) attack your business unless (?:its|their) controller pays (\\d+M|X)(?: each| for each of them)?(?=[.]|$)",
    "each Business you control cannot be attacked by $1 unless their controller pays $2",
    "characters can't attack your business unless their controller pays 1M => each Business you control cannot be attacked by characters unless their controller pays 1M",
    "characters can't attack your business | characters can't attack unless their controller pays 1M",
  ],
  [
    "toll.paysEach",
    "(?<=cannot (?:attack|block|be attacked by)[^.:]* unless (?:its|their) controller pays (?:\\d+M|X)) (?:each|for each of them|each time|per attack|for each attack|for it)(?=[.]|$)",
    "",
    "each character cannot attack this unless its controller pays 1M each => each character cannot attack this unless its controller pays 1M",
    "each player pays 1M each",
  ],
  [
    "toll.eachOn",
    "(?<=^|[.\\n] ?)each (character|card) (?:cannot|can't|can’t) attack (this|the host|cards docked to this|characters docked to this) unless its controller pays (\\d+M|X)(?=[.]|$)",
    "$2 cannot be attacked by [many:$1] unless their controller pays $3",
    "Each character can't attack this unless its controller pays 1M. => this cannot be attacked by characters unless their controller pays 1M.",
    "Each character can't attack unless its controller pays 1M. | Each character can't attack this.",
  ],
  [
    "toll.additionalMoney",
    "(?<=^|[.\\n] ?)as an? (?:additional|extra|added) cost to (?:play|deploy|buy|use|cast) this(?: card)?, (?:you (?:must )?)?pay (?:an (?:additional|extra) )?(\\d+M)(?: more)?(?=[.]|$)",
    "this costs $1 more",
    "As an additional cost to play this, pay 2M. => this costs 2M more.",
    "As an additional cost to play this, discard a card. | This costs 2M more.",
  ],
]);
