/** What people write on index cards: who is attacked, limits that are raised, tiers that are destroyed, all rolls of an encounter. */
import type { Row } from "../../../../language/index.ts";

const GETS = "(?:gets?|have|has|gains?|suffers?|rolls?|receives?|takes?)";

export const INDEX_CARD_ROWS: readonly Row[] = [
  [
    "corp.card.whenAttacked",
    `^(?:any time: )?(?:play )?(?:this )?(?:only )?when (?:you are|you're|one of your teams is|your team is) attacked[.,:;] ?(?:you |your team |your side |it |that team )?(?:${GETS} )?\\+ ?(<n>) (?:to |in )?(?:your |its )?combat(?: dice| die)?(?: (?:for|on|in) (?:this|that|the) roll)?(?=[.]|$)`,
    "Before an attack roll, for the defender: One side rolls $1 more Combat ‹dice› in this roll",
    "Play when you are attacked. You get +2 Combat. => Before an attack roll, for the defender: One side rolls 2 more Combat ‹dice› in this roll.",
    "When one of your teams is attacked, draw 1 action card. | You get +2 Combat.",
  ],
  [
    "corp.card.oneDie",
    "1 more Combat ‹dice›",
    "1 more Combat die",
    "rolls 1 more Combat ‹dice› => rolls 1 more Combat die",
    "2 more Combat ‹dice› | 1 die",
  ],
  [
    "corp.card.someDice",
    "(<n>) more Combat ‹dice›",
    "$1 more Combat dice",
    "rolls 2 more Combat ‹dice› => rolls 2 more Combat dice",
    "2 more dice | ‹dice›",
  ],
  [
    "corp.card.maximumHand",
    "(?:the )?(?:maximum (?:size|number) of )?your (?:maximum |max )?(?:hand|hand size|hand limit)(?: (?:of|for) action cards)?(?: limit| size)? (?:is|are) (?:increased|raised|higher|larger|bigger|extended) by (<n>)(?: cards?)?(?=[.,;]|$)",
    "your action hand limit is $1 higher",
    "Your maximum hand of action cards is increased by 2. => your action hand limit is 2 higher.",
    "Your action hand limit is 2 higher. | Your hand is empty.",
  ],
  [
    "corp.card.topTier",
    "(?<=^|[.:] |: |then |, )(?:destroy|remove|demolish|tear down|discard|sabotage|eliminate) (?:the )?(?:top|highest|tallest|uppermost) (?:tier|piece|tile|infrastructure|infrastructure piece|level)(?: of| in| from)?(?: the)? (Sales|Research|Production)(?: department)? (?:of|from|in) (?:an?other|an opponent's|one other|any other|an|one|any|another player's) ?(?:corporation|corp|player|opponent|rival)?(?:'s)?(?: mat)?(?: of your choice)?(?=[.,;]|$)",
    "one other corp of your choice removes its highest piece of $1",
    "Destroy the top tier of Sales of another corporation. => one other corp of your choice removes its highest piece of Sales.",
    "Remove your highest piece of Sales. | Each other corp removes its highest piece of Sales.",
  ],
  [
    "corp.card.allRolls",
    `^(?:any time: )?(?:play )?(?:this )?(?:(?:during|in) (?:an?|any|the) (?:infiltration|encounter)[.,:;] ?)?(?:the |your |one |an? |any |enemy )?(?:enemy |opposing )?(?:security team|security|side|team|runner team|intruders?|attackers?|defenders?) ${GETS} (-|minus |\\+|plus ) ?(<n>)(?: dice| die)? (?:to|on|in|for) (?:all|every|each)(?: of)?(?: its| their| his)? (?:rolls?|dice|die rolls?)(?: (?:in|during|for|of|until the end of) (?:this|the|that) encounter)(?=[.]|$)`,
    "Before a roll: One side rolls ‹$1$2› in every roll of this encounter",
    "The security team gets -1 to all rolls in this encounter. => Before a roll: One side rolls ‹-1› in every roll of this encounter.",
    "The security team gets -1 to this roll. | Before a roll: One side rolls 1 more die in every roll of this encounter.",
  ],
  [
    "corp.card.allRollsLessOne",
    "‹(?:-|minus )1› in every roll",
    "1 fewer die in every roll",
    "One side rolls ‹-1› in every roll of this encounter => One side rolls 1 fewer die in every roll of this encounter",
    "‹-2› in every roll | ‹+1› in every roll",
  ],
  [
    "corp.card.allRollsLess",
    "‹(?:-|minus )(<n>)› in every roll",
    "$1 fewer dice in every roll",
    "One side rolls ‹-2› in every roll of this encounter => One side rolls 2 fewer dice in every roll of this encounter",
    "‹+2› in every roll | -2 in every roll",
  ],
  [
    "corp.card.allRollsMoreOne",
    "‹(?:\\+|plus )1› in every roll",
    "1 more die in every roll",
    "One side rolls ‹+1› in every roll of this encounter => One side rolls 1 more die in every roll of this encounter",
    "‹+2› in every roll | ‹-1› in every roll",
  ],
  [
    "corp.card.allRollsMore",
    "‹(?:\\+|plus )(<n>)› in every roll",
    "$1 more dice in every roll",
    "One side rolls ‹+2› in every roll of this encounter => One side rolls 2 more dice in every roll of this encounter",
    "‹-2› in every roll | +2 in every roll",
  ],
  [
    "corp.card.wholeHand",
    "(?<=(?:players?|corps?|corporations?|opponents?|of your choice|they|then) )(?:must )?discards? (?:their|its|his|her|the|that card's|that player's) (?:whole |entire )?hands?(?: of action cards)?(?=[.,;]|$| and )",
    "discards all action cards",
    "each player discards their hand. => each player discards all action cards.",
    "each player discards 1 action card. | Discard your hand.",
  ],
  [
    "corp.card.typeDie",
    "rolls ‹1› more (Defense|Detect|Encrypt) dice",
    "rolls 1 more $1 die",
    "it rolls ‹1› more Encrypt dice => it rolls 1 more Encrypt die",
    "it rolls ‹2› more Encrypt dice | it rolls 1 more Encrypt die",
  ],
  [
    "corp.card.typeDice",
    "rolls ‹(<n>)› more (Defense|Detect|Encrypt) dice",
    "rolls $1 more $2 dice",
    "it rolls ‹2› more Encrypt dice => it rolls 2 more Encrypt dice",
    "it rolls 2 more Encrypt dice | it rolls 1 more Encrypt die",
  ],
  [
    "corp.card.intrudersDie",
    "rolls ‹1› fewer (Combat|Stealth|Hacking) dice",
    "rolls 1 fewer $1 die",
    "The other side rolls ‹1› fewer Stealth dice => The other side rolls 1 fewer Stealth die",
    "rolls ‹2› fewer Stealth dice | rolls 1 fewer Stealth die",
  ],
  [
    "corp.card.intrudersDice",
    "rolls ‹(<n>)› fewer (Combat|Stealth|Hacking) dice",
    "rolls $1 fewer $2 dice",
    "The other side rolls ‹2› fewer Stealth dice => The other side rolls 2 fewer Stealth dice",
    "rolls 2 fewer Stealth dice | rolls 1 fewer Stealth die",
  ],
  [
    "corp.card.toIntersection",
    "(?:move|place|teleport|send|relocate|bring|transport) (one of your teams|one team of another corp|one team of your choice)(?: with its loot)? (?:to|on|onto|at) (?:any(?: one)?|an?|one) (?:other )?intersection(?: of your choice| in the city| on the map| you (?:like|choose|want))?(?=[.,;]|$)",
    "put $1 on an intersection of your choice",
    "Move one of your teams to any intersection. => put one of your teams on an intersection of your choice.",
    "Move one of your teams up to 3 steps. | Put one of your teams in your HQ.",
  ],
  [
    "corp.card.salesGive",
    "^(?:your )?sales(?: department| tiers?)? (?:gives?|earns?|makes?|pays?|brings?|yields?)(?: you)? (<money>) (?:more|extra|additional)(?: profits?| income)?(?: (?:each|every|per) turn)?(?=[.]|$)",
    "Profits: gain $1",
    "Sales gives you 1M more profit. => Profits: gain 1M.",
    "Profits: Gain 1M. | Gain 1M for each Sales tier you have.",
  ],
  [
    "corp.card.enemyDestroyed",
    "(?<=when(?:ever)? )(?:an? )?(?:enemy|opposing|rival|other corp's|another corp's|another player's|an opponent's|opponent's) (?:runner )?team is destroyed(?=,)",
    "another corp loses a team",
    "When an enemy team is destroyed, draw 1 action card. => When another corp loses a team, draw 1 action card.",
    "When you lose a team, gain 2M. | When another corp loses a team, draw 1 action card.",
  ],
  [
    "corp.card.addToTeam",
    "(?<=(?:take|steal|hire)s? [^.;]*security cards?[^.;]*),? and (?:add|put|place) (?:it|them) (?:to|in|into) your security team(?=[.;]|$)",
    "",
    "Take a security card from another player and add it to your Security Team. => Take a security card from another player.",
    "Take 1 security card of your choice from one other corp of your choice. | Put this in your Security Team.",
  ],
  [
    "corp.card.playBefore",
    "^(?:any time: )?play (?:this )?before (?:an?|the|your|any) (attack|combat|sneak|stealth|hack|hacking) roll[.:,;] ?(?:you )?(?:add|roll|get|gain) \\+? ?(<n>)(?: more| extra| additional)? dice(?: to it| to (?:that|the) roll)?(?=[.]|$)",
    "+$2 dice on your $1 roll",
    "Play before a hack roll. Add 3 dice. => +3 dice on your hack roll.",
    "+3 dice on your hack roll. | Before a hack roll: One side rolls 3 more Hacking dice in this roll.",
  ],
  // CORP-R53
  [
    "corp.card.lessAtLeast",
    "(?<=^|[.:] |: |then |may )(buy|hire) (?:an?|one|1) (asset|security card|runner)(?: (?:from|of|in) the (?:asset |security |runner )?pool)? for (<money>) less(?=[.]|$)",
    "$1 1 $2 of the pool for $3 less, but at least 1M",
    "Buy an asset from the pool for 2M less. => Buy 1 asset of the pool for 2M less, but at least 1M.",
    "Buy 1 asset of the pool for 2M less, but at least 1M. | Buy an asset for 2M.",
  ],
];

/** Near what was written: a fight for an encounter, dice for a stat, your pieces for your corporation. What they lead to is offered. */
export const INDEX_CARD_GUESSES: readonly Row[] = [
  [
    "corp.card.winEncounter",
    "(?<=when(?:ever)? (?:you|your team|one of your teams) )wins? (?:an|any|the) encounter(?=[,.])",
    "win a fight",
    "Once per turn, when you win an encounter, gain 1M. => Once per turn, when you win a fight, gain 1M.",
    "When you win a fight, gain 1M. | When another corp wins a fight, gain 1M.",
  ],
  [
    "corp.card.stockOfYours",
    "(?<=(?:player|corp|corporation|opponent) buys )(?:a |any |1 )?(?:stocks?|shares?) (?:in|of|from|on) (?:your (?:corp|#?corporation|company|mat)(?: card)?|you)(?=[,.])",
    "stock from you",
    "When another player buys stock in your corporation, gain 2M. => When another player buys stock from you, gain 2M.",
    "When another corp buys stock, gain 2M. | When you buy stock, gain 2M.",
  ],
  [
    "corp.card.typeStat",
    "^(?:each of |all (?:of )?)?your (Squad|System|Firewall)s?(?: cards?)? (?:gets?|has|have|gains?) \\+ ?(<n>) (Defense|Detect|Encrypt)(?=[.]|$)",
    "If your Security Team has a $1, it rolls ‹$2› more $3 dice",
    "Your Firewalls have +1 Encrypt. => If your Security Team has a Firewall, it rolls ‹1› more Encrypt dice.",
    "Your Security Team rolls 1 more Encrypt die. | This has Encrypt +1.",
  ],
  [
    "corp.card.youAttacked",
    "(?<=^(?:once per turn, )?when(?:ever)? )you are attacked(?=, (?!.*\\+ ?\\d))",
    "one of your teams is attacked",
    "When you are attacked, draw 1 action card. => When one of your teams is attacked, draw 1 action card.",
    "When one of your teams is attacked, draw 1 action card. | When you attack, draw 1 action card.",
  ],
];

/** Of security cards: whose dice they are is said by the card. */
export const INDEX_CARD_GUARDS: readonly Row[] = [
  [
    "corp.card.intruders",
    `^(?:any |all |enemy |an? |each )?(?:the other side|intruders?|infiltrators?|invaders?|intruding teams?|infiltrating teams?|enemy teams?|attacking teams?) ${GETS} (?:- ?|minus )(<n>) (?:to (?:their |its )?)?(Combat|Stealth|Hacking)(?=[.]|$)`,
    "The other side rolls ‹$1› fewer $2 dice",
    "Intruders get -1 Stealth. => The other side rolls ‹1› fewer Stealth dice.",
    "The other side rolls 1 fewer Stealth die. | Intruders lose 1 runner card.",
  ],
];

/** What a pronoun was taken for. */
export const INDEX_CARD_LATE: readonly Row[] = [
  [
    "corp.card.everyRoll",
    "in each roll of this encounter",
    "in every roll of this encounter",
    "one side rolls 1 fewer die in each roll of this encounter => one side rolls 1 fewer die in every roll of this encounter",
    "in each roll | in every roll of this encounter",
  ],
  [
    "corp.card.itRolls",
    "(?<=^if your Security Team has an? (?:Squad|System|Firewall), )that card rolls",
    "it rolls",
    "if your Security Team has a Firewall, that card rolls 1 more Encrypt die => if your Security Team has a Firewall, it rolls 1 more Encrypt die",
    "that card rolls | it rolls 1 more Encrypt die",
  ],
];

/** After what a pronoun stands for was found. */
export const INDEX_CARD_TEAMS: readonly Row[] = [
  [
    "corp.card.anyIntersection",
    "(?:move|put|place|teleport|send|relocate|bring|transport) (one of your teams|one team of another corp|one team of your choice|that team)(?: with its loot)? (?:to|on|onto|at) (?:any(?: one)?|an?|one) (?:other )?intersection(?: of your choice| in the city| on the map| you (?:like|choose|want))?(?=[.,;]|$)",
    "put $1 with its loot on an intersection of your choice",
    "Move one of your teams to any intersection. => put one of your teams with its loot on an intersection of your choice.",
    "Move one of your teams up to 3 steps. | Put one of your teams with its loot in your HQ.",
  ],
];
