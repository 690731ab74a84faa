/** What is forbidden, as people say it: “nothing can destroy this”, “is not allowed to”, “may draw only one card each turn”, “can't sell”. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const NOTHING = "(?:nothing|no card|no cards|no effect|no player|no one|nobody|no other card)";
/** What cards do to others, and what it is called from their side. */
const DONE: readonly (readonly [verb: string, done: string])[] = [
  ["destroy", "destroyed"],
  ["block", "blocked"],
  ["target", "targeted"],
  ["sell", "sold"],
  ["buy", "bought"],
  ["move", "moved"],
  ["engage", "engaged"],
  ["attack", "attacked"],
  ["disengage", "disengaged"],
  ["annihilate", "annihilated"],
];
const ONLY_MAY = "(?:can only|may only|(?:is|are) only allowed to|(?:is|are) limited to)";
const MAY = "(?:can|may|(?:is|are) allowed to)";
const AT_MOST = "(?:only|at most|no more than|a maximum of|up to a maximum of|just)";
/** What a player may do only so often. */
const MORE: readonly (readonly [verb: string, noun: string, doing: string])[] = [
  ["draw", "card", "drawing"],
  ["buy", "card", "buying"],
  ["sell", "card", "selling"],
  ["play", "event", "playing"],
];

export const MEGACORP_FORBIDDEN: readonly LooseRule[] = rows([
  [
    "forbidden.allowed",
    "(?:is|are) (?:not allowed|not permitted|unable|forbidden|prohibited|never allowed|not able) (?:to|from) (?=<verb>(?![\\p{L}])|be(?![\\p{L}]))",
    "cannot ",
    "Opponents are not allowed to play events. => Opponents cannot play events.",
    "opponents cannot play events | is able to block",
  ],
  [
    "forbidden.neither",
    "(this|the host|each [^.,:]+?) (?:can|may) neither (attack|block|retaliate|be [\\p{L}]+) nor (attack|block|retaliate|be [\\p{L}]+)",
    "$1 cannot $2 or $3",
    "This can neither attack nor block. => This cannot attack or block.",
    "this cannot attack or block | neither player",
  ],
  [
    "forbidden.start",
    "(?<=^|[.] |\\n)(?:unable to|not able to|never) (?=(?:attack|block|retaliate|be [\\p{L}]+ed)(?![\\p{L}]))",
    "this cannot ",
    "Unable to block. => this cannot block.",
    "this cannot block | never",
  ],
  [
    "forbidden.impossible",
    "(?<=^|[.] |\\n)it is impossible to (destroy|block|target|sell|buy|move|engage|attack) (this|the host)(?: card)?(?=[.]|$)",
    "nothing can $1 $2",
    "It is impossible to destroy this. => nothing can destroy this.",
    "nothing can destroy this | impossible",
  ],
  ...DONE.map(
    ([verb, done]): Row => [
      `forbidden.nothing.${verb}`,
      `(?<=^|[.] |\\n)${NOTHING} (?:can|may) (?:ever )?${verb} (this|the host)(?: card)?(?=[.]|$|\\n| until| this turn)`,
      `$1 cannot be ${done}`,
      `Nothing can ${verb} this. => this cannot be ${done}.`,
      `this cannot be ${done} | no player can draw cards`,
    ],
  ),
  [
    "forbidden.attacksOf",
    "(?<=^|[.,] |\\n)(?:attacks? (?:of|by|from) )?(this|the host|that <noun>|target <group>)(?: card)?(?:'s attacks?)? cannot be blocked(?<=attack[^.,]*)",
    "$1 cannot be blocked",
    "Attacks by this cannot be blocked. => this cannot be blocked.",
    "this cannot be blocked | attacks cannot be blocked",
  ],
  [
    "forbidden.itsAttacks",
    "(?<=^|[.,] |\\n)its attacks cannot be blocked",
    "it cannot be blocked",
    "Its attacks cannot be blocked. => it cannot be blocked.",
    "this cannot be blocked | their attacks cannot be blocked",
  ],
  [
    "forbidden.bought",
    "(?<=cannot )be (?:purchased|acquired|bought up)(?=[.,]|$|\\n| by)",
    "be bought",
    "This cannot be purchased. => This cannot be bought.",
    "this cannot be bought | be acquired",
  ],
  [
    "forbidden.sellBare",
    "(?<=(?:opponent|player|you)s? cannot )sell(?: (?:anything|any cards?|their cards|your cards))?(?=[.]|$|\\n| until| this turn| during)",
    "sell cards",
    "Each opponent cannot sell. => Each opponent cannot sell cards.",
    "each opponent cannot sell locations | this cannot be sold",
  ],
  [
    "forbidden.drawBare",
    "(?<=(?:opponent|player|you)s? cannot )draw(?: (?:anything|any cards?|extra cards))?(?=[.]|$|\\n| until| this turn| during)",
    "draw cards",
    "Each opponent cannot draw. => Each opponent cannot draw cards.",
    "each opponent cannot draw cards | draw a card",
  ],
  [
    "forbidden.attackBare",
    "(?<=(?:opponent|player|you)s? cannot )(?:attack with (?:any )?(?:characters?|cards?|anything)|declare (?:any )?attacks?|make (?:any )?attacks?)(?=[.]|$|\\n| until| this turn| during)",
    "attack",
    "You cannot declare attacks. => You cannot attack.",
    "you cannot attack | you cannot declare more than 1 attack each turn",
  ],
  [
    "forbidden.eventsBy",
    "(?<=^|[.] |\\n)events cannot be played by (?:an opponent|opponents|your opponents|other players)(?=[.]|$|\\n| until| this turn)",
    "each opponent cannot play events",
    "Events cannot be played by opponents. => each opponent cannot play events.",
    "each opponent cannot play events | this cannot be played",
  ],
  [
    "forbidden.onlyYou",
    "(?<=^|[.] |\\n)only you (?:can|may) (play events|sell cards|draw cards|search decks)(?=[.]|$|\\n| this turn| until)",
    "each opponent cannot $1",
    "Only you may play events. => each opponent cannot play events.",
    "each opponent cannot play events | only characters can block this",
  ],
  [
    "forbidden.aPlayer",
    "(?<=^|[.] |\\n)a player(?= (?:can|may) only (?:draw|buy|sell|play) )",
    "each player",
    "A player can only draw 1 card per turn. => each player can only draw 1 card per turn.",
    "each player draws 1 card | a player draws 1 card",
  ],
  [
    "forbidden.never",
    "(?<=^|[.] |\\n)(this|the host) (?:is|can) never (?:be )?(destroyed|attacked|blocked|targeted|sold|bought|moved|engaged|annihilated)(?=[.]|$|\\n)",
    "$1 cannot be $2",
    "This is never destroyed. => This cannot be destroyed.",
    "this cannot be destroyed | never destroyed",
  ],
  [
    "forbidden.playBare",
    "(?<=(?:opponent|player|you)s? cannot )play (?:an event|any events?)(?=[.]|$|\\n| until| this turn| during)",
    "play events",
    "Each opponent cannot play an event. => Each opponent cannot play events.",
    "each opponent cannot play events | you may play an event",
  ],
  ...MORE.flatMap(([verb, noun, doing]): Row[] =>
    (
      [
        ["one", "(?:1|one|a single)", "1", noun],
        ["many", "([2-9]|two|three)", "$2", `${noun}s`],
      ] as const
    ).map(([id, many, number, nouns]) => [
      `forbidden.only.${verb}.${id}`,
      `(?<=^|[.,] |\\n)(you|each opponent|each player|opponents|players|an opponent|a player) (?:${ONLY_MAY} (?:${verb}|${doing})|${MAY} ${verb} ${AT_MOST}) ${many} ${noun}s? (?:per|each|every|a|in a|in each) turn(?=[.]|$|\\n)`,
      `$1 cannot ${verb} more than ${number} ${nouns} each turn`,
      id === "one"
        ? `Each player may ${verb} only one ${noun} each turn. => Each player cannot ${verb} more than 1 ${noun} each turn.`
        : `Each player may ${verb} only 2 ${noun}s each turn. => Each player cannot ${verb} more than 2 ${noun}s each turn.`,
      `each player cannot ${verb} more than 1 ${noun} each turn | each player may ${verb} 1 ${noun}`,
    ]),
  ),
]);
