/** How many and how much: counts and values as people say them. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const counts: readonly Row[] = [
  [
    "values.asManyMillions",
    "(?<=^|[.:,] |\\n|then |you )gain as (?:many millions|much money) as you (?:control|have) (<groups>)(?: you control)?(?=[.,;]|$|\\n)",
    "gain 1M for each [one:$1] you control",
    "Gain as many millions as you control characters. => gain 1M for each character you control.",
    "gain 1M for each character you control | as many as you like",
  ],
  [
    "values.asManyCards",
    "(?<=^|[.:,] |\\n|then |you )draw as many cards as you (?:control|have) ((?!cards(?![\\p{L}]))<groups>)(?: you control)?(?=[.,;]|$|\\n)",
    "draw 1 card for each [one:$1] you control",
    "Draw as many cards as you have characters. => draw 1 card for each character you control.",
    "draw 1 card for each character you control | as many cards as you have",
  ],
  [
    "values.asManyOpponents",
    "(?<=^|[.:,] |\\n|then |you )draw as many cards as (?:you have|there are) opponents(?=[.,;]|$|\\n)",
    "draw 1 card for each opponent",
    "Draw as many cards as you have opponents. => draw 1 card for each opponent.",
    "draw 1 card for each opponent | as many opponents",
  ],
  [
    "values.per",
    "(?<=[+-]<n> <trait>|<money>|cards?|counters?|damage) per (?=(?:other |additional )?(?:<group>|development counter))",
    " for each ",
    "This gets +1 BQ per other character you control => This gets +1 BQ for each other character you control",
    "once per turn | 1M for each character you control",
  ],
  [
    "values.eachOfYour",
    "(?<=for (?:each|every) )(?:one )?of your (other )?(<groups>)(?! (?:in|from|on) )",
    "$1[one:$2] you control",
    "gain 1M for each of your other characters => gain 1M for each other character you control",
    "gain 1M for each character you control | each of your turns",
  ],
  [
    "values.yourHand",
    "(?<=for (?:each|every) )(?:one )?of your (cards|<groups>) in (?:your )?hand(?=[.,;]|$|\\n)",
    "[one:$1] in your hand",
    "gain 1M for each of your cards in hand => gain 1M for each card in your hand",
    "gain 1M for each card in your hand | your cards in hand",
  ],
  [
    "values.hold",
    "(?<=(?:if|while|as long as) you )hold (<n>|no)( or more| or fewer)? (<groups>)(?=,|[.]|$)",
    "have $1$2 $3 in hand",
    "If you hold 3 or more cards, draw 1 card => If you have 3 or more cards in hand, draw 1 card",
    "if you have 3 or more cards in hand, draw 1 card | you hold",
  ],
  [
    "values.comma",
    "(?<=^|[.] |\\n)for (?:each|every) ((?:other )?<group>(?: (?:you control|an opponent controls|docked to this|bonded to this|in your network|in your hand))?|(?:development )?counter on this) (?:you )?(?=<verb>(?![\\p{L}])|this (?:gets|costs|deals))",
    "for each $1, ",
    "For every character you control gain 1M. => for each character you control, gain 1M.",
    "for each character you control, gain 1M | for each character gains",
  ],
  [
    "values.forEachGain",
    "(?<=^|[.] |\\n)for each ([^.,:]+), (?:you )?(gain <money>|draw (?:1 card|a card|one card|<n> cards))(?=[.]|$|\\n)(?<!destroyed[^.]*|discarded[^.]*)",
    "$2 for each $1",
    "For each character you control, gain 1M. => gain 1M for each character you control.",
    "gain 1M for each character you control | for each character destroyed, gain 1M",
  ],
  [
    "values.adjacent",
    "(?<=for (?:each|every) )(?:adjacent|docked|neighbou?ring) (<noun>)(?! (?:to|with|by)(?![\\p{L}]))",
    "$1 docked to this",
    "this gets +1 IQ for each adjacent card => this gets +1 IQ for each card docked to this",
    "each card docked to this | an adjacent card",
  ],
  [
    "values.countersHere",
    "(?<=for (?:each|every) (?:\\p{L}+ )?counter )(?:here|(?:that )?(?:this|it)(?: card)? has|(?:that is |that's )?on (?:it|this card))(?<!(?:target|an?|that|another) \\p{L}+(?![^.]*this)[^.]*)",
    "on this",
    "gain 1M for each case counter here => gain 1M for each case counter on this",
    "gain 1M for each case counter on this | target card gets +1 BQ for each case counter it has",
  ],
];

const values: readonly Row[] = [
  [
    "values.valueOf",
    "(?<=(?:equal to|gain|as much money as) )(target <group>(?: you control| an opponent controls)?)'s (<trait>|valuation|value|price|cost|worth)(?= |[.,;]|$|\\n)",
    "the ‡$2 of $1",
    "gain money equal to target location's valuation => gain money equal to the ‡valuation of target location",
    "that card's valuation | target opponent's money",
  ],
  [
    "values.valueOfThe",
    "(?<=(?:equal to|gain|as much money as) )the (?:value|price|cost|worth) of (?=target <group>|that card|this)",
    "the ‡valuation of ",
    "gain the value of target location => gain the ‡valuation of target location",
    "the valuation of target location | the value of X",
  ],
  [
    "values.worth",
    "the ‡(?:valuation|value|price|cost|worth)",
    "the valuation",
    "the ‡price of this => the valuation of this",
    "the price | ‡",
  ],
  ["values.trait", "the ‡(<trait>)", "the $1", "the ‡BQ of this => the BQ of this", "the BQ | ‡"],
  [
    "values.gainWorth",
    "(?<=^|[.:,] |\\n|then |may |you )gain (?:as much money as )?(the valuation of (?:target <group>(?: you control| an opponent controls)?|that card|this))(?: in money| in cash)?(?=[.,;]|$|\\n)",
    "gain money equal to $1",
    "Gain the valuation of target location in money. => gain money equal to the valuation of target location.",
    "gain money equal to the valuation of target location | the valuation of this",
  ],
  [
    "values.damageTo",
    "(?<=^|[.:,] |\\n|then |this )(deals?) (<trait> )damage to ((?:target|each|another target|that|up to) [^.,:;]+?) equal to ((?:this card's|that card's|the host's|the number of|twice the number of|half the number of) [^.,:;]+?)(?=[.,;]|$|\\n)",
    "$1 $2damage equal to $4 to $3",
    "Deal BQ damage to target character equal to this card's BQ. => Deal BQ damage equal to this card's BQ to target character.",
    "deal 2 BQ damage to target character | damage equal to its BQ",
  ],
  [
    "values.asMuchDamage",
    "(?<=^|[.:,] |\\n|then |this )(deals?) as much (<trait>) damage to ([^.,:;]+?) as this has (<trait>)(?=[.,;]|$|\\n)",
    "$1 $2 damage equal to this card's $4 to $3",
    "Deal as much BQ damage to target character as this has BQ. => Deal BQ damage equal to this card's BQ to target character.",
    "deal 2 BQ damage to target character | as much damage",
  ],
  [
    "values.million",
    "(?<=(?:gains?|pays?|loses?|costs?|get|steals?) )(?:a|one) million(?![\\p{L}])",
    "1M",
    "gain a million => gain 1M",
    "gain 1M | a million ways",
  ],
];

export const MEGACORP_VALUES: readonly LooseRule[] = rows([...counts, ...values]);
