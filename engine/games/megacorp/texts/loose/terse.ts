/** How people put Megacorp's sentences in few words: lists, shorthand of other games, and results that are named by what they look like. */
import { type LooseRule, rows } from "../../../../language/index.ts";
import { TERSE_GROUPS } from "./terse-groups.ts";

/** Before all other rules: a noun is not said twice. */
const NOUNS: readonly LooseRule[] = rows(
  [
    [
      "terse.nounCards",
      "(?<![\\p{L}#-])(character|event|location)(?:s| type)? cards(?![\\p{L}])",
      "$1s",
      "your location cards cost 1M less => your locations cost 1M less",
      "resource cards | location card",
    ],
    [
      "terse.equipmentCards",
      "(?<![\\p{L}#-])equipment cards?(?![\\p{L}])",
      "equipment",
      "your equipment cards cost 1M less => your equipment cost 1M less",
      "equipment | #Equipment cards",
    ],
    [
      "terse.equip",
      "(?<=^|\\n|[.] )equip (\\d+)M?[.]?(?=[ ]|$|\\n)",
      "Pay $1M: Bond this to target character you control.",
      "Equip 2M. => Pay 2M: Bond this to target character you control.",
      "equip target character | Equipped character gets +1 IQ",
    ],
    [
      "terse.wearing",
      "the (?:character|card|one) (?:wearing|carrying|holding|equipped with|wielding|that wears|that carries) this(?=[ ,.']|$)(?! (?:or|and) )",
      "the host",
      "The character wearing this gets +1 EQ. => the host gets +1 EQ.",
      "the character docked to this | this gets +1 EQ",
    ],
    [
      "terse.search",
      "(?<=^|[.:,] |\\n)search (?:your )?(main |resource )?decks?: (?=an?(?![\\p{L}])|one|1|up to|any)",
      "search your $1deck for ",
      "Search main deck: a location. => search your main deck for a location.",
      "search your main deck for a location | Search your decks, then draw.",
    ],
    [
      "terse.revealToHand",
      "(?<=search [^]*?)[.,;]? (?:and )?(?:reveal(?: it)?,? )(?:(?:then )?(?:put )?(?:it )?(?:to|into|in) (?:your )?hand),? (?:and |then )?shuffle(?=[.]|$)",
      ", reveal that card, then put that card into your hand",
      "Search your decks for a location. Reveal, to hand, shuffle. => Search your decks for a location, reveal that card, then put that card into your hand.",
      "reveal it, put it into your hand, shuffle | search your decks for a location, then shuffle",
    ],
  ],
  { whole: "first" },
);

const SAID: readonly LooseRule[] = rows([
  [
    "terse.bothTags",
    "(?<=(?:all|your|other) )(#[\\p{L}]+) and (#[\\p{L}]+)(?= (?:you control|an opponent controls|get|have|cannot|cost|gain|lose)(?![\\p{L}])|[.,]|$)",
    "$1 or $2 cards",
    "All #Cyborg and #Machine you control get +1 IQ. => All #Cyborg or #Machine cards you control get +1 IQ.",
    "a #GMO and #Human character | each #GMO and #Human character",
  ],
  [
    "terse.eachBothTags",
    "(?<=(?:each|every) )(#[\\p{L}]+) and (?:each |every )?(#[\\p{L}]+)(?= (?:you control|an opponent controls|gets|has|cannot|costs|gains|loses)(?![\\p{L}])|[.,]|$)",
    "$1 or $2 card",
    "Each #Cyborg and #Machine you control gets +1 IQ. => Each #Cyborg or #Machine card you control gets +1 IQ.",
    "a #GMO and #Human character | each #GMO and #Human character",
  ],
  [
    "terse.attackFails",
    "(?<=^|[.,:] |\\n|then )(?:the|that) attack (?:hits nothing|fizzles|misses|fails|comes to nothing|is wasted|does nothing|has no effect|is called off|is stopped|is prevented)(?=[.,;]|$)",
    "the attack is nullified",
    "If they do, the attack fizzles. => If they do, the attack is nullified.",
    "the attack is nullified | this attack hits",
  ],
  [
    "terse.eachPoint",
    "(?<=^|[.] |\\n)for each point of ((?:combat |<trait> )?damage) ([^.,:]+?) deals? to ([^.,:]+?), ([^.,:]+?)(?=[.]|$)",
    "whenever $2 deals $1 to $3, $4 for each point of damage dealt this way",
    "For each point of damage this deals to a Business, draw 1 card. => whenever this deals damage to a Business, draw 1 card for each point of damage dealt this way.",
    "for each point of damage dealt this way, gain 1M | for each card you control, draw 1 card",
  ],
  [
    "terse.millsThatMany",
    "(?<=whenever [^.,:]* deals [^.,:]*damage[^.,:]*, )([^.,:]+?) (?:mills|discards the top|loses the top) that many(?: cards)?(?: (?:from|of) (?:the top of )?their main deck)?(?=[.]|$)",
    "$1 discards the top card of their main deck for each point of damage dealt this way",
    "Whenever this deals combat damage to a Business, that Business's controller mills that many cards. => Whenever this deals combat damage to a Business, that Business's controller discards the top card of their main deck for each point of damage dealt this way.",
    "whenever this deals damage to a Business, draw that many cards | that player mills 3 cards",
  ],
  [
    "terse.preventIt",
    "(?<=^|[.] |\\n)(?:if|when|whenever) (this|the host|an? [^.,:]+?) would be dealt ((?:combat |<trait> )?damage), (?:prevent (?:it|that damage|all of it|that|all of that damage|all that damage)|(?:it|that damage|that card) (?:is )?(?:prevented|not dealt))(?: instead)?(?=[.]|$)",
    "prevent all $2 to $1",
    "If this would be dealt MQ damage, prevent that damage. => prevent all MQ damage to this.",
    "if this would be dealt MQ damage, draw 1 card instead | prevent all damage to this",
  ],
  [
    "terse.preventArea",
    "(?<=^|[.] |\\n)(?:if|when|whenever) (this|the host|an? [^.,:]+?) would be dealt damage (?:from|by) (?:an |any )?Area Attacks?, prevent (?:it|that damage|all of it|that)(?=[.]|$)",
    "prevent all damage from Area Attacks to $1",
    "If this would be dealt damage from an Area Attack, prevent that damage. => prevent all damage from Area Attacks to this.",
    "if this would be dealt damage from an event, prevent that damage | prevent all damage to this",
  ],
  [
    "terse.preventEach",
    "(?<=prevent all (?:\\p{L}+ )?damage (?:from Area Attacks )?to )an? (?=<group> (?:docked to|within [^.,]*?of) this(?=[.]|$))",
    "each ",
    "prevent all MQ damage to a card docked to this => prevent all MQ damage to each card docked to this",
    "prevent all MQ damage to this | prevent the next 2 damage to a card this turn",
  ],
  [
    "terse.deployFree",
    "(?<=deploys? [^.,:]*?),? (?:for )?free,? under (?:your|their) control(?=[.,]|$)",
    " for free",
    "Deploy that card free, under your control. => Deploy that card for free.",
    "deploy that card for free | under your control",
  ],
  [
    "terse.freeEngaged",
    "(?<=deploys? [^.,:]*?) for free, engaged(?=[.,]|$)",
    " engaged for free",
    "Deploy that card for free, engaged. => Deploy that card engaged for free.",
    "deploy that card for free | engaged",
  ],
  [
    "terse.whileList",
    "(?<=^|[.] |\\n)(while|as long as|if) ([^.:,]+?)(?::|,) ((?:[+-]<n> <trait>(?:,| and) )*[+-]<n> <trait>)((?:(?:,? and|,) <keyword>)+)(?=[.,])",
    "$1 $2, this gets $3 and has $4",
    "While this is engaged: +2 BQ, Elusive. => While this is engaged, this gets +2 BQ and has , Elusive.",
    "while this is engaged, this gets +2 BQ | while this is engaged: draw 1 card",
  ],
  [
    "terse.hasComma",
    "(?<= and has )(?:,? and|,) (?=<keyword>)",
    "",
    "this gets +2 BQ and has , Elusive => this gets +2 BQ and has Elusive",
    "this has Elusive, Flying | and has 2",
  ],
  [
    "terse.whileCannot",
    "(?<=^|[.] |\\n)((?:while|as long as|if) [^.:,]+?), this (gets|has) ([^.:]+?), and (?:it|this) (?:cannot|can't) ([^.,:]+?)(?=[.]|$)",
    "$1, this $2 $3. $1, this cannot $4",
    "While this is engaged, this gets +2 BQ, and it can't be sold. => While this is engaged, this gets +2 BQ. While this is engaged, this cannot be sold.",
    "while this is engaged, this gets +2 BQ | this gets +2 BQ, and it can't be sold",
  ],
  ["terse.abbreviated", "(?<![\\p{L}#'])(?:evts?)(?![\\p{L}'])", "event", "cancel target evt => cancel target event", "event | #Evt"],
  [
    "terse.abil",
    "(?<![\\p{L}#'])(?:abils?|abilit)(?![\\p{L}'])",
    "ability",
    "cancel target abil => cancel target ability",
    "ability | #Abil",
  ],
  [
    "terse.putOneBack",
    "(?<=draws? (?:<n>|two|three|four|five)(?: cards)?(?:,? (?:then|and)(?: then)?|,|[.] then|[.]) )puts? (?:one|1|a card)(?: of (?:them|your cards)| card)? (?:back )?(on|back on|back to|to|onto) (?:the )?(top|bottom)(?: of (?:your|the|your main|the main) deck)?(?: again)?(?=[.,]|$)",
    "put a card in your hand on $2 of your main deck",
    "Draw 2 cards, then put one back on top. => Draw 2 cards, then put a card in your hand on top of your main deck.",
    "put 1 card on top | draw 2 cards, then put this on top of your main deck",
  ],
  [
    "terse.onBottom",
    "(?<=in your hand )on bottom(?= of your)",
    "on the bottom",
    "put a card in your hand on bottom of your main deck => put a card in your hand on the bottom of your main deck",
    "on the bottom of your main deck | on bottom",
  ],
  [
    "terse.allCost",
    "(?<=^|[.] |, |\\n)all (<groups>(?: (?:in|from) (?:your|any|each player's|an opponent's) <zone>)?) costs? (<money>) (more|extra|less)(?=[.,;]|$| until )",
    "$1 cost each player $2 $3",
    "All events cost 1M more. => events cost each player 1M more.",
    "all events cost you 1M more | events cost 1M more",
  ],
  [
    "terse.everyones",
    "(?<=^|[.] |, |\\n)(?:all )?(?:everyone|everybody|all players|every player|each player)'s (<groups>|<group>) costs? (<money>) (more|less|extra)(?=[.,;]|$)",
    "each player pays $2 $3 for $1",
    "Everyone's events cost 1M more. => each player pays 1M more for events.",
    "your events cost 1M more | everyone's events",
  ],
  [
    "terse.payMoreFor",
    "(?<![\\p{L}])each player pays (<money>) (more|less|extra) for (<groups>|<group>)(?=[.,;]|$)",
    "each [one:$3] costs each player $1 $2",
    "each player pays 1M more for events => each event costs each player 1M more",
    "each player pays 1M | each player pays 1M for events",
  ],
]);

export const MEGACORP_TERSE: readonly LooseRule[] = [...NOUNS, ...SAID, ...TERSE_GROUPS];
