/** How people say what texts of all cards say beside: firsts, comparisons, Moves, this round, abilities with a price. Each rule is applied once. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";
import { N, ofKind } from "./near-words.ts";

const LESS =
  "(?:costs? (?:you )?(?:¥ ?)?(\\d+)M? less|is (?:¥ ?)?(\\d+)M? cheaper|is hired for (?:¥ ?)?(\\d+)M? less)(?:,? (?:but |\\(|with a )?(?:at least|minimum|min[.]?|never less than|not less than) (?:¥ ?)?1M?\\)?)?";
const KINDS = "(runner|security card|asset)";
const firsts: readonly Row[] = [
  [
    "corp.more.first",
    `(?:the|your) first ${KINDS}(?: card)? (?:that )?(?:you )?(hire|buy)s?(?: in)? (?:each|every|per|a|of each|of a|during each)(?: of your)? turns? ${LESS}(?=[.;]|$)`,
    "the first $1 you $2 each turn costs you $3$4$5M less, but at least 1M",
    "The first runner you hire each turn is 2M cheaper. => the first runner you hire each turn costs you 2M less, but at least 1M.",
    "each runner you hire costs you 2M less | the first runner",
  ],
  [
    "corp.more.firstHired",
    `(?:the|your) first ${KINDS}(?: card)? (?:hired|bought|purchased) (?:each|every|per|a|of each) turn ${LESS}(?=[.;]|$)`,
    "the first ‹$1› each turn costs you $2$3$4M less, but at least 1M",
    "The first runner hired each turn costs 1M less. => the first ‹runner› each turn costs you 1M less, but at least 1M.",
    "each runner you hire costs you 2M less | the first runner",
  ],
  [
    "corp.more.firstEach",
    `(?:each|every) turn,? (?:the|your) first ${KINDS}(?: card)?(?: (?:that )?you (?:hire|buy))? ${LESS}(?=[.;]|$)`,
    "the first ‹$1› each turn costs you $2$3$4M less, but at least 1M",
    "Each turn, your first runner is 2M cheaper. => the first ‹runner› each turn costs you 2M less, but at least 1M.",
    "each runner you hire costs you 2M less | the first runner",
  ],
  [
    "corp.more.next",
    `(?:this turn,? )?(?:the|your) next ${KINDS}(?: card)?(?: (?:that )?you (?:hire|buy))?(?: this turn| in this turn)? ${LESS}(?: this turn)?(?=[.;]|$)`,
    "this turn, the next ‹$1› costs you $2$3$4M less, but at least 1M",
    "The next runner you hire this turn costs 2M less. => this turn, the next ‹runner› costs you 2M less, but at least 1M.",
    "your next stock costs you 2M less | the next runner another corp hires costs 2M more",
  ],
  ["corp.more.hired", "‹(runner|security card)›", "$1 you hire", "the next ‹runner› => the next runner you hire", "a runner | ‹asset›"],
  ["corp.more.bought", "‹asset›", "asset you buy", "the next ‹asset› => the next asset you buy", "an asset | ‹runner›"],
];
const compared: readonly Row[] = [
  [
    "corp.more.have",
    "(?<=(?:if|while|when|as long as) you )(?:hold|own|possess|control|have got) (more|fewer|less|the most|the fewest) (?=[\\p{L} ]+ than |[\\p{L} ]+[,.])",
    "have $1 ",
    "if you hold more assets than another corp => if you have more assets than another corp",
    "if you have more assets than another corp | hold more",
  ],
  [
    "corp.more.lessOf",
    "(?<=you have )less (?=(?!money)[\\p{L} ]+ than )",
    "fewer ",
    "if you have less assets than another corp => if you have fewer assets than another corp",
    "if you have less money than another corp | less",
  ],
  [
    "corp.more.pieces",
    "(?<=(?:more|fewer|less|fewest|most) )(?:pieces|tiles)(?= than|[,.])",
    "infrastructure pieces",
    "each corp with fewer pieces than you => each corp with fewer infrastructure pieces than you",
    "fewer infrastructure pieces than you | a piece",
  ],
  [
    "corp.more.credits",
    "(?<=you have (?:more|less) )(?:credits|cash|millions|¥)(?= than)",
    "money",
    "if you have more credits than another corp => if you have more money than another corp",
    "more money | credits",
  ],
  [
    "corp.more.richer",
    "(?<=(?:if|while|when) )you(?:'re| are) (richer|poorer) than",
    "you have ‹$1› money than",
    "if you are richer than another corp => if you have ‹richer› money than another corp",
    "richer | you have more money than another corp",
  ],
  ["corp.more.rich", "‹richer›", "more", "have ‹richer› money => have more money", "‹poorer› | richer"],
  ["corp.more.poor", "‹poorer›", "less", "have ‹poorer› money => have less money", "‹richer› | poorer"],
  [
    "corp.more.another",
    "(?<=you have (?:more|fewer|less) [^.,]+ than )(?:an(?:other)? (?:opponent|player|corporation|rival|competitor)|some(?:one| other (?:corp|player))|at least one (?:other )?(?:corp|player|opponent)|one of your (?:opponents|rivals)|(?:an|one) other (?:corp|player))(?=[,.])",
    "another corp",
    "if you have more assets than an opponent, gain 2M => if you have more assets than another corp, gain 2M",
    "than another corp | than each other corp",
  ],
  [
    "corp.more.every",
    "(?<=you have (?:more|fewer|less) [^.,]+ than )(?:any(?:one| other (?:corp|player|opponent)|body)(?: else)?|every(?:one|body)(?: else)?|all (?:the )?other(?:s| corps| players)|every other (?:corp|player|opponent)|each (?:opponent|player|rival|other player)|all (?:your )?(?:opponents|rivals))(?=[,.])",
    "each other corp",
    "if you have more assets than anyone else, gain 2M => if you have more assets than each other corp, gain 2M",
    "than another corp | than each other corp",
  ],
  [
    "corp.more.withMore",
    "(?<=with (?:more|fewer|less) [^.,]+ than you) (?:have|own|hold|do|control)(?= |[.,])",
    "",
    "each other corp with more assets than you have loses 2M => each other corp with more assets than you loses 2M",
    "than you | you have",
  ],
  [
    "corp.more.whoHas",
    "(?<=(?:corp|player|opponent)(?: of your choice)?) (?:who|that|which) (?:has|owns|holds|controls) (more|fewer|less) ([^.,]+) than you(?: (?:have|own|do))?(?= )",
    " with $1 $2 than you",
    "each other corp that has more assets than you loses 2M => each other corp with more assets than you loses 2M",
    "with more assets than you | that has",
  ],
];
const moves: readonly Row[] = [
  [
    "corp.more.pickMove",
    "(?:pick|choose|select) (?:one|any) of your teams(?:[;:,.]| and) (?:it|that team|this team) (?:may |can )?(?:immediately )?moves? ",
    "move one of your teams ",
    "Pick one of your teams; it moves up to 2 steps => move one of your teams up to 2 steps",
    "one of your teams moves at most 1 step | pick it",
  ],
  [
    "corp.more.mayMove",
    "(?<=^|: )(?:one|any one|a) of your teams (?:may|can) (?:immediately |at once )?move (?=(?:up to )?(?:\\d|one|two|three))(?!(?:up to )?[^.]* (?:more|further|less))",
    "move one of your teams ",
    "One of your teams may immediately move up to 3 steps => move one of your teams up to 3 steps",
    "one of your teams may move 2 more steps | a team may move",
  ],
  [
    "corp.more.march",
    `(?:you may )?(?:move|advance|walk) (?:one of your (?:runner )?teams|a (?:runner )?team of yours|any (?:one )?of your (?:runner )?teams|one (?:runner )?team of yours|a team) (?:by |for )?(?:up to |at most )?(${N}) (?:more |extra |additional )?(?:steps?|intersections?|spaces?|streets?)(?: along (?:the )?streets)?(?: right now| now| immediately| at once| for free)?(?=[.;]|$)`,
    "move one of your teams up to ‹$1› steps",
    "Move one of your teams 2 intersections. => move one of your teams up to ‹2› steps.",
    "move one of another corp's teams 2 steps | your team moves 2 steps",
  ],
  [
    "corp.more.marchTeam",
    `(?:you may )?(?:move|advance) (?:its team|the team|this team) (?:by |for )?(?:up to |at most )?(${N}) (?:more |extra |additional )?(?:steps?|intersections?|spaces?|streets?)(?=[.;]|$)`,
    "move its team up to ‹$1› steps",
    "Move its team 2 intersections. => move its team up to ‹2› steps.",
    "move one of another corp's teams 2 steps | its team moves 2 steps",
  ],
  ["corp.more.marchOne", "up to ‹(?:1|one)› steps", "up to 1 step", "up to ‹one› steps => up to 1 step", "up to 2 steps | ‹2› steps"],
  ["corp.more.marchTwo", "up to ‹two› steps", "up to 2 steps", "up to ‹two› steps => up to 2 steps", "up to 2 steps | ‹2› steps"],
  ["corp.more.marchThree", "up to ‹three› steps", "up to 3 steps", "up to ‹three› steps => up to 3 steps", "up to 2 steps | ‹2› steps"],
  ["corp.more.marchMany", "up to ‹(\\d+)› steps", "up to $1 steps", "up to ‹4› steps => up to 4 steps", "up to 2 steps | ‹two› steps"],
];
const rounds: readonly Row[] = [
  [
    "corp.more.round",
    "^(?:(?:for|during|in) (?:the rest of )?(?:this|the) round|for the rest of (?:this|the) round|until (?:the )?end of (?:this|the) round|until (?:this|the) round ends|this round),? (?!action)",
    "this round, ",
    "Until the end of the round, each team cannot move => this round, each team cannot move",
    "until your next turn starts, each team cannot move | the round",
  ],
  [
    "corp.more.roundLast",
    "^([^.:\\n]+?) (?:(?:for|during|in) (?:the rest of )?(?:this|the) round|for the rest of (?:this|the) round|until (?:the )?end of (?:this|the) round|until (?:this|the) round (?:ends|is over)|this round)(?=[.]|$)",
    "this round, $1",
    "Each team cannot move this round. => this round, Each team cannot move.",
    "each team cannot move this turn. | the round counts",
  ],
];
const FOUR = "(?:an? )?(\\d)(?:, \\d(?: (?:and|or) |, (?:and |or )?)6|\\+| or (?:more|better|higher|above|up)|-6| to 6)";
const gerunds: readonly Row[] = [
  [
    "corp.more.replaceA",
    "(?<=^|[,:.] |then |and |may |to )replace (?:an?|one) (?:pool card|card (?:in|of|from) (?:a|any|one|the) pools?)(?=[.,;]|$)",
    "replace 1 pool card",
    "replace a pool card => replace 1 pool card",
    "replace 1 pool card | replace a card",
  ],
  [
    "corp.more.upkeeps",
    "^(?:(?:in|during|at) )?(?:each|every|all|each one) of your upkeeps(?: steps?)?[,:] ",
    "Upkeep: ",
    "Each of your Upkeeps, gain 1M => Upkeep: gain 1M",
    "Upkeep: gain 1M | upkeeps",
  ],
  [
    "corp.more.ownSome",
    "(?<=(?:if|while|when|as long as) you )(?:own|hold|possess|control) (two|three|four|\\d+) or (more|fewer|less) ",
    "have $1 or $2 ",
    "while you own three or more assets, gain 1M => while you have three or more assets, gain 1M",
    "while you have 3 or more assets | own three",
  ],
  [
    "corp.more.two",
    "(?<=you have )two(?= or )",
    "2",
    "you have two or more assets => you have 2 or more assets",
    "you have 2 or more assets | two",
  ],
  [
    "corp.more.three",
    "(?<=you have )three(?= or )",
    "3",
    "you have three or more assets => you have 3 or more assets",
    "you have 3 or more assets | three",
  ],
  [
    "corp.more.hiring",
    "(?:hiring|recruiting) (?:a |each )?(runner|security card|Security Card)s? costs?(?: you)? (?:¥ ?)?(\\d+)M? (less|more)",
    "‹$1› costs you $2M $3",
    "hiring runners costs 1M less => ‹runner› costs you 1M less",
    "runners cost 1M less | hiring",
  ],
  [
    "corp.more.hiringSecurity",
    "(?:hiring|buying) security costs?(?: you)? (?:¥ ?)?(\\d+)M? (less|more)",
    "‹security card› costs you $1M $2",
    "hiring security costs 1M less => ‹security card› costs you 1M less",
    "security costs 1M less | hiring",
  ],
  [
    "corp.more.build",
    "(?<=than [^.]+, )build one(?= for|[.])",
    "build 1 infrastructure piece",
    "if you have fewer Vassals than another corp, build one for 5M less => if you have fewer Vassals than another corp, build 1 infrastructure piece for 5M less",
    "build 1 infrastructure piece | build one",
  ],
  [
    "corp.more.buildLess",
    "(build 1 infrastructure piece(?: in [\\p{L}]+)?) for (?:¥ ?)?(\\d+)M? less(?=[.]|$)",
    "$1 for $2M less, but at least 1M",
    "build 1 infrastructure piece for 5M less. => build 1 infrastructure piece for 5M less, but at least 1M.",
    "for 5M less, but at least 1M | 5M less",
  ],
  [
    "corp.more.ownA",
    "(?<=(?:if|while|when|as long as) you )(?:own|hold|possess) (?=(?:a|an|at least|\\d|no) )",
    "have ",
    "if you own a Vassal, gain 2M => if you have a Vassal, gain 2M",
    "if you have a Vassal, gain 2M | own",
  ],
  [
    "corp.more.leave",
    "^your (?:runner )?teams? (?:get|gets|have|has|move|moves|may move) \\+?(\\d|one|an?) (?:more |extra |additional )?(?:steps?|intersections?|spaces?|Move)(?: more| further)? (?:when|if|whenever) (?:they|it) (?:leaves?|starts? (?:at|from|in)|sets? out from|departs? from) your HQ(?=[.]|$)",
    "your teams have ‹$1› in a Move that starts at your HQ",
    "Your teams get +1 step when they leave your HQ. => your teams have ‹1› in a Move that starts at your HQ.",
    "your teams have 1 more step in each Move | your HQ",
  ],
  [
    "corp.more.leaveOne",
    "‹(?:1|one|an?)› in a Move that",
    "1 more step in a Move that",
    "have ‹1› in a Move that starts => have 1 more step in a Move that starts",
    "‹2› in a Move | a Move",
  ],
  [
    "corp.more.leaveMany",
    "‹(\\d)› in a Move that",
    "$1 more steps in a Move that",
    "have ‹2› in a Move that starts => have 2 more steps in a Move that starts",
    "‹one› in a Move that | a Move",
  ],
];
const hits: readonly Row[] = [
  [
    "corp.more.hits",
    `(?:all )?(?:of )?your (?:runner )?teams? (?:hits?|scores? (?:a |an )?hits?|counts? (?:as )?hits?) (?:on|with|for) ${FOUR}`,
    "your runner teams hit on $1 or more",
    "your teams hit on 4, 5 and 6 => your runner teams hit on 4 or more",
    "your runner teams roll 1 more die | hits on 4",
  ],
  [
    "corp.more.guardHits",
    `your (?:Security Team|security|guards|security cards) (?:hits?|scores? (?:a |an )?hits?|counts? (?:as )?hits?) (?:on|with|for) ${FOUR}`,
    "your Security Team hits on $1 or more",
    "your security hits on 4, 5 and 6 => your Security Team hits on 4 or more",
    "your Security Team rolls 1 more die | hits on 4",
  ],
  [
    "corp.more.teamDie",
    "your (?:runner )?teams (?:roll|get|have|add|throw) (?:\\+ ?1|an? (?:extra|additional)|1 (?:extra|more|additional)|one (?:extra|more|additional)) (?:die|dice)(?=[.]|$| this| until| if| while)",
    "your runner teams roll 1 more die",
    "Your teams get +1 die. => your runner teams roll 1 more die.",
    "your runner teams roll 1 more Combat die | a die",
  ],
];
/** “Once per turn, pay 2M: …” of a card that lies there. */
const able: readonly Row[] = [
  [
    "corp.more.able",
    "^(?:(?:Once|1x) (?:per|a|each|every|in a|in your|during your|on your)(?: your)? turn(?: only)?[,:]? |Once[,:] |(?:On|In|During) your turn(?:,? once)?[,:] |At any time (?:on|in|during) your turn[,:] )(?:you may )?(?:pay|spend) (?:¥ ?)?(\\d+)M?(?::|,? to|,? and|,? then|[.]) ",
    "Your turn, pay $1M: ",
    "Once per turn, pay 2M: draw 1 action card => Your turn, pay 2M: draw 1 action card",
    "Upkeep, pay 2M: draw 1 action card | once per turn, when you build, draw 1 action card",
  ],
  [
    "corp.more.ableBare",
    "^(?:Pay |Spend )?(?:¥ ?)?(\\d+)M: (?=\\p{L})",
    "Your turn, pay $1M: ",
    "¥2M: draw 1 action card => Your turn, pay 2M: draw 1 action card",
    "gain 2M: draw | pay 2M to draw 1 action card",
  ],
  [
    "corp.more.ableOnce",
    "^(?:(?:Once|1x) (?:per|a|each|every|in a|in your|during your|on your)(?: your)? turn(?: only)?[,:]? |Once (?:per|each) turn (?:on|in|during) your turn[,:] )(?:you may )?(?=(?:gain|draw|replace|look|take|move|hire|discard|put) )",
    "Your turn: ",
    "Once per turn, gain 1M => Your turn: gain 1M",
    "Upkeep: gain 1M | once per turn, when you build, gain 1M",
  ],
];
const costs: readonly Row[] = [
  [
    "corp.more.discardThis",
    "^(?:(?:Your turn|On your turn|In your turn|At any time in your turn)[,:] )?(?:you may )?(?:discard|sacrifice|trash) this(?: ?: | to |[.] If you do, |, then |; )(?=gain|draw|look|take|each|that|one|your|put|move|hire|replace|roll)",
    "Your turn: you may discard this to ",
    "Discard this: draw 2 action cards => Your turn: you may discard this to draw 2 action cards",
    "when this wins, discard this | discard this",
  ],
  [
    "corp.more.turnPay",
    "^(?:Your turn|On your turn|In your turn)[,:] (?:you may )?pay (\\d+)M to ",
    "Your turn, pay $1M: ",
    "Your turn: pay 2M to draw 1 action card => Your turn, pay 2M: draw 1 action card",
    "Your turn: pay 2M | Upkeep: pay 2M to draw 1 action card",
  ],
];
const upkeep: readonly Row[] = [
  [
    "corp.more.upkeepPrice",
    "^Upkeep(?: cost)?(?: ?[:=] ?| )(?:¥ ?)?(\\d+)M?(?=[.]|$)",
    "Upkeep: pay $1M or discard this",
    "Upkeep 1M. => Upkeep: pay 1M or discard this.",
    "Upkeep: gain 1M | Upkeep, pay 1M: gain 2M",
  ],
];

export const NEAR_MORE: readonly LooseRule[] = [
  ...rows([...firsts, ...compared, ...moves, ...gerunds], { whole: "first" }),
  ...ofKind("action", [
    ...rounds,
    ...hits,
    [
      "corp.more.turn",
      "^(?=move one of your teams up to )",
      "Your turn: ",
      "Move one of your teams up to 2 steps => Your turn: Move one of your teams up to 2 steps",
      "Your turn: move one of your teams up to 2 steps | move",
    ],
    [
      "corp.more.any",
      "^(?=this round, )",
      "Any time: ",
      "This round, each team cannot move => Any time: This round, each team cannot move",
      "Your turn: this round, each team cannot move | round",
    ],
  ]),
  ...ofKind("asset", [...hits, ...able, ...costs]),
  ...rows(upkeep, { guess: true }),
];
/** Of runners and security cards, behind the names of the card. */
export const NEAR_ABLE: readonly LooseRule[] = [...ofKind("runner", [...able, ...costs]), ...ofKind("security", [...able, ...costs])];
