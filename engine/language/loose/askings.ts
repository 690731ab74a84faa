/** Wishes, duties and arrows: “if you like, …”, “must discard”, “2M → draw a card”, “draw a card by paying 2M”, “deploying a card gives you 1M”. */
import { type LooseRule, type Row, rows } from "./rule.ts";

const START = "(?<=^|[.:] |\\n|, then |, )";
/** What is paid with. */
const PAID = ["pay", "discard", "destroy", "engage", "remove", "reveal", "annihilate", "spend"] as const;
const ing = (verb: string): string => `${verb.replace(/e$/u, "")}ing`;
/** What players do, as “… gives you”. */
const DONE = ["deploy", "play", "sell", "buy", "draw", "discard", "destroy"] as const;

const ASKED: readonly LooseRule[] = rows([
  [
    "asking.oneCounter",
    "(?<=(?:removes?|puts?|adds?|places?|takes?|moves?|spends?) )one (?=(?:\\p{L}+ )?counter(?![\\p{L}]))",
    "a ",
    "Remove one counter from this => Remove a counter from this",
    "remove a counter from this | one counter",
  ],
  [
    "asking.sac",
    "(?<=^|\\n|[.,] )(?:sac|sacrifice|scrap|trash)(?: (?:itself|me|self))?(?=: )",
    "destroy this",
    "Sac: draw 1 card => destroy this: draw 1 card",
    "destroy this: draw 1 card | sacrifice a card: draw 1 card",
  ],
  [
    "asking.arrow",
    "(?<=^|\\n|[.] )([^.:,→\\n]+?(?:, [^.:,→\\n]+?)?) ?(?:→|⇒|->|=>|-->|>>) ?(?=\\p{L}|\\+|\\d)",
    "$1: ",
    "Pay 2M → draw 1 card => Pay 2M: draw 1 card",
    "pay 2M: draw 1 card | 2 > 1",
  ],
  [
    "asking.optional",
    `${START}(?:optionally|if you (?:want|like|wish|choose|so choose|so wish|want to|wish to|choose to)),?(?<=,|optionally) (?:you )?(?=<verb>(?![\\p{L}]))(?!<verb> the )`,
    "you may ",
    "If you want, draw 1 card => you may draw 1 card",
    "you may draw 1 card | if you want",
  ],
  [
    "asking.chooseTo",
    "(may|can) (?:choose|decide|opt|elect) to (?=<verb>(?![\\p{L}]))",
    "$1 ",
    "You may choose to draw 1 card => You may draw 1 card",
    "you may draw 1 card | choose to",
  ],
  [
    "asking.either",
    "(?<=^|[.:] |\\n|, )you (?:may|can) either ([^.,:;]+?),? or (?:else )?(?:you may )?(?=<verb>(?![\\p{L}]))([^.,:;]+?)(?=[.]|$|\\n)",
    "choose one: $1; or $2",
    "You may either draw 1 card or gain 1M. => choose one: draw 1 card; or gain 1M.",
    "choose one: draw 1 card; or gain 1M | you may draw 1 card or 2 cards",
  ],
  [
    "asking.orInstead",
    "(?<=^|\\n)(draw [^.,:;]+|gain [^.,:;]+)[.] or (?=<verb>(?![\\p{L}]))([^.,:;]+?)(?: instead)?(?=[.]|$|\\n)",
    "choose one: $1; or $2",
    "Draw 1 card. Or gain 1M instead. => choose one: Draw 1 card; or gain 1M.",
    "choose one: draw 1 card; or gain 1M | draw 1 card. Gain 1M.",
  ],
  [
    "asking.bullets",
    "(?<=(?:choose|pick|select) one(?: of)?(?: the following| these)?: )• ?([^•;\\n]+?)[.;,]? • ?([^•;\\n]+?)(?=[.]?$|\\n)",
    "$1; or $2",
    "Choose one: • Draw 1 card • Gain 1M => Choose one: Draw 1 card; or Gain 1M",
    "choose one: draw 1 card; or gain 1M | • Draw 1 card",
  ],
  [
    "asking.must",
    "(?<=(?:target|each|that|an|every) (?:player|opponent)(?: of your choice)? )(?:must|has to|needs to|is forced to) (<verb>)(?= )(?! if (?:able|possible))(?![^.,:;]* or )",
    "[s:$1]",
    "Each opponent must discard 1 card => Each opponent discards 1 card",
    "each opponent discards 1 card | you must discard 1 card",
  ],
  [
    "asking.make",
    `${START}(?:make|force) (target (?:player|opponent)|each (?:player|opponent)|that (?:player|opponent)|an opponent) (?:to )?(<verb>)(?= )`,
    "$1 [s:$2]",
    "Make each opponent discard 1 card => each opponent discards 1 card",
    "each opponent discards 1 card | make a choice",
  ],
  [
    "asking.fromHand",
    "(?<=(?:player|opponent|controller|owner)s?(?: may)? (?:discards?|reveals?|deploys?|plays?|shows?|must discard|annihilates?) (?:<n>|an?|one|two|three|\\d) (?:random )?(?:cards?|<group>|<groups>)) (?:from|in) hand(?=[.,;]|$|\\n| at| and| unless)",
    " from their hand",
    "Each opponent discards a card from hand. => Each opponent discards a card from their hand.",
    "each opponent discards a card from their hand | from hand to hand",
  ],
  [
    "asking.fromYourHand",
    "(?<!(?:players?|opponents?|controller|owner|they)(?![^.]*you )[^.\\n]*)(?<=(?:^|[.,:] |\\n|then |you may |you )(?:discard|reveal|annihilate|deploy|play|buy|put) (?:<n>|an?|one|two|any|another|up to <n>) (?:random )?(?:cards?|<group>|<groups>)) (?:from|in) hand(?=[.,;:]|$|\\n| at| and| unless| for| into| onto| to | without)",
    " from your hand",
    "Discard a card from hand. => Discard a card from your hand.",
    "discard a card from your hand | target opponent discards a card from hand",
  ],
  [
    "asking.drops",
    "(?<=(?:player|opponent) )drops (<n>|an?|one|two) cards?(?: (?:from|in) (?:their )?hand)?(?=[.,;]|$|\\n)",
    "discards $1 card",
    "Each opponent drops a card. => Each opponent discards a card.",
    "each opponent discards a card | drops",
  ],
  [
    "asking.mustAttack",
    "(?<=^|[.:,] |\\n|then )(target [^.,:;]+?|that card|this) (?:must|has to) attack(?: if (?:able|possible))? this turn(?: if (?:able|possible|it can))?(?=[.,;]|$|\\n)",
    "$1 attacks each turn if able until end of turn",
    "Target card must attack this turn. => Target card attacks each turn if able until end of turn.",
    "target card attacks each turn if able until end of turn | this must attack each turn",
  ],
  [
    "asking.mustOr",
    "(?<=^|[.:,] |\\n|then )((?:each|target|that|an) (?:player|opponent)) (?:must|has to|needs to) (?:either )?(<verb>) ([^.,:;]+?),? or (?:else )?(<verb>) ([^.,:;]+?)(?=[.]|$|\\n)",
    "$1 chooses one: $2 $3; or $4 $5",
    "Each player must discard a card or lose 1M. => Each player chooses one: discard a card; or lose 1M.",
    "each player must discard 1 or 2 cards | each player discards a card",
  ],
  [
    "asking.yourOpponent",
    "(?<=(?:when|whenever|if|while|as long as|unless|than) )(?:your|the) opponent(?= (?:has|controls|is|did|does|owns|holds)(?![\\p{L}])|[.,]|$|\\n)(?<!(?:target|an|that) opponent[^]*)",
    "an opponent",
    "if your opponent has more cards in hand than you, draw 1 card => if an opponent has more cards in hand than you, draw 1 card",
    "if an opponent has more cards in hand than you, draw 1 card | target opponent draws 1 card. If the opponent has no cards, draw 1 card",
  ],
  [
    "asking.theyToo",
    "(?<=^|\\n)(?!.*(?:until|this turn|target|choose|when|whenever|at the|pay))((?:all |your |other |all your )*<groups>(?: you control| an opponent controls| docked to this)?) ((?:have|get|gain|cannot|can't|cost) [^.:\\n]+)[.] they (?:also )?(?=(?:cannot|can't|get|have|gain|cost|may)(?![\\p{L}]))",
    "$1 $2. $1 ",
    "Your cards get +1. They cannot be sold. => Your cards get +1. Your cards cannot be sold.",
    "Your cards get +1 until end of turn. They cannot be sold. | they cannot be sold",
  ],
  [
    "asking.youveDone",
    "(?<![\\p{L}])you've (played|bought|sold|discarded|drawn|deployed|destroyed)(?= )",
    "you $1",
    "each event you've played this turn => each event you played this turn",
    "each event you played this turn | you've got",
  ],
  [
    "asking.each",
    "(?<=^|[.:,] |\\n|then )(?:your|all) (opponent|player)s each (<verb>)s?(?= )",
    "each $1 [s:$2]",
    "Your opponents each discard a card => each opponent discards a card",
    "each opponent discards a card | your opponents",
  ],
  [
    "asking.pair",
    "(?<=draws? |discards? |reveals? |the top )a (?:pair|couple) of (?=cards)",
    "2 ",
    "draw a pair of cards => draw 2 cards",
    "draw 2 cards | a pair of them",
  ],
  [
    "asking.getCards",
    "(?<=^|[.:,] |\\n|then |may |you )(?:get|take|receive) (<n>|an?|one|two|three|another) (?:new |extra |more )?(cards?)(?=[.]|$|\\n)",
    "draw $1 $2",
    "Get 2 cards. => draw 2 cards.",
    "draw 2 cards | get 2 cards from your hand",
  ],
  [
    "asking.getsCards",
    "(?<=(?:player|opponent|controller|owner) )(?:gets|takes|receives) (<n>|an?|one|two|three|another) (?:new |extra |more )?(cards?)(?=[.]|$|\\n)",
    "draws $1 $2",
    "Each player gets a card. => Each player draws a card.",
    "each player draws a card | each player gets a card from their hand",
  ],
  ...PAID.flatMap((verb): Row[] => [
    [
      `asking.by.${verb}`,
      `(?<=^|[.] |\\n)(?:you (?:may|can) )?((?:draw|gain|deal|destroy|disengage|engage|return|put|move|look at|search) [^.:,]+?) by ${ing(verb)} ([^.:,]+?)(?=[.]|$|\\n)`,
      `${verb} $2: $1`,
      `You can draw 1 card by ${ing(verb)} this. => ${verb} this: draw 1 card.`,
      `${verb} this: draw 1 card | when you draw 1 card by ${ing(verb)} this, gain 1M`,
    ],
  ]),
  ...DONE.flatMap((verb): Row[] => [
    [
      `asking.gives.${verb}`,
      `(?<=^|[.] |\\n)${ing(verb)} (an? [^.,:]+?|this|another [^.,:]+?) (?:gives|gains|nets|earns|makes) you (<money>|an?|<n>)(?= cards?| counters?|[.]|$|\\n)`,
      `whenever you ${verb} $1, you gain $2`,
      `${ing(verb)} a card gives you 1M. => whenever you ${verb} a card, you gain 1M.`,
      `whenever you ${verb} a card, gain 1M | ${ing(verb)} a card`,
    ],
    [
      `asking.lets.${verb}`,
      `(?<=^|[.] |\\n)${ing(verb)} (an? [^.,:]+?|this|another [^.,:]+?) (?:lets|allows|makes) you (?:to )?(?=<verb>(?![\\p{L}]))`,
      `whenever you ${verb} $1, you may `,
      `${ing(verb)} a card lets you draw 1 card. => whenever you ${verb} a card, you may draw 1 card.`,
      `whenever you ${verb} a card, draw 1 card | ${ing(verb)} a card`,
    ],
    [
      `asking.when.${verb}`,
      `(?<=^|[.] |\\n)(?:when|whenever|upon|on|after|each time when) ${ing(verb)} (an? [^.,:]+?|another [^.,:]+?),`,
      `whenever you ${verb} $1,`,
      `When ${ing(verb)} a card, gain 1M. => whenever you ${verb} a card, gain 1M.`,
      `whenever you ${verb} a card, gain 1M | when you ${verb} this, gain 1M`,
    ],
  ]),
  [
    "asking.stop",
    `${START}(?:stop|prevent|keep|stops|prevents|keeps) (this|that <noun>|target [^.,:;]+?|each [^.,:;]+?) from (attacking|blocking|retaliating)(?= |[.]|$|\\n)`,
    "$1 is not allowed to ‡$2",
    "Stop target card from blocking this turn. => target card is not allowed to ‡blocking this turn.",
    "target card cannot block until end of turn | stop",
  ],
  [
    "asking.stopped",
    "is not allowed to ‡(attack|block|retaliat)ing",
    "cannot $1‡",
    "target card is not allowed to ‡blocking this turn => target card cannot block‡ this turn",
    "target card cannot block this turn | is not allowed to",
  ],
  ["asking.stoppedEnd", "(?<=cannot retaliat)‡", "e", "cannot retaliat‡ => cannot retaliate", "cannot block‡ | cannot retaliate"],
  ["asking.stoppedEnds", "(?<=cannot (?:attack|block))‡", "", "cannot block‡ => cannot block", "cannot retaliat‡ | cannot block"],
  [
    "asking.loses",
    "(this|that <noun>|target [^.,:;]+?) (?:loses the ability to|is prevented from being able to) (attack|block|retaliate)(?= |[.]|$|\\n)",
    "$1 cannot $2",
    "Target card loses the ability to block this turn. => Target card cannot block this turn.",
    "target card cannot block until end of turn | loses the ability",
  ],
]);

/** Who chooses is not said: it is offered. */
const OPEN: readonly LooseRule[] = rows(
  [
    [
      "asking.doesOr",
      "(?<=^|[.:,] |\\n|then )((?:each|target|that|an) (?:player|opponent)(?:'s controller)?) (?!may|chooses)(<verb>)s ([^.,:;]+?),? or (?:else )?(<verb>)s ([^.,:;]+?)(?=[.]|$|\\n)(?<!(?:when|whenever|if|unless|while) [^.,]*)",
      "$1 chooses one: $2 $3; or $4 $5",
      "Each player discards a card or loses 1M. => Each player chooses one: discard a card; or lose 1M.",
      "when that player discards a card or loses 1M, draw 1 card | each player discards 1 or 2 cards",
    ],
  ],
  { guess: true },
);

export const askings: readonly LooseRule[] = [...ASKED, ...OPEN];
