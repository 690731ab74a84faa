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

export const MEGACORP_SPOTS: readonly LooseRule[] = rows(places);
