/** Spelling: contractions, numbers in words, small words that say nothing. */
import { type LooseRule, type Row, rows } from "./rule.ts";

const SHORT: readonly (readonly [string, string])[] = [
  ["can't", "cannot"],
  ["can not", "cannot"],
  ["may not", "cannot"],
  ["doesn't", "does not"],
  ["don't", "do not"],
  ["isn't", "is not"],
  ["aren't", "are not"],
  ["wasn't", "was not"],
  ["haven't", "have not"],
  ["you've", "you have"],
  ["they've", "they have"],
  ["you're", "you are"],
  ["they're", "they are"],
  ["it's", "it is"],
  ["he's", "it is"],
  ["she's", "it is"],
  ["that's", "that is"],
  ["there's", "there is"],
];

const DIGITS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** “one card” is a number, “choose one” is none. */
const ONE = "(?<!(?:choose|another|each|the|that|this|next|any|no|which|only|every) )(?:exactly one|a single|one single|just one|one)";

const small: readonly Row[] = [
  [
    "number.one",
    `${ONE}(?= (?:or (?:more|fewer|less) |other |random |more )?<anygroup>(?![\\p{L}]))`,
    "1",
    "discard one card => discard 1 card",
    "choose one: draw 1 card; or gain 1M | destroy that one card",
  ],
  [
    "number.oneOf",
    "one(?= of (?:those|them))",
    "1",
    "destroy one of those cards => destroy 1 of those cards",
    "destroy 1 of those cards | one of your opponents",
  ],
  [
    "number.another",
    "(draws?) another(?: one| card)?(?=[.,]| if|$)",
    "$1 1 card",
    "draw another card => draw 1 card",
    "discard another card | draw 1 card, then another player draws 1 card",
  ],
  [
    "article.extra",
    "(?<!refill[^.]*)(?<!(?:when|whenever|each time|every time) [^.,:]*)(draws?) (?:an|a|1) (?:extra|additional) card(?! when| (?:in|during) (?:your|their) | (?:each|every|per|a) turn)",
    "$1 1 card",
    "draw an additional card => draw 1 card",
    "draw 1 card | an additional card is drawn",
  ],
  ["same.till", "till(?!-)", "until", "till end of turn => until end of turn", "until end of turn | a card named Tillmann"],
  ["same.whilst", "whilst", "while", "whilst this is engaged => while this is engaged", "while this is engaged | a while"],
  [
    "same.canceled",
    "cancel(ed|ing|s?)(?![\\p{L}])(?<=ed|ing)",
    "cancell$1",
    "cannot be canceled => cannot be cancelled",
    "cancel it | cancels",
  ],
  ["same.every", "every(?= )", "each", "destroy every card => destroy each card", "each card | everything"],
  [
    "same.start",
    "(?:the )?start(?= of)",
    "the beginning",
    "at start of your turn => at the beginning of your turn",
    "the beginning of your turn | start a turn",
  ],
  [
    "same.beginning",
    "at beginning of",
    "at the beginning of",
    "at beginning of your turn => at the beginning of your turn",
    "at the beginning of your turn | from beginning of your turn",
  ],
  [
    "same.end",
    "at end of (your|each) turn",
    "at the end of $1 turn",
    "at end of your turn => at the end of your turn",
    "at the end of your turn | until end of turn",
  ],
  [
    "same.choose",
    "(?:pick|select)(s?)(?= (?:<n>|an?|any|up to|1|target|one)(?![\\p{L}]))",
    "choose$1",
    "pick a card => choose a card",
    "choose a card | a pick of cards",
  ],
  [
    "same.now",
    " (?:immediately|straight away|right away|(?<!damage )at once|of course|if any|if able to|as usual)(?=[.,;]|$)",
    "",
    "draw 1 card immediately => draw 1 card",
    "draw 1 card | the immediately played card",
  ],
  ["same.also", "(?<!(?:is|are) )also (?=<verb>)", "", "you also gain 1M => you gain 1M", "each card is also #Human | a card also"],
  ["same.and", " & ", " and ", "this & target card => this and target card", "this and target card | Marsh&Sons"],
  [
    "same.nbsp",
    ", and then ",
    ", then ",
    "draw 1 card, and then gain 1M => draw 1 card, then gain 1M",
    "draw 1 card, then gain 1M | and then",
  ],
  [
    "same.andThen",
    "(?<=[\\p{L}\\d]) and then (?=<verb>|you |each |target |that )",
    ", then ",
    "draw 1 card and then discard 1 card => draw 1 card, then discard 1 card",
    "draw 1 card, then discard 1 card | now and then",
  ],
  [
    "same.then",
    "(?<=[\\p{L}\\d]) then (?=<verb>)",
    ", then ",
    "draw 1 card then discard 1 card => draw 1 card, then discard 1 card",
    "draw 1 card, then discard 1 card | then. draw 1 card",
  ],
  [
    "same.thenFirst",
    "(?<=[.] )then,? (?=\\p{L})",
    "",
    "Gain 1M. Then draw 1 card. => Gain 1M. draw 1 card.",
    "draw 1 card, then gain 1M | Gain 1M. Thence draw.",
  ],
  [
    "same.must",
    "(?:must|has to|have to|needs? to|gets? to) (<verb>)(?! if (?:able|possible)| (?:each|every) turn)",
    "$1",
    "you must discard 1 card => you discard 1 card",
    "you may discard 1 card | the must of it",
  ],
  [
    "same.can",
    "you (?:can|could|are allowed to)(?= <verb>)",
    "you may",
    "you can draw 1 card => you may draw 1 card",
    "you cannot draw cards | the can",
  ],
  [
    "same.optional",
    "you may,? if you (?:like|want|wish|choose),? ",
    "you may ",
    "you may, if you like, draw 1 card => you may draw 1 card",
    "you may draw 1 card | if you like cards",
  ],
  [
    "same.ifNot",
    "(?<=you may [^.]*[.] )(?:if you do not|if not|else)(?:,| then,?)? (?=\\p{L})",
    "otherwise, ",
    "You may gain 1M. If not, draw 1 card. => You may gain 1M. otherwise, draw 1 card.",
    "if you do, draw 1 card | Gain 1M. If you cannot, draw 1 card.",
  ],
  [
    "same.ifTheyDoNot",
    "(?<=(?:player|opponent|controller) may [^.]*[.] )(?:if (?:they|that player|that opponent|he or she|he|she) (?:do|does) not|if not)(?:,| then,?)? (?=\\p{L})",
    "otherwise, ",
    "That player may gain 1M. If they do not, draw 1 card. => That player may gain 1M. otherwise, draw 1 card.",
    "if you do, draw 1 card | Gain 1M. If they do not, draw 1 card.",
  ],
  [
    "same.ifSo",
    "(?<=[.] )(?:if so|when you do|if you did),? ",
    "if you do, ",
    "You may discard 1 card. If so, gain 1M. => You may discard 1 card. if you do, gain 1M.",
    "if you do, gain 1M | so if",
  ],
  [
    "same.instead",
    "(?<=, )instead (<verb>[^.]*?)(?=[.]|$)",
    "$1 instead",
    "if you would draw a card, instead gain 1M => if you would draw a card, gain 1M instead",
    "if you would draw a card, gain 1M instead | instead gain 1M",
  ],
  [
    "same.percent",
    "(?:a|one) player of your choice",
    "target player",
    "a player of your choice draws 1 card => target player draws 1 card",
    "target player | a card of your choice",
  ],
  [
    "same.ofYourChoice",
    // Who chooses is said where another player acts.
    "(?<!(?:player|opponent|controller|owner|they) (?!controls)[^.;:]*)(<anygroup>(?: (?:you control|an opponent controls))?) of your choice",
    "$1",
    "destroy a card of your choice => destroy a card",
    "a player of your choice | target opponent discards a card of your choice",
  ],
  [
    "same.random",
    "(<n>|an?) (<group>|<groups>) (?:chosen )?at random",
    "$1 random $2",
    "discard a card at random => discard a random card",
    "discard a random card | at random",
  ],
  [
    "same.ofIts",
    "the (<trait>|<fact>) of that (<noun>)",
    "that $2's $1",
    "the <fact> of that card => that card's <fact>",
    "that card's <fact> | double the <fact>",
  ],
  [
    "same.controllerOf",
    "the (controller) of that (<noun>)",
    "that $2's $1",
    "the controller of that card => that card's controller",
    "that card's controller | its controller",
  ],
  [
    "same.of",
    "(?<=any number|up to <n>|<n>) of your (<groups>)",
    " $1 you control",
    "destroy up to 2 of your cards => destroy up to 2  cards you control",
    "destroy up to 2 cards you control | 1 of those cards",
  ],
];

const shortOnes = SHORT.map(
  ([from, to]): Row => [`short.${from.replace(/[' ]/gu, "-")}`, from, to, `if ${from} so => if ${to} so`, "its owner | this card's hand"],
);
const numbers = DIGITS.map(
  (word, i): Row => [
    `number.${word}`,
    `${word}(?!-)`,
    `${i + 2}`,
    `draw ${word} cards => draw ${i + 2} cards`,
    `draw ${i + 2} cards | a ${word}-fold card`,
  ],
);

export const spelling: readonly LooseRule[] = rows([...shortOnes, ...numbers, ...small]);
