/** How people write what Metrorunner's cards say: headings, gains, steps on the tracks, tiles. */
import { type LooseRule, type Row, rows } from "../../../language/index.ts";

const COLON = " ?(?::|–|—|-(?= )) *";
const HEADS =
  "Reward|Track|Ongoing(?: ability)?|Influence|Core(?: hack)?(?: reward)?|Alpha(?: bonus| hack| reward)?|Beta(?: bonus| hack| reward)?|Back|Placement|Move|Left|Right|End of (?:the )?game|End";
const COLOUR = "(?:black|purple|red|orange|blue)";
const GOODS = `(?:<n> (?:cubes? of your choice|${COLOUR} cubes?|credits?|brute force tokens?|job cards?))`;

const apart: readonly LooseRule[] = rows(
  [
    [
      "mr.heads",
      `(?<=[.;!]) +(${HEADS})(?=(?: ?[:–—]| -) )`,
      "\n$1",
      "Reward: 1 credit. Track: Influence +1. => Reward: 1 credit.\nTrack: Influence +1.",
      "Reward: gain 1 credit. You may gain 1 job card. | Reward: gain 1 credit",
    ],
    [
      "mr.sides",
      "(?<=^|\\n|[.] )(LEFT|RIGHT) (?=[A-Z])",
      "\n$1: ",
      "LEFT Cycle the left network deck. RIGHT Cycle the right network deck. => \nLEFT: Cycle the left network deck. \nRIGHT: Cycle the right network deck.",
      "cycle the left network deck | Left: Cycle the left network deck.",
    ],
  ],
  { whole: "first" },
);

const headings: readonly Row[] = [
  [
    "mr.dash",
    "^(Reward|Track|Ongoing|Core|Alpha|Beta|Placement|Move|Left|Right|End)(?: [:–—-]|[–—])(?= )",
    "$1:",
    "Core - gain 1 credit => Core: gain 1 credit",
    "Core: gain 1 credit | Core-hack",
  ],
  [
    "mr.ongoing",
    `^Ongoing ability(?:${COLON}|[.] )`,
    "Ongoing: ",
    "Ongoing ability: your moves cost 1 cube less => Ongoing: your moves cost 1 cube less",
    "Ongoing: your moves cost 1 cube less | an ongoing ability",
  ],
  [
    "mr.core",
    `^Core (?:hack )?(?:reward)?${COLON}|^Core hack${COLON}`,
    "Core: ",
    "Core reward: 1 credit => Core: 1 credit",
    "Core: 1 credit | the core",
  ],
  [
    "mr.alpha",
    `^(Alpha|Beta) (?:bonus|hack|reward)${COLON}`,
    "$1: ",
    "Alpha bonus: 1 credit => Alpha: 1 credit",
    "Alpha: 1 credit | an alpha hack",
  ],
  [
    "mr.back",
    `^Back${COLON}`,
    "Placement: ",
    "Back: put 1 black cube on purple => Placement: put 1 black cube on purple",
    "go back | Placement: put 1 black cube on purple",
  ],
  ["mr.influence", "^Influence: \\+", "Track: Influence +", "Influence: +1 => Track: Influence +1", "Influence +1 | Track: Influence +1"],
  [
    "mr.end",
    `^(?:End of (?:the )?game|At (?:the )?(?:end of the game|game end|game's end))(?:${COLON}|, | )`,
    "End: ",
    "End of game: 1 point per credit => End: 1 point per credit",
    "End: 1 point per credit | the end of the game",
  ],
];

const goods: readonly Row[] = [
  [
    "mr.oneMore",
    "(?:an?|one) (?=(?:resource )?(?:cube|credit|job card|brute force)(?![\\p{L}]))(?!one of)",
    "1 ",
    "gain a credit => gain 1 credit",
    "gain 1 credit | one of those cubes",
  ],
  ["mr.tokens", "(<n>) credit tokens?", "$1 credits", "gain 2 credit tokens => gain 2 credits", "gain 2 credits | a token"],
  ["mr.oneCredits", "(?<![\\d])1 credits(?![\\p{L}])", "1 credit", "gain 1 credits => gain 1 credit", "gain 2 credits | 1 credit"],
  [
    "mr.brute",
    "(<n>) brute forces?(?! token)",
    "$1 brute force token",
    "gain 1 brute force => gain 1 brute force token",
    "gain 1 brute force token | brute force",
  ],
  [
    "mr.brutes",
    "([2-9]) brute force token(?!s)",
    "$1 brute force tokens",
    "gain 2 brute force token => gain 2 brute force tokens",
    "1 brute force token | 2 brute force tokens",
  ],
  ["mr.resource", "resource (?=cubes?(?![\\p{L}]))", "", "gain 2 resource cubes => gain 2 cubes", "a resource cost | 2 cubes"],
  [
    "mr.choice",
    "(<n>) (cubes?) (?:of any colou?r|of any type|of your choosing|of whichever colou?r you (?:want|like))",
    "$1 $2 of your choice",
    "gain 3 cubes of any colour => gain 3 cubes of your choice",
    "gain 3 cubes of your choice | 2 cubes of any one colour",
  ],
  [
    "mr.anyCubes",
    "(?<=(?:gain|gains|take|takes|receive|get) |or |and |^(?:Reward|Core|Alpha|Beta): |, |choose )(<n>) (cubes?)(?= and |, | or |[.;]|$| for each| per )",
    "$1 $2 of your choice",
    "gain 3 cubes. => gain 3 cubes of your choice.",
    "gain 3 blue cubes | return 2 cubes",
  ],
  [
    "mr.take",
    `(?<=^|[.:,;] |then |and |may |you )(?:take|get|receive|earn|collect|draw|choose)(s?) (?=${GOODS})`,
    "gain$1 ",
    "draw 2 job cards => gain 2 job cards",
    "gain 2 job cards | take another turn",
  ],
  [
    "mr.bare",
    `(?<=^(?:Reward|Core|Alpha|Beta): )(?=${GOODS})`,
    "gain ",
    "Reward: 1 credit. => Reward: gain 1 credit.",
    "Reward: gain 1 credit. | Track: Influence +1",
  ],
  [
    "mr.bareWord",
    "(?<=^(?:Core|Alpha|Beta): (?:Notoriety \\+\\d, )?)(credit|cube)(?=[.,]|$)",
    "1 $1",
    "Beta: credit => Beta: 1 credit",
    "Beta: 1 credit | a credit",
  ],
  [
    "mr.pairOfCredits",
    "credit \\+ credit",
    "gain 2 credits",
    "Reward: credit + credit => Reward: gain 2 credits",
    "gain 2 credits | credit",
  ],
  [
    "mr.comma",
    `(gain ${GOODS}), (?:gain )?(${GOODS})(?=[.]|$)`,
    "$1 and $2",
    "gain 1 cube of your choice, 1 credit => gain 1 cube of your choice and 1 credit",
    "gain 1 credit and 1 job card | gain 1 credit, then Influence +1",
  ],
  [
    "mr.bareWordAfter",
    "(?<=^(?:Core|Alpha|Beta): [^.]*, )(credit|cube)(?=[.,]|$)",
    "1 $1",
    "Beta: 1 cube, credit => Beta: 1 cube, 1 credit",
    "Beta: 1 cube | a credit",
  ],
  [
    "mr.per",
    `(gain ${GOODS}) (?:per|for (?:each|every)) (completed job|credit|brute force token)s?(?: token)?(?: (?:that )?you(?:'ve| have)?(?: got| completed)?)?(?=[.,]|$)`,
    "$1 for each $2",
    "gain 1 cube of your choice per completed job you have => gain 1 cube of your choice for each completed job",
    "gain 1 cube of your choice for each figure in this district | End: 1 point per credit",
  ],
  [
    "mr.behind",
    `(gain ${GOODS}) (?:per|for (?:each|every)) (?:completed )?job that the player with the most(?: completed)?(?: jobs)? has (?:over|more than) you`,
    "$1 for each completed job that the player with the most has more than you",
    "gain 1 cube of your choice per job that the player with the most completed jobs has over you => gain 1 cube of your choice for each completed job that the player with the most has more than you",
    "gain 1 cube of your choice for each completed job | per job",
  ],
  [
    "mr.atMost",
    "(?<=for each [^.,]+), (?:max[.]?|maximum|up to)(?: of)? (<n>)(?: cubes)?(?=[.]|$)",
    ", at most $1",
    "gain 1 cube of your choice for each completed job, max. 4 => gain 1 cube of your choice for each completed job, at most 4",
    "max. 4 | for each completed job, at most 4",
  ],
  [
    "mr.plusGoods",
    `(gain ${GOODS}) \\+ (${GOODS})(?=[.]|$)`,
    "$1 and $2",
    "gain 1 credit + 1 job card => gain 1 credit and 1 job card",
    "gain 1 credit and 1 job card | Influence +1",
  ],
];

const tracks: readonly Row[] = [
  [
    "mr.lower",
    "if your influence is (?:lower|less|further left) than (?:your )?notoriety, (?:advance|move) your influence marker (?:by )?(<n>)[.;] (?:Otherwise|Else),? (?:advance|move) it (?:by )?(?:one|1)",
    "if your influence is lower than your notoriety, influence +$1. otherwise, influence +1",
    "If your influence is lower than your notoriety, advance your influence marker by 2. Otherwise, advance it one. => if your influence is lower than your notoriety, influence +2. otherwise, influence +1.",
    "Influence +1 | if you are on a border, Influence +1",
  ],
  ["mr.plus", "\\+ ?(<n>) (influence|notoriety)(?![\\p{L}])", "$2 +$1", "+1 notoriety => notoriety +1", "Notoriety +1 | 1 notoriety"],
  [
    "mr.advance",
    "(?:advance|move up|raise|increase)(?: your)? (influence|notoriety)(?: marker)?(?: by)? (<n>)(?: (?:space|step)s?)?(?=[.,;]|$)",
    "$1 +$2",
    "advance notoriety by 1. => notoriety +1.",
    "Notoriety +1 | advance the gold token 1 space",
  ],
  [
    "mr.advanceBare",
    "(?:advance|move up|raise|increase)(?: your)? (influence|notoriety)(?: marker)?(?=[.,;]|$)",
    "$1 +1",
    "advance notoriety. => notoriety +1.",
    "Notoriety +1 | advance the gold token 1 space",
  ],
  [
    "mr.upOn",
    "(?:move|go|advance) up (<n>)(?: (?:space|step)s?)? on the (influence|notoriety)(?: track)?",
    "$2 +$1",
    "Move up 2 spaces on the notoriety track => notoriety +2",
    "move up | Notoriety +2",
  ],
  [
    "mr.upOne",
    "(?:move|go|advance) up (?:one|a space|1)(?= on the (?:influence|notoriety))",
    "move up 1",
    "Move up one on the influence track => move up 1 on the influence track",
    "move up | one",
  ],
  [
    "mr.andTrack",
    `(gain ${GOODS})(?:,| and|, and|;) (influence|notoriety) (\\+<n>)(?=[.]|$)`,
    "$1, then $2 $3",
    "gain 1 credit, notoriety +1 => gain 1 credit, then notoriety +1",
    "gain 1 credit, then Notoriety +1 | Notoriety +1",
  ],
  [
    "mr.aiTrack",
    "(?:(?:advance )?(?:the )?A[.]I[.](?:'s)? (influence|notoriety)(?: marker)?(?: (?:advances|goes up))? by (<n>)|(?:the )?A[.]I[.]'s (influence|notoriety) \\+(<n>))(?=[.]|$)",
    "A.I. $1$3 +$2$4",
    "Advance the A.I.'s influence by 1. => A.I. influence +1.",
    "A.I. Influence +1 | Influence +1",
  ],
];

const ongoing: readonly Row[] = [
  [
    "mr.bonus",
    `^Ongoing: (?:whenever|when|each time|every time) you gain (?:an?|1|one|any|some|one or more|1 or more) (${COLOUR}) cubes?, (?:you )?(?:gain|get|take) (?:another one|another|1 more|one more|1 more \\1 cube|an(?:other| additional| extra) \\1 cube|1 additional \\1 cube)(?=[.]|$)`,
    "Ongoing: Once per action, when you gain 1 or more $1 cubes, gain 1 more $1 cube",
    "Ongoing: whenever you gain a blue cube, gain another one. => Ongoing: Once per action, when you gain 1 or more blue cubes, gain 1 more blue cube.",
    "Ongoing: whenever you gain a blue cube, gain a red cube. | whenever you gain a blue cube, gain another one.",
  ],
  [
    "mr.substitute",
    `^Ongoing: (?:(?:when|whenever) )?(?:you pay|paying) (?:a|the|its) (?:resource )?cost,? (?:you may use |you can use |you may pay )?(?:1 |one |an? )?(${COLOUR}) cube (?:can stand for|as|in place of|instead of|may stand for|counts as|may be paid (?:as|for)) (?:any other|1|one|another|a cube of another|1 cube of another|any)(?: other)?(?: cube| colou?r| cube of another colou?r| one)?(?=[.]|$)`,
    "Ongoing: Once per action, when you pay a resource cost, you may pay 1 $1 cube in place of 1 cube of another colour",
    "Ongoing: when paying a resource cost 1 blue cube can stand for any other cube. => Ongoing: Once per action, when you pay a resource cost, you may pay 1 blue cube in place of 1 cube of another colour.",
    "Ongoing: when paying a cost, pay 1 blue cube less. | when paying a cost, you may use a black cube as any other colour.",
  ],
  [
    "mr.discount",
    `^Ongoing: (?:jobs cost|your jobs cost|pay|you pay) (?:1|one) (${COLOUR}) cube less(?: for jobs| for your jobs| for resource costs)?(?=[.]|$)`,
    "Ongoing: Once per action, when you pay a resource cost with $1, pay 1 $1 cube less",
    "Ongoing: pay 1 red cube less for jobs. => Ongoing: Once per action, when you pay a resource cost with red, pay 1 red cube less.",
    "Ongoing: pay 1 cube less for moving. | pay 1 red cube less.",
  ],
  [
    "mr.moves",
    "^Ongoing: (?:(?:you )?pay (?:1|one) (?:(?:cube|resource)(?: cube)? less|less (?:cube|resource)) (?:for moving|to move|for movement|for your moves)|(?:movement|moving) costs (?:you )?(?:1|one) (?:cube|resource)(?: cube)? (?:less|fewer))(?=[.]|$)",
    "Ongoing: Your moves cost 1 cube less",
    "Ongoing: movement costs 1 cube less. => Ongoing: Your moves cost 1 cube less.",
    "Ongoing: Your moves cost 1 cube less. | movement costs 1 cube less",
  ],
  [
    "mr.stacks",
    "(?<=^Ongoing: Your moves cost 1 cube less)[.] This (?:ability )?stacks(?: with (?:itself|this))?(?=[.]|$)",
    "",
    "Ongoing: Your moves cost 1 cube less. This ability stacks with itself. => Ongoing: Your moves cost 1 cube less.",
    "This ability stacks with itself. | Ongoing: Your moves cost 1 cube less.",
  ],
];

const scores: readonly Row[] = [
  [
    "mr.worthEach",
    "^(?:End: )?(?:Worth|Score|Gain) (<n>|a)(?: VPs?| victory points?| points?)? (?:for (?:each|every)|per) (credit|completed job|brute force token)(?: token)?(?: (?:that )?you(?:'ve| have)?(?: got)?(?: left)?)?(?: at the end(?: of the game)?)?(?=[.]|$)",
    "End: $1 point per $2",
    "Worth 1 point for every credit you have at the end. => End: 1 point per credit.",
    "End: 1 point per credit. | Worth 3.",
  ],
  [
    "mr.vps",
    "(?<=^End: )(<n>) (?:VPs?|victory points?)(?= )",
    "$1 point",
    "End: 1 VP per credit => End: 1 point per credit",
    "End: 1 point per credit | 1 VP",
  ],
  [
    "mr.pointMany",
    "(?<=^End: )([2-9]) point(?= )",
    "$1 points",
    "End: 2 point per credit => End: 2 points per credit",
    "End: 1 point per credit | 2 point",
  ],
  [
    "mr.inSlot",
    "(?<=^End: <n> points? per )(other freelance job|completed job|job) in (?:this|the same|that) slot",
    "$1 in its slot",
    "End: 1 point per completed job in this slot => End: 1 point per completed job in its slot",
    "in this slot | End: 1 point per completed job in its slot",
  ],
  [
    "mr.jobInSlot",
    "(?<=^End: <n> points? per )job in its slot",
    "completed job in its slot",
    "End: 1 point per job in its slot => End: 1 point per completed job in its slot",
    "job in its slot | End: 1 point per completed job in its slot",
  ],
];

const onJobs = (["job", "starting job", "starting-job", "freelance job"] as const).flatMap((kind) => {
  const id = kind.replace(" ", ".");
  return rows(
    [
      [
        `mr.reward.${id}`,
        "^(?=(?:gain|if (?:your|you)) )",
        "Reward: ",
        "gain 3 cubes of your choice => Reward: gain 3 cubes of your choice",
        "Reward: gain 1 credit | Influence +1",
      ],
      [
        `mr.track.${id}`,
        "^(?=(?:influence|notoriety) \\+)",
        "Track: ",
        "influence +1 => Track: influence +1",
        "Track: influence +1 | Reward: influence +1",
      ],
      [
        `mr.rewardTrack.${id}`,
        "^(Reward: [^.]+[.]) (?=(?:influence|notoriety) \\+<n>[.]?$)",
        "$1\nTrack: ",
        "Reward: gain 2 red cubes. notoriety +1 => Reward: gain 2 red cubes.\nTrack: notoriety +1",
        "Reward: gain 2 red cubes. | notoriety +1",
      ],
      [
        `mr.forward.${id}`,
        "^(?:Reward: )?(?:you may )?(?:move|advance) your figure up to (<n>) (?:spaces?|stations?)(?: clockwise)?(?=[.]|$)",
        "Reward: You may advance your figure up to $1 spaces",
        "Move your figure up to 3 spaces clockwise. => Reward: You may advance your figure up to 3 spaces.",
        "move your figure 3 spaces. | Move: Advance the gold token 1 space.",
      ],
      [
        `mr.asUsual.${id}`,
        "(?<=up to <n> spaces)[.] Doing this skips (?:over )?opponents' figures as usual(?=[.]|$)",
        "",
        "You may advance your figure up to 3 spaces. Doing this skips over opponents' figures as usual. => You may advance your figure up to 3 spaces.",
        "opponents' figures | You may advance your figure up to 3 spaces.",
      ],
      [
        `mr.sell.${id}`,
        "(?:lose|return|pay) (?:any number of cubes, )?up to (<n>)(?: cubes?)?(?:, | and | to |, to )(?:then )?gain that many credits(?=[.]|$)",
        "return up to $1 cubes, then gain 1 credit for each cube returned this way",
        "Reward: lose up to 4 cubes, gain that many credits. => Reward: return up to 4 cubes, then gain 1 credit for each cube returned this way.",
        "gain that many credits | return 2 cubes",
      ],
      [
        `mr.sellReward.${id}`,
        "^(?=return up to )",
        "Reward: ",
        "return up to 4 cubes, then gain 1 credit for each cube returned this way => Reward: return up to 4 cubes, then gain 1 credit for each cube returned this way",
        "Reward: gain 1 credit | return 2 cubes",
      ],
      [
        `mr.opponent.${id}`,
        "(?:choose an opponent[.;:,] )?(?:they|that player|that opponent|an opponent|one opponent)(?: of your choice)? (?:returns?|discards?|loses?) (?:1|one|a|an) brute force token(?: to the supply)?(?:[.;,] | and |, and )(?:you )?gain (?:1|one)(?: brute force token)?(?=[.]|$)",
        "an opponent of your choice returns 1 brute force token. gain 1 brute force token",
        "Choose an opponent. They return 1 brute force token to the supply, and you gain one. => an opponent of your choice returns 1 brute force token. gain 1 brute force token.",
        "an opponent | gain 1 brute force token",
      ],
      [
        `mr.stands.${id}`,
        "^(?:End: )?this(?: freelance)?(?: job)? may (?:be assigned to|stand for|count (?:as|for)) (?:2|two) (?:requirements|tokens) of (?:the same|one|a) contract(?=[.]|$)",
        "End: This may stand for 2 tokens of one contract",
        "This freelance job may be assigned to 2 requirements of the same contract => End: This may stand for 2 tokens of one contract",
        "End: This may stand for 2 tokens of one contract. | 2 requirements",
      ],
      [
        `mr.noOngoing.${id}`,
        "[.] No ongoing ability(?=[.]|$)",
        "",
        "Reward: gain 1 credit. No ongoing ability. => Reward: gain 1 credit.",
        "No ongoing ability | Reward: gain 1 credit.",
      ],
    ],
    { kind },
  );
});

const onContracts: readonly LooseRule[] = rows(
  [
    [
      "mr.contract",
      "^(?:Worth )?(<n>) points(?:(?= for a slot)|(?=[.]|$))(?: for a slot with an? (?:completed )?job for each token)?(?=[.]|$)",
      "End: $1 points for a slot with a completed job for each token",
      "Worth 4 points. => End: 4 points for a slot with a completed job for each token.",
      "End: 4 points for a slot with a completed job for each token. | Worth 4.",
    ],
    [
      "mr.strict",
      "^Freelance jobs (?:can't|cannot|may not) (?:be assigned to|stand for a token of|be used for|count for) this(?: contract)?[.] (?:Worth )?(<n>) points(?=[.]|$)",
      "End: $1 points for a slot with a completed job for each token, without freelance jobs",
      "Freelance jobs cannot be assigned to this contract. 7 points. => End: 7 points for a slot with a completed job for each token, without freelance jobs.",
      "Freelance jobs cannot be assigned to this contract. | 7 points.",
    ],
    [
      "mr.noMajority",
      "^(?:Fulfilling this(?: contract)? means )?you (?:don't|do not|cannot) score (?:anything for )?district majority(?=[.]|$)",
      "End: You score nothing for district majority",
      "Fulfilling this contract means you don't score District Majority. => End: You score nothing for district majority.",
      "End: You score nothing for district majority. | district majority",
    ],
    [
      "mr.highest",
      "^Only the player with the highest influence (?:among|of) those who (?:meet the requirements|fulfil (?:this|it)|meet it) (?:gets|scores) (?:the points|it|this)(?=[.]|$)",
      "End: Only the player with the highest influence of those who fulfil this scores it",
      "Only the player with the highest influence among those who meet the requirements gets the points => End: Only the player with the highest influence of those who fulfil this scores it",
      "the player with the highest influence | End: 4 points",
    ],
  ],
  { kind: "contract" },
);

const onNetworks: readonly LooseRule[] = rows(
  [
    [
      "mr.locked",
      "(?:You )?(?:can't|cannot|may not) use (?:your |the )?character manipulations? (?:to hack|on|against) (?:this|it)(?: network)?(?=[.]|$)",
      "Character manipulations cannot be used on this",
      "You cannot use your character manipulation to hack this. => Character manipulations cannot be used on this.",
      "Character manipulations cannot be used on this. | you cannot use this",
    ],
    [
      "mr.lockedApart",
      "^(Character manipulations cannot be used on this[.]) (Core: .*)$",
      "$2\n$1",
      "Character manipulations cannot be used on this. Core: gain 2 credits. => Core: gain 2 credits.\nCharacter manipulations cannot be used on this.",
      "Character manipulations cannot be used on this. | Core: gain 2 credits.",
    ],
    [
      "mr.placement",
      `^Placement: (?:an?|1|one) (${COLOUR}) cube on (${COLOUR}), (?:an?|1|one) (${COLOUR}) cube on (${COLOUR})(?=[.]|$)`,
      "Placement: put 1 $1 cube on $2 and 1 $3 cube on $4",
      "Placement: a black cube on purple, a red cube on blue. => Placement: put 1 black cube on purple and 1 red cube on blue.",
      "Placement: put 1 black cube on purple. | a black cube on purple",
    ],
    [
      "mr.placementOne",
      `^Placement: (?:an?|1|one) (${COLOUR}) cube on (${COLOUR})(?=[.]|$)`,
      "Placement: put 1 $1 cube on $2",
      "Placement: a black cube on purple. => Placement: put 1 black cube on purple.",
      "Placement: put 1 black cube on purple. | a black cube on purple",
    ],
  ],
  { kind: "network" },
);

const TILES = "(?:rotate|swap|shift|mirror|move) ";
const VERB = "(?:rotate|swap|shift|mirror|turn|exchange|move|flip)";
const titles: readonly LooseRule[] = [
  ...rows(
    [
      [
        "mr.name",
        `^(?!${VERB} )[\\p{L}'’ ]{2,24}(?:: | ?[—–] | - )(?=${VERB} )`,
        "",
        "TWIST — Rotate a tile 180° => Rotate a tile 180°",
        "Swap a tile — rotate it | Rotate a tile 180°",
      ],
    ],
    { kind: "character", whole: "first" },
  ),
  ...rows(
    [
      [
        "mr.twoTiles",
        "2 (?=(?:adjacent|diagonally adjacent|different) )",
        "two ",
        "swap 2 adjacent tiles => swap two adjacent tiles",
        "swap two adjacent tiles | 2 tiles",
      ],
    ],
    { kind: "character", whole: "last" },
  ),
];
const onCharacters: readonly LooseRule[] = rows(
  [
    [
      "mr.swap",
      "(?:exchange|switch)(?= (?:the|two|any|an?|2) )",
      "swap",
      "exchange the middle tile with a corner tile => swap the middle tile with a corner tile",
      "swap two adjacent tiles | exchange",
    ],
    [
      "mr.turn",
      "turn (?=(?:the|two|any|an?|each|2|all|one) )",
      "rotate ",
      "turn two adjacent tiles 90° => rotate two adjacent tiles 90°",
      "rotate two adjacent tiles 90° | your turn",
    ],
    [
      "mr.centre",
      "(?:centre|center|central|middle) tile",
      "middle tile",
      "swap the centre tile with a corner tile => swap the middle tile with a corner tile",
      "the centre | a tile",
    ],
    ["mr.degrees", "(?:by )?(90|180) ?(?:degrees|deg|°)", "$1°", "rotate a tile by 180 degrees => rotate a tile 180°", "by 2 | 90 tiles"],
    ["mr.ninety", "(?:by )?ninety degrees", "90°", "rotate a tile by ninety degrees => rotate a tile 90°", "ninety | 90°"],
    ["mr.by", "by (?=(?:90|180)°)", "", "rotate a tile by 90° => rotate a tile 90°", "by one | 90°"],
    [
      "mr.clockwise",
      "90° (clockwise|counter-clockwise|counterclockwise|anticlockwise)",
      "$1",
      "rotate a tile 90° clockwise => rotate a tile clockwise",
      "rotate a tile 90° | clockwise",
    ],
    [
      "mr.anyTile",
      "(?<=rotate |swap |with )(?:any|one|1) (?=(?:corner |edge |straight |elbow |tee )?tile(?!s))(?!other)",
      "a ",
      "rotate any tile 180° => rotate a tile 180°",
      "any other tile | rotate a tile 180°",
    ],
    [
      "mr.twoOf",
      "(?<=rotate |swap )(?:any )?(?:two|2) (corner|edge) tiles",
      "two different $1 tiles",
      "swap any two corner tiles => swap two different corner tiles",
      "two different corner tiles | corner tiles",
    ],
    [
      "mr.twoAny",
      "(?<=rotate |swap )(?:any )?(?:two|2) tiles",
      "two different tiles",
      "rotate any two tiles 180° => rotate two different tiles 180°",
      "two adjacent tiles | tiles",
    ],
    [
      "mr.twoAdjacent",
      "(?<=rotate |swap )any (?:two|2) adjacent tiles",
      "two adjacent tiles",
      "swap any two adjacent tiles => swap two adjacent tiles",
      "two adjacent tiles | any tiles",
    ],
    [
      "mr.same",
      "(rotate (?:two|2) (?:\\p{L}+ )+tiles 90°)(?: each)?,? (?:both )?in the same direction",
      "$1, both in the same direction",
      "rotate two adjacent tiles 90° each, in the same direction => rotate two adjacent tiles 90°, both in the same direction",
      "in the same direction | rotate two adjacent tiles 90°, both in the same direction",
    ],
    [
      "mr.allCorners",
      "rotate (?:all|each)(?: of the| the)?(?: four| 4)? (corner|edge) tiles? (clockwise|counter-clockwise|90°|180°)(?=[.]|$)",
      "rotate each $1 tile $2, all in the same direction",
      "rotate all 4 corner tiles clockwise => rotate each corner tile clockwise, all in the same direction",
      "rotate each corner tile clockwise, all in the same direction | corner tiles",
    ],
    [
      "mr.wholeLane",
      "rotate (?:the )?(?:whole|entire) (top|bottom|middle) row (clockwise|counter-clockwise|90°)(?=[.]|$)",
      "rotate each tile of the $1 row $2, all in the same direction",
      "rotate the whole top row clockwise => rotate each tile of the top row clockwise, all in the same direction",
      "the top row | rotate each tile of the top row clockwise, all in the same direction",
    ],
    [
      "mr.shiftAny",
      "shift (?:any|a|one) row or (?:any |a |one )?column(?: by)?(?: one| 1| one space| one place)?(?=[.]|$)",
      "shift one row or column one place",
      "Shift any row or column by one. => shift one row or column one place.",
      "Shift row 2 right. | a row or column",
    ],
    [
      "mr.lines",
      "swap (?:any )?(?:two|2) (?:whole |entire )?rows,? or (?:swap )?(?:any )?(?:two|2) (?:whole |entire )?columns(?=[.]|$)",
      "swap two different rows or two different columns",
      "Swap two whole rows, or swap two whole columns. => swap two different rows or two different columns.",
      "swap two different rows, column by column | two rows",
    ],
    [
      "mr.manipulation",
      `^(?=${TILES})`,
      "Manipulation: ",
      "rotate a tile 180° => Manipulation: rotate a tile 180°",
      "Manipulation: rotate a tile 180° | a tile",
    ],
  ],
  { kind: "character" },
);

const onRogue: readonly LooseRule[] = (["a.i.", "ai"] as const).flatMap((kind) => {
  const id = kind === "ai" ? kind : "rogue";
  return rows(
    [
      [
        `mr.forward.${id}`,
        "^(Move: )?(?:Move |Advance )?(?:the )?(gold|silver)(?: rogue)?(?: token)? (?:forward )?(?:by )?(<n>)(?: spaces?)?(?=[.]|$)",
        "Move: Advance the $2 token $3 spaces",
        "Move the gold token forward 2. => Move: Advance the gold token 2 spaces.",
        "Move: Advance the gold token 2 spaces. | the gold token",
      ],
      [
        `mr.forwardOne.${id}`,
        "(token) 1 spaces",
        "$1 1 space",
        "Move: Advance the gold token 1 spaces => Move: Advance the gold token 1 space",
        "token 2 spaces | 1 spaces",
      ],
      [
        `mr.ahead.${id}`,
        "^Move: (?:put |place )?(?:the )?(gold|silver)(?: token)? (<n>)(?: spaces?)? (ahead of|behind) (?:you|your figure)(?=[.]|$)",
        "Move: Put the $1 token $2 space $3 your figure",
        "Move: silver 1 ahead of you. => Move: Put the silver token 1 space ahead of your figure.",
        "Move: Put the silver token 1 space ahead of your figure. | behind you",
      ],
      [
        `mr.cycle.${id}`,
        "cycle (?:the )?(left|right)(?: network)? deck",
        "cycle the $1 network deck",
        "cycle left deck => cycle the left network deck",
        "cycle the left network deck | a deck",
      ],
      [
        `mr.cycleBoth.${id}`,
        "cycle both network (?:cards|decks)",
        "cycle the left network deck. cycle the right network deck",
        "Cycle both network cards. => cycle the left network deck. cycle the right network deck.",
        "both | cycle the left network deck",
      ],
    ],
    { kind },
  );
});

export const MR_LOOSE: readonly LooseRule[] = [
  ...apart,
  ...rows(headings),
  ...rows(goods),
  ...rows(tracks),
  ...rows(ongoing),
  ...rows(scores),
  ...onJobs,
  ...onContracts,
  ...onNetworks,
  ...titles,
  ...onCharacters,
  ...onRogue,
];
