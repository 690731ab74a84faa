/** How people write what Megacorp's cards say of bounds, of damage and of counters. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const KEYWORDS = "(Flying|Elusive|Loyal|Melee|Overwatch|Independent|Indestructible)";

const cards: readonly Row[] = [
  [
    "card.keyworded",
    `(?<=^|[.:,] |each |target |all |every |an? )${KEYWORDS} (<anygroup>)( you control| an opponent controls)?(?= |[.,]|$)`,
    "$2$3 with $1",
    "Flying characters you control get +1 BQ => characters you control with Flying get +1 BQ",
    "characters with Flying | this has Flying",
  ],
  [
    "card.thatAre",
    "(<groups>) (?:that|which|who) are (docked|bonded|engaged|damaged)",
    "$1 $2",
    "destroy all characters that are docked to this => destroy all characters docked to this",
    "characters docked to this | that are",
  ],
  [
    "card.printed",
    "with (?:a )?printed (<n>) (<trait>)",
    "with printed $2 $1",
    "each character with printed 0 EQ => each character with printed EQ 0",
    "with printed EQ 0 | with EQ 2 or less",
  ],
  [
    "card.offMarket",
    "<nouns> (?:that )?you buy (?:off|from|out of) (?:an|any) open market cost you (<money>) less",
    "each card from any open market costs you $1 less",
    "Cards you buy off an Open Market cost you 1M less => each card from any open market costs you 1M less",
    "each card costs you 1M less | cards you buy",
  ],
  [
    "card.those",
    "(?<=[.] )they (do not disengage|cannot be engaged|cannot attack|cannot block)",
    "those cards $1",
    "Engage each character. They do not disengage => Engage each character. those cards do not disengage",
    "they attack | those cards do not disengage",
  ],
];

const damage: readonly Row[] = [
  [
    "damage.trait",
    "(deals?) (<n>) (<trait>) to(?= )",
    "$1 $2 $3 damage to",
    "Deal 1 EQ to target character => Deal 1 EQ damage to target character",
    "deal 1 EQ damage to target character | deals 2 cards to",
  ],
  [
    "damage.thisTurnFirst",
    "damage (?:that would be )?dealt this turn to ([^.]+?)(?=[.]|$)",
    "damage that would be dealt to $1 this turn",
    "prevent all damage that would be dealt this turn to this. => prevent all damage that would be dealt to this this turn.",
    "damage that would be dealt to this this turn | dealt this turn",
  ],
  [
    "damage.toMany",
    "(?<=prevent all damage (?:that would be dealt )?to )(<groups>)(?= (?:docked|you control|an opponent controls|in your|with|this turn))",
    "each [one:$1]",
    "prevent all damage to characters you control this turn => prevent all damage to each character you control this turn",
    "prevent all damage to each character you control this turn | prevent all damage to this this turn",
  ],
];

const bounds: readonly Row[] = [
  [
    "bound.orphans",
    "orphaned (<groups>)( you control| an opponent controls)? (?:are not|cannot be) destroyed(?: at the end of (?:each |the )?turn| for being orphaned)?(?=[.,]|$)",
    "each [one:$1]$2 is not destroyed for being orphaned",
    "Orphaned cards you control are not destroyed at the end of turn. => each card you control is not destroyed for being orphaned.",
    "destroy each orphaned card | orphaned cards",
  ],
  [
    "bound.flying",
    "this does not lose Flying (?:when|while) engaged (?:on|during) your(?: own)? turn",
    "if it is your turn, this keeps Flying while engaged",
    "This does not lose Flying when engaged on your own turn => if it is your turn, this keeps Flying while engaged",
    "this loses Flying until end of turn | this keeps Flying while engaged",
  ],
  [
    "bound.attackAnother",
    "no (<noun>) ([^.,]+?) can attack (?:another|an?other|any) <noun> ([^.,]+?)(?=[.]|$)",
    "each $1 $2 cannot attack [many:$1] $3",
    "No card docked to this can attack another card docked to this. => each card docked to this cannot attack cards docked to this.",
    "no card can attack | this cannot attack",
  ],
  [
    "bound.buyFrom",
    "cannot buy (?:cards )?from (your|their) (open market|network)",
    "cannot buy cards in $1 $2",
    "each opponent cannot buy from your Open Market => each opponent cannot buy cards in your Open Market",
    "buy a card from your open market | cannot buy cards in your open market",
  ],
  [
    "bound.traitMore",
    "(<groups>)(?: cards)? cost (you|each player|each opponent) (<n>) (?:additional|extra|more) (<trait>)",
    "each [one:$1] costs $2 $3 $4 more",
    "events cost each player 1 additional IQ => each event costs each player 1 IQ more",
    "each event costs each player 1 IQ more | events cost you 1M more",
  ],
  [
    "bound.eventCards",
    "event cards(?= |[.,]|$)",
    "events",
    "event cards cost you 1M less => events cost you 1M less",
    "events cost you 1M less | an event card",
  ],
  [
    "bound.twice",
    "^((?:when|whenever|at) .+?)[.] (?:this(?: ability)? )?(?:triggers|works|happens)? ?(?:only )?(?:twice|two times|up to twice|at most twice) (?:each|per|a|every) turn(?: only)?[.]?$",
    "twice per turn, $1.",
    "Whenever you draw a card, gain 1M. This ability triggers only twice each turn. => twice per turn, Whenever you draw a card, gain 1M.",
    "twice per turn, pay 1M: draw 1 card | whenever you draw a card, gain 1M. Draw 1 card.",
  ],
  [
    "bound.sellAny",
    "(?:this turn, )?during your Divest phase(?: this turn)?, you may sell (?:any number of cards|as many cards as you(?:'d| would)?(?: like| want))[^.]*",
    "you may sell any number of cards in your Divest phase this turn",
    "This turn, during your Divest Phase, you may sell as many cards as you want => you may sell any number of cards in your Divest phase this turn",
    "during your Divest phase, you may draw 1 card | sell a card",
  ],
  [
    "bound.smallerHand",
    "each opponent has (?:a smaller hand than (?:yours|you)|fewer cards in hand than you)",
    "you have more cards in hand than each opponent",
    "if each opponent has a smaller hand than yours, draw 1 card => if you have more cards in hand than each opponent, draw 1 card",
    "each opponent discards 1 card | you have more cards in hand than each opponent",
  ],
  [
    "bound.turnsInWhich",
    "at the end of (?:every|each) turn (?:in|on) which (?:more than 1|2 or more) events? (?:was|were) played,?(?= )",
    "at the end of each turn, if 2 or more events were played this turn,",
    "At the end of every turn in which more than 1 event was played, draw 1 card => at the end of each turn, if 2 or more events were played this turn, draw 1 card",
    "at the end of each turn, draw 1 card | every turn",
  ],
];

const others: readonly Row[] = [
  [
    "move.self",
    "(?<=when |whenever )(this|an? <group>(?: you control)?) moves(?=,| )",
    "$1 is moved",
    "whenever this moves, draw 1 card => whenever this is moved, draw 1 card",
    "whenever this is moved, draw 1 card | you move this",
  ],
  [
    "counter.bare",
    "(an?|<n>) counter(s?)(?= (?:on|from|to) )",
    "$1 development counter$2",
    "put a counter on this => put a development counter on this",
    "put a development counter on this | counter target event",
  ],
  [
    "counter.loseAll",
    "(this|target [^.,]+?|that <noun>) loses all (?:of )?(?:its |this card's |that card's |the )?development counters",
    "remove all development counters from $1",
    "Target location loses all its development counters => remove all development counters from Target location",
    "loses all abilities | all development counters",
  ],
  [
    "counter.everyTwo",
    "(draws?) (?:a|1) card for (?:every|each) (<n>) (?:counters |development counters )?(?:removed|lost)(?: this way)?(?=[.]|$)",
    "$1 1 card for each $2 development counters removed this way",
    "draw a card for every 2 removed. => draw 1 card for each 2 development counters removed this way.",
    "draw 1 card for each card you control | every 2",
  ],
  [
    "shuffle.back",
    "(shuffles? [^.,]+?) and puts? (?:it|them|this|that card|those cards) back(?=[.]|$)",
    "$1",
    "Each player shuffles their open market and puts it back. => Each player shuffles their open market.",
    "shuffle your decks | put it back",
  ],
  [
    "discard.make",
    "make (?:them|that player|that opponent) discard (an? <group>) from (?:it|there|their hand|that card|this)",
    "discard $1 from that opponent's hand",
    "You may make them discard an event from it => You may discard an event from that opponent's hand",
    "discard a card | make",
  ],
  [
    "gain.halfValuation",
    "gain half (?:its|that card's|this card's) valuation,? (?:rounded|round) down",
    "gain money equal to half that card's valuation, rounded down",
    "gain half its valuation, round down => gain money equal to half that card's valuation, rounded down",
    "gain 2M | half that card's valuation, rounded down",
  ],
  [
    "limit.onceTurn",
    "1 ?x ?/ ?turn:? (?=\\p{L})",
    "once per turn, ",
    "1x/turn: discard a card: gain 1M => once per turn, discard a card: gain 1M",
    "once per turn, discard a card: gain 1M | 1 card",
  ],
  [
    "cost.arrow",
    "^((?:once per turn, )?(?:pay|discard|engage|destroy|remove|annihilate) [^.:→]+?) → ",
    "$1: ",
    "discard a card → gain 1M => discard a card: gain 1M",
    "discard a card: gain 1M | → gain 1M",
  ],
  [
    "end.chatter",
    "(?<=[.] )that(?:'s| is) (?:it|all)(?:,? (?:really|folks))?[.]?$",
    "",
    "Draw 1 card. That's it, really. => Draw 1 card. ",
    "that is a card | draw 1 card.",
  ],
];

export const MEGACORP_BOUNDS_LOOSE: readonly LooseRule[] = rows([...cards, ...damage, ...bounds, ...others]);
