/** How many and how long: conditions and spans as people say them. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const IF = "(?:if|while|as long as|whenever|when|so long as|provided)";
const HAVING = "<n> or more|at least <n>|<n> or fewer|no|an?|another|no other";

const conditions: readonly Row[] = [
  [
    "amounts.with",
    `(?<=^|[.] |\\n)with (${HAVING}) (<groups>|<group>)(?: in play| under your control| you control)?, (?=\\p{L}|[+-]\\d)`,
    "if you control $1 $2, ",
    "With 3 or more characters, this gets +1 IQ => if you control 3 or more characters, this gets +1 IQ",
    "a character with 3 or more cards | with the chosen tag",
  ],
  [
    "amounts.withMoney",
    "(?<=^|[.] |\\n)with (?:at least )?(<money>)(?: or (more|less))?(?: in (?:the )?bank| in hand| of money)?, (?=\\p{L}|[+-]\\d)(?<=or more, |or less, |at least \\S+, )",
    "if you have $1 or ‡$2, ",
    "With 10M or more, this gets +1 BQ => if you have 10M or ‡more, this gets +1 BQ",
    "with 10M, draw 1 card | a player with 10M or more",
  ],
  ["amounts.withMoneyEnd", "or ‡(more|less)", "or $1", "10M or ‡more => 10M or more", "10M or more | or less"],
  ["amounts.withMoneyLeast", "or ‡(?=,)", "or more", "10M or ‡, => 10M or more,", "10M or more | or less"],
  [
    "amounts.emptyHand",
    "(?<=^|[.] |\\n)with (?:an empty hand|no hand|nothing in hand|no cards in (?:your )?hand), ",
    "if you have no cards in hand, ",
    "With an empty hand, draw 2 cards => if you have no cards in hand, draw 2 cards",
    "if you have no cards in hand, draw 2 cards | a player with an empty hand",
  ],
  [
    "amounts.underControl",
    `(?<=${IF} )(<n> or more|at least <n>|an?|no|<n>) (<groups>|<group>) (?:is|are) under your control(?=,|[.]|$)`,
    "you control $1 $2",
    "As long as 3 or more characters are under your control, draw 1 card => As long as you control 3 or more characters, draw 1 card",
    "if you control 3 or more characters, draw 1 card | under your control",
  ],
  [
    "amounts.only",
    `(?<=${IF} )(?:this|it) is (?:your only|the only) (<noun>)(?: you (?:have|control))?(?: in play)?(?=,|[.]|$)`,
    "you control no other [many:$1]",
    "If this is your only character, draw 1 card => If you control no other characters, draw 1 card",
    "if this is a character, draw 1 card | your only hope",
  ],
  [
    "amounts.noOther",
    `(?<=${IF} you (?:control|have) )no other (character|location|event)(?=,|[.]|$| in play| in your network)`,
    "no other $1s",
    "While you control no other character, draw 1 card => While you control no other characters, draw 1 card",
    "while you control no other characters, draw 1 card | no other character",
  ],
  [
    "amounts.haveNoOther",
    `(?<=${IF} you )have (no other <groups>|(?:<n> or more|at least <n>|no|<n> or fewer) (?!cards(?![\\p{L}]))<groups>|an? (?!card(?![\\p{L}]))<group>)(?: in play| on the table| under your control)?(?=,|[.]|$)`,
    "control $1",
    "While you have a location, draw 1 card => While you control a location, draw 1 card",
    "while you have 3 or more cards, draw 1 card | if you have 3 or more cards in hand, draw 1 card",
  ],
  [
    "amounts.theyHaveMore",
    `(?<=${IF} )(?:an opponent|any opponent|another player|any other player|somebody else|someone else|one of your opponents) (?:has|controls) (more|fewer) ((?!cards(?![\\p{L}]))<groups>) than you(?: do| have| control)?(?=,|[.]|$)`,
    "an opponent controls $1 $2 than you",
    "Draw 1 card if an opponent has more characters than you. => Draw 1 card if an opponent controls more characters than you.",
    "if an opponent has more cards than you, draw 1 card | an opponent controls more characters than you",
  ],
  [
    "amounts.outnumbers",
    `(?<=${IF} )(?:an opponent|any opponent|an enemy|another player) outnumbers you in (<groups>)(?=,|[.]|$)`,
    "an opponent controls more $1 than you",
    "If an opponent outnumbers you in characters, draw 1 card => If an opponent controls more characters than you, draw 1 card",
    "if an opponent controls more characters than you, draw 1 card | outnumbers you",
  ],
  [
    "amounts.richer",
    `(?<=${IF} (?:you|an opponent|any opponent|that player) )(?:is|are) (?:richer|wealthier) than(?= )`,
    "have more money than",
    "If you are richer than an opponent, draw 1 card => If you have more money than an opponent, draw 1 card",
    "if you have more money than an opponent, draw 1 card | richer than",
  ],
  [
    "amounts.poorer",
    `(?<=${IF} (?:you|an opponent|any opponent|that player) )(?:is|are) poorer than(?= )`,
    "have less money than",
    "If you are poorer than an opponent, draw 1 card => If you have less money than an opponent, draw 1 card",
    "if you have less money than an opponent, draw 1 card | poorer than",
  ],
  [
    "amounts.moreThanOne",
    "(?<=(?:if|while|as long as) )you have more money than an opponent(?=,|[.]|$)",
    "an opponent has less money than you",
    "if you have more money than an opponent, draw 1 card => if an opponent has less money than you, draw 1 card",
    "if you have more money than each opponent, draw 1 card | more money than an opponent",
  ],
  [
    "amounts.lessThanOne",
    "(?<=(?:if|while|as long as) )you have less money than an opponent(?=,|[.]|$)",
    "an opponent has more money than you",
    "if you have less money than an opponent, draw 1 card => if an opponent has more money than you, draw 1 card",
    "if you have less money than each opponent, draw 1 card | less money than an opponent",
  ],
  [
    "amounts.inPlay",
    "(?<=^|[.] |\\n)(?:while|as long as|so long as) (?:this|it|he|she)(?: card| <noun>)? (?:is|stays|remains) in play,? (?=[^.:\\n]*(?<![\\p{L}])(?:cannot|gets?|has|have|costs?|may not|can't)(?![\\p{L}]))(?![^.\\n]*(?:until|this turn|target))",
    "",
    "As long as this is in play, each location gets +1 BQ. => each location gets +1 BQ.",
    "if this is in play, draw 1 card | as long as this is engaged, each location gets +1 BQ",
  ],
  [
    "amounts.theyHaveMoney",
    "(?<=(?:an opponent|that player) )have (more|less) money(?= than)",
    "has $1 money",
    "if an opponent have more money than you => if an opponent has more money than you",
    "if you have more money than an opponent | have more money",
  ],
  [
    "amounts.everybody",
    "(?<=(?:more|less) money than )(?:everybody else|everyone else|anybody else|anyone else|all (?:other players|(?:your )?opponents)|each other player|any other player)(?=,|[.]|$)",
    "each opponent",
    "if you have more money than everybody else, draw 1 card => if you have more money than each opponent, draw 1 card",
    "if you have more money than an opponent, draw 1 card | everybody else",
  ],
  [
    "amounts.nobodyAsRich",
    `(?<=${IF} )(?:no one|nobody|no opponent|no other player)(?: else)? has as much money as you(?: do| have)?(?=,|[.]|$)`,
    "you have more money than each opponent",
    "If no one has as much money as you, draw 1 card => If you have more money than each opponent, draw 1 card",
    "if no opponent has more money than you, draw 1 card | as much money",
  ],
  [
    "amounts.bank",
    `(?<=${IF} )(?:your bank (?:has|holds|contains|is at)|you (?:hold|own|possess)|you've got|you have got|your (?:money|funds|cash) (?:is|are)(?: at)?) (?=(?:at least )?<money>)`,
    "you have ",
    "If your bank has at least 10M, draw 1 card => If you have at least 10M, draw 1 card",
    "if you have at least 10M, draw 1 card | your bank",
  ],
  [
    "amounts.staticWhen",
    "(?<=(?:this|the host|each [^.,:]+?) (?:gets? [+-]|has |cannot )[^.,:]*?) when(?= (?:you (?:have|control|hold)|it is (?:not )?your turn|an opponent (?:has|controls)|this is (?:engaged|disengaged|docked|damaged|bonded|orphaned))(?![\\p{L}]))",
    " if",
    "This gets +1 BQ when you have 10M or more. => This gets +1 BQ if you have 10M or more.",
    "this gets +1 BQ until end of turn | draw 1 card when you have 10M or more",
  ],
  [
    "amounts.turnsStatic",
    "(?<=^|[.] |\\n)(?:on|during) (?:your turns|each of your turns)(?:,)? (?=(?:this|the host|each [^.,:]+?) (?:has|gets?|cannot) )",
    "if it is your turn, ",
    "On your turns this has Flying => if it is your turn, this has Flying",
    "if it is your turn, this has Flying | on your turns, draw 1 card",
  ],
  [
    "amounts.exceptTurn",
    "(?<=^|[.] |\\n)((?:this|the host|each [^.,:]+?) (?:has|gets?|cannot) [^.,:]+?),? (?:except (?:on|during) your(?: own)? turn|outside (?:of )?your(?: own)? turn)(?=[.]|$|\\n)",
    "if it is not your turn, $1",
    "This gets +2 BQ except on your turn. => if it is not your turn, This gets +2 BQ.",
    "if it is not your turn, this gets +2 BQ | except on your turn",
  ],
  [
    "amounts.theirTurn",
    "(?<=^|[.] |\\n)when it(?: is|'s) (?:an opponent's|another player's|someone else's) turn, (?=(?:this|the host|each [^.,:]+?) (?:has|gets?|cannot) )",
    "if it is not your turn, ",
    "When it is an opponent's turn, this has Flying => if it is not your turn, this has Flying",
    "if it is not your turn, this has Flying | when it is an opponent's turn, draw 1 card",
  ],
];

const spans: readonly Row[] = [
  [
    "amounts.untilNext",
    "until (?:(?:the beginning of )?your next turn (?:starts|begins)|you (?:start|begin) your next turn)(?=[,.;]|$|\\n| )",
    "until the beginning of your next turn",
    "this gains 1 until your next turn starts. => this gains 1 until the beginning of your next turn.",
    "until the beginning of your next turn | your next turn starts",
  ],
  [
    "amounts.untilAt",
    "until the at the beginning of your next turn",
    "until the beginning of your next turn",
    "until the at the beginning of your next turn, draw 1 card => until the beginning of your next turn, draw 1 card",
    "until the beginning of your next turn | at the beginning of your next turn",
  ],
  [
    "amounts.untilNextFirst",
    "(?<=^|[.] |\\n)until the beginning of your next turn, (?!when|the next time)([^.:\\n]+?)(?=[.]|$|\\n)",
    "$1 until the beginning of your next turn",
    "Until the beginning of your next turn, this gains 1. => this gains 1 until the beginning of your next turn.",
    "this gains 1 until the beginning of your next turn | until end of turn, this gains 1",
  ],
];

export const MEGACORP_AMOUNTS: readonly LooseRule[] = [
  ...rows([...conditions, ...spans]),
  ...rows(
    [
      [
        "amounts.gets",
        "(?<=: )(?=[+-]<n> <trait>(?: and [+-]<n> <trait>| and <keyword>)? (?:until|this turn|this combat|for))",
        "this gets ",
        "Pay 1M: +1 BQ until end of turn. => Pay 1M: this gets +1 BQ until end of turn.",
        "pay 1M: this gets +1 BQ until end of turn | choose one: gain 1M; or draw 1 card",
      ],
    ],
    { kind: "character" },
  ),
];
