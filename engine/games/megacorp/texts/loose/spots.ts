/** Where cards are put, what carries them, and what becomes of a target, as people say it. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const START = "(?<=^|[.:,] |\\n|then |may )";

const places: readonly Row[] = [
  [
    "spots.placesWith",
    "(?<=^|[.:,] |\\n|then |may )(?:(this) )?(?:exchanges?|swaps?|switch(?:es)?|trades?|changes?) (?:places|slots|positions|spots) with (target [^.,:;]+?|another [^.,:;]+?|an? [^.,:;]+?)(?=[.,;]|$|\\n)",
    "swap this with $2",
    "Exchange places with target character you control. => swap this with target character you control.",
    "swap this with target character you control | exchange control of this with target character",
  ],
  [
    "spots.dockTo",
    "(?<=^|[.:] |\\n|then |may )(?:dock|put|place|move) this (?:so that it is docked|so it is docked|to be docked|next|adjacent|docked)? ?(?:to|next to) (an? <group>(?: you control| an opponent controls)?|target <group>(?: you control| an opponent controls)?)(?=[.,;]|$|\\n)",
    "move this next to $1",
    "Dock this to a location. => move this next to a location.",
    "move this next to a location | bond this to a location",
  ],
  [
    "spots.targetMoves",
    "(?<=^|[.:,] |\\n|then )(target <group>(?: you control| an opponent controls)?) (moves|disengages|engages)(?=[.]|$|\\n)",
    "[base:$2] $1",
    "Target character you control moves. => move Target character you control.",
    "move target character you control | whenever target character moves",
  ],
  ...(["cancel", "move", "sell"] as const).map((verb): Row => {
    const done = { cancel: "cancelled", move: "moved", sell: "sold" }[verb];
    return [
      `spots.isDone.${verb}`,
      `(?<=^|[.:] |\\n|then )(target [^.,:;]+?) (?:is|gets|becomes) ${done}(?=[.]|$|\\n)(?<!(?:when|whenever|if|while) [^.,]*)`,
      `${verb} $1`,
      `Target event is ${done}. => ${verb} Target event.`,
      `when target event is ${done}, draw 1 card | ${verb} target event`,
    ];
  }),
  [
    "spots.noEffect",
    "(?<=^|[.:] |\\n|then )(target (?:event|ability)[^.,:;]*?) (?:has no effect|does nothing|is countered|is negated|fizzles)(?=[.]|$|\\n)",
    "cancel $1",
    "Target event has no effect. => cancel Target event.",
    "cancel target event | this has no effect",
  ],
  [
    "spots.terrain",
    "(?:whatever (?:is|gets) (?:built|deployed|placed)(?: on top of| on| over) this(?: terrain)?|(?:the|a|any) (?:card|location|character) (?:(?:that is )?(?:built|deployed|placed) )?(?:on top of|on|above|over|atop) this(?: terrain)?|(?:the|any) card built here|whatever stands on this)(?= (?:gets?|has|gains?|cannot|deals)(?![\\p{L}]))",
    "the host",
    "The card on top of this gets +1 IQ => the host gets +1 IQ",
    "the character docked to this gets +1 IQ | a card on top of your main deck",
  ],
  [
    "spots.bearer",
    "(?<=^|[.:] |\\n)(?:(?:its |the )?(?:bearer|wearer|wielder|carrier))(?= (?:gets?|has|gains?|cannot|can|may|deals|attacks?|blocks?)(?![\\p{L}]))|(?<=(?:when|whenever) )(?:its|the|this card's) (?:bearer|wearer|wielder|carrier)(?= )",
    "the host",
    "Bond. Bearer gets +2 BQ. => Bond. the host gets +2 BQ.",
    "the host gets +2 BQ | the bearer of bad news",
  ],
  [
    "spots.bondGives",
    "(?<=bond[.:] (?:[^\\n]*[.] )?)(?:gives?|grants?)(?: (?:the|its) host)? ([+-]<n> <trait>|<keyword>)",
    "the host gets $1",
    "Bond. Gives +2 BQ. => Bond. the host gets +2 BQ.",
    "the host gets +2 BQ | gives 2M",
  ],
  [
    "spots.bondPlus",
    "(?<=^|\\n)bond(?:[.:]|,)? (?=[+-]<n> <trait>)",
    "Bond. the host gets ",
    "Bond: +2 BQ. => Bond. the host gets +2 BQ.",
    "Bond. The host gets +2 BQ. | Bond: character.",
  ],
  [
    "spots.bothKeyword",
    "(the host) gets ([+-]<n> <trait>) and (<keyword>)(?=[.]|$|\\n)",
    "$1 gets $2 and has $3",
    "The host gets +1 BQ and Initiative. => The host gets +1 BQ and has Initiative.",
    "the host gets +1 BQ | the host has Initiative",
  ],
  [
    "spots.stays",
    "(?<=the host (?:gets?|has|gains?|cannot) [^.,:;]*?),? for as long as (?:it|that card) (?:stays|remains|is|stands) (?:there|here|in place|on it|on this)(?=[.]|$|\\n)",
    "",
    "The host gets +1 BQ for as long as it stays there. => The host gets +1 BQ.",
    "the host gets +1 BQ | for as long as it stays there",
  ],
  [
    "spots.hostToo",
    "(?<=[^.\\n]),? and (the host|this|that <noun>) is (destroy|discard)ed(?=[.]|$|\\n)(?<!(?:if|when|whenever|while|would be) [^.,]*)",
    ", then $2 $1",
    "lose 4M and the host is destroyed. => lose 4M, then destroy the host.",
    "when this is attacked and the host is destroyed, draw 1 card | the host is destroyed",
  ],
  [
    "spots.amongTheirs",
    "the (<noun>) with the (highest|lowest) (valuation|<trait>) among the (?:<groups>|<noun>|cards) they control",
    "a $1 they control with the $2 $3",
    "Each player returns the location with the highest valuation among the locations they control to its owner's hand. => Each player returns a location they control with the highest valuation to its owner's hand.",
    "the highest valuation among locations you control | the location with the highest valuation",
  ],
  [
    "spots.tie",
    "(?<=with the (?:highest|lowest|most|fewest|least) [^]*)[.] (?:(?:if there(?:'s| is) a tie|in case of (?:a )?tie|on a tie|if tied|if several are tied),? (?:that player|they|you|he or she|its controller) (?:picks?|chooses?|decides?)(?: one| which)?)(?=[.]|$|\\n)",
    "",
    "destroy a location you control with the highest valuation. If there is a tie, you choose. => destroy a location you control with the highest valuation.",
    "if there is a tie, nothing happens | destroy a location you control",
  ],
  [
    "spots.attackersController",
    "(?<=^|[.] |\\n)(when|whenever) this blocks, (?:the|that) attacker's controller",
    "$1 this blocks a character, that character's controller",
    "When this blocks, the attacker's controller pays you 1M. => When this blocks a character, that character's controller pays you 1M.",
    "when this blocks, draw 1 card | the attacker's controller",
  ],
  [
    "spots.anyTrait",
    "(?<=chooses? )(?:IQ, EQ, MQ,? or BQ|one of (?:the )?(?:four )?traits|one trait|any trait)(?=[.,;]|$|\\n)",
    "a trait",
    "choose IQ, EQ, MQ or BQ. => choose a trait.",
    "choose a trait | choose IQ",
  ],
  [
    "spots.pool",
    "(?<=^|[.:,] |\\n|then |may |you )(?:adds?|produce) (<n>) (<trait>)(?: to (?:your|the) (?:trait |<trait> )?pool)?(?=[.,;]|$|\\n| for each)",
    "gain $1 $2",
    "Add 1 BQ to your pool. => gain 1 BQ.",
    "this gets +1 BQ | add 1 BQ to this",
  ],
  [
    "spots.intoPlay",
    "(?<=^|[.:,] |\\n|then |may |you )put (an?|one|1|up to <n>|<n>|another) ([^.,:;]*?) (?:from|in) (your (?:hand|open market)) into (?:play|your network) (?=(?:for free|without paying|at no cost|free of charge))",
    "deploy $1 $2 in $3 ",
    "Put a character from your open market into play without paying for it. => deploy a character in your open market without paying for it.",
    "put a character into play | deploy a character in your hand for free",
  ],
  [
    "spots.skipped",
    "(?<=^|[.:,] |\\n|then )your next (Accounting|Buy|Challenge|Divest) phase is skipped(?=[.,;]|$|\\n)",
    "skip your next $1 phase",
    "Your next Buy phase is skipped. => skip your next Buy phase.",
    "skip your next Buy phase | your next Buy phase",
  ],
  [
    "spots.extraTurn",
    "(?<=^|[.:,] |\\n|then )(?:you (?:get|have) |have |get )(?:an (?:extra|additional) turn|another turn)(?: after this(?: one)?)?(?=[.,;]|$|\\n)",
    "take an extra turn after this one",
    "You get an additional turn after this. => take an extra turn after this one.",
    "take an extra turn after this one | an extra turn",
  ],
  [
    "spots.halve",
    "(?<=^|[.:,] |\\n|then )halve (each player's|each opponent's|target opponent's|your) (?:money|cash)(?=[.,;]|$|\\n)",
    "‡$1 loses half their money",
    "Halve each player's money. => ‡each player's loses half their money.",
    "each player loses half their money | halve the BQ of this",
  ],
  [
    "spots.halveWho",
    "‡((?:each|target) (?:player|opponent))'s(?= loses)",
    "$1",
    "‡each player's loses => each player loses",
    "each | ‡your",
  ],
  ["spots.halveYour", "‡your loses half their", "lose half your", "‡your loses half their money => lose half your money", "your | ‡each"],
  [
    "spots.cash",
    "(?<=half (?:of )?(?:their|your) )(?:cash|funds|bank)(?: \\(?rounded down\\)?|, rounded down)?(?=[.,;]|$|\\n)",
    "money",
    "loses half their cash => loses half their money",
    "half their money | cash",
  ],
  [
    "spots.ifIts",
    `${START}(destroy|annihilate|engage|disengage|return|move|discard) (target <noun>)(?: to its owner's hand)? if (?:its|it has(?: an?)?) (?:(valuation|<trait>) (?:is|of)? ?)(<money>|<n>) or (less|more|lower|higher)(?=[.]|$|\\n)`,
    "$1 $2 with $3 $4 or $5",
    "Destroy target character if its BQ is 2 or less. => Destroy target character with BQ 2 or less.",
    "destroy target character with BQ 2 or less | if its BQ is 2 or less, draw 1 card",
  ],
  [
    "spots.noHigher",
    "(?<=with (?:an? )?(?:<trait>|valuation) )(?:of )?(?:no (?:higher|greater|more) than|not (?:higher|greater|more) than) (<n>|<money>)",
    "$1 or less",
    "a character with BQ no higher than 2 => a character with BQ 2 or less",
    "a character with BQ 2 or less | no higher than",
  ],
  [
    "spots.haveWith",
    "(?<=(?:if|while|as long as) )(?:one of|any of) your (<groups>) (?:has|have) (?:an? )?(?=<trait>|<n>)",
    "you control a ‡$1 with ",
    "if any of your characters has BQ 5 or more, draw 1 card => if you control a ‡characters with BQ 5 or more, draw 1 card",
    "if you control a character with BQ 5 or more, draw 1 card | any of your characters",
  ],
  ["spots.haveWithOne", "a ‡(<groups>)", "a [one:$1]", "a ‡locations with => a location with", "a location | ‡"],
];

export const MEGACORP_SPOTS: readonly LooseRule[] = [
  ...rows(
    [
      [
        "spots.type",
        "^(?:location|event|character|equipment|business|founder)(?:[.:]| [–—-]) (?=\\p{L})",
        "",
        "Location. When this is deployed, draw 1 card. => When this is deployed, draw 1 card.",
        "Locations cannot attack. | Equipment with Flying",
      ],
    ],
    { whole: "first" },
  ),
  ...rows(places),
];
