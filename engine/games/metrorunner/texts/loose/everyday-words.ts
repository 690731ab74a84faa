/** Everyday words for what is gained, lost and counted in Metrorunner, line by line. */
import type { Row } from "../../../../language/index.ts";

const THING = "(?:credits?|cubes?|brute force tokens?|(?:black|purple|red|orange|blue) cubes?)";
const SOME = "(?:up to )?(?:<n>|an?|any|one|another|some)";
const KINDS =
  "(?:cubes?|credits?|brute|job cards?|jobs?|gigs?|cards?|resources?)(?![\\p{L}])(?! (?:from|off|away from) (?:an? |each |the (?:player|next|prev)|any |another |every |all ))";
const FREE = "(?:extra |additional |more |bonus |new |free |wild |resource |black |purple |red |orange |blue |freelance |face-up )*";
const ONE_KIND = "(?:credits?|cubes?|brute force tokens?|job cards?)";

export const EVERYDAY_ROWS: readonly Row[] = [
  [
    "mr.ifBare",
    `(?<=^(?:[\\p{L}]+: )?(?:if|when|whenever) [^.,:]+, |(?:choose one: |; or |, or )(?<=choose one: [^.]*))(?=<n> ${FREE}(?:cubes?|credits?|brute force tokens?|job cards?)(?![\\p{L}]))`,
    "gain ",
    "If alpha is unlocked, 2 credits. => If alpha is unlocked, gain 2 credits.",
    "return 1 cube and 2 credits. | gain 1 cube or 2 credits.",
  ],
  [
    "mr.headBare",
    `(?<=^(?:Reward|Core|Alpha|Beta): )(?=<n> ${FREE}(?:cubes?|credits?|brute force tokens?|job cards?)(?![\\p{L}]))`,
    "gain ",
    "Alpha: 2 cubes of one colour => Alpha: gain 2 cubes of one colour",
    "Failure: 2 cubes | Placement: 2 red cubes",
  ],
  [
    "mr.coloursDone",
    "(?<=(?:each|every|per) )(?:different )?(?:colour|district) (?:among|of|in|represented among) your completed jobs",
    "district of your completed jobs",
    "1 point for each different colour among your completed jobs => 1 point for each district of your completed jobs",
    "for each colour among your cubes | for each district of your completed jobs",
  ],
  [
    "mr.oneOfAny",
    `(?<=if you have no (credit|cube|brute force token|job card)s, gain )(?:one|1)(?= of any colour|[.,;]|$)`,
    "1 $1",
    "if you have no credits, gain one. => if you have no credits, gain 1 credit.",
    "gain one | if you have no credits, gain 1 credit",
  ],
  [
    "mr.ifNone",
    `gain (<n>) (${ONE_KIND}) if you (?:have|hold|own) (?:none|no others?)(?=[.]|$)`,
    "if you have no ‹$2›, gain $1 $2",
    "gain 1 credit if you have none. => if you have no ‹credit›, gain 1 credit.",
    "gain 1 credit if you have no credits. | you have none",
  ],
  [
    "mr.ifNoneMany",
    "‹(credit|cube|brute force token|job card)s?›",
    "$1s",
    "you have no ‹credit› => you have no credits",
    "you have no credits | ‹red›",
  ],
  [
    "mr.payThen",
    "^(Reward|Core|Alpha|Beta): (?:you may )?((?:return|pay|discard|spend|lose) (?!up to)[^:.,]+?): (?=(?:influence|notoriety) \\+|(?:gain|take|draw|put|look|rotate|swap|shift|move|return)[^.:]* (?:and|then) (?:influence|notoriety) \\+)",
    "$1: you may $2. if you do, ",
    "Reward: return 2 credits: influence +2 => Reward: you may return 2 credits. if you do, influence +2",
    "Reward: return 2 credits. | Reward: return 2 credits to gain 1 job card",
  ],
  [
    "mr.payTrack",
    "^(Reward|Core|Alpha|Beta): you may ((?:return|pay|discard|spend|lose) (?!up to)[^:.,]+?) to (?=(?:influence|notoriety) \\+)",
    "$1: you may $2. if you do, ",
    "Reward: you may return 2 credits to influence +2 => Reward: you may return 2 credits. if you do, influence +2",
    "Reward: you may return 2 credits to gain 1 job card | Reward: return 2 credits",
  ],
  [
    "mr.perSlotJob",
    "(?:per|for each|for every) (?:completed )?job in (?:this|its|the same|that) slot",
    "for each completed job in its slot",
    "gain 1 credit per job in this slot => gain 1 credit for each completed job in its slot",
    "for each completed job | in this slot",
  ],
  [
    "mr.mostOne",
    "(?<=the player with the (?:most|fewest) (credit|cube|brute force token|job card)s (?:returns|loses|gains|gives you|discards|takes) )(?:one|1)(?: of them)?(?=[.,;]|$)",
    "1 $1",
    "the player with the most credits loses one. => the player with the most credits loses 1 credit.",
    "the player with the most credits loses 1 cube. | loses one",
  ],
  [
    "mr.chooseOr",
    `(?<=choose one: [^.;]* or )(?=<n> ${FREE}(?:cubes?|credits?|brute force tokens?|job cards?)(?![\\p{L}]))`,
    "gain ",
    "choose one: influence +2, notoriety +2 or 3 credits => choose one: influence +2, notoriety +2 or gain 3 credits",
    "gain 2 cubes or 3 credits | choose one: gain 2 credits",
  ],
  [
    "mr.bareBrute",
    "(?<=^(?:Core|Alpha|Beta|Reward): (?:[^.]*(?:, | and ))?)brute force(?! token)(?=[.,;]|$| and )",
    "1 brute force token",
    "Alpha: brute force. => Alpha: 1 brute force token.",
    "Alpha: 1 brute force token. | brute force",
  ],
  [
    "mr.youAlso",
    "(?<=^|[.:,;] |then |and )you also (?=(?:gain|get|take|draw|return|lose) )",
    "",
    "if you are in red, you also gain 1 credit => if you are in red, gain 1 credit",
    "you gain 1 credit | also",
  ],
  [
    "mr.someMore",
    "(?<=gain <n> (credit|cube|job card|brute force token)s?(?: of your choice)?[.;] if [^,.]+, gain )(<n>) more(?=[.,;]|$)",
    "$2 ‹$1›",
    "gain 1 credit. if you are on a border, gain 2 more. => gain 1 credit. if you are on a border, gain 2 ‹credit›.",
    "gain 2 more. | gain 1 credit. if you are on a border, gain 2 credits.",
  ],
  [
    "mr.someMoreOne",
    "(?<![\\d])1 ‹(credit|cube|job card|brute force token)›",
    "1 $1",
    "gain 1 ‹credit› => gain 1 credit",
    "2 ‹credit› | 1 credit",
  ],
  [
    "mr.someMoreMany",
    "([2-9]) ‹(credit|cube|job card|brute force token)›",
    "$1 $2s",
    "gain 2 ‹credit› => gain 2 credits",
    "1 ‹credit› | 2 credits",
  ],
  [
    "mr.jobsYouDid",
    "(?<=(?:for each|for every|per|each) )(black |purple |red |orange |blue |freelance )?(?:job|job card|gig)s? (?:that )?you(?: have|'ve)?(?: already)? (?:done|finished|completed|tucked|pulled off)",
    "completed $1job",
    "for each job you have done, gain 1 credit => for each completed job, gain 1 credit",
    "for each job card, gain 1 credit | the job you have done",
  ],
  [
    "mr.maximum",
    "(?<=for each [^.:]*)(?:,| \\(|, \\()? ?(?:max[.]?(?:imum)?|to a max(?:imum)? of|up to a (?:maximum|total) of|but (?:no|not) more than|but at most|up to)(?: of)? (<n>)(?: (?:credits?|cubes?|job cards?))?\\)?(?=[.]|$)",
    ", at most $1",
    "for each completed job, gain 1 credit, max 4 => for each completed job, gain 1 credit, at most 4",
    "max 4 | gain up to 4 credits",
  ],
  [
    "mr.mostBehind",
    "^((?:[\\p{L}]+: )?)for each ([^.,:]+), (?:you )?gain ([^.,:]+), at most (<n>)(?=[.]|$)",
    "$1gain $3 for each $2, at most $4",
    "for each completed job, gain 1 credit, at most 4 => gain 1 credit for each completed job, at most 4",
    "for each completed job, gain 1 credit | gain 1 credit for each completed job, at most 4",
  ],
  [
    "mr.ofYours",
    "(?<=(?:return|exchange|swap|trade|discard|pay|spend|convert|give) (?:up to )?)(<n>) of your (?:own )?(?=(?:cubes|credits|job cards|brute force tokens|(?:black|purple|red|orange|blue) cubes)(?![\\p{L}]))",
    "$1 ",
    "swap 2 of your cubes for 1 credit => swap 2 cubes for 1 credit",
    "move 1 of your completed jobs | swap 2 cubes",
  ],
  [
    "mr.everyFew",
    "(?:for (?:every|each)|per) (<n>) (?:completed )?((?:black |purple |red |orange |blue |freelance )?)jobs?(?: (?:that )?you(?: have|'ve)?(?: done| completed| finished| tucked)?)?(?=[.,;]|$)",
    "‹per› full $1 completed $2jobs",
    "1 point for every 2 blue jobs you have completed => 1 point ‹per› full 2 completed blue jobs",
    "1 point for every job | for every 2 job cards",
  ],
  [
    "mr.ratherThan",
    "(?<=limit is <n>(?: cubes| job cards| cards)?),? (?:rather than|instead of|not) <n>(?=[.]|$)",
    "",
    "your cube limit is 12 rather than 10. => your cube limit is 12.",
    "your cube limit is 12. | rather than 10",
  ],
  [
    "mr.elses",
    "(?<=than (?:each opponent|an opponent|each other player|everyone|anyone|everybody|anybody)(?: else)?)'s(?=[.,;]|$)",
    "",
    "further right than everyone else's. => further right than everyone else.",
    "everyone else's cubes | than everyone else",
  ],
  [
    "mr.throwAway",
    "(?:throw away|chuck(?: away| out)?|ditch|toss(?: away)?|dump|bin|get rid of|trash) (?=(?:up to )?(?:<n>|an?|one|two) (?:job|gig|card|cube|credit))",
    "discard ",
    "you may chuck 1 job card => you may discard 1 job card",
    "discard 1 job card | throw",
  ],
  [
    "mr.stealGoods",
    `(?:steal|rob|swipe|nick|pinch|grab)(s?) (?=(?:<n>|an?|one) (?:black |purple |red |orange |blue )?${ONE_KIND} (?:from|off) )`,
    "take$1 ",
    "steal 1 credit from each opponent => take 1 credit from each opponent",
    "grab 1 credit | take 1 credit from each opponent",
  ],
  [
    "mr.either",
    "(?<=^|[.:,;] |then |and |may |you |to )(?:get|receive|earn|collect|grab|take) (?=either (?:<n>|an?|one) )",
    "gain ",
    "take either 1 cube or 1 credit => gain either 1 cube or 1 credit",
    "either gain 1 cube or 1 credit | take 1 cube",
  ],
  [
    "mr.getThem",
    `(?<=^|[.:,;] |then |and |may |you |they |to |also |or |either )(?<!when(?:ever)? you )(?:get|receive|earn|collect|grab|obtain|pocket|acquire|pick up|draw|score|bag|nab|snag|net|claim|take)(s?) (?=${SOME} ${FREE}${KINDS})(?!one of)`,
    "gain$1 ",
    "you receive 2 extra cubes => you gain 2 extra cubes",
    "take 1 cube from an opponent | take another action",
  ],
  [
    "mr.points",
    "(<n>) (?:VPs?|victory points?|pts?)(?![\\p{L}])",
    "$1 points",
    "2 VPs per credit => 2 points per credit",
    "2 points per credit | VP",
  ],
  ["mr.onePoints", "(?<![\\d])1 points", "1 point", "1 points per credit => 1 point per credit", "2 points per credit | 1 point"],
];

/** After the words for what is gained and lost: whoever loses a cube has chosen it by now (MR-R52). */
export const EVERYDAY_LATE: readonly Row[] = [
  [
    "mr.discardGoods",
    `(?:discard|remove)(s?) (?=(?:up to )?(?:<n>|an?|one|two|three) ${THING}(?![\\p{L}])(?! (?:from|in|on|of) ))`,
    "return$1 ",
    "discard 2 cubes => return 2 cubes",
    "discard 1 job card | return 2 cubes",
  ],
];
