/** Dice, open hands, how cards come into play, and what only may be done if: as people say it. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const ENTERS = "(?:enters(?: play| the network| your network)?|comes into play|comes in|is deployed|starts|arrives)";
const PLAYED: readonly (readonly [verb: string, done: string])[] = [
  ["play", "played"],
  ["deploy", "deployed"],
];

const DEALINGS: readonly LooseRule[] = rows([
  [
    "dealings.enters",
    `(?<=^|[.] |\\n)(this) ${ENTERS} with (an?|one|<n>|two|three|four|five) (development )?(counters?)(?: on (?:it|this))?(?=[.]|$|\\n)`,
    "$1 is deployed with $2 development $4",
    "This enters play with 2 counters. => This is deployed with 2 development counters.",
    "this is deployed with 2 case counters | this enters play",
  ],
  [
    "dealings.entersNamed",
    `(?<=^|[.] |\\n)(this) (?:enters(?: play| the network| your network)?|comes into play|comes in|starts|arrives) with (an?|one|<n>|two|three|four|five) ((?!development)\\p{L}+) (counters?)(?: on (?:it|this))?(?=[.]|$|\\n)`,
    "$1 is deployed with $2 $3 $4",
    "This enters play with 2 case counters on it. => This is deployed with 2 case counters.",
    "this is deployed with 2 case counters | this enters play",
  ],
  [
    "dealings.entersOne",
    "(?<=this is deployed with )(?:an?|one) (?=(?:\\p{L}+ )?counter)",
    "1 ",
    "this is deployed with a development counter => this is deployed with 1 development counter",
    "this is deployed with 2 development counters | a development counter",
  ],
  [
    "dealings.entersEngaged",
    `(?<=^|[.] |\\n)(this) ${ENTERS} (?:engaged|tapped),? and (?=with )`,
    "$1 is deployed engaged. $1 is deployed ",
    "This enters play engaged and with 2 counters. => This is deployed engaged. This is deployed with 2 counters.",
    "this is deployed engaged | this enters play engaged",
  ],
  [
    "dealings.openHand",
    "(?<=^|[.] |\\n)(?:(?:you )?play with (?:your hand (?:revealed|open|face up|face-up|visible)|an open hand|open hands)|your hand is (?:revealed|open|public|visible|face up)(?: to (?:all players|everyone|everybody|all|your opponents|all opponents))?)(?=[.]|$|\\n)",
    "you play with your hand revealed",
    "Your hand is revealed to all players. => you play with your hand revealed.",
    "you play with your hand revealed | reveal your hand",
  ],
  [
    "dealings.openHands",
    "(?<=^|[.] |\\n)(?:(each opponent|each player|opponents|players|all players|all opponents) plays? with (?:an open hand|open hands|(?:their hands?|hands) (?:open|revealed|face up|face-up|visible)))(?=[.]|$|\\n)",
    "‡$1 plays with their hand revealed",
    "Opponents play with open hands. => ‡Opponents plays with their hand revealed.",
    "each opponent reveals their hand | open hands",
  ],
  [
    "dealings.openWho",
    "‡(?:all )?(opponent|player)s plays",
    "each $1 plays",
    "‡Opponents plays => each Opponent plays",
    "each opponent plays | ‡",
  ],
  ["dealings.openEach", "‡(?=each )", "", "‡each opponent plays => each opponent plays", "each opponent plays | ‡opponents"],
  [
    "dealings.dieMoney",
    "(?<=roll a die(?:[.;,]| and| then|, then) (?:and )?)(?:you )?(gain|lose|pay) (?:that much money|that many M|that amount(?: of money)?|as much money as (?:you rolled|the number rolled|it shows)|the (?:result|number) (?:rolled )?in (?:M|money))(?=[.]|$|\\n)",
    "$1 money equal to the number rolled",
    "Roll a die. Gain that much money. => Roll a die. Gain money equal to the number rolled.",
    "gain that much money | roll a die. Draw 1 card.",
  ],
  [
    "dealings.dieCards",
    "(?<=roll a die(?:[.;,]| and| then|, then) (?:and )?)(?:you )?(draw|discard) (?:that many cards|as many cards(?: as (?:you rolled|the number rolled|it shows))?)(?=[.]|$|\\n)",
    "$1 cards equal to the number rolled",
    "Roll a die. Draw that many cards. => Roll a die. Draw cards equal to the number rolled.",
    "draw that many cards | roll a die. Draw 2 cards.",
  ],
  [
    "dealings.noCards",
    "(?<=(?:opponent|player)s? )(?:with|who (?:has|have)) (?:no cards in (?:their )?hand|an empty hand|no hand|nothing in hand)(?= )",
    "with 0 or fewer cards in hand",
    "Each opponent with no cards in hand loses 2M. => Each opponent with 0 or fewer cards in hand loses 2M.",
    "if an opponent has no cards in hand, draw 1 card | with no cards in hand, draw 1 card",
  ],
  [
    "dealings.attach",
    "(?<=^|[.] |\\n)(?:attach(?:es|ed)?|fasten(?:s|ed)?|fits|fitted) to (?=an? |any |target )",
    "Bond to ",
    "Attach to a #Cyborg. => Bond to a #Cyborg.",
    "bond to a #Cyborg | attach this to target character",
  ],
  [
    "dealings.winMoney",
    "(?<=(?:^|[.:,] |\\n|then )you )win(?= <money>)",
    "gain",
    "you win 10M => you gain 10M",
    "you win the game | you gain 10M",
  ],
  ...PLAYED.map(
    ([verb, done]): Row => [
      `dealings.only.${verb}`,
      `(?<=^|[.] |\\n)(?:you (?:can|may) (?:only ${verb} (?:this|it)(?: card)?|${verb} (?:this|it)(?: card)? only)|only ${verb} (?:this|it)(?: card)?) (?=if )`,
      `this can be ${done} only `,
      `You can only ${verb} this if an opponent has 15M or more. => this can be ${done} only if an opponent has 15M or more.`,
      `this can be ${done} only if it is your turn | you may ${verb} this`,
    ],
  ),
  [
    "dealings.gainsWhile",
    "(?<=^|[.] |\\n)(?:gains|gets|has) (<keyword>)(?= (?:while|as long as|if|when) )",
    "this has $1",
    "Gains Flying while this is engaged. => this has Flying while this is engaged.",
    "this has Flying while this is engaged | gains Flying until end of turn",
  ],
  [
    "dealings.forEachTheir",
    "(?<=for each (player|opponent), (?:(?!(?:each|target) (?:player|opponent)|an opponent|a player)[^.])*?)(?<!that \\p{L}+ [^.]*)they control",
    "that $1 controls",
    "For each player, choose a character they control. => For each player, choose a character that player controls.",
    "each player destroys a character they control | for each player, that player destroys a character they control",
  ],
  [
    "dealings.shuffleMarket",
    "(?<=^|[.:,] |\\n|then |may )(target (?:player|opponent)|each (?:player|opponent)) shuffles (?:all (?:the )?cards in )?their (?:whole )?open market (?:back )?into their (main deck|deck)(?=[.,;]|$|\\n)",
    "$1 shuffles each card in their open market into their $2",
    "Target player shuffles their open market into their main deck. => Target player shuffles each card in their open market into their main deck.",
    "target player shuffles their main deck | shuffles their hand into their main deck",
  ],
  [
    "dealings.shuffleTheirs",
    "(?<=^|[.:,] |\\n|then |may )shuffle (target (?:player|opponent))'s open market (?:back )?into their (main deck|deck)(?=[.,;]|$|\\n)",
    "$1 shuffles each card in their open market into their $2",
    "Shuffle target player's open market into their main deck. => target player shuffles each card in their open market into their main deck.",
    "shuffle your open market into your main deck | shuffle target player's main deck",
  ],
  [
    "dealings.eachOpponents",
    "(?<=(?:to|from|of|destroys?|engages?|disengages?|annihilates?|returns?) )each opponent's (<group>)(?=[.,;]|$|\\n| to| until| and| this turn)",
    "each $1 an opponent controls",
    "Deal 1 EQ damage to each opponent's Business. => Deal 1 EQ damage to each Business an opponent controls.",
    "each opponent's hand | each opponent discards a card",
  ],
  [
    "dealings.damageOwn",
    "(?<=^|[.:,] |\\n|then )((?:this|that <noun>|target [^.,:;]+?|each [^.,:;]+?) deals) damage equal to (its|this card's|that card's) (<trait>) to ",
    "$1 $3 damage equal to $2 $3 to ",
    "Target character deals damage equal to its BQ to another target character. => Target character deals BQ damage equal to its BQ to another target character.",
    "this deals BQ damage equal to its BQ to target character | deal damage equal to its BQ",
  ],
  [
    "dealings.removedEach",
    "(?<=remove all (?:development )?counters from [^.,:;]+?)(?:,? and|,? then|, and then|[.]) (?:you )?(gain <money>|draw (?:a|1|one) card|draw <n> cards) for each(?: (?:one|of them|counter|counter removed|counter you removed|one removed))?(?=[.]|$|\\n)",
    ", then $1 for each development counter removed this way",
    "Remove all counters from target location and gain 1M for each. => Remove all counters from target location, then gain 1M for each development counter removed this way.",
    "gain 1M for each development counter removed this way | remove all counters from target location",
  ],
  [
    "dealings.whenCounters",
    "(?<=^|\\n)(?:when|whenever|once|as soon as) this (?:has|gets|reaches) (<n>)(?: or more)? (?:development )?counters?(?: or more)?(?: on it)?(?=,)",
    "whenever this gets a development counter, if this has $1 or more development counters",
    "When this has 5 counters or more, destroy this => whenever this gets a development counter, if this has 5 or more development counters, destroy this",
    "if this has 5 or more development counters, destroy this | when this has 5 case counters",
  ],
  [
    "dealings.wasWorth",
    "(?<=if (?:its|that card's|that <noun>'s) (?:valuation|<trait>) )was(?= (?:<money>|<n>)(?: or (?:more|less))?(?:,| ))",
    "is",
    "if its valuation was 3M or more, draw 1 card => if its valuation is 3M or more, draw 1 card",
    "if its valuation is 3M or more, draw 1 card | it was 3M",
  ],
  [
    "dealings.sellTwice",
    "(?<=^|[.:,] |\\n|then |may )sell ((?:an?|this|target|another|that)(?:[^.,:;]*?)?) for (?:double|twice) (?:its|the) (?:value|price|cost|worth|valuation)(?=[.,;]|$|\\n)",
    "sell $1 for twice its valuation",
    "Sell a character for double its value. => sell a character for twice its valuation.",
    "sell a character for half its valuation, rounded down | double its BQ",
  ],
  [
    "dealings.moreThanThose",
    "(?<=(?:if|while|as long as) )you (?:control|have) (more|fewer) ((?!cards)<groups>) than ((?!cards)<groups>)(?: you (?:control|have))?(?=,|[.]|$)",
    "the number of $2 you control is ‡$1 the number of $3 you control",
    "If you control more locations than characters, gain 3M => If the number of locations you control is ‡more the number of characters you control, gain 3M",
    "if you control more locations than an opponent, gain 3M | you have more cards than characters",
  ],
  [
    "dealings.greater",
    "is ‡more the",
    "is greater than the",
    "is ‡more the number of cards => is greater than the number of cards",
    "is more | ‡fewer",
  ],
  [
    "dealings.lower",
    "is ‡fewer the",
    "is less than the",
    "is ‡fewer the number of cards => is less than the number of cards",
    "is fewer | ‡more",
  ],
  [
    "dealings.removeAt",
    "(?<=^|[.:,] |\\n|then )remove (?:a|one|1) (?:development )?counter (?=(?:at the|each|when|whenever)(?![\\p{L}]))",
    "remove 1 development counter from this ",
    "Remove a counter at the beginning of your turn. => remove 1 development counter from this at the beginning of your turn.",
    "remove a counter from this | remove a counter: draw 1 card",
  ],
]);

/** What is paid besides, by the type of the card: events are played, all others deployed. */
const BESIDES: readonly LooseRule[] = ["event", "character", "location", "equipment"].flatMap((kind) =>
  rows(
    [
      [
        `dealings.besides.${kind}`,
        "(?<=^|[.] |\\n)as an? (?:extra|additional|added|further) cost, (?=(?:discard|pay|destroy|engage|reveal|annihilate|return|remove|sacrifice)(?![\\p{L}]))",
        `as an additional cost to ${kind === "event" ? "play" : "deploy"} this, `,
        `As an extra cost, discard a card. => as an additional cost to ${kind === "event" ? "play" : "deploy"} this, discard a card.`,
        "as an additional cost to play this, discard a card | an extra cost",
      ],
    ],
    { kind },
  ),
);

export const MEGACORP_DEALINGS: readonly LooseRule[] = [...DEALINGS, ...BESIDES];
