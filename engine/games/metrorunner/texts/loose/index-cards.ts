/** What people write on index cards: jobs at home, goods in a list, as many as one has, rows that go two places. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const COLOUR = "(?:black|purple|red|orange|blue)";

export const INDEX_CARD_ROWS: readonly Row[] = [
  [
    "mr.card.jobsHome",
    "(?<=completed jobs?) (?:in|from|at|for|belonging to) (?:your|the) home district",
    " of your home district",
    "Gain 1 credit for each completed job in your home district. => Gain 1 credit for each completed job of your home district.",
    "for each completed job of your home district | When your figure stops in your home district, gain 1 credit.",
  ],
  [
    "mr.card.freeManipulation",
    "^(?:Ongoing: )?(?:when(?:ever)? you (?:take the )?hack(?: action)?(?: a network)?,? |when hacking,? |while hacking,? |(?:in|during|for) (?:a|each|every|any) hack(?: action)?,? |hacking: ?|hack: ?)(?:you )?(?:get|have|gain|may (?:do|make|perform|use|take)) (?:an? |one |1 )?(?:extra|additional|more|further|third) (?:free )?manipulation(?: for free)?(?=[.]|$)",
    "Ongoing: You may do 1 more free manipulation in each Hack action",
    "Ongoing: When hacking, you get one extra free manipulation. => Ongoing: You may do 1 more free manipulation in each Hack action.",
    "Ongoing: You may do 2 more free manipulations in each Hack action. | Hack: gain 1 credit.",
  ],
  // Two stations are free (MR-5.3).
  [
    "mr.card.freeThird",
    "^(?:Ongoing: )?(?:(?:moving|advancing|walking) (?:up to )?(?:3|three) (?:spaces|stations|stops|locations) (?:costs? (?:you )?(?:nothing|no cubes?|0(?: cubes?)?)|is free)|(?:you )?(?:may|can) (?:move|advance) (?:up to )?(?:3|three) (?:spaces|stations|stops|locations) (?:for free|at no cost|without paying(?: (?:any )?cubes?)?)|your (?:first )?(?:3|three) (?:spaces|steps|stations)(?: of (?:your|each|a) move(?: step)?)? (?:are free|cost (?:you )?nothing))(?=[.]|$)",
    "Ongoing: Your moves cost 1 cube less",
    "Ongoing: Moving 3 spaces costs you nothing. => Ongoing: Your moves cost 1 cube less.",
    "Ongoing: Your moves cost 1 cube less. | Move 3 spaces.",
  ],
  [
    "mr.card.andAdvance",
    "(?<=\\p{L}),? and (?:then )?(?:advance|move|go|gain) (?:up )?(one|two|three|1|2|3)(?: spaces?| steps?)? (?:up |forward )?on the (influence|notoriety)(?: track)?(?=[.,;]|$)",
    ", then $2 +‹$1›",
    "Gain a brute force token and advance one on the influence track. => Gain a brute force token, then influence +‹one›.",
    "Advance one on the influence track. | Gain 1 credit and 1 cube of your choice.",
  ],
  [
    "mr.card.listOfGoods",
    `(?<=gain )((?:an?|<n>) (?:${COLOUR} )?cubes?), ((?:an?|<n>) (?:${COLOUR} )?cubes?),? and ((?:an?|<n>) (?:credits?|brute force tokens?|job cards?))(?=[.;]|$)`,
    "$1 and $2, then gain $3",
    "Core: Gain 1 red cube, 1 blue cube and a credit. => Core: Gain 1 red cube and 1 blue cube, then gain a credit.",
    "Gain 1 red cube and 1 credit. | Gain 1 red cube, 1 blue cube and 1 purple cube.",
  ],
  [
    "mr.card.asManyAs",
    "(?<=^|: |then )(?:you )?gain as many (cube|credit|brute force token)s(?: of your choice)? as (?:there are |you (?:have|hold|own) )?((?:job )?cards (?:in|of) your hand|job cards|completed jobs|credits|brute force tokens)(?: you (?:have|own|hold)| there are)?(?=[.]|$)",
    "gain 1 $1 for each ‹$2›",
    "Gain as many cubes as there are cards in your hand. => gain 1 cube for each ‹cards in your hand›.",
    "Gain 1 cube for each job card. | Gain as many cubes as each opponent.",
  ],
  [
    "mr.card.eachHand",
    "‹(?:job )?cards (?:in|of) your hand›|‹job cards›",
    "job card",
    "for each ‹cards in your hand› => for each job card",
    "job card | cards in your hand",
  ],
  [
    "mr.card.eachDone",
    "‹completed jobs›",
    "completed job",
    "for each ‹completed jobs› => for each completed job",
    "completed job | completed jobs",
  ],
  ["mr.card.eachCredit", "‹credits›", "credit", "for each ‹credits› => for each credit", "credit | 2 credits"],
  [
    "mr.card.eachToken",
    "‹brute force tokens›",
    "brute force token",
    "for each ‹brute force tokens› => for each brute force token",
    "brute force token | tokens",
  ],
  [
    "mr.card.exchangeColours",
    "(?<=^|: |then |may )(?:exchange|swap|trade|convert|change) up to (<n>) (?:of your )?cubes (?:for|to|into|with) (?:(?:the same number of |as many )?cubes of (?:any )?(?:other|another|different|any)(?: other)? colou?rs?|(?:other|another|different) colou?rs?|any colou?rs?)(?: of your choice)?(?=[.;]|$)",
    "return up to $1 cubes, then gain 1 cube of your choice for each cube returned this way",
    "Exchange up to 2 cubes for cubes of other colors. => return up to 2 cubes, then gain 1 cube of your choice for each cube returned this way.",
    "Return up to 2 cubes. | Exchange 2 of your completed jobs in different slots.",
  ],
  [
    "mr.card.lowerMarker",
    "(?<=^|: |then |, )(?:you may )?(?:advance|raise|increase|move)(?: up)? (?:your (?:lower|lowest)|whichever of your) (?:track |notoriety or influence |influence or notoriety )?(?:marker|track|token)s?(?: is lower)?(?: forward)? (?:by )?(<n>|one|two)(?: spaces?| steps?)?(?=[.;]|$)",
    "your lower marker advances by $1",
    "Advance your lower track marker by 1. => your lower marker advances by 1.",
    "Your lower marker advances by 1. | Advance your influence by 1.",
  ],
  [
    "mr.card.hacksBare",
    "(?<=when(?:ever)? (?:an opponent|another player|an? other player|any opponent|any other player) )(?:hacks|(?:completes|succeeds (?:in|at)|makes) (?:an?|the) (?:successful )?hack)(?=,)",
    "hacks a network",
    "When another player hacks, gain 1 credit. => When another player hacks a network, gain 1 credit.",
    "When an opponent hacks a network, gain 1 credit. | When you hack a network, gain 1 credit.",
  ],
  [
    "mr.card.jobsForLess",
    "^(?:Ongoing: )?you (?:may|can) complete (freelance|black|purple|red|orange|blue) jobs for (<n>) (?:resource )?cubes? less(?=[.]|$)",
    "Ongoing: $1 jobs cost you ‹$2› cubes less",
    "Ongoing: You may complete freelance jobs for 1 cube less. => Ongoing: freelance jobs cost you ‹1› cubes less.",
    "Ongoing: Freelance jobs cost you 1 cube less. | You may complete another job card.",
  ],
  [
    "mr.card.oneLess",
    "‹1› cubes less",
    "1 cube less",
    "jobs cost you ‹1› cubes less => jobs cost you 1 cube less",
    "‹2› cubes less | 1 cube less",
  ],
  [
    "mr.card.someLess",
    "‹(<n>)› cubes less",
    "$1 cubes less",
    "jobs cost you ‹2› cubes less => jobs cost you 2 cubes less",
    "2 cubes less | 1 cube less",
  ],
  [
    "mr.card.eitherTrack",
    "(?<=^|: |then |, )(?:you may )?(?:advance|move|go)(?: up)? (<n>|one|two)(?: spaces?| steps?)? (?:up |forward )?on (?:either|one|any|a)(?: of the(?: two)?| of your)? tracks?(?: of your choice)?(?=[.;]|$)",
    "choose one: influence +‹$1›; or notoriety +‹$1›",
    "Advance one space on either track. => choose one: influence +‹one›; or notoriety +‹one›.",
    "Influence +1. | Advance one space on the influence track.",
  ],
  [
    "mr.card.lastOn",
    "(?<=^|: )(?:advance|move|go)(?: up)? (<n>|one|two)(?: spaces?| steps?)? on (?:the )?(influence|notoriety)(?: track)? if you(?: are|'re) (?:in )?(?:the )?last(?: place)?(?: (?:on|in) (?:it|that track|this track))?(?=[.]|$)",
    "if you have the lowest $2, $2 +‹$1›",
    "Advance 2 on influence if you are in last place on it. => if you have the lowest influence, influence +‹2›.",
    "If you have the lowest influence, influence +2. | Influence +2",
  ],
  [
    "mr.card.offerThenJob",
    "(?<=replace the offer|crash the offer|refresh the offer|refill the offer|renew the offer)(?:,? and|,? then|, and then|[.]) (?:then )?(?:take|gain|draw|get) (?:an?|one|1) job(?: card)? from (?:it|the (?:new )?offer)(?=[.]|$)",
    ", then gain 1 job card from the offer",
    "Replace the offer, then take a job from it. => Replace the offer, then gain 1 job card from the offer.",
    "Replace the offer. | Gain 1 job card from the offer.",
  ],
];

const LANE = "(?:an?|any|one) (row or (?:an? )?column|row|column)";
const TWO =
  "(?:by )?(?:two|2)(?: (?:spaces|places|steps|tiles|positions))?(?: (?:in either direction|either way|in any direction|in one direction))?";
/** Before all others. A row of three that goes two places one way goes one place the other way (MR-11.7). */
export const INDEX_CARD_TILES: readonly LooseRule[] = rows(
  [
    [
      "mr.card.shiftTwo",
      `(?:shift|slide|push|move) ${LANE} ${TWO}(?=[.,;]|$|\\n)`,
      "shift one $1 one place",
      "Shift a row two spaces. => shift one row one place.",
      "Shift a row one place. | Shift a row two spaces to the left.",
    ],
    [
      "mr.card.shiftTwoLeft",
      "(?<=(?:shift|slide|push|move) (?:an?|any|one|the (?:top|middle|bottom)) row )(?:(?:by )?(?:two|2)(?: spaces| places| steps| tiles| positions)? (?:to the )?left|(?:to the )?left by (?:two|2)(?: spaces| places)?)",
      "right",
      "Shift a row two spaces to the left => Shift a row right",
      "Shift a row left | Shift a row two spaces to the right",
    ],
    [
      "mr.card.shiftTwoRight",
      "(?<=(?:shift|slide|push|move) (?:an?|any|one|the (?:top|middle|bottom)) row )(?:(?:by )?(?:two|2)(?: spaces| places| steps| tiles| positions)? (?:to the )?right|(?:to the )?right by (?:two|2)(?: spaces| places)?)",
      "left",
      "Shift a row two spaces to the right => Shift a row left",
      "Shift a row right | Shift a row two spaces to the left",
    ],
    [
      "mr.card.twoOfLane",
      "(?<=(?:swap|exchange|switch|rotate|turn) )(?:any |the )?(?:two|2)(?: different)? tiles (?:in|of|from|on) (?:the same|an?|any|any one|one|a single) (row or column|row|column)(?! or)",
      "two different tiles of one $1",
      "Swap any two tiles in the same column. => Swap two different tiles of one column.",
      "Swap two adjacent tiles. | Swap two different tiles.",
    ],
    // A manipulation turns a tile by a quarter (MR-11.5).
    [
      "mr.card.turnBare",
      "(?<=^|: |\\n|then )(rotate|turn|spin) (?:an?|any|one|(?:any )?(?:two|2)(?: adjacent| different| diagonally adjacent)?) tiles?(?=[.,;]|$|\\n)",
      "‹$&› 90°",
      "Rotate two adjacent tiles. => ‹Rotate two adjacent tiles› 90°.",
      "Rotate two adjacent tiles 90°. | Rotate a tile clockwise.",
    ],
    [
      "mr.card.turnBareOut",
      "‹([^›]*)› 90°",
      "$1 90°",
      "‹Rotate two adjacent tiles› 90° => Rotate two adjacent tiles 90°",
      "Rotate a tile 90° | ‹a tile›",
    ],
  ],
  { kind: "character", whole: "first" },
);

/** Of the Rogue A.I.: its tokens, and where the player's figure is. */
export const INDEX_CARD_ROGUE: readonly LooseRule[] = rows(
  [
    [
      "mr.card.rogue",
      "(gold|silver) rogue(?! token)",
      "$1 token",
      "Put the silver rogue 1 space ahead of your figure => Put the silver token 1 space ahead of your figure",
      "the silver token | the rogue",
    ],
    [
      "mr.card.rogueGoes",
      "^put the (gold|silver) (?:rogue )?token (?=(?:<n>|one|two|three) spaces? (?:ahead of|behind|in front of|before))",
      "Move: put the $1 token ",
      "Put the silver token 1 space ahead of your figure. => Move: put the silver token 1 space ahead of your figure.",
      "Move: Put the silver token 1 space ahead of your figure. | Put the silver token on a hack space.",
    ],
    [
      "mr.card.inFront",
      "(?<=spaces? )(?:in front of|before|ahead of) (?:the player|the player's figure|your figure|you)(?=[.]|$)",
      "ahead of your figure",
      "Put the silver token 1 space in front of the player. => Put the silver token 1 space ahead of your figure.",
      "1 space behind the player | in front of the player",
    ],
  ],
  { kind: "ai", whole: "first" },
);
