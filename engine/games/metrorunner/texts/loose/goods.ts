/** How people write what is gained in Metrorunner. */
import type { Row } from "../../../../language/index.ts";

const COLOUR = "(?:black|purple|red|orange|blue)";
/** What can be gained, in canonical words. */
export const GOODS = `(?:<n> (?:cubes? of your choice|${COLOUR} cubes?|credits?|brute force tokens?|job cards?))`;

export const GOODS_ROWS: readonly Row[] = [
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
    "(<n>) (cubes?) (?:of any (?:colou?rs?|types?|kinds?|mix|combination)|in any (?:colou?rs?|combination|mix)|of your choosing|of whichever colou?r you (?:want|like))(?! one)",
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
    `(?<!when(?:ever)? you )(gain ${GOODS}), (?:gain )?(${GOODS})(?=[.]|$)`,
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
