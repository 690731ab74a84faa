/** Prices, free cards, neighbours, counters and control in everyday words. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const START = "(?<=^|[.:,] |\\n|then |may )";
const FREE =
  "(?:for free|at no cost|for no cost|at no charge|for nothing|free of charge|without (?:paying|having to pay)(?: (?:its|the|any|their)(?: (?:cost|price|valuation|costs))?| for (?:it|them|that card)| anything(?: for it)?)?|paying nothing(?: for it)?|without cost|for 0M)";
const DEPLOYS = ["deploy", "play", "buy"] as const;
const ing = (verb: string): string => `${verb}ing`;

const prices: readonly Row[] = [
  [
    "talk.free",
    `(?<=(?:deploys?|plays?|buys?) [^.,:;]*?),? ${FREE}(?=[.,;]|$|\\n| and| under| engaged)`,
    " for free",
    "Deploy a character from your hand at no cost. => Deploy a character from your hand for free.",
    "deploy a character from your hand | this costs 0M",
  ],
  [
    "talk.freeCard",
    `${START}(deploy|play|buy) a free (<noun>)(?= from|[.]|$)([^.,:;]*)`,
    "$1 a $2$3 for free",
    "Deploy a free character from your hand. => Deploy a character from your hand for free.",
    "deploy a character from your hand for free | a free character",
  ],
  ...DEPLOYS.flatMap((verb): Row[] => [
    [
      `talk.costsLess.${verb}`,
      `(?<=^|[.] |\\n)${ing(verb)} (?:a |an |your )?(<groups>|<group>) costs (?:you )?(<money>) (less|more)(?=[.]|$|\\n| until| this turn)`,
      "$1 cost you $2 $3",
      `${verb === "buy" ? "Buying" : verb === "play" ? "Playing" : "Deploying"} locations costs 2M less. => locations cost you 2M less.`,
      `each location costs you 2M less | ${ing(verb)} locations`,
    ],
    [
      `talk.mayLess.${verb}`,
      `(?<=^|[.] |\\n)you (?:may|can) ${verb} (<groups>) for (<money>) less(?=[.]|$|\\n| until| this turn)`,
      "$1 cost you $2 less",
      `You may ${verb} locations for 2M less. => locations cost you 2M less.`,
      `each location costs you 2M less | you may ${verb} a location for 2M less`,
    ],
  ]),
  [
    "talk.firstEach",
    "(?<=^|[.] |\\n)(?:your first|the first) (?!ability)(<group>) (?:each|every|per|of each|in a) turn (?:costs?|is) (?:you )?(<money>) (?:less|cheaper)",
    "the first $1 you deploy each turn costs you $2 less",
    "Your first character each turn costs 1M less. => the first character you deploy each turn costs you 1M less.",
    "the first character you buy each turn costs you 1M less | your first turn",
  ],
  [
    "talk.firstCosts",
    "(?<=^|[.] |\\n)(the first <group> you deploy each turn) is (<money>) (?:cheaper|less)(?! to)",
    "$1 costs you $2 less",
    "The first character you deploy each turn is 1M cheaper. => The first character you deploy each turn costs you 1M less.",
    "the first character you deploy each turn costs you 1M less | the first card",
  ],
  [
    "talk.firstPay",
    "(?<=^|[.] |\\n)(?:pay|you pay) (<money>) less for (the first <group> you (?:deploy|play|buy) each turn)(?=[.]|$|\\n)",
    "$2 costs you $1 less",
    "Pay 1M less for the first character you deploy each turn. => the first character you deploy each turn costs you 1M less.",
    "the first character you deploy each turn costs you 1M less | pay 1M for the first character you deploy each turn",
  ],
  [
    "talk.reduceFirst",
    "(?<=^|[.] |\\n)(?:reduce|lower|cut) the (?:cost|price) of (?:your first|the first) (<group>)(?: you (?:deploy|play))? (?:each|every|per) turn by (<money>)",
    "the first $1 you deploy each turn costs you $2 less",
    "Reduce the cost of your first character each turn by 1M. => the first character you deploy each turn costs you 1M less.",
    "the first character you deploy each turn costs you 1M less | reduce the cost of this by 1M",
  ],
  [
    "talk.thisCheaper",
    "(?<=^|[.] |\\n)(?:this(?: card)? is|it is) (<money>) (?:cheaper|less expensive)(?= for (?:each|every)| if| while|[.]|$)",
    "this costs $1 less",
    "This is 1M cheaper for each character you control. => this costs 1M less for each character you control.",
    "this costs 1M less | each location is 1M cheaper",
  ],
  [
    "talk.thisReduce",
    "(?<=^|[.] |\\n)(?:reduce|lower|cut) (?:this card's|the|its) (?:cost|price|valuation)(?: of this(?: card)?)? by (<money>) (?=(?:for (?:each|every)|if)(?![\\p{L}]))",
    "this costs $1 less ",
    "Reduce this card's cost by 1M for each character you control. => this costs 1M less for each character you control.",
    "this costs 1M less | reduce the cost by 1M",
  ],
  [
    "talk.thisReduced",
    "(?<=^|[.] |\\n)(?:this card's|the|its) (?:cost|price)(?: of this(?: card)?)? is (?:reduced|lowered) by (<money>)(?= (?:for (?:each|every)|if)(?![\\p{L}])|[.]|$)",
    "this costs $1 less",
    "This card's cost is reduced by 1M for each character you control. => this costs 1M less for each character you control.",
    "this costs 1M less | the cost is reduced",
  ],
  [
    "talk.forEachCosts",
    "(?<=^|[.] |\\n)for (?:each|every) ([^.,:]+), this(?: card)? (costs <money> (?:less|more)|gets [+-]<n> <trait>)(?=[.]|$|\\n)",
    "this $2 for each $1",
    "For each character you control, this costs 1M less. => this costs 1M less for each character you control.",
    "for each character you control, draw 1 card | this costs 1M less for each character you control",
  ],
];

const places: readonly Row[] = [
  [
    "talk.docked",
    "(?<!(?:it is|is|are|be|becomes|become|not|<n>|two|three|four|both|pair of|another|more) )(?:docked|adjacent|neighbou?ring|touching|connected) (<nouns>|<noun>)(?! (?:to|with|by))(?= (?:gets?|has|have|gains?|loses?|cannot|can't|costs?|deals?|you control|an opponent controls)(?![\\p{L}])|[.,;]|$|\\n)",
    "$1 docked to this",
    "Docked characters get +1 EQ. => characters docked to this get +1 EQ.",
    "characters docked to this | this is docked",
  ],
  [
    "talk.butThis",
    "(?<=^|[.:,] |\\n|to )(?:all(?: of)?|each of|every one of) your (<groups>),? (?:except|but|other than|apart from|besides|excluding)(?: for)? this(?: (?:one|card|character))?(?= |[.])",
    "your other $1",
    "All of your characters except this one get +1 IQ. => your other characters get +1 IQ.",
    "your other characters get +1 IQ | all of your characters",
  ],
  [
    "talk.allGain",
    "(?<=^|[.] |\\n)(your (?:<groups>)) all (?=(?:get|gain|have|cannot|lose)(?![\\p{L}]))",
    "$1 ",
    "Your characters all get +1 BQ. => Your characters get +1 BQ.",
    "your characters get +1 BQ | all of them",
  ],
  [
    "talk.forYour",
    "(?<=^|[.] |\\n)([+-](?:<n>) <trait>(?: and [+-]<n> <trait>)?) (?:for|to) ((?:all |all of |each of |every one of )?(?:your|other|docked|adjacent) (?:other )?<groups>)(?=[.]|$|\\n)",
    "$2 get $1",
    "+1 BQ for your characters. => your characters get +1 BQ.",
    "your characters get +1 BQ | +1 BQ for each card you control",
  ],
];

const COUNTERS = "(?:development )?counters?";
const counters: readonly Row[] = [
  [
    "talk.addOne",
    `${START}(?:add|place|put) (?:one|1|a|an additional|another|one more) ${COUNTERS} (?:to|on|onto) (this|it|that card|target [^.,:;]+?)(?=[.,;]|$|\\n| and| for| if)`,
    "put a development counter on $1",
    "Add one development counter to this. => put a development counter on this.",
    "put a development counter on this | add one case counter to this",
  ],
  [
    "talk.getsOne",
    "(?<=^|[.:,] |\\n|then )(this|that card|target [^.,:;]+?) (?:gets|gains|receives) (?:one|1|a|another|an additional) development counter(?: on it)?(?=[.,;]|$|\\n| and| for)",
    "put a development counter on $1",
    "This gets a development counter. => put a development counter on This.",
    "when this gets a development counter, draw 1 card | this gets +1 BQ",
  ],
  [
    "talk.getsMany",
    "(?<=^|[.:,] |\\n|then )(this|that card|target [^.,:;]+?) (?:gets|gains|receives) ([2-9]|two|three|four) development counters(?=[.,;]|$|\\n| and)",
    "put $2 development counters on $1",
    "This gets 2 development counters. => put 2 development counters on This.",
    "this gets +2 BQ | whenever this gets a development counter, draw 1 card",
  ],
  [
    "talk.spendOne",
    `(?<=^|[.:,] |\\n|then |may |, )(?!remove [a1] )(?:remove|take|spend|use|pay) (?:one|1|a|-1) ${COUNTERS}(?: (?:off|from|off of|on) (?:this|it))?(?= to (?:<verb>)|: |, (?:pay|engage|discard|destroy))`,
    "remove 1 development counter from this",
    "Take a counter off this: gain 2M => remove 1 development counter from this: gain 2M",
    "remove a development counter from this: gain 2M | spend a case counter: gain 2M",
  ],
  [
    "talk.minusCounter",
    `(?<=^|[.] |\\n)-(?:1|one) ${COUNTERS}(?=: )`,
    "remove 1 development counter from this",
    "-1 counter: gain 2M => remove 1 development counter from this: gain 2M",
    "remove a development counter from this: gain 2M | -1 BQ",
  ],
  [
    "talk.removeTo",
    "(?<=^|[.] |\\n|turn, )(remove (?:a|<n>) development counters? from this) to (?=<verb>(?![\\p{L}]))",
    "$1: ",
    "Remove a development counter from this to gain 2M. => Remove a development counter from this: gain 2M.",
    "remove a development counter from this: gain 2M | you may remove a development counter from this to gain 2M",
  ],
];

const others: readonly Row[] = [
  [
    "talk.borrow",
    `${START}borrow (target [^.,:;]+?) (?:for the turn|for this turn|until end of turn|this turn)(?=[.,;]|$|\\n)`,
    "gain control of $1 until end of turn",
    "Borrow target character for the turn. => gain control of target character until end of turn.",
    "gain control of target character until end of turn | borrow",
  ],
  [
    "talk.youControlFor",
    "(?<=^|[.:,] |\\n|then )you (?:control|own) (target [^.,:;]+?) (until [^.,:;]+|this turn|for the turn)(?=[.,;]|$|\\n)",
    "gain control of $1 $2",
    "You control target character until end of turn. => gain control of target character until end of turn.",
    "if you control target character, draw 1 card | you control 2 characters",
  ],
  [
    "talk.isYours",
    "(?<=^|[.:,] |\\n|then )(target [^.,:;]+?) (?:is|becomes) (?:yours|under your control) (until [^.,:;]+|this turn|for the turn)(?=[.,;]|$|\\n)",
    "gain control of $1 $2",
    "Target character is yours until end of turn. => gain control of Target character until end of turn.",
    "gain control of target character until end of turn | it is yours",
  ],
  [
    "talk.immune",
    "(?<=^|[.] |\\n)(this|the host|each [^.,:;]+?) (?:is|are) (?:immune to|safe from|protected from|unaffected by) (?:all )?((?:combat |<trait> )?damage)(?=[.]|$|\\n)",
    "prevent all $2 to $1",
    "This is immune to damage. => prevent all damage to This.",
    "prevent all damage to this | this is immune to events",
  ],
  [
    "talk.noDamage",
    "(?<=^|[.] |\\n)no ((?:combat |<trait> )?damage) (?:can|may|is) (?:be )?dealt to (this|the host|each [^.,:;]+?)(?=[.]|$|\\n)",
    "prevent all $1 to $2",
    "No damage can be dealt to this. => prevent all damage to this.",
    "prevent all damage to this | no damage",
  ],
  [
    "talk.damagePrevented",
    "(?<=^|[.] |\\n)(?:all |any )?((?:combat |<trait> )?damage) that would be dealt to (this|the host|each [^.,:;]+?) is prevented(?=[.]|$|\\n)",
    "prevent all $1 to $2",
    "All damage that would be dealt to this is prevented. => prevent all damage to this.",
    "prevent all damage to this | damage is prevented",
  ],
  [
    "talk.twice",
    "(?<=^|[.] |\\n)(this|the host)(?: can| may)? attacks? (?:up to )?(?:twice|two times|2 times) (?:per|a|each|every|in a) turn(?=[.]|$|\\n)",
    "$1 may attack twice each turn",
    "This can attack two times per turn. => This may attack twice each turn.",
    "this may attack twice each turn | each character may attack two times per turn",
  ],
  [
    "talk.twiceBare",
    "(?<=^|[.] |\\n)(?:can attack|may attack|attacks) (?:up to )?(?:twice|two times|2 times) (?:per|a|each|every|in a) turn(?=[.]|$|\\n)",
    "this may attack twice each turn",
    "May attack two times per turn. => this may attack twice each turn.",
    "the host may attack twice each turn | attack two times",
  ],
  [
    "talk.attackMore",
    "(?<=^|[.] |\\n)(this) (?:can|may) (?:attack (?:an additional time|one more time|one additional time|a second time|an extra time) (?:each|per|every|in a) turn|make (?:two|2) attacks (?:each|per|every|a) turn)(?=[.]|$|\\n)",
    "$1 may attack twice each turn",
    "This can attack an additional time each turn. => This may attack twice each turn.",
    "this may attack twice each turn | this may attack an additional time this turn",
  ],
  [
    "talk.unengage",
    `${START}(?:unengage|un-engage|re-ready|unexhaust)(?= (?:this|target|that|each|all|up to|another|your))`,
    "disengage",
    "Unengage target character. => disengage target character.",
    "disengage target character | an unengaged card",
  ],
  [
    "talk.sendBack",
    `${START}(?:send|put|give|take|bring|throw) (target [^.,:;]+?|this|that card|each [^.,:;]+?|up to [^.,:;]+?|an? [^.,:;]+?) back (?:into|to) (?:its owner's|their owners?'|the owner's) hands?(?=[.,;]|$|\\n)`,
    "return $1 to its owner's hand",
    "Send target character back to its owner's hand. => return target character to its owner's hand.",
    "return target character to its owner's hand | send it back",
  ],
  [
    "talk.hitsBusiness",
    "(?<=when |whenever )(this|the host|an? [^.,:]+?) (?:damages|deals damage to|hurts) (an? [^.,:]+?) in combat(?=,)",
    "$1 deals combat damage to $2",
    "When this damages a Business in combat, draw 1 card => When this deals combat damage to a Business, draw 1 card",
    "when this deals combat damage to a Business, draw 1 card | when this destroys a character in combat, draw 1 card",
  ],
  [
    "talk.drawFrom",
    "(?<=draws? (?:<n>|an?|one|two|three|up to <n>) (?:more |additional |extra )?cards?) from (?:your|their|the) (?:main )?deck(?=[.,;]|$|\\n| and| then| for)",
    "",
    "Draw 2 cards from your main deck. => Draw 2 cards.",
    "draw 2 cards | draw 2 cards from your resource deck",
  ],
  [
    "talk.deckTop",
    "(?<=looks? at |reveals? |see )(?:your|the) (main deck|resource deck|deck)'s top (<n>) cards",
    "the top $2 cards of your $1",
    "look at your main deck's top 3 cards => look at the top 3 cards of your main deck",
    "look at the top 3 cards of your main deck | your main deck's top card",
  ],
  [
    "talk.gainsFlying",
    "(?<=^|[.:,] |\\n|then )(target [^.,:;]+?|this|that card|each [^.,:;]+?) (?:gets|acquires|receives) (<keyword>)(?= (?:until|this turn|for (?:this|the) turn|this combat))",
    "$1 gains $2",
    "Target character gets Flying this turn. => Target character gains Flying this turn.",
    "target character gains Flying until end of turn | target character gets +1 BQ this turn",
  ],
  [
    "talk.grant",
    `${START}(?:grant|give|lend) (<keyword>) to (target [^.,:;]+?|this|that card|each [^.,:;]+?) (?=(?:until|this turn|for (?:this|the) turn|this combat))`,
    "$2 gains $1 ",
    "Grant Flying to target character until end of turn. => target character gains Flying until end of turn.",
    "target character gains Flying until end of turn | grant control of this to target opponent",
  ],
  [
    "talk.forThisTurn",
    "(?<=(?:gains?|gets?|has|loses?|have) (?:<keyword>|[+-]<n> <trait>)(?: and [^.,:;]+?)?) (?:for this turn|for the turn|just for this turn)(?=[.,;]|$|\\n)",
    " until end of turn",
    "Target character gains Flying for this turn. => Target character gains Flying until end of turn.",
    "target character gains Flying until end of turn | for this turn",
  ],
];

export const MEGACORP_TALK: readonly LooseRule[] = rows([...prices, ...places, ...counters, ...others]);
