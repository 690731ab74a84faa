/** How people write what CORP's cards say: when a card is played, money, dice, prices and limits. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";
import { ON_ACTIONS } from "./actions.ts";
import { EARLY } from "./everyday.ts";
import { EVERYDAY_CARDS } from "./everyday-cards.ts";
import { EVERYDAY_LATE, EVERYDAY_ROWS } from "./everyday-words.ts";
import { FIRST_CARD_LATE, FIRST_CARD_ROWS } from "./first-cards.ts";
import { INDEX_CARD_GUARDS, INDEX_CARD_GUESSES, INDEX_CARD_LATE, INDEX_CARD_ROWS, INDEX_CARD_TEAMS } from "./index-cards.ts";
import { LASTING } from "./lasting.ts";
import { NEAR_GIVES, NEAR_GIVES_AGAIN } from "./near-gives.ts";
import { NEAR_MOMENTS } from "./near-moments.ts";
import { NEAR_ABLE, NEAR_MORE } from "./near-more.ts";
import { NEAR_WHEN } from "./near-when.ts";
import { NEAR_LATE, NEAR_WORDS } from "./near-words.ts";
import { PLAIN } from "./plain.ts";
import { ON_PRICES } from "./prices.ts";
import { ON_TEAMS } from "./teams.ts";

const VERBS = "(?:pay|spend|lose|discard|give|draw|gain|take|remove|hire|buy|build|replace|look|destroy)";
const START = "(?<=^|[.:,;] |then |and |may |you )";

const money: readonly Row[] = [
  [
    "corp.million",
    "(?:¥ ?)?(<n>) ?(?:million|mil)(?: (?:credits|yen))?(?![\\p{L}])",
    "$1M",
    "gain ¥3 million => gain 3M",
    "gain 3M and 2 cards | a million",
  ],
  ["corp.yen", "¥ ?(<n>)M?(?!\\d|[.,]\\d)", "$1M", "gain ¥3 => gain 3M", "gain 3M | ¥500,000"],
  ["corp.bank", "(<money>) from the bank", "$1", "gain 3M from the bank => gain 3M", "gain 3M | the bank pays"],
  ["corp.plus", `${START}\\+ ?(<money>)`, "gain $1", "Profits: +2M => Profits: gain 2M", "gain 2M | costs +2M"],
  [
    "corp.more",
    "(?<=^Profits: gain <money>) (?:more|extra|additional)",
    "",
    "Profits: gain 1M more => Profits: gain 1M",
    "gain 1M more | Profits: gain 1M",
  ],
];

const words: readonly Row[] = [
  [
    "corp.defence",
    "defence(?= (?:die|dice)|(?: \\d))",
    "Defense",
    "1 more Defence die => 1 more Defense die",
    "a defence | 1 more Defense die",
  ],
  [
    "corp.actionCard",
    "(draws? )(?:an?|one|1) (?:action )?card(?=[.,;]| and |$| whenever | when | each time | every time | for each | if | at the )",
    "$1 1 action card",
    "draw a card. => draw 1 action card.",
    "draw 2 action cards | discard a card",
  ],
  [
    "corp.actionCards",
    "(draws? <n>) cards(?=[.,;]|$)",
    "$1 action cards",
    "draw 2 cards. => draw 2 action cards.",
    "draw 2 action cards | 2 cards",
  ],
  [
    "corp.oneAction",
    "(draws?) (?:an|1) (?:more |extra )?action card",
    "$1 1 action card",
    "draw an Action Card => draw 1 action card",
    "draw 2 action cards | an action card",
  ],
  [
    "corp.otherPlayer",
    "(?<=^|[.:] |: )(?:another player|an opponent|one opponent|one other player|choose (?:another player|an opponent)[.;:,]? (?:they|that player))(?= (?:discards?|pays?)(?![\\p{L}]))",
    "one other corp of your choice",
    "another player discards 1 action card at random => one other corp of your choice discards 1 action card at random",
    "each other player | another player",
  ],
  // What another player discards is of its own choice, unless it is said whose.
  [
    "corp.discardChosen",
    "(?<=^|[.:] |, |\\n|you may |then |; or |to )(discard (?:an?|one|1|<n>) (?:(?! of your choice)[^.,;:])+?) (?:of your choice|(?:that )?you choose|of your choosing)(?=[.,;]|$| to )",
    "$1",
    "You may discard 1 asset of your choice to gain 3M. => You may discard 1 asset to gain 3M.",
    "one other corp of your choice discards 1 asset of your choice | Discard 1 asset of your choice from one other corp of your choice.",
  ],
  [
    "corp.discardsChosen",
    "(?<=^|[.:] |, |\\n|then )(one other corp of your choice|each other corp) (?:discards|loses) (an?|one|1|<n>) ((?!action)[^.,;:]+?) (?:of your choice|(?:that )?you choose|of your choosing)(?=[.,;]|$)",
    "discard $2 $3 of your choice from $1",
    "One other corp of your choice discards 1 asset of your choice. => discard 1 asset of your choice from One other corp of your choice.",
    "one other corp of your choice discards 1 asset of its choice | one other corp of your choice discards 1 action card of your choice",
  ],
  [
    "corp.discardsChosenCard",
    "(?<=^|[.:] |, |\\n|then )one other corp of your choice discards (an?|one|1|<n>) action cards? (?:of your choice|(?:that )?you choose|of your choosing)(?=[.,;]|$)",
    "look at the action cards of one other corp of your choice, then discard $1 of those cards",
    "One other corp of your choice discards 1 action card of your choice. => look at the action cards of one other corp of your choice, then discard 1 of those cards.",
    "one other corp of your choice discards 1 action card | one other corp of your choice discards 1 asset of your choice",
  ],
  [
    "corp.randomCard",
    "discards? (?:an?|one|1) (?:random (?:action )?card|action card at random|card at random)",
    "discards 1 action card at random",
    "discards a random card => discards 1 action card at random",
    "discards 1 security card | a random card",
  ],
  [
    "corp.steal",
    `${START}(?:steal|take) (<money>) from (?:another player|an opponent|one other corp(?: of your choice)?|another corp)(?=[.,;]|$)`,
    "one other corp of your choice with infrastructure pays you $1",
    "steal 3M from another player. => one other corp of your choice with infrastructure pays you 3M.",
    "Steal Credits takes 3M | gain 3M",
  ],
  [
    "corp.lookHand",
    "(?:look at|view|inspect|see|peek at) (?:each card in |all cards in |the cards in |the cards of )?(?:another player's|an opponent's|one other player's|a rival's|another corp's|target player's|target opponent's|one opponent's) (?:hand(?: of action cards)?|action cards)",
    "look at the action cards of one other player",
    "look at another player's hand => look at the action cards of one other player",
    "look at the top 2 cards | another player's hand",
  ],
];

const headings: readonly Row[] = [
  [
    "corp.profitsOf",
    "^(?:in your profits (?:step|phase), |during profits, )",
    "Profits: ",
    "In your Profits step, gain 2M => Profits: gain 2M",
    "Profits: gain 2M | the profits",
  ],
  [
    "corp.profitsAfter",
    "^(gain <money>) (?:more )?in (?:your|each) profits (?:step|phase)(?=[.]|$)",
    "Profits: $1",
    "gain 2M in your Profits step. => Profits: gain 2M.",
    "gain 2M | in your Profits step",
  ],
  [
    "corp.upkeepOf",
    "^(?:once )?(?:(?:in|during|at) (?:your |each |each of your )?upkeep(?: step)?s?(?:,|:)|(?:at the (?:start|beginning) of )?(?:your|each|every) upkeep(?: step)?[,:]?|once each upkeep,) ",
    "Upkeep: ",
    "During your Upkeep, gain 1M => Upkeep: gain 1M",
    "Upkeep: gain 1M | the upkeep",
  ],
  [
    "corp.upkeepPay",
    "^Upkeep: pay (<money>) (?:and|,? then) ",
    "Upkeep, pay $1: ",
    "Upkeep: pay 2M and draw 1 action card => Upkeep, pay 2M: draw 1 action card",
    "Upkeep: pay 2M to draw 1 action card | pay 2M",
  ],
  [
    "corp.useOnly",
    "^(?:Use )?only if (you have [^:,.]+)[:,] (?:during upkeep|in (?:your )?upkeep|upkeep)[,:] ",
    "Upkeep: if $1, ",
    "Use only if you have no Vassals: during upkeep, gain 2M => Upkeep: if you have no Vassals, gain 2M",
    "only if | Upkeep: if you have no Vassals, gain 2M",
  ],
  [
    "corp.chooseOr",
    "^(Upkeep: (?:if [^,]+, )?)(gain|draw) (<money>|<n> action cards?|an action card) or (?:(gain|draw) )?(<money>|<n> action cards?|an action card)(?=[.]|$)",
    "$1choose one: $2 $3; or $4 $5",
    "Upkeep: gain 2M or draw 1 action card. => Upkeep: choose one: gain 2M; or draw 1 action card.",
    "Upkeep: gain 2M. | gain 2M or 3M",
  ],
  [
    "corp.chooseGainCard",
    "(?<=choose one: )gain (?:an action card|(<n>) action cards?)(?=;)",
    "draw 1 action card",
    "choose one: gain an action card; or  2M => choose one: draw 1 action card; or  2M",
    "gain 2M; or | an action card",
  ],
  [
    "corp.chooseGain",
    "(?<=choose one: [^;]+; or ) ?(?=<money>)",
    "gain ",
    "choose one: draw 1 action card; or  2M => choose one: draw 1 action card; or gain 2M",
    "gain 2M; or draw 1 action card | 2M",
  ],
  [
    "corp.perStock",
    "^(Profits: )?(?:for each stock (?:that )?you own, )(?:gain|take|collect) (<money>)(?: in your profits (?:step|phase))?(?=[.]|$)",
    "Profits: gain $2 for each stock you own",
    "For each stock you own, take 1M in your Profits phase. => Profits: gain 1M for each stock you own.",
    "for each stock | gain 1M",
  ],
  [
    "corp.perStockAfter",
    "^(Profits: gain <money>) (?:per|for every) (stock|asset|Vassal)(?: (?:that )?you (?:own|have|control))?(?=[.]|$)",
    "$1 for each $2",
    "Profits: gain 1M per stock you own. => Profits: gain 1M for each stock.",
    "Profits: gain 1M. | per stock",
  ],
  [
    "corp.eachStock",
    "(?<=for each )(stock)(?=[.]|$)",
    "stock you own",
    "Profits: gain 1M for each stock. => Profits: gain 1M for each stock you own.",
    "for each stock you own | a stock",
  ],
  [
    "corp.eachAsset",
    "(?<=for each )(asset|Vassal)(?: you (?:own|have))?(?=[.]|$)",
    "$1 you control",
    "Profits: gain 1M for each asset. => Profits: gain 1M for each asset you control.",
    "for each asset you control | an asset",
  ],
];

/** “Everyone else” behind one who was named leaves out that one: no words of this game say so, and “each other corp” is all but you. */
const OTHERS = "(?:(?:each|every) other (?:player|corp)|all (?:the )?other (?:players|corps)|everyone else|everybody else)(?!['\\p{L}])";
const others = rows(
  [
    [
      "corp.othersThanNamed",
      `(?=${OTHERS})(?<!than )(?<=(?<!\\p{L})(?:another|a|any|target|that|one other) (?:player|corp|opponent)(?!\\p{L})[^\\n]*)${OTHERS}`,
      "each corp other than that corp",
      "Another player loses 2M. Everyone else gains 1M. => Another player loses 2M. each corp other than that corp gains 1M.",
      "Everyone else gains 1M. | Another player has more money than each other player.",
    ],
  ],
  { whole: "first" },
);

/** What goes to both sides of two “or” with “then” between them is left open: nothing is read. */
const twoOrs = rows(
  [
    [
      "corp.twoOrs",
      `(?<!choose one: [^.\\n]*)(?<= or (?:[\\p{L}]+ ){1,2}(?:\\d|X)[^.\\n]*, then [^.\\n]* )or (?=${VERBS} )`,
      "‹or› ",
      "Discard 1 asset or pay 2M, then gain 1M or draw 1 action card. => Discard 1 asset or pay 2M, then gain 1M ‹or› draw 1 action card.",
      "Choose one: Discard 1 asset or pay 2M, then gain 1M or draw 1 action card. | Discard 1 asset or pay 2M.",
    ],
    [
      "corp.orThen",
      `(?<!choose one: [^.\\n]*)(?<=(?:discard|pay|spend) [^.\\n]* or (?:pay|discard|spend) [^.,\\n]*), then (?=${VERBS} )`,
      "‹, then› ",
      "Discard this or pay 9M, then pay you 7M. => Discard this or pay 9M‹, then› pay you 7M.",
      "Choose one: Discard this; or pay 9M, then pay you 7M. | Each other corp discards 1 asset or pays 2M, then draw 1 action card.",
    ],
  ],
  { whole: "last" },
);

/** Rules that say more than was written: who has infrastructure, when it is, how long it holds. What they lead to is offered. */
const SAYING_MORE: ReadonlySet<string> = new Set(["corp.near.eachPays", "corp.near.act.eachPays", "corp.more.next"]);

const all: readonly LooseRule[] = [
  ...others,
  ...EARLY,
  ...NEAR_WORDS,
  ...NEAR_MORE,
  ...NEAR_ABLE,
  ...NEAR_MOMENTS,
  ...NEAR_GIVES,
  ...NEAR_WHEN,
  ...NEAR_GIVES_AGAIN,
  ...rows(INDEX_CARD_ROWS),
  ...rows(INDEX_CARD_GUESSES, { guess: true }),
  ...rows(INDEX_CARD_GUARDS, { guess: true, kind: "security" }),
  ...rows(FIRST_CARD_ROWS),
  ...rows(EVERYDAY_ROWS),
  ...rows(EVERYDAY_CARDS),
  ...rows(money),
  ...rows(words),
  ...rows(headings),
  ...rows(LASTING),
  ...ON_TEAMS,
  ...rows(INDEX_CARD_TEAMS, { whole: "last" }),
  ...ON_PRICES,
  ...ON_ACTIONS,
  ...PLAIN,
  ...NEAR_LATE,
  ...rows(EVERYDAY_LATE),
  ...rows([...FIRST_CARD_LATE, ...INDEX_CARD_LATE], { whole: "last" }),
  ...twoOrs,
];

export const CORP_LOOSE: readonly LooseRule[] = all.map((rule) => (SAYING_MORE.has(rule.id) ? { ...rule, guess: true } : rule));
