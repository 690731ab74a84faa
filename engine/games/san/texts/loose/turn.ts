/** How people write what San's cards say of the turn, of both players, of the River and the marker. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const ICON = "(?:Corruption|Propaganda|Hacking)";
const GAINED = `(?:${ICON}|revenue)`;

const turn: readonly Row[] = [
  [
    "turn.whenever",
    "(?<=^|[.] )((?:when|whenever) (?!you refill)[^.,]+?) this turn(?=,)",
    "$1",
    "When you buy a card this turn, draw 1 card => When you buy a card, draw 1 card",
    "when you refill your hand this turn, draw 1 more card | if you played a card this turn, draw 1 card",
  ],
  [
    "turn.wheneverLast",
    "((?:when|whenever) (?:you|your|an opponent|the River|a River)[^.,]+?) this turn(?=[.]|$)",
    "$1",
    "gain 1 Corruption whenever you cross a card this turn. => gain 1 Corruption whenever you cross a card.",
    "play all types this turn | if you played a card this turn, draw 1 card",
  ],
  [
    "turn.first",
    "(?<=if )this is the first card (?:that )?you(?: have)? play(?:ed)? this turn",
    "you played no other cards this turn",
    "if this is the first card you play this turn, draw 1 card => if you played no other cards this turn, draw 1 card",
    "the first card | this is played",
  ],
  [
    "turn.after",
    " after (?:you play|playing) this(?=,|[.]|$)",
    "",
    "if you have 3 or fewer cards in hand after playing this, draw 1 card => if you have 3 or fewer cards in hand, draw 1 card",
    "after you play a card | playing",
  ],
  [
    "turn.inPlay",
    "(?<=if )there are (<n> or more) (<groups>)(?: of yours| you control)? in play(?: this turn)?",
    "you played $1 $2 this turn",
    "if there are 5 or more cards of yours in play this turn, draw 1 card => if you played 5 or more cards this turn, draw 1 card",
    "there are 5 or more cards in your hand | in play",
  ],
  [
    "refill.end",
    "(?<=[.] )(?:then )?refill(?: the River| it)?[.]?$",
    "",
    "Put a River card into the box. Refill. => Put a River card into the box. ",
    "refill your hand | whenever the River is refilled, draw 1 card",
  ],
  [
    "refill.space",
    "(?:a|any) River (?:space|slot|card) (?:gets|is) refilled",
    "the River is refilled",
    "whenever a River space gets refilled, draw 1 card => whenever the River is refilled, draw 1 card",
    "the River is refilled | a River card",
  ],
  [
    "both.youFirst",
    ",? (?:you first|starting with you|beginning with you)(?=[.]|$)",
    "",
    "each player corrupts a River card, you first. => each player corrupts a River card.",
    "you | the first card",
  ],
];

const gains: readonly Row[] = [
  [
    "gain.revenueBare",
    "(?<=^|[.,] )(?:purchasing )?revenue (<n>)(?=[.]|$| instead)",
    "gain $1 revenue",
    "Revenue 2. => gain 2 revenue.",
    "a card with revenue 2 or more | gain revenue equal to X",
  ],
  [
    "gain.otherwise",
    `(gain <n> (${GAINED}))(?:,|[.])? (?:otherwise|else|later on|after that),? (?:gain )?\\+?(<n>)(?: ${GAINED})?(?=[.]|$)`,
    "$1. otherwise, gain $3 $2",
    "if it is your turn, gain 2 revenue, otherwise +1. => if it is your turn, gain 2 revenue. otherwise, gain 1 revenue.",
    "gain 2 revenue. draw 1 card | otherwise, draw 1 card",
  ],
  [
    "gain.onlyIf",
    `(gain <n> ${GAINED}),? (?:but )?only if ([^.,]+?)[.] otherwise`,
    "if $2, $1. otherwise",
    "gain 3 Corruption, but only if it is your turn. otherwise, gain 1 Corruption. => if it is your turn, gain 3 Corruption. otherwise, gain 1 Corruption.",
    "gain 3 Corruption | only if it is your turn, draw 1 card",
  ],
  [
    "gain.eachGives",
    `each (${ICON}|River|Equipment|Virus)(?: card)? (?:you )?(?:play|played|you have played) this turn (?:gives you|is worth|brings you) (<n>) (${ICON})`,
    "gain $2 $3 for each $1 card you play this turn, earlier or later",
    "Each Equipment played this turn gives you 1 Hacking => gain 1 Hacking for each Equipment card you play this turn, earlier or later",
    "each Equipment card | gain 1 Hacking for each card",
  ],
  [
    "gain.forFirst",
    `for each (Virus(?: card)? you passed|Hand Bonus token you have),? gain (<n>) (${ICON})`,
    "gain $2 $3 for each $1",
    "for each Virus you passed gain 1 Hacking => gain 1 Hacking for each Virus you passed",
    "gain 1 Hacking for each Virus you passed | for each card in your hand, draw 1 card",
  ],
  [
    "gain.unused",
    `(?:any|your|all(?: your)?|all the) (?:unused |leftover )?(?:purchasing )?revenue(?: (?:that )?you (?:haven't|have not|did not) (?:used|use|spent|spend))? becomes (${ICON})(?:, one for one)?`,
    "gain $1 equal to your unused revenue",
    "any Revenue you have not used becomes Propaganda, one for one => gain Propaganda equal to your unused revenue",
    "your unused revenue | gain 2 revenue",
  ],
  [
    "gain.highest",
    "(?:copy|gain) the revenue of the card with the highest revenue (?:you )?played this turn",
    "gain revenue equal to the highest revenue among played cards",
    "copy the Revenue of the card with the highest Revenue played this turn => gain revenue equal to the highest revenue among played cards",
    "gain 2 revenue | copy a played card",
  ],
  [
    "gain.forWhenever",
    "for whenever",
    "whenever",
    "gain 1 Corruption for whenever you cross a card => gain 1 Corruption whenever you cross a card",
    "for each card | whenever you cross a card, draw 1 card",
  ],
];

const others: readonly Row[] = [
  [
    "copy.never",
    "(?<=^|[.] )cannot be copied",
    "this cannot be copied",
    "Cannot be copied. => this cannot be copied.",
    "this cannot be copied | it may be copied",
  ],
  [
    "copy.without",
    "(copy|copies) ([^.,]+?),? (?:but )?(?:without|not|but not) its type",
    "$1 the effects of $2",
    "copy a played card, but without its type => copy the effects of a played card",
    "copy a played card | a card of that type",
  ],
  [
    "play.anyType",
    "(plays? [^.,]+?)(?:[.] (?:it does not|it doesn't|that card does not|this does not) matter (?:what|which) type (?:it is|that card is|this is|it has)|,? (?:whatever|no matter) (?:its type|what type it is)|,? of any type)",
    "$1 regardless of its type",
    "Play a card from your discard. It does not matter what type it is. => Play a card from your discard regardless of its type.",
    "play a card from your discard | its type",
  ],
  [
    "marker.otherwise",
    "(move the marker <n> spaces?)(?:,|[.])? otherwise,? (?:it|this|that card|the marker) moves (?:by )?(?:one|(<n>))(?: spaces?)?(?=[.]|$)",
    "$1. otherwise, move the marker $2§ spaces",
    "move the marker 4 spaces, otherwise it moves 1. => move the marker 4 spaces. otherwise, move the marker 1§ spaces.",
    "move the marker 4 spaces | otherwise, draw 1 card",
  ],
  [
    "marker.one§",
    "move the marker 1?§ spaces",
    "move the marker 1 space",
    "move the marker § spaces => move the marker 1 space",
    "move the marker 2 spaces | spaces",
  ],
  ["marker.few§", "(?<=\\d)§ spaces", " spaces", "move the marker 2§ spaces => move the marker 2 spaces", "2 spaces | §"],
  [
    "marker.oneMore",
    "move the marker 1 spaces",
    "move the marker 1 space",
    "move the marker 1 spaces => move the marker 1 space",
    "move the marker 2 spaces | 1 space",
  ],
  [
    "marker.first",
    "(?:send|put|move) (?:the )?(?:virus )?marker (?:back )?(?:to|on|onto) the first space of (?:the|its|that) Virus card(?: (?:that )?(?:it|this) is on)?",
    "put the marker on the first space of the Virus card it is on",
    "Send the Virus marker back to the first space of the Virus card it is on => put the marker on the first space of the Virus card it is on",
    "the first space | move the marker 2 spaces",
  ],
  [
    "virus.passed",
    "Virus(?: cards?)? of (?:the|your|target) opponent (?:that )?you(?: have)?(?: already)? (?:got through|passed|beat|beaten)",
    "Virus you passed",
    "for each Virus card of the opponent that you already got through => for each Virus you passed",
    "Virus you passed | a Virus card",
  ],
  [
    "banner.crossed",
    "your Banner (?:has )?(?:already )?crossed (<n>) (?:stages?|cards?|spaces?)(?: or more)",
    "your Banner is on stage [$1+1] or higher",
    "if your Banner has already crossed 3 stages or more, draw 1 card => if your Banner is on stage 4 or higher, draw 1 card",
    "your Banner | you cross a card",
  ],
  [
    "banner.losing",
    "you(?:'re| are) (?:losing at|behind (?:at|in|on)) (?:the )?Propaganda(?: track)?",
    "your Banner is behind target opponent's Banner",
    "if you are losing at Propaganda, draw 1 card => if your Banner is behind target opponent's Banner, draw 1 card",
    "gain 2 Propaganda | you are",
  ],
  [
    "token.own",
    "you own (no|an?|<n> or more) Hand Bonus tokens?",
    "you have $1 Hand Bonus tokens",
    "if you own no Hand Bonus token, draw 1 card => if you have no Hand Bonus tokens, draw 1 card",
    "you have no Hand Bonus tokens | Hand Bonus token you have",
  ],
  [
    "token.each",
    "Hand Bonus token(?:s)? (?:that )?you(?: own|'ve won| won| have won)",
    "Hand Bonus token you have",
    "gain 1 Propaganda for each Hand Bonus token you own => gain 1 Propaganda for each Hand Bonus token you have",
    "Hand Bonus token you have | Hand Bonus tokens",
  ],
  [
    "noun.noMercenary",
    "a card (?:that|which) (?:isn't|is not) a Mercenary|a non-Mercenary(?: card)?",
    "an Equipment card or Virus card",
    "whenever you play a card that is not a Mercenary, draw 1 card => whenever you play an Equipment card or Virus card, draw 1 card",
    "a Mercenary | a card",
  ],
  [
    "put.removed",
    "remove ([^.,]+?)(?:,| and|, and|, then)? put (?:it|them|that card|those cards|this) into the box",
    "put $1 into the box",
    "remove the top 2 cards of the Supply, put them into the box => put the top 2 cards of the Supply into the box",
    "put a River card into the box | remove",
  ],
  [
    "put.taken",
    "take (an? <group>) (?:from|out of) (target opponent's) (hand|discard) and put (?:it|this|that card) into (?:yours|your own)",
    "put $1 from $2 $3 into your $3",
    "take a card from target opponent's discard and put it into yours => put a card from target opponent's discard into your discard",
    "take a card | put a card into your hand",
  ],
  [
    "put.under",
    "(?:,|[.]) (?:then )?that card (?:then )?(?:gets put|is put|goes) (?:under|to the bottom of|on the bottom of|at the bottom of) (the Supply|your deck)",
    ", then put that card on the bottom of $1",
    "copy a River card. That card then gets put under the Supply => copy a River card, then put that card on the bottom of the Supply",
    "put that card on the bottom of the Supply | under",
  ],
];

export const SAN_TURN_LOOSE: readonly LooseRule[] = rows([...turn, ...gains, ...others]);
