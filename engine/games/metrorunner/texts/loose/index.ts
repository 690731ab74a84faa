/** How people write what Metrorunner's cards say: headings, gains, steps on the tracks, tiles. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";
import { BOXES } from "./boxes.ts";
import { CALLED } from "./called.ts";
import { DEAL_ROWS } from "./deals.ts";
import { EARLY } from "./everyday.ts";
import { EVERYDAY_PLACES } from "./everyday-places.ts";
import { EVERYDAY_LATE, EVERYDAY_ROWS } from "./everyday-words.ts";
import { FIRST_CARD_ROWS } from "./first-cards.ts";
import { GOODS, GOODS_ROWS } from "./goods.ts";
import { ON_CHARACTERS } from "./grid.ts";
import { INDEX_CARD_ROGUE, INDEX_CARD_ROWS, INDEX_CARD_TILES } from "./index-cards.ts";
import { ON_JOBS } from "./jobs.ts";
import { MORE_ROWS } from "./more.ts";
import { OTHERS_ROWS } from "./others.ts";
import { PLACE_ROWS } from "./places.ts";
import { TILES_EARLY } from "./tiles.ts";
import { WIDER_ROWS } from "./wider.ts";
import { WORD_ROWS } from "./words.ts";

const COLON = " ?(?::|–|—|-(?= )) *";
const HEADS =
  "Reward|Track|Ongoing(?: ability)?|Influence|Core(?: hack)?(?: reward)?|Alpha(?: bonus| hack| reward)?|Beta(?: bonus| hack| reward)?|Back|Placement|Move|Left|Right|End of (?:the )?game|End";
const COLOUR = "(?:black|purple|red|orange|blue)";

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

const onContracts: readonly LooseRule[] = rows(
  [
    [
      "mr.strictBehind",
      "^(?:Worth )?(<n>) points?[.,;] (?:No freelance jobs?(?: allowed| here)?|Freelance jobs? (?:cannot|can't|may not|do not|does not) (?:be used|be used here|count|count here|be assigned)(?: here| to this)?|Without freelance jobs)(?=[.]|$)",
      "End: $1 points for a slot with a completed job for each token, without freelance jobs",
      "5 points. No freelance jobs. => End: 5 points for a slot with a completed job for each token, without freelance jobs.",
      "5 points. | No freelance jobs.",
    ],
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

const onRogue: readonly LooseRule[] = (["a.i.", "ai"] as const).flatMap((kind) => {
  const id = kind === "ai" ? kind : "rogue";
  return rows(
    [
      [
        `mr.forward.${id}`,
        "^(Move: )?(?:Move |Advance )?(?:the )?(gold|silver)(?: rogue)?(?: token)?:? (?:forward |advance |advances |moves )?(?:by )?(<n>)(?: spaces?)?(?: forward| ahead| clockwise)?(?=[.]|$)",
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
        `mr.ai.cycleCard.${id}`,
        "cycle (?:the )?(left|right)(?: hand)?(?: network)? (?:cards?|network|deck)(?! deck)",
        "cycle the $1 network deck",
        "cycle the right network card => cycle the right network deck",
        "cycle both network decks | the right side",
      ],
      [
        `mr.ai.offerOne.${id}`,
        "(?:discard|remove) (?:the )?(?:first|1st|leftmost) (?:offer card|card (?:of|in|on|from) the offer|job(?: card)? (?:of|in|on|from) the offer)(?: and refill(?: it| the offer)?)?",
        "discard offer card 1 and refill the offer",
        "discard the first offer card => discard offer card 1 and refill the offer",
        "discard offer card 2 and refill the offer | the first card",
      ],
      [
        `mr.ai.offerTwo.${id}`,
        "(?:discard|remove) (?:the )?(?:second|2nd) (?:offer card|card (?:of|in|on|from) the offer|job(?: card)? (?:of|in|on|from) the offer)(?: and refill(?: it| the offer)?)?",
        "discard offer card 2 and refill the offer",
        "discard the second offer card => discard offer card 2 and refill the offer",
        "discard offer card 1 and refill the offer | the second card",
      ],
      [
        `mr.ai.offerThree.${id}`,
        "(?:discard|remove) (?:the )?(?:third|3rd) (?:offer card|card (?:of|in|on|from) the offer|job(?: card)? (?:of|in|on|from) the offer)(?: and refill(?: it| the offer)?)?",
        "discard offer card 3 and refill the offer",
        "discard the third offer card => discard offer card 3 and refill the offer",
        "discard offer card 1 and refill the offer | the third card",
      ],
      [
        `mr.ai.offerFour.${id}`,
        "(?:discard|remove) (?:the )?(?:fourth|4th|last|rightmost) (?:offer card|card (?:of|in|on|from) the offer|job(?: card)? (?:of|in|on|from) the offer)(?: and refill(?: it| the offer)?)?",
        "discard offer card 4 and refill the offer",
        "discard the fourth offer card => discard offer card 4 and refill the offer",
        "discard offer card 1 and refill the offer | the fourth card",
      ],
      [
        `mr.ai.clear.${id}`,
        "(?:remove|return|clear|take) all (?:of )?(?:the )?cubes (?:from|in|of|on) (?:the districts?|each district|every district|any district) (?:in which|where|of|that|with) (?:the )?(gold|silver)(?: rogue)?(?: token)?(?: (?:stands|is|lies))?(?: in| on)?(?: to the supply)?(?=[.;,]|$)",
        "return all cubes in each district of the $1 token to the supply",
        "remove all cubes from the district in which the silver token stands. => return all cubes in each district of the silver token to the supply.",
        "return all cubes in each district of the gold token to the supply. | all cubes",
      ],
      [
        `mr.ai.own.${id}`,
        "(?<=^|: |; |, |and |(?<!A[.]I)[.] )(influence|notoriety) (?=\\+\\d)",
        "A.I. $1 ",
        "Left: influence +1 => Left: A.I. influence +1",
        "A.I. influence +1 | gain 1 influence",
      ],
      [
        `mr.ai.puts.${id}`,
        "^(?:Move: )?(gold|silver)(?: token)?: (?:put it|place it|it goes|goes) (<n>)(?: spaces?)? (ahead of|behind) (?:the player|you|your figure|the player's figure)(?=[.]|$)",
        "Move: Put the $1 token $2 space $3 your figure",
        "Silver: put it 1 space ahead of the player. => Move: Put the Silver token 1 space ahead of your figure.",
        "Move: Put the silver token 1 space ahead of your figure. | the player",
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
  ...EARLY,
  ...CALLED,
  ...INDEX_CARD_TILES,
  ...INDEX_CARD_ROGUE,
  ...TILES_EARLY,
  ...apart,
  ...rows(INDEX_CARD_ROWS),
  ...rows(FIRST_CARD_ROWS),
  ...rows(EVERYDAY_ROWS),
  ...rows(EVERYDAY_PLACES),
  ...rows(headings),
  ...rows(WORD_ROWS),
  ...rows(GOODS_ROWS),
  ...rows(tracks),
  ...rows(ongoing),
  ...rows(scores),
  ...ON_JOBS,
  ...onContracts,
  ...onNetworks,
  ...ON_CHARACTERS,
  ...onRogue,
  ...rows(WIDER_ROWS),
  ...rows(OTHERS_ROWS),
  ...rows(PLACE_ROWS),
  ...rows(DEAL_ROWS),
  ...rows(MORE_ROWS),
  ...rows(EVERYDAY_LATE),
  ...BOXES,
];
