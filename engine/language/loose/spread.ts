/** One word for several: two tags, two things that are forbidden, what becomes of the rest, and asides that change nothing. */
import { type LooseRule, type Row, rows } from "./rule.ts";

/** What stands behind a group of cards. */
const BEHIND =
  "(?= (?:among|in|from|on|you|an opponent|docked|with|that|gets?|have|has|cannot|can't|may|costs?|gains?|loses?|lose|are|is)(?![\\p{L}])|[.,]|$)";
export const OTHERS =
  "(?:any )?(?:opponents|your opponents|an opponent|other players|another player|any(?:body|one) (?:but you|else|other than you))";

/** Verbs whose cards are counted by how they came. */
const COUNTED: readonly (readonly [verb: string, done: string])[] = [
  ["reveal", "revealed"],
  ["discard", "discarded"],
  ["destroy", "destroyed"],
  ["return", "returned"],
];

export const spread: readonly LooseRule[] = rows([
  [
    "spread.tags",
    `(#[\\p{L}]{2,}?)s (?:and|or) (?:all )?(?:other )?(#[\\p{L}]{2,}?)s${BEHIND}`,
    "$1 or $2 cards",
    "All #Robots and #Drones you control get +1. => All #Robot or #Drone cards you control get +1.",
    "each #Robot and #Drone card | all #Gas and #Glass cards",
  ],
  [
    "spread.allTags",
    `(?<=(?:all|all the|all of the|all your|all of your|all other|your|your other) )#([\\p{L}]{2,}[^s])s${BEHIND}`,
    "#$1 cards",
    "Destroy all #Robots. => Destroy all #Robot cards.",
    "destroy a #Robot | all #Gas cards",
  ],
  [
    "rest.go",
    "(?:,? and|, then|,|[.]) (?:the )?(?:others?|rest|remaining cards|remainder|remaining ones|other cards) (?:all )?(?:go|goes|are put|is put|get put) (?:back )?(to|into|onto|on|in) ",
    ", then put the rest $1 ",
    "Put 1 of those cards into your hand, the others go on the bottom of your deck. => Put 1 of those cards into your hand, then put the rest on the bottom of your deck.",
    "put the rest on the bottom of your deck | other cards go up",
  ],
  [
    "aside.whose",
    ",? (?:friend or foe|friend and foe|foe or friend|friendly or not|whoever controls (?:it|them)|no matter (?:who controls (?:it|them)|whose (?:it is|they are))|regardless of (?:who controls (?:it|them)|controller|owner)|yours or not|including your own|including yours|yours included)(?=[.,;]|$)",
    "",
    "Destroy each card, friend or foe. => Destroy each card.",
    "destroy each card | whoever controls a card",
  ],
  [
    "after.event",
    "(?<=^|[.] |\\n)after (you|an opponent|a player|this|an? (?:other )?<group>) (?=(?:<verb>e?s|<verb>|is|becomes) )(?![^.,]*(?:attack|block|fight|retaliat|turn|phase))(?=[^.,]*,)",
    "when $1 ",
    "After you draw a card, gain 1M. => when you draw a card, gain 1M.",
    "after this attacks, gain 1M | after your turn, draw 1 card",
  ],
  [
    "cost.perTurnTo",
    "(?<=^|[.] |\\n)(once|twice) (?:per|a|each|every|in a) turn[:,]? (?:you (?:may|can) )?((?:pay|engage|discard|destroy|remove|annihilate|reveal|return) [^.:,]+?(?:(?:,|,? and) (?:pay|engage|discard|destroy|remove|annihilate|reveal|return) [^.:,]+?)?) (?:in order )?to (?=<verb> )(?![^.]*[.] (?:if you do|otherwise))",
    "$1 per turn, $2: ",
    "Once per turn: pay 2M and discard a card to draw 1 card. => Once per turn, pay 2M and discard a card: draw 1 card.",
    "once per turn, pay 2M: draw 1 card | once per turn, return a card to your hand",
  ],
  [
    "cannot.threeBy",
    `(?<=^|[.] )([^.:,]+?) (?:cannot|can't|may not) be (\\p{L}+), (\\p{L}+),? or (\\p{L}+) by (${OTHERS})(?=[.]|$)`,
    "$1 cannot be $2 by $5. $1 cannot be $3 by $5. $1 cannot be $4 by $5",
    "This can't be moved, drawn or destroyed by opponents. => This cannot be moved by opponents. This cannot be drawn by opponents. This cannot be destroyed by opponents.",
    "this cannot be moved by opponents | this cannot be moved, drawn or destroyed",
  ],
  [
    "cannot.twoBy",
    `(?<=^|[.] )([^.:,]+?) (?:cannot|can't|may not) be (\\p{L}+) or (\\p{L}+) by (${OTHERS})(?=[.]|$)`,
    "$1 cannot be $2 by $4. $1 cannot be $3 by $4",
    "This can't be moved or destroyed by opponents. => This cannot be moved by opponents. This cannot be destroyed by opponents.",
    "this cannot be moved by opponents | this cannot be moved or destroyed",
  ],
  [
    "or.whichever",
    "(?<= or [^.]*?),? (?:whichever|whatever) (?:they|you|that player|that opponent)(?:'d| would)? (?:prefers?|likes?|chooses?|wants?|rather)(?=[.]|$)",
    "",
    "That player loses 2M or discards 1 card, whichever they'd prefer. => That player loses 2M or discards 1 card.",
    "whichever they prefer | draw 1 card or gain 1M",
  ],
  ...COUNTED.map(
    ([verb, done]): Row => [
      `each.tag${done}`,
      `(?<=(?:^|[.:] )[^.:]*${verb}s? [^.:]*[.] [^.:]*for each )(<tag>)(?: cards?)? ${done}(?: this way)?(?=[.,]|$)`,
      `$1 card ${done} this way`,
      `${verb} each card. Gain 1M for each #Robot ${done}. => ${verb} each card. Gain 1M for each #Robot card ${done} this way.`,
      `${verb} each card. Gain 1M for each card ${done} this way. | gain 1M for each #Robot ${done}`,
    ],
  ),
  ...COUNTED.map(
    ([verb, done]): Row => [
      `each.${done}`,
      `(?<=(?:^|[.:] )[^.:]*${verb}s? [^.:]*[.] )(?:for each(?: of them| one| card| of those cards)?, (?:you )?(gain|draw|lose) ([^.,]+?)|(?:you )?(gain|draw|lose) ([^.,]+?) (?:for each|per)(?: one| card| of them| of those cards| of these)?)(?=[.]|$)`,
      `$1$3 $2$4 for each card ${done} this way`,
      `You may ${verb} any number of cards. For each, gain 1M. => You may ${verb} any number of cards. gain 1M for each card ${done} this way.`,
      `${verb} 1 card. Gain 1M for each card you control. | gain 1M for each`,
    ],
  ),
  [
    "each.youGet",
    "(?<=(?:^|[.:] )[^.:]*(?:reveal|discard|destroy|return)s? [^.:]*[.] )(?:you )?gets? (<money>) (?:for each|each)(?: one| of them)?(?=[.]|$)",
    "gain $1 for each",
    "You may reveal any number of cards. You get 1M for each. => You may reveal any number of cards. gain 1M for each.",
    "you get 1M for each card you control | you get 1M",
  ],
  [
    "any.oneOf",
    "(?<![\\p{L}])any one (?=(?:player's|opponent's|<noun>|<zone>|player|opponent)(?![\\p{L}]))",
    "any ",
    "Search any one player's deck => Search any player's deck",
    "any card | one card",
  ],
  [
    "or.fewOf",
    "(<n> or (?:more|fewer)) of (?=(?:<groups>) (?:you control|an opponent controls))",
    "$1 ",
    "If 2 or more of cards you control were destroyed, draw 1 card. => If 2 or more cards you control were destroyed, draw 1 card.",
    "2 or more cards you control | 2 of those cards",
  ],
  [
    "during.othersTurns",
    "(?<=^|[.] )([^.:,]*? (?:cannot|gets?|has|have|costs?) [^.:,]*?) (?:during|on|in) (?:an opponent's turn|opponents' turns|each opponent's turn|other players' turns)(?=[.]|$)",
    "if it is not your turn, $1",
    "This cannot be destroyed during opponents' turns. => if it is not your turn, This cannot be destroyed.",
    "this cannot be destroyed during your turn | draw 1 card during an opponent's turn",
  ],
  [
    "during.yours",
    "(?<=^|[.] )([^.:,]*? (?:get|have|cost) [^.:,]*?) (?:during|on|in) (?:your turn|your turns|your own turn|each of your turns)(?=[.]|$)",
    "if it is your turn, $1",
    "Cards you control have 1 more during your turn. => if it is your turn, Cards you control have 1 more.",
    "during your turn, pay 1M: draw 1 card | draw 1 card during your turn",
  ],
  [
    "they.each",
    "(?<=(each (?:opponent|player))(?![\\p{L}'])[^.]*[.] )they (?:each |all )?(<verb>) ([^.:]+?)(?: each)?(?=[.]|$)",
    "$1 [s:$2] $3",
    "Each opponent draws 1 card. They gain 1M each. => Each opponent draws 1 card. Each opponent gains 1M.",
    "They gain 1M each. | Each opponent may discard 1 card. If they do, draw 1 card.",
  ],
  [
    "they.mayEach",
    "(?<=(each (?:opponent|player))(?![\\p{L}'])[^.]*[.] )they (?:each |all )?(?:may|can) (?:each )?(?=<verb> )",
    "$1 may ",
    "Each opponent draws 1 card. They may each discard 1 card. => Each opponent draws 1 card. Each opponent may discard 1 card.",
    "They may discard 1 card. | Each opponent may discard 1 card. If they do, draw 1 card.",
  ],
  [
    "unless.hasTo",
    "(?<![\\p{L}])(?:has|have|is forced|are forced|needs|need) to pay you (?=<money>)",
    "pays you ",
    "That player has to pay you 1M. => That player pays you 1M.",
    "you have to pay 1M | has to pay 1M",
  ],
  [
    "each.inHand",
    "(?<=(?:reveals?|shows?|looks? at) (?:each card in )?(your) hand[^]*?(?:for each|for every|choose an?|number of) [^.,:]*?)(?:in|from|among|inside|within) (?:it|there|them)(?![\\p{L}])",
    "in $1 hand",
    "Reveal your hand. Gain 2M for each card in it. => Reveal your hand. Gain 2M for each card in your hand.",
    "gain 2M for each card in it | Reveal your hand, then discard a card from it.",
  ],
  [
    "any.other",
    "(?<=(?:with|and|to|from|onto|under|destroy|move|swap|choose|engage) )any other (?=<group>(?![\\p{L}]))(?!<groups>(?![\\p{L}]))",
    "another ",
    "Swap this with any other card you control. => Swap this with another card you control.",
    "any other cards | in any other case",
  ],
  [
    "one.tags",
    "(?<![\\p{L}])one of (your|their) #([\\p{L}]{2,}[^s])s(?![\\p{L}])",
    "a #$2 card of $1s",
    "Destroy one of your #Robots. => Destroy a #Robot card of yours.",
    "a #Robot card of yours | one of your cards",
  ],
  [
    "no.tags",
    "(?<=controls? (?:no|no other) )(<tag>)(?=[.,;:]|$)",
    "$1 cards",
    "If you control no #Robot, draw 1 card. => If you control no #Robot cards, draw 1 card.",
    "if you control no #Robot cards, draw 1 card | control a #Robot",
  ],
  [
    "lose.twoKeywords",
    "(?<=^|[.:] |, |\\n)((?:all |each )?(?:other )?(?:<groups>|<group>)(?:(?! loses? )[^.,:])*?) (loses?) (<keyword>) and (<keyword>)( until [^.,:]+?)?(?=[.]|$)",
    "$1 $2 $3$5. $1 $2 $4$5",
    "All cards lose <keyword> and <keyword> until end of turn. => All cards lose <keyword> until end of turn. All cards lose <keyword> until end of turn.",
    "all cards lose <keyword> until end of turn | target card loses <keyword> and <keyword>",
  ],
  [
    "lose.targetTwo",
    "(?<=^|[.:] |, |\\n)(target (?:(?! loses )[^.,:])*?) loses (<keyword>) and (<keyword>)( until [^.,:]+?)(?=[.]|$)",
    "$1 loses $2$4. That card loses $3$4",
    "Target card loses <keyword> and <keyword> until end of turn. => Target card loses <keyword> until end of turn. That card loses <keyword> until end of turn.",
    "target card loses <keyword> until end of turn | all cards lose <keyword> and <keyword>",
  ],
  [
    "limit.useThis",
    "(?<=^|[.] |\\n)([^.:\\n]+: [^.\\n]+?)[.;,] (?:you (?:may|can) )?(?:only )?(?:use|activate|do) (?:this|it)(?: ability)? (?:only |at most |no more than )?(once|twice) (?:per|each|a|every|in a) turn(?=[.]|$)",
    "$2 per turn, $1",
    "Pay 1M: draw 1 card; use this only once per turn. => once per turn, Pay 1M: draw 1 card.",
    "once per turn, pay 1M: draw 1 card | Draw 1 card; use this only once per turn.",
  ],
  [
    "limit.anyTime",
    "(?<=(?:once|twice) per (?:game|turn)),? at any time(?=[:,])",
    "",
    "Once per game, at any time: draw 1 card. => Once per game: draw 1 card.",
    "at any time | once per game, draw 1 card",
  ],
  [
    "each.oneThisWay",
    "(?<![\\p{L}])for (?:each|every) one (?=\\p{L}+ this way)",
    "for each card ",
    "For each one destroyed this way, draw 1 card. => for each card destroyed this way, draw 1 card.",
    "for each one | for each card destroyed this way",
  ],
  [
    "chooses.eitherYou",
    "(?<=^|[.:,] |\\n|then )((?:target|an|each|that|your|the) (?:opponent|player)) chooses(?: one)?: (?:either )?you (<verb>) ([^.,;:]+?)[,;]? or (?:they|he|she|that player|that opponent) (<verb>)s? ([^.,;:]+?)(?=[.]|$)",
    "$1 chooses one: $4 $5; or you $2 $3",
    "Target opponent chooses: either you draw 3 cards, or they lose 3M. => Target opponent chooses one: lose 3M; or you draw 3 cards.",
    "target opponent chooses one: lose 3M; or discard 1 card | either you draw 1 card, or they lose 3M",
  ],
  [
    "chooses.eitherThey",
    "(?<=^|[.:,] |\\n|then )((?:target|an|each|that|your|the) (?:opponent|player)) chooses(?: one)?: (?:either )?(?:they|he|she|that player|that opponent) (<verb>)s? ([^.,;:]+?)[,;]? or you (<verb>) ([^.,;:]+?)(?=[.]|$)",
    "$1 chooses one: $2 $3; or you $4 $5",
    "Target opponent chooses: they lose 3M or you draw 3 cards. => Target opponent chooses one: lose 3M; or you draw 3 cards.",
    "target opponent chooses one: lose 3M; or discard 1 card | they lose 3M or you draw 1 card",
  ],
  [
    "looked.oneOf",
    "(?<=(looks? at the top <n> cards of [^.,;:]+?))(?:,? and|, then|,|[.] then|[.]) (annihilate|discard|reveal|deploy|play) (?:one|1)(?: of (?:them|those|those cards|these))?(?=[.,;]| and|$)",
    ". $2 1 of those cards",
    "Look at the top 4 cards of your deck, discard one. => Look at the top 4 cards of your deck. discard 1 of those cards.",
    "look at the top 4 cards of your deck, discard 1 of your cards | discard one",
  ],
  [
    "looked.restBack",
    "(?<=looks? at the top <n> cards of (your [^.,;:]+?)[.] (?:annihilate|discard|reveal|deploy|play) 1 of those cards)(?:,? and|, then|,|[.] then|[.]) put (?:back )?the (?:rest|others|remaining cards)(?: back)?(?: on top(?: of (?:it|that deck|their deck|the deck|your deck))?)?( in any order)?(?=[.]|$)",
    ", then put the rest on top of $1 in any order",
    "Look at the top 4 cards of your deck. discard 1 of those cards, put back the rest in any order. => Look at the top 4 cards of your deck. discard 1 of those cards, then put the rest on top of your deck in any order.",
    "put the rest on top of your deck in any order | put back the rest",
  ],
]);
