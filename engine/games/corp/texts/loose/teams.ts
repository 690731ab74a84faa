/** How people write what CORP's texts do to teams: whose they are, what they get and for how long, what they cannot do. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";
import { ANY_TEAM, FOR, HAS, STATS, TEAM_WORDS } from "./team-words.ts";

const gives: readonly Row[] = [
  [
    "corp.cannot",
    "(?:may not|must not|is not allowed to|are not allowed to|is unable to|are unable to|is forbidden to|can no longer)(?= (?:move|be attacked|be infiltrated|play|attack))",
    "cannot",
    "one of your teams may not move => one of your teams cannot move",
    "one of your teams cannot move | may not",
  ],
  [
    "corp.moveAtAll",
    "(?<=cannot )(?:leave|leave its place|leave the place|go anywhere|move at all|be moved)(?=[.,;]| until| this|$)",
    "move",
    "one of your teams cannot move at all. => one of your teams cannot move.",
    "one of your teams cannot move. | move at all",
  ],
  [
    "corp.oneStepOnly",
    `(?:(?:no team|nobody|no one|no player|each player|each team|all teams|every team|teams) (?:can|may|cannot|moves?|can only|may only) (?:only )?(?:move )?(?:at most|more than|up to|only|no more than) (?:1|one) (?:intersection|step|space|street)s?(?: each)?)`,
    "each team moves at most 1 step",
    "Nobody may move more than 1 intersection => each team moves at most 1 step",
    "each team moves at most 1 step | move 2 steps",
  ],
  [
    "corp.teamOneStep",
    `(?<=${ANY_TEAM}) (?:(?:can|may) only move|(?:can|may|cannot) (?:only )?move (?:more than|up to|only|no more than|at most)|moves (?:only|up to|no more than)) (?:1|one) (?:intersection|step|space|street)s?`,
    " moves at most 1 step",
    "one team of another corp can only move 1 step => one team of another corp moves at most 1 step",
    "one team of another corp moves at most 1 step | cannot move",
  ],
  [
    "corp.teamMove",
    `(?<=${ANY_TEAM}) ${HAS} \\+ ?(<n>) (?:to )?(?:its |their )?Move(?: step| steps)?`,
    " has ‹$1› in each Move",
    "one of your teams gets +2 Move => one of your teams has ‹2› in each Move",
    "one of your teams has Combat +1 | +2 Move",
  ],
  [
    "corp.teamSlow",
    `(?<=${ANY_TEAM}) (?:${HAS} - ?(<n>) Move|loses (<n>) Move|has (<n>) less Move)`,
    " has ‹-$1$2$3› in each Move",
    "one team of another corp loses 1 Move => one team of another corp has ‹-1› in each Move",
    "one team of another corp loses 1 runner card | 1 Move",
  ],
  [
    "corp.oneMoreStep",
    "‹1› in each Move",
    "1 more step in each Move",
    "has ‹1› in each Move => has 1 more step in each Move",
    "‹2› in each Move | 1 more step",
  ],
  [
    "corp.oneFewerStep",
    "‹-1› in each Move",
    "1 fewer step in each Move",
    "has ‹-1› in each Move => has 1 fewer step in each Move",
    "‹-2› in each Move | 1 fewer step",
  ],
  [
    "corp.someMoreSteps",
    "‹(<n>)› in each Move",
    "$1 more steps in each Move",
    "has ‹2› in each Move => has 2 more steps in each Move",
    "2 more steps | in each Move",
  ],
  [
    "corp.allTeamsSteps",
    "^each of your teams has (<n>) more (steps?) in each Move(?=[.]?$)",
    "your teams have $1 more $2 in each Move",
    "Each of your teams has 1 more step in each Move. => your teams have 1 more step in each Move.",
    "one of your teams has 1 more step in each Move | each of your teams has 1 fewer step in each Move",
  ],
  [
    "corp.someFewerSteps",
    "‹-(<n>)› in each Move",
    "$1 fewer steps in each Move",
    "has ‹-2› in each Move => has 2 fewer steps in each Move",
    "2 fewer steps | in each Move",
  ],
  [
    "corp.teamStat",
    `(?<=${ANY_TEAM}) ${HAS} ([+-]) ?(<n>) (?:to )?(?:its )?(${STATS})(?! dic?e)`,
    " has $3 $1$2",
    "one of your teams gets +2 Hacking => one of your teams has Hacking +2",
    "one of your teams rolls 1 more Combat die | +2 Hacking",
  ],
  [
    "corp.teamLosesStat",
    `(?<=${ANY_TEAM}) (?:loses|lose|has) (<n>) (?:less )?(?:points? of )?(${STATS})(?! dic?e)`,
    " has $2 -$1",
    "one team of another corp loses 1 Combat => one team of another corp has Combat -1",
    "one team of another corp loses 1 runner card | 1 Combat",
  ],
  [
    "corp.teamZero",
    `(?<=${ANY_TEAM})(?:'s (${STATS}) (?:is|becomes|drops to) 0| has no (${STATS})| has 0 (${STATS}))`,
    " has $1$2$3 0",
    "one team of another corp's Hacking is 0 => one team of another corp has Hacking 0",
    "one team of another corp has Hacking 0 | no Hacking",
  ],
  [
    "corp.teamDie",
    `(?<=${ANY_TEAM}) (?:${HAS}|rolls|roll) (?:\\+ ?(<n>)|(<n>) (?:more|extra|additional)|an (?:extra|additional))? ?(${STATS}) (?:die|dice)(?! in this roll)`,
    " rolls ‹$1$2› $3 dice",
    "one of your teams gets +2 Combat dice => one of your teams rolls ‹2› Combat dice",
    "one of your teams has Combat +1 | Combat dice",
  ],
  [
    "corp.teamDieOne",
    "rolls ‹1?› (Combat|Stealth|Hacking) dice",
    "rolls 1 more $1 die",
    "rolls ‹1› Combat dice => rolls 1 more Combat die",
    "rolls ‹2› Combat dice | a die",
  ],
  [
    "corp.teamDieMore",
    "rolls ‹(<n>)› (Combat|Stealth|Hacking) dice",
    "rolls $1 more $2 dice",
    "rolls ‹2› Combat dice => rolls 2 more Combat dice",
    "rolls 2 more Combat dice | dice",
  ],
];

/** “+1 Combat” may be meant of the stat or of dice: both are offered. */
const doubtful: readonly Row[] = [
  [
    "corp.yourStat",
    `(?<=^|[.:,] )(?:all (?:of )?)?your (?:runner )?teams? (?:gets?|has|have|gains?|receives?) (?:a )?\\+ ?(<n>) (?:to |in |bonus to )?(?:their |its )?(${STATS})(?! dic?e)`,
    ["your runner teams with $2 1 or more have $2 +$1", "‹your runner teams roll $1 $2›"],
    "Your teams have +1 Stealth => your runner teams with Stealth 1 or more have Stealth +1",
    "your runner teams roll 1 more Combat die | one of your teams has Combat +1",
  ],
  [
    "corp.yourDie",
    "‹your runner teams roll 1 (Combat|Stealth|Hacking)›",
    "your runner teams roll 1 more $1 die",
    "‹your runner teams roll 1 Combat› => your runner teams roll 1 more Combat die",
    "‹your runner teams roll 2 Combat› | a die",
  ],
  [
    "corp.yourDice",
    "‹your runner teams roll (<n>) (Combat|Stealth|Hacking)›",
    "your runner teams roll $1 more $2 dice",
    "‹your runner teams roll 2 Combat› => your runner teams roll 2 more Combat dice",
    "your runner teams roll 2 more Combat dice | dice",
  ],
];

const changed: readonly Row[] = [
  [
    "corp.statOf",
    `the (${STATS}) of (${ANY_TEAM}) (?:is|becomes|drops to|is reduced to|counts as) 0`,
    "$2 has $1 0",
    "the Hacking of one team of another corp becomes 0 => one team of another corp has Hacking 0",
    "one team of another corp has Hacking 0 | the Hacking of it",
  ],
  [
    "corp.statBy",
    `the (${STATS}) of (${ANY_TEAM}) is (?:raised|increased) by (<n>)`,
    "$2 has $1 +$3",
    "the Combat of one of your teams is increased by 2 => one of your teams has Combat +2",
    "one of your teams has Combat +2 | the Combat of it",
  ],
  [
    "corp.statDown",
    `the (${STATS}) of (${ANY_TEAM}) is (?:lowered|decreased|reduced) by (<n>)`,
    "$2 has $1 -$3",
    "the Combat of one team of another corp is reduced by 2 => one team of another corp has Combat -2",
    "one team of another corp has Combat -2 | the Combat of it",
  ],
  [
    "corp.moveLess",
    `(?<=${ANY_TEAM}) (?:moves?|may move|can move) (?:(<n>|one) (?:intersections?|steps?|spaces?) (?:less|fewer)|(<n>|one) (?:fewer|less) (?:intersections?|steps?|spaces?))`,
    " has ‹-$1$2› in each Move",
    "one team of another corp moves 2 steps less => one team of another corp has ‹-2› in each Move",
    "one team of another corp moves at most 1 step | 2 steps less",
  ],
  [
    "corp.moveFurther",
    `(?<=one of your teams|one team of your choice|that team) (?:moves?|may move|can move) (?:(<n>|one) (?:intersections?|steps?|spaces?) (?:more|further|farther)|(<n>|one) (?:more|extra|additional) (?:intersections?|steps?|spaces?))`,
    " has ‹$1$2› in each Move",
    "one of your teams moves 2 steps further => one of your teams has ‹2› in each Move",
    "one of your teams moves at most 1 step | 2 steps more",
  ],
  ["corp.stepWord", "‹(-?)one›", "‹$11›", "has ‹-one› in each Move => has ‹-1› in each Move", "‹-2› | one"],
];

const puts: readonly Row[] = [
  [
    "corp.sendHome",
    "(?:immediately |at once )?(?:return|move|send|bring|put|take|teleport) (one team of another corp|one team of your choice|each team of another corp|each of your teams|each team|that team) (?:straight |immediately |right )?(?:back )?(?:to|in|into|inside) (?:its|their|their own|its own|the owner's|its owner's) (?:Corporate )?(?:HQ|Headquarters|base)(?:,? with (?:its loot|whatever it has stolen|everything it carries))?(?: at once| immediately)?",
    "put $1 with its loot in its HQ",
    "Send one team of another corp back to its HQ => put one team of another corp with its loot in its HQ",
    "put one team of another corp with its loot in its HQ | back to its HQ",
  ],
  [
    "corp.sendHomeBare",
    "(?:immediately |at once )?(?:return|move|send|bring|teleport) (one team of another corp|one team of your choice|each team of another corp|each team) (?:back )?home(?=[.,;]|$)",
    "put $1 with its loot in its HQ",
    "Send one team of another corp home. => put one team of another corp with its loot in its HQ.",
    "send it home. | one team of another corp",
  ],
  [
    "corp.sendOwn",
    "(?:immediately |at once )?(?:return|move|send|bring|put|take|teleport) one of your (?:runner )?teams (?:straight |immediately |right )?(?:back )?(?:to|in|into|inside) (?:its|their|the|your own|your) (?:Corporate )?(?:HQ|Headquarters|base)(?:,? with (?:its loot|whatever it has stolen|everything it carries|all its loot))?(?: at once| immediately)?(?=[.,;]|$)",
    "put one of your teams with its loot in your HQ",
    "Return one of your teams to its HQ. => put one of your teams with its loot in your HQ.",
    "put one of your teams with its loot in your HQ. | your HQ",
  ],
  [
    "corp.goesHome",
    "(one team of another corp|one team of your choice|each team of another corp|each of your teams|each team|each team in a building|that team) (?:immediately )?(?:(?:is|are) (?:immediately )?(?:sent|moved|returned|put|brought|thrown|teleported) (?:straight )?(?:back )?|(?:teleports?|returns?|goes|go|moves?|comes?|must return|must go) (?:straight )?(?:back )?)(?:home|(?:to|into|in) (?:its|their)(?: own)? (?:Corporate )?(?:HQs?|headquarters))(?:,? with (?:all (?:of )?)?(?:its|their) loot)?(?=[.,;]|$)",
    "put $1 with its loot in its HQ",
    "Each team in a building is sent back to its HQ. => put Each team in a building with its loot in its HQ.",
    "put each team with its loot in its HQ. | goes home.",
  ],
  [
    "corp.ownGoesHome",
    "one of your teams (?:immediately )?(?:(?:is) (?:immediately )?(?:sent|moved|returned|put|brought|thrown|teleported) (?:straight )?(?:back )?|(?:teleports|returns|goes|moves|comes|may return) (?:straight )?(?:back )?)(?:home|(?:to|into|in) (?:its|your)(?: own)? (?:Corporate )?(?:HQ|headquarters))(?:,? with (?:all (?:of )?)?(?:its|their|that card's) loot)?(?=[.,;]|$)",
    "put one of your teams with its loot in your HQ",
    "One of your teams returns home with all of its loot. => put one of your teams with its loot in your HQ.",
    "put one of your teams with its loot in your HQ. | goes home.",
  ],
  [
    "corp.sendGate",
    "(?:return|move|send|bring|put|take|throw|bounce|push|chase|banish|teleport|recall|withdraw) (one team of another corp|one team of your choice|each team of another corp|each of your teams|each team) (?:back )?(?:to|on|at|onto) (?:its|their|that card's) (?:own )?gate(?: intersection)?(?=[.,;]|$)",
    "put $1 with its loot on its gate intersection",
    "Move one team of another corp back to its gate. => put one team of another corp with its loot on its gate intersection.",
    "put one team of another corp with its loot on its gate intersection. | its gate",
  ],
  [
    "corp.killRunner",
    "(?:kill|destroy|discard|eliminate|remove|trash) (?:an?|one|1|target|any) runners?(?: card)? (?:of|in|from) (one team of another corp|one of your teams|one team of your choice|that team)",
    "$1 loses 1 runner card",
    "Kill a runner in one team of another corp => one team of another corp loses 1 runner card",
    "one team of another corp loses 1 runner card | a runner",
  ],
  [
    "corp.killRunners",
    "(?:kill|destroy|discard|eliminate|remove|trash) (<n>) runners?(?: cards)? (?:of|in|from) (one team of another corp|one of your teams|one team of your choice|that team)",
    "$2 loses $1 runner cards",
    "Kill 2 runners in one team of another corp => one team of another corp loses 2 runner cards",
    "one team of another corp loses 2 runner cards | 2 runners",
  ],
  [
    "corp.loseARunner",
    `(?<=${ANY_TEAM}) (?:loses|must lose|discards|must discard|has to discard) (?:an?|one|1) (?:of its )?runners?(?: of (?:its|their|its owner's) choice)?(?! card)`,
    " loses 1 runner card",
    "one team of another corp loses a runner => one team of another corp loses 1 runner card",
    "one team of another corp loses 1 runner card | loses a runner",
  ],
  [
    "corp.destroyTeam",
    "(?:wipe out|eliminate|annihilate|kill|trash|remove) (one team of another corp|one of your teams|one team of your choice|that team)(?! )",
    "destroy $1",
    "Wipe out one team of another corp. => destroy one team of another corp.",
    "destroy one team of another corp. | wipe out",
  ],
];

const bans: readonly Row[] = [
  [
    "corp.closedHq",
    "(?:no team|nobody|no one|no player|no corp|each other corp|each opponent|opposing corps|other corps|other players|opponents|no enemy team|enemy teams|each team of another corp) (?:can|may|cannot) (?:enter|infiltrate|break into|attack) (?:your (?:Corporate )?HQ|you(?! ))",
    "your HQ cannot be infiltrated",
    "no team may enter your HQ => your HQ cannot be infiltrated",
    "your HQ cannot be infiltrated | your HQ",
  ],
  [
    "corp.closedCards",
    `(?:each other corp|each other player|each opponent|nobody else|no other (?:player|corp)|other (?:players|corps)|opponents|your opponents|your rivals|rivals|enemies|all other (?:players|corps)) (?:can|may|cannot) (?:play|use) (?:any )?action cards`,
    "other corps cannot play action cards",
    "opponents cannot play action cards => other corps cannot play action cards",
    "other corps cannot play action cards | action cards",
  ],
  [
    "corp.solidMat",
    "your (?:shares|stock|stocks|pieces) (?:cannot|may not) be bought(?: by anyone)?|(?:nobody|no one|no other (?:player|corp)|no player|no corp|other (?:players|corps)|opponents|your opponents|rivals) (?:can|may|cannot) buy (?:any )?(?:stock|stocks|shares)(?: (?:of|in|on|from) (?:your (?:corp|mat|corporation|company)|you))",
    "no stock can be bought on your mat",
    "nobody may buy stock from you => no stock can be bought on your mat",
    "no stock can be bought on your mat | buy stock",
  ],
];

/** “This turn” at the end, whatever is said before it. */
const times: readonly Row[] = [
  [
    "corp.thisTurnFirst",
    `(?<=^|[.:,] |then )((?:${ANY_TEAM}|your HQ|other corps|no stock) (?:(?!until|this turn)[^.:;])+?)${FOR}(?=[.]|$)`,
    "this turn, $1",
    "one of your teams cannot move this turn. => this turn, one of your teams cannot move.",
    "this turn, one of your teams cannot move. | this turn",
  ],
  [
    "corp.thisTurnLong",
    `(?<=^|[.:] )(?:until (?:the )?end of (?:(?:the|this) )?turn|until (?:the|this) turn ends|for the rest of (?:the|this) turn|during this turn|this turn),? (?=(?:${ANY_TEAM}|your HQ|other corps|no stock) )`,
    "this turn, ",
    "Until the end of the turn, one of your teams cannot move => this turn, one of your teams cannot move",
    "one of your teams cannot move this turn | until the end",
  ],
  [
    "corp.nextTurnLong",
    `(?<=^|[.:] )until (?:the )?(?:(?:at )?the (?:start|beginning) of )?your next turn(?: starts| begins)?,? (?=(?:${ANY_TEAM}|your HQ|other corps|no stock) )`,
    "until your next turn starts, ",
    "Until your next turn, one of your teams cannot move => until your next turn starts, one of your teams cannot move",
    "one of your teams cannot move until your next turn | your next turn",
  ],
];

/** What other rules have made of it, for cards: “its” and times. */
const mended: readonly Row[] = [
  [
    "corp.itsLoot",
    "with that card's loot (in|on) (your|that card's|its) ",
    "with its loot $1 ‹$2› ",
    "put one team of another corp with that card's loot in that card's HQ => put one team of another corp with its loot in ‹that card's› HQ",
    "with its loot in its HQ | that card's HQ",
  ],
  ["corp.itsOwnHq", "‹(?:that card's|its)› ", "its ", "in ‹that card's› HQ => in its HQ", "‹your› HQ | that card's HQ"],
  ["corp.itsYourHq", "‹your› ", "your ", "in ‹your› HQ => in your HQ", "‹its› HQ | your HQ"],
  [
    "corp.itsMove",
    "ends that card's Move",
    "ends its Move",
    "a team ends that card's Move => a team ends its Move",
    "ends its Move | that card's Move",
  ],
  [
    "corp.nextTurnAt",
    "until (?:the )?at the beginning of your next turn(?: starts| begins)?,?",
    "until your next turn starts,",
    "until the at the beginning of your next turn starts, your HQ cannot be infiltrated => until your next turn starts, your HQ cannot be infiltrated",
    "at the beginning of your next turn | until your next turn starts, gain 2M",
  ],
  [
    "corp.headingTwice",
    "(?<=Any time: )(until your next turn starts, |this turn, )Any time: ",
    "$1",
    "Any time: until your next turn starts, Any time: each team cannot move => Any time: until your next turn starts, each team cannot move",
    "Any time: this turn, each team cannot move | until your next turn starts, each team cannot move",
  ],
  [
    "corp.headingLast",
    "(?<=^(?:Any time|Your turn): )((?:each|one|your|other|no) [^.:]+?) (?:this turn|until (?:the )?end of (?:(?:the|this) )?turn)(?=[.]|$)",
    "this turn, $1",
    "Any time: each team cannot move until end of turn. => Any time: this turn, each team cannot move.",
    "each team cannot move until end of turn. | Any time: gain 2M.",
  ],
];

const bare = rows(
  [
    [
      "corp.anyTeams",
      `^(?=(?:one (?:of your teams|team)|each team|each of your teams|put (?:one|each)|destroy (?:one|each)|look at|roll <n>|this turn, |until your next turn starts, ))`,
      "Any time: ",
      "put one of your teams with its loot in your HQ => Any time: put one of your teams with its loot in your HQ",
      "Your turn: gain 2M | put it",
    ],
  ],
  { kind: "action" },
);

const all: readonly Row[] = [...TEAM_WORDS, ...gives, ...changed, ...doubtful, ...puts, ...bans, ...times];
/** Once more behind the rules of all games, which put pronouns and times in their own words. */
const again: readonly Row[] = [...all.map(([id, ...more]): Row => [`${id}.again`, ...more]), ...mended];
export const ON_TEAMS: readonly LooseRule[] = [...rows(all), ...bare, ...rows(again, { whole: "last" })];
