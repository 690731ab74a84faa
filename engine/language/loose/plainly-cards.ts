/** How people put it who know no rules editor: what becomes of cards, where they come back from, and sentences that say two things at once. */
import { type LooseRule, type Row, rows } from "./rule.ts";

const START = "(?<=^|[.:] |\\n|, then |, )";
const A_CARD = "(?:target|an?|another|each|all|up to <n>|<n>|this|that|those) ?[^.,:;]*?";

const cards: readonly Row[] = [
  ...(["engaged", "disengaged", "destroyed", "discarded", "annihilated"] as const).map(
    (done): Row => [
      `plainly.becomes.${done}`,
      `${START}(?!when|if |while )(${A_CARD}) (?:becomes?|turns?|gets?|is|are) (?:now )?${done}(?=[.]|$| and )(?<!(?:when|whenever|if|while|as long as|unless) [^.,]*)(?<!(?:that|who|which) (?:is|are) ${done})`,
      `${done.replace(/d$/u, "").replace(/y?e$/u, (end) => (end === "ye" ? "y" : done.startsWith("discard") || done.startsWith("destroy") ? "" : "e"))} $1`,
      `Target card becomes ${done}. => ${done === "destroyed" ? "destroy" : done === "discarded" ? "discard" : done.replace(/d$/u, "")} Target card.`,
      `when this becomes ${done}, draw 1 card | each ${done} card`,
    ],
  ),
  [
    "plainly.theyDo",
    "(?<=(?:choose|pick|select) (?:<n>|up to <n>|any number of) [^.]*[.] )they (<verb>)(?=[.,]| )(?! |cards)",
    "$1 those cards",
    "Choose 2 cards. They <verb>. => Choose 2 cards. <verb> those cards.",
    "they control | Choose 2 cards. They cannot attack.",
  ],
  [
    "plainly.theyMany",
    "(?<=(?:choose|draw|reveal|pick|select|engage|disengage|destroy|swap|move|return|those|look at) [^.]*<nouns>(?![\\p{L}])[^.]*[.] (?:[^.]*, )?)they (?=(?:get|gain|have|cannot|cost|deal|do not|may|lose)(?![\\p{L}]))",
    "those cards ",
    "Choose 2 cards. They cannot attack this turn. => Choose 2 cards. those cards cannot attack this turn.",
    "they control | Each player draws 1 card. They lose 1M.",
  ],
  [
    "plainly.backFrom",
    "(?<=^|[.:] |then |, |may )(?:get|take|bring|pick|fetch) back (an?|another|1|one|target|up to <n>|<n>) ([^.,:;]*?) from (your <zone>)(?: (?:in)?to your hand)?(?=[.,]|$)",
    "return $1 $2 from $3 to your hand",
    "Get back a card from your <zone>. => return a card from your <zone> to your hand.",
    "return a card from your <zone> to your hand | get a card",
  ],
  [
    "plainly.getBack",
    "(?<=^|[.:] |then |, |may )(?:get|take|bring|fetch|pick) (an?|another|1|one|target|up to <n>|<n>) ([^.,:;]*?) back (?:(?:in)?to your hand )?(?:from|out of) (your <zone>)(?: (?:in)?to your hand)?(?=[.,]|$)",
    "return $1 $2 from $3 to your hand",
    "Get a card back from your <zone>. => return a card from your <zone> to your hand.",
    "return a card from your <zone> to your hand | get a card",
  ],
  [
    "plainly.backInto",
    "(?<=puts? [^.,]*) back (in|into|to|onto) (your|their|its owner's) (?=hand(?![\\p{L}]))",
    " into $2 ",
    "put a card from your hand back in your hand => put a card from your hand into your hand",
    "put a card into your hand | return",
  ],
  [
    "plainly.addFrom",
    "(?<=^|[.:] |then |, |may )(?:add|take) (an?|another|1|one|target|up to <n>|<n>) ([^.,:;]*?) from (your <zone>) (?:in)?to (your hand)(?=[.,]|$)",
    "put $1 $2 from $3 into $4",
    "Add a card from your <zone> to your hand. => put a card from your <zone> into your hand.",
    "put a card from your <zone> into your hand | add 1",
  ],
  [
    "plainly.damages",
    "(?<=<trait> |<n> |all |all the )damages(?![\\p{L}])",
    "damage",
    "deal 2 damages to target card => deal 2 damage to target card",
    "deal 2 damage to target card | damages a card",
  ],
  [
    "plainly.allThe",
    "(?<=(?:remove|prevent|cancel|heal) )all the (?=damage|<noun>|<nouns>)",
    "all ",
    "remove all the damage from this => remove all damage from this",
    "remove all damage from this | all the",
  ],
  [
    "plainly.bareOfOpponent",
    "(<anygroup>) of (?:the |your |an )?opponents?(?='?[.,:;]|'? until|'? with|$|'? for| becomes| cannot)(?!'s)",
    "$1 an opponent controls",
    "destroy a card of the opponent. => destroy a card an opponent controls.",
    "a card an opponent controls | the turn of the opponent",
  ],
  [
    "plainly.neitherNor",
    "(?:can|may|does|do) neither (\\p{L}+) nor (\\p{L}+)",
    "cannot $1 or $2",
    "this can neither attack nor block => this cannot attack or block",
    "this cannot attack or block | neither",
  ],
  [
    "plainly.soLong",
    "(?<=^|[.] |\\n)(?:so long as|as longer(?: as)?|for as long as|during the time(?: that)?|for so long as|provided(?: that)?|given that|assuming(?: that)?) (?=(?:this|you|an|the|it|each|target|that|there|no)(?![\\p{L}]))",
    "as long as ",
    "So long as it is your turn, this gets +1 => as long as it is your turn, this gets +1",
    "as long as it is your turn, this gets +1 | so long",
  ],
  [
    "plainly.providedBehind",
    "(?<=^|[.] |\\n)(?!if |when|at |unless |for |during |once |while |as |until )([^.:]+?),? (?:provided(?: that)?|given that|assuming(?: that)?|so long as) ((?:this|you|an|the|it|each|target|that|there|no)(?![\\p{L}])[^.,:]*)(?=[.]|$)",
    "if $2, $1",
    "Draw 1 card provided that you control a card. => if you control a card, Draw 1 card.",
    "draw 1 card if you control a card | provided",
  ],
  [
    "plainly.otherwise",
    "(?<=^|[.] |\\n)(if [^.;:]+?, [^.;:]+?)(?:[;,] (?:otherwise|or else|else|in (?:any )?other cases?|in all other cases|if not),?|[.] (?:if not|or else|else|in (?:any )?other cases?),) (?=(?:you )?<verb> |<n>|<money>|each |target |this |that )(?<!(?:may|would) [^.;]*)",
    "$1. otherwise, ",
    "If you control a card, draw 1 card; otherwise, gain 2M. => If you control a card, draw 1 card. otherwise, gain 2M.",
    "If you control a card, draw 1 card. otherwise, gain 2M. | if not",
  ],
  [
    "plainly.otherwiseVerb",
    "(?<=(?<![\\p{L}])(gain|draw|lose) [^.]*?[.] otherwise, )(?=<n>(?: <anynoun>)?[.]|<money>[.]|<n>(?: <anynoun>)?$|<money>$)",
    "$1 ",
    "If you control a card, gain 6M. otherwise, 2M. => If you control a card, gain 6M. otherwise, gain 2M.",
    "otherwise, gain 2M. | draw 1 card. otherwise, draw 2",
  ],
  [
    "plainly.andCannot",
    "(?<=^|[.] |\\n)((?:if|while|as long as) [^.:]+?, )?(?!if |while |as long as |when|until |this turn)([^.,:]+?) ((?:gets?|has|have) [^.:]*?),? (?:and|but)(?: they| it)? (?=(?:cannot|do not|does not|may|can|costs?|are also|is also) )(?![^.]*until )",
    "$1$2 $3. $1$2 ",
    "If it is your turn, this gets +1 and cannot be destroyed. => If it is your turn, this gets +1. If it is your turn, this cannot be destroyed.",
    "this cannot be destroyed | this gets +1 and has 2",
  ],
  [
    "plainly.twoTimes",
    "(?<=^|[.] |\\n)(this|the host|each [^.,:]+?) (gets?|has) ([+]<n>(?: <trait>)?) (?:on|in|during) your(?: own)? turns?,? and ([+]<n>(?: <trait>)?) (?:on|in|during) (?:opponents'|your opponents'|an opponent's|each opponent's|your opponent's|the other players'|the opponent's|the turn of the opponents?|turn of the opponents?|your opponent's) ?(?:turns?)?(?=[.]|$)",
    "if it is your turn, $1 $2 $3. if it is an opponent's turn, $1 $2 $4",
    "This gets +1 on your turn and +2 on opponents' turns. => if it is your turn, This gets +1. if it is an opponent's turn, This gets +2.",
    "this gets +1 | if it is your turn, this gets +1",
  ],
  [
    "plainly.yourOtherTag",
    "(?<![\\p{L}])(?:all )?your other (<tag>)(?:s)?(?: cards?)?(?! (?:in|from|card|character))",
    "other $1 cards you control",
    "Your other #Foo get +1. => other #Foo cards you control get +1.",
    "other #Foo cards you control get +1 | your other cards",
  ],
  [
    "plainly.eachOfYours",
    "(?<![\\p{L}])each of your (<groups>|<group>)(?: cards)?(?! (?:in|from|cards?) )",
    "each [one:$1] you control",
    "each of your cards gets +1 => each card you control gets +1",
    "each card you control gets +1 | each of your turns",
  ],
  [
    "plainly.eachOfGroup",
    "(?<![\\p{L}])each of (?:your )?(?=(?:<groups>) (?:you control|an opponent controls))(<groups>)",
    "each [one:$1]",
    "each of cards you control gets +1 => each card you control gets +1",
    "each card you control gets +1 | each of them",
  ],
];

export const plainlyCards: readonly LooseRule[] = rows(cards);
