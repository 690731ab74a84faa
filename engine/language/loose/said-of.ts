/** What is said of players and of groups of cards: what is forbidden, who has more, whose they are, and what they are not. */
import { type LooseRule, type Row, rows } from "./rule.ts";
import { OTHERS } from "./spread.ts";

/** Verbs of what a player may be forbidden. */
const BANNED: readonly (readonly [verb: string, done: string])[] = [
  ["engage", "engaged"],
  ["buy", "bought"],
  ["sell", "sold"],
  ["move", "moved"],
  ["destroy", "destroyed"],
];

export const saidOf: readonly LooseRule[] = rows([
  ...BANNED.map(
    ([verb, done]): Row => [
      `cannot.${done}By`,
      `(?<=^|[.] |, |\\n)(?:all )?((?:your (?:other )?)?(?:<groups>)(?: you control| an opponent controls)?(?: docked to this)?) (?:cannot|can't|may not) be ${done} by ${OTHERS}(?=[.]|$)`,
      `each opponent cannot ${verb} $1`,
      `Cards you control can't be ${done} by opponents. => each opponent cannot ${verb} Cards you control.`,
      `this cannot be ${done} by opponents | cards cannot be ${done}`,
    ],
  ),
  [
    "both.theDocked",
    "(?<= and )(?:all |all of )?the (<groups>) (?=(?:docked|bonded|next|adjacent) )",
    "each [one:$1] ",
    "Destroy target card and the cards docked to it. => Destroy target card and each card docked to it.",
    "the cards docked to this | and the rest",
  ],
  [
    "count.fewest",
    "(?<=(?:if|while|as long as|when) )you (?:control|have) the fewest (<nouns>)(?: of all| of all players)?(?=[.,]|$)",
    "you control fewer $1 than each opponent",
    "If you control the fewest cards, draw 1 card. => If you control fewer cards than each opponent, draw 1 card.",
    "the fewest cards | each player who controls the fewest cards",
  ],
  [
    "count.theMost",
    "(?<=(?:if|while|as long as|when) )you (?:control|have) the most (<nouns>)(?: of all| of all players)?(?=[.,]|$)(?! in )",
    "you control more $1 than each opponent",
    "If you control the most cards, draw 1 card. => If you control more cards than each opponent, draw 1 card.",
    "the most cards | each player who controls the most cards",
  ],
  [
    "state.notDone",
    "(<group>|<groups>) (?:that|which|who) (?:isn't|is not|aren't|are not) (engaged|disengaged)(?![\\p{L}])",
    "$1 ‹$2›",
    "Each card that isn't engaged gets +1. => Each card ‹engaged› gets +1.",
    "each card that is engaged | this is not engaged",
  ],
  [
    "state.disengaged",
    "(<group>|<groups>) ‹engaged›",
    "disengaged $1",
    "Each card ‹engaged› gets +1. => Each disengaged card gets +1.",
    "each disengaged card | engaged",
  ],
  [
    "state.engaged",
    "(<group>|<groups>) ‹disengaged›",
    "engaged $1",
    "Each card ‹disengaged› gets +1. => Each engaged card gets +1.",
    "each engaged card | disengaged",
  ],
  [
    "target.eachOf",
    "(?<![\\p{L}])each of (?=(?:up to )?(?:<n>|two|three|four) target )",
    "",
    "Destroy each of up to 2 target cards. => Destroy up to 2 target cards.",
    "each of those cards | each card",
  ],
  [
    "gets.andLoses",
    "(?<=gets? [+-]<n> <trait>(?:,| and|, and) )loses? (\\d+) (<trait>)(?![\\p{L}])",
    "-$1 $2",
    "Target card gets +3 <trait> and loses 1 <trait> until end of turn. => Target card gets +3 <trait> and -1 <trait> until end of turn.",
    "target card loses 1 <trait> | gets +3 <trait>",
  ],
  [
    "players.with",
    "(?<=^|[.:;] |, |\\n)(?:all )?players (with|who have) ([^.,:;]+?) (<verb>) (?!than)(?![^]*(?:every(?:body|one) else|the (?:others|rest)|all others|other players))",
    "each player $1 $2 [s:$3] ",
    "Players with 5 or more cards in hand discard 1 card. => each player with 5 or more cards in hand discards 1 card.",
    "Players with 5 or more cards in hand discard 1 card; everybody else draws 1 card. | players draw 1 card",
  ],
  [
    "keyword.onlyIf",
    "(?<=^|[.] |\\n)(<keyword>(?: \\d+)?),? (?:but )?only (?:if|while|when|as long as) ([^.]+?)(?=[.]|$)",
    "if $2, this has $1",
    "<keyword>, but only if you control a card. => if you control a card, this has <keyword>.",
    "if you control a card, this has <keyword> | draw 1 card, but only if you control a card",
  ],
  [
    "hand.larger",
    "(has|have) a (?:larger|bigger|fuller) hand than(?= (?:you|an opponent|each)(?![\\p{L}]))",
    "$1 more cards in hand than",
    "If an opponent has a larger hand than you, draw 1 card. => If an opponent has more cards in hand than you, draw 1 card.",
    "more cards in hand than you | a larger hand",
  ],
  [
    "hand.smaller",
    "(has|have) a (?:smaller|thinner) hand than(?= (?:you|an opponent|each)(?![\\p{L}]))",
    "$1 fewer cards in hand than",
    "If an opponent has a smaller hand than you, draw 1 card. => If an opponent has fewer cards in hand than you, draw 1 card.",
    "fewer cards in hand than you | a smaller hand",
  ],
]);
