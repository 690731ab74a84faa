/** How people put it who have read the rulebook once: what is installed and trashed, looked for and counted. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const VERBS = "destroy|discard|annihilate|reveal";

const cards: readonly Row[] = [
  [
    "plainly.comesIn",
    "(?<=^|[.] |\\n|, )(?:when|whenever|as|once) (?:you install this|this (?:comes in|arrives|lands|is put into play|hits the table|hits the board|joins your network|is installed|enters))(?=,)",
    "when this is deployed",
    "When this comes in, draw 1 card. => when this is deployed, draw 1 card.",
    "when this is deployed, draw 1 card | when you deploy a card, draw 1 card",
  ],
  [
    "plainly.installed",
    "(?<=(?:an?|<n>|target|each|another|all|up to <n>|your|other) )(?:installed|deployed|in-play|rezzed) (?=<group>(?![\\p{L}])|<groups>(?![\\p{L}]))",
    "",
    "destroy target installed equipment => destroy target equipment",
    "destroy target equipment | a character was deployed this turn",
  ],
  [
    "plainly.install",
    "(?<![\\p{L}])(?:install|rez)(s?)(?= (?:an?|this|that|target|another|up to|<n>|it|from)(?![\\p{L}]))",
    "deploy$1",
    "install a card from your hand => deploy a card from your hand",
    "deploy a card from your hand | the install",
  ],
  [
    "plainly.trashFromHand",
    "(?<![\\p{L}])(?:trash|scrap|chuck|bin|ditch|toss|throw out|throw away)(?:es|s)? ((?:an?|<n>|up to <n>|any number of|another|1) [^.,:;]*?(?:in|from) (?:your|their|that player's) hand)",
    "discard $1",
    "You may trash a card from your hand. => You may discard a card from your hand.",
    "discard a card from your hand | trash a location",
  ],
  [
    "plainly.canOnlyAttack",
    "(?<![\\p{L}])(?:can|may) (?:only (attack|block|retaliate)(?: only)?|(attack|block|retaliate) only) (?:if|while|as long as|when|provided(?: that)?) ",
    "cannot $1$2 unless ",
    "this can only attack if you control a location => this cannot attack unless you control a location",
    "this cannot attack unless you control a location | this can attack only characters",
  ],
  [
    "plainly.unlessPays",
    "(?<=cannot attack unless )you pay (?=<money>)",
    "its controller pays ",
    "This cannot attack unless you pay 2M. => This cannot attack unless its controller pays 2M.",
    "this cannot attack unless its controller pays 2M | unless you pay 2M, destroy this",
  ],
  [
    "plainly.cashflowEach",
    "(?<=^|[.] |\\n)for each ([^.,:]+), (this|the host|each [^.,:]+?) (has Cashflow <n>)(?=[.]|$)",
    "$2 $3 for each $1",
    "For each character docked to this, this has Cashflow 1. => this has Cashflow 1 for each character docked to this.",
    "this has Cashflow 1 for each character docked to this | for each card, this has Flying",
  ],
  [
    "plainly.firstCards",
    "(?<![\\p{L}])the (?:first|topmost|uppermost|upper) ((?:<n> )?cards?) (?:of|from|in) (?=(?:your|target|their|each|that|an opponent's|the) )",
    "the top $1 of ",
    "look at the first 2 cards of your main deck => look at the top 2 cards of your main deck",
    "the top card of your main deck | the first card you buy",
  ],
  [
    "plainly.see",
    "(?<=^|[.:,] |then |may )see (?=(?:the top|the first|target|each|an opponent's)(?![\\p{L}]))",
    "look at ",
    "See the top card of your main deck. => look at the top card of your main deck.",
    "look at the top card of your main deck | see",
  ],
  [
    "plainly.searchIn",
    "(?<![\\p{L}])search(es)? (?:in|through|inside) (?=(?:your|their|a|target)(?![\\p{L}]))",
    "search$1 ",
    "search in your main deck for a card => search your main deck for a card",
    "search your main deck for a card | in your deck",
  ],
  [
    "plainly.intoTheHand",
    "(?<=(?:put|take|add|get)s? (?:it|that card|them|those cards|this) )(?:in|into|to|on) (?:the|your) hand(?=[.,]|$)",
    "into your hand",
    "search your main deck for a card, then put that card in the hand => search your main deck for a card, then put that card into your hand",
    "put that card into your hand | in the hand",
  ],
  [
    "plainly.takeThat",
    "(?<=^|[.:,] |then |may |and )(?:take|add|get) (it|that card|them|those cards) (?=into your hand)",
    "put $1 ",
    "Search your main deck for a card, then take that card into your hand => Search your main deck for a card, then put that card into your hand",
    "put that card into your hand | take a card",
  ],
  [
    "plainly.mixDeck",
    "(?<=^|[.] |then |, )(?:mix|remix|reshuffle) (?:the|your|that) (?:deck|cards|main deck)(?=[.]|$)",
    "shuffle",
    "Search your main deck for a card. Mix the deck. => Search your main deck for a card. shuffle.",
    "shuffle your main deck | mix",
  ],
  ...VERBS.split("|").map(
    (verb): Row => [
      `plainly.thisWay.${verb}`,
      `((?<![\\p{L}])${verb}s? (?:an?|<n>|up to <n>|any number of|each|all) (?:other |target |<state> |<kind> )*)(<noun>)(s?)(?![\\p{L}])([^]*?for each )\\2(?= (?:${verb.replace(/e$/u, "")}ed) this way)`,
      "$1$2$3$4card",
      `Each player ${verb}s a character they control. Draw 1 card for each character ${verb.replace(/e$/u, "")}ed this way. => Each player ${verb}s a character they control. Draw 1 card for each card ${verb.replace(/e$/u, "")}ed this way.`,
      `draw 1 card for each card ${verb.replace(/e$/u, "")}ed this way | ${verb} each location docked to a character. draw 1 card for each character ${verb.replace(/e$/u, "")}ed this way`,
    ],
  ),
  [
    "plainly.eachThatIs",
    "(?<![\\p{L}])for each of (?:them|those|those cards) (?:that|which) (?:is|are) (?:an? )?(<noun>)s?(?=[.,]|$)",
    "for each $1 among those cards",
    "Reveal 3 cards. Gain 2M for each of them that is an event. => Reveal 3 cards. Gain 2M for each event among those cards.",
    "for each event among those cards | for each of them",
  ],
  [
    "plainly.theyCannot",
    "(?<=^|[.] |\\n)((?:all )?other |each other )(<groups>|<group>) (you control|an opponent controls)([^.]*)[.] (if|while|as long as) ([^.,]+), they (?=(?:cannot|get|have|can|may|do not)(?![\\p{L}]))",
    "$1$2 $3$4. $5 $6, $1$2 $3 ",
    "Other locations you control get +2 BQ. If you control 3 or more locations, they cannot attack. => Other locations you control get +2 BQ. If you control 3 or more locations, Other locations you control cannot attack.",
    "they cannot attack | if it is your turn, they cannot attack",
  ],
  [
    "plainly.noneLeft",
    "(?<=(development|\\p{L}+) counters? (?:from|on) (this|the host)[^.]*[.;] )if (?:there (?:are|is) none(?: left)?|none (?:remains?|are left|is left)|this has none(?: left)?|it (?:has|is) (?:none(?: left)?|empty))(?=,)",
    "if $2 has no $1 counters",
    "Remove a development counter from this. If none remain, destroy this. => Remove a development counter from this. if this has no development counters, destroy this.",
    "if this has no development counters, destroy this | if none remain, destroy this",
  ],
  [
    "plainly.semicolonIf",
    "(?<=^|[.] |\\n)([^.;]+); (?=if )",
    "$1. ",
    "Draw 1 card; if you control a card, gain 1M. => Draw 1 card. if you control a card, gain 1M.",
    "draw 1 card. if you control a card, gain 1M. | draw 1 card; gain 1M",
  ],
];

/** What is no Event is not played, but people say so (MC-14.4). */
const played = (kind: string): readonly LooseRule[] =>
  rows(
    [
      [
        `plainly.played.${kind}`,
        "(?<=^|[.] |\\n|, )(?:when|whenever|as|once) you play this(?=,)",
        "when this is deployed",
        "When you play this, draw 1 card. => when this is deployed, draw 1 card.",
        "when this is deployed, draw 1 card | when you play an event, draw 1 card",
      ],
    ],
    { kind },
  );

export const MEGACORP_PLAINLY_CARDS: readonly LooseRule[] = [
  ...rows(cards),
  ...["character", "location", "equipment", "business"].flatMap(played),
];
