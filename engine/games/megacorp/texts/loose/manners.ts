/** Manners of Megacorp's designers: decks without a name, sums without M, scores as on the card, how a card comes and goes, who fights. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const COMES =
  "(?:enters?|arrives?|comes? in|comes? into play|is played|is put into play|gets deployed|enters? play|enters? the network|enters? your network|hits? the table)";

/** Changes of scores by themselves. */
const MODS = "(?:[+-]\\d{1,3} (?:IQ|EQ|MQ|BQ)(?:, | and )?)+|[+-]\\d{1,3} to each score";

const notes: readonly LooseRule[] = rows([
  [
    "note.atMost",
    "(<trait>|valuation|val\\.?|cost) ?(?:≤|<=|=<) ?(\\d{1,6}M?)",
    "$1 $2 or less",
    "a character with BQ ≤ 3 => a character with BQ 3 or less",
    "a character with BQ 3 or less | a character with BQ 3",
  ],
  [
    "note.atLeast",
    "(<trait>|valuation|val\\.?|cost) ?(?:≥|>=) ?(\\d{1,6}M?)",
    "$1 $2 or more",
    "a character with BQ ≥ 3 => a character with BQ 3 or more",
    "a character with BQ 3 or more | a character with BQ 3",
  ],
  [
    "note.more",
    "(<trait>|valuation) (\\d{1,6}M?)\\+(?![\\d/])",
    "$1 $2 or more",
    "a character with BQ 3+ => a character with BQ 3 or more",
    "a character with BQ 3 or more | +3 BQ",
  ],
  [
    "note.val",
    "(?<=with |w/ |of )val[.]?(?= )",
    "valuation",
    "a card with val 3M => a card with valuation 3M",
    "a card with valuation 3M | value",
  ],
  [
    "note.money",
    "(?<=valuation (?:of )?)(\\d{1,6})(?=(?: or (?:less|more|lower|higher|fewer))?(?:[.,:;]| [a-z]|$))(?! or (?:less|more) (?:<trait>))",
    "$1M",
    "a card with valuation 3 or less => a card with valuation 3M or less",
    "a card with valuation 3M or less | BQ 3 or less",
  ],
  [
    "note.spaceM",
    "(?<=(?:gain|lose|pay|gains|loses|pays|costs?|takes?|steals?) (?:\\d{1,6}|X)) M(?![\\p{L}])",
    "M",
    "gain 2 M => gain 2M",
    "gain 2M | gain 2",
  ],
  [
    "note.apart",
    "(?<![\\p{L}\\d#])(\\d{1,3})(IQ|EQ|MQ|BQ)(?![\\p{L}])",
    "$1 $2",
    "2IQ: draw 1 card => 2 IQ: draw 1 card",
    "2 IQ: draw 1 card | 2M",
  ],
  [
    "note.costFirst",
    "(?<=^|[.] )(IQ|EQ|MQ|BQ) (\\d{1,3}): ",
    "$2 $1: ",
    "IQ 2: draw 1 card => 2 IQ: draw 1 card",
    "2 IQ: draw 1 card | with IQ 2: draw 1 card",
  ],
  [
    "scores.same",
    "([+-]\\d{1,3})/\\1/\\1/\\1(?![\\d/])",
    "$1 to each score",
    "this gets +2/+2/+2/+2 => this gets +2 to each score",
    "this gets +2 to each score | +2/+2/+2/+1",
  ],
  [
    "scores.bonded",
    `(?<=^bond(?:: [^.]*)?[.] )(${MODS})(?=[.]|$)`,
    "The host gets $1",
    "Bond. +1 IQ and +2 BQ. => Bond. The host gets +1 IQ and +2 BQ.",
    "the host gets +1 IQ | this gets +1 IQ",
  ],
]);

/** On what is bonded to others. */
const alone: readonly LooseRule[] = rows(
  [
    [
      "scores.alone",
      `^(${MODS})(?=[.]|$)(?![^\\n]*(?<![\\p{L}])bonds?(?![\\p{L}]))`,
      "Bond. The host gets $1",
      "+1 IQ and +2 BQ. => Bond. The host gets +1 IQ and +2 BQ.",
      "the host gets +1 IQ | +1 IQ. Bond.",
    ],
  ],
  { kind: "equipment" },
);

const decks: readonly LooseRule[] = rows([
  [
    "deck.main",
    "(?<=(?:top|bottom|topmost|last|of|into|from|to|under) (?:of )?(?:your|their|his|her|its owner's|that player's|an opponent's|each player's|target opponent's|target player's) )deck(?![\\p{L}])(?<!search[^.]*)",
    "main deck",
    "look at the top card of your deck => look at the top card of your main deck",
    "look at the top card of your main deck | search your deck for a card",
  ],
  [
    "deck.drawIt",
    "(?<=reveal the top card of your (?:main )?deck[^]*?)draw (?:it|that card)(?![\\p{L}])",
    "put that card into your hand",
    "reveal the top card of your main deck. draw it. => reveal the top card of your main deck. put that card into your hand.",
    "draw 1 card | reveal the top card of your main deck",
  ],
  [
    "market.goes",
    "(?<=when(?:ever)? (?:this|the host|an? <group>) )goes (?:in)?to (your open market|an opponent's open market)",
    "is put into $1",
    "when this goes to your open market, draw 1 card => when this is put into your open market, draw 1 card",
    "when this is put into your open market, draw 1 card | when this leaves the network",
  ],
  [
    "market.theirs",
    "(?<=when(?:ever)? (?:this|the host|an? <group>) )goes (?:in)?to (?:the|an|its owner's) open market",
    "is put into any open market",
    "when this goes to the open market, draw 1 card => when this is put into any open market, draw 1 card",
    "when this is put into any open market, draw 1 card | when this leaves the network",
  ],
]);

const comes: readonly LooseRule[] = rows([
  [
    "comes.engaged",
    `(?<=^|[.] )this ${COMES}(?: the network)? (?:engaged|tapped|exhausted|turned)(?=[.,]|$)`,
    "This is deployed engaged",
    "This enters engaged. => This is deployed engaged.",
    "this is deployed engaged | when this is deployed, draw 1 card",
  ],
  [
    "comes.counters",
    `(?<=^|[.] )this (?:starts|begins|comes) with (<n>|an?|one) (development |\\p{L}+ )?counters?(?: on (?:it|this))?(?=[.,]|$)`,
    "This is deployed with $1 $2counters",
    "This comes with 3 development counters. => This is deployed with 3 development counters.",
    "this is deployed with 3 development counters | this is deployed",
  ],
  [
    "comes.late",
    "(?<=^|[.] )this can(?:not|'t) be (bought|sold|attacked|targeted|moved|destroyed) (?:while|as long as|if)(?: (?:it|this) is)? (engaged|disengaged)(?=[.]|$)",
    "If this is $2, this cannot be $1",
    "This cannot be bought while engaged. => If this is engaged, this cannot be bought.",
    "this cannot be bought | if this is engaged, this cannot be bought",
  ],
  [
    "comes.itLate",
    "(?<=^this [^.]*[.] )it can(?:not|'t) be (bought|sold|attacked|targeted|moved|destroyed) (?:while|as long as|if)(?: it is)? (engaged|disengaged)(?=[.]|$)",
    "If this is $2, this cannot be $1",
    "This is deployed engaged. It cannot be bought while engaged. => This is deployed engaged. If this is engaged, this cannot be bought.",
    "this cannot be bought | if this is engaged, this cannot be bought",
  ],
  [
    "sideways",
    "(?<=^|[.,] )turn this(?: card)? (?:90 degrees|90°|sideways)",
    "engage this",
    "Turn this sideways: draw 1 card => engage this: draw 1 card",
    "engage this: draw 1 card | turn",
  ],
  [
    "last.gone",
    "when (?:the last|the last one|the last counter|the last of them|the last one of them)(?:'s| is| has been|'s been) (?:gone|removed|taken|taken off|used|used up)",
    "when the last development counter is removed from this",
    "When the last one is gone, destroy this. => when the last development counter is removed from this, destroy this.",
    "when the last development counter is removed from this, destroy this | the last card",
  ],
  [
    "no.counters",
    "when(?:ever)? (?:there are no (?:more )?(?:development )?counters (?:left )?on (?:it|this)|(?:it|this) has no (?:more )?(?:development )?counters(?: left)?(?: on it)?)",
    "when the last development counter is removed from this",
    "When it has no counters left, destroy this. => when the last development counter is removed from this, destroy this.",
    "if this has no development counters, this cannot attack | no counters",
  ],
]);

const fights: readonly LooseRule[] = rows([
  ...(
    [
      ["attacks", "attacking", "(?:it|this|that card) attacks|(?:it is )?attacking|(?:it is )?on the attack"],
      ["blocks", "blocking", "(?:it|this|that card) blocks|(?:it is )?blocking|(?:it is )?defending"],
    ] as const
  ).map(
    ([id, state, words]): Row => [
      `fight.${id}`,
      `(?<=^|[.] )((this|the host) (?:gets|has|gains) (?:[+-]\\d[^.]*?|<keyword>(?:(?:,| and|, and) <keyword>)*)) (?:when|while|whenever|if|as long as) (?:${words})(?=[.]|$)`,
      `If $2 is ${state}, $1`,
      `This gets +2 BQ while ${state}. => If This is ${state}, This gets +2 BQ.`,
      `if this is ${state}, this gets +2 BQ | this gets +2 BQ`,
    ],
  ),
  [
    "fight.inCombat",
    "(?<=^|[.] )((this|the host) (?:gets|has|gains) (?:[+-]\\d[^.]*?|<keyword>(?:(?:,| and|, and) <keyword>)*)) (?:during|in|while in|when in) combats?(?=[.]|$)",
    "If $2 is fighting, $1",
    "This gets +2 BQ during combat. => If This is fighting, This gets +2 BQ.",
    "if this is fighting, this gets +2 BQ | this gets +2 BQ",
  ],
  [
    "fight.isIn",
    "(?<=(?:if|while|as long as) (?:this|the host|that \\p{L}+) )(?:is in|is part of|takes part in|is involved in) (?:a |the )?(?:combat|fight|battle)(?=,|[.]|$)",
    "is fighting",
    "While this is in combat, it has Flying. => While this is fighting, it has Flying.",
    "if this is fighting, this has Flying | this is in a network",
  ],
  [
    "fight.attacker",
    "(?<=(?:attacked|attacks? this|attacks? the host)[^.]*?, [^.]*?)(?:the|its|that) attacker(?![\\p{L}])",
    "the attacking card",
    "whenever this is attacked, engage the attacker => whenever this is attacked, engage the attacking card",
    "the attacking card | target attacker",
  ],
  [
    "fight.combat",
    "(?<=survives? )(?:a |an? attack|the )?(?:combat|fight|battle|attack)",
    "combat",
    "whenever this survives a fight, draw 1 card => whenever this survives combat, draw 1 card",
    "whenever this survives combat, draw 1 card | a fight",
  ],
]);

const others: readonly LooseRule[] = rows([
  [
    "choice.of.yours",
    // Who chooses is said where another player acts.
    "(?<=(?<!(?:player|opponent|controller|owner|they) (?!controls)[^.;:]*)(?:target|an?|1|<n>|another) (?:<groups>|<group>)) (?:of your choice|of your choosing|you choose|that you choose|you pick|you like)(?=[.,: ]|$)",
    "",
    "destroy a card of your choice => destroy a card",
    "destroy a card you control | target opponent discards a card you choose",
  ],
  [
    "tag.plural",
    "(?<!(?:an?|an?other|each|target|every|this|also|non-) ?)#(\\p{L}{2,}[^s\\W])s(?= (?:you|an opponent|your|get|have|gain|lose|cost|can|cannot|in|docked|within|that|with|are|do|attack)(?![\\p{L}])|[.,]|$)",
    "#$1 cards",
    "All #Cyborgs get +1 BQ. => All #Cyborg cards get +1 BQ.",
    "each #Ruins card | all #Gas cards",
  ],
  [
    "swap.twoTarget",
    "swap (?:2|two) target (<nouns>)(?: (?:in|of) (?:the same|one) network)?(?=[.,]|$)",
    "swap target [one:$1] with another target [one:$1]",
    "Swap 2 target characters. => swap target character with another target character.",
    "swap target character with another target character | swap 2 cards",
  ],
  [
    "unbond.all",
    "unbond (?:all|every|each) cards? from (target|this|the host|an?) ?(<noun>)?(?=[.,]|$)",
    "unbond each card bonded to $1 $2",
    "Unbond all cards from target character. => unbond each card bonded to target character.",
    "unbond each card bonded to this | unbond a card",
  ],
  [
    "purchase.first",
    "(?<=^|[.] )your first (?:purchase|buy) (?:each|every|of each|of every|per|in each) turn costs (<money>) less",
    "the first card you buy each turn costs you $1 less",
    "Your first purchase each turn costs 1M less. => the first card you buy each turn costs you 1M less.",
    "the first card you buy each turn costs you 1M less | your first turn",
  ],
  [
    "zone.cost",
    "(?<=^|[.,] )(?:all )?(<groups> (?:in|from) your hand) cost (<money>) (less|more)",
    "$1 cost you $2 $3",
    "Cards in your hand cost 1M less. => Cards in your hand cost you 1M less.",
    "each card in your hand costs you 1M less | cards cost 1M less",
  ],
  [
    "gains.quoted",
    '(?<=^|[.] )((?:each|all|other|your|the host|this)[^."]*?) gains? (?="\\d+"[.]?$)',
    "$1 has ",
    'Each character gains "0" => Each character has "0"',
    'each character has "0" | target character gains "0" until end of turn',
  ],
  [
    "until.combat",
    "(?:until|till|for) (?:the )?(?:end of )?(?:this|that|the|the current) combat(?:'s end)?(?=[.,]|$)",
    "until end of combat",
    "this gets +1 BQ until the end of that combat => this gets +1 BQ until end of combat",
    "until end of combat | this combat",
  ],
  [
    "cost.whoEach",
    "(?<=^|[.] )whoever (attacks|buys|sells|deploys|destroys|plays) ([^.,]+?) (loses|gains|discards|draws|pays|reveals|engages) ",
    "whenever a player $1 $2, that player $3 ",
    "Whoever sells a card loses 1M. => whenever a player sells a card, that player loses 1M.",
    "whenever a player sells a card, that player loses 1M | whoever",
  ],
]);

/** Likely, not certain: a whole phase may mean any moment of it. */
const guesses: readonly LooseRule[] = rows(
  [
    [
      "phase.moment",
      "(?<=^|[.] )(?:in|during) your (Buy|Challenge|Divest) phase,? (?![^.]*:)(?=(?:you may|gain|draw|lose|put|disengage|engage|each|deal|destroy|search|look|reveal) )",
      "At the beginning of your $1 phase, ",
      "In your Divest phase, gain 1M. => At the beginning of your Divest phase, gain 1M.",
      "at the beginning of your Divest phase, gain 1M | during your Divest phase, engage this: gain 1M",
    ],
  ],
  { guess: true },
);

export const MEGACORP_MANNERS: readonly LooseRule[] = [...notes, ...alone, ...decks, ...comes, ...fights, ...others, ...guesses];
