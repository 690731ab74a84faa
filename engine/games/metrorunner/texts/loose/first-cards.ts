/** What people write on the first card that they make for Metrorunner: a colour that pays for others, a colour that is cheaper, cards of the offer or the deck. */
import type { Row } from "../../../../language/index.ts";

const COLOUR = "(black|purple|red|orange|blue)";
const PAYS = "(?:pay|spend|use|return|treat)";

export const FIRST_CARD_ROWS: readonly Row[] = [
  [
    "mr.first.wild",
    `^(?:Ongoing: )?(?:once per action, )?(?:when(?:ever)? (?:you pay|paying) (?:an?|any|the) (?:resource )?costs?,? )?(?:you )?(?:may|can) ${PAYS} (?:an?|1|one|any|your) ${COLOUR} (?:resource )?cubes? (?:as if it (?:were|was) (?:an?y? ?(?:cube of )?(?:another|other)?|a wild|any other)|as (?:an?y? ?(?:cube of )?(?:another|other)?|a wild|any other)|in place of (?:any|another|one|a|1)(?: other)?|instead of (?:any|another|one|a|1)(?: other)?) ?(?:colou?r|cube|resource)?s?(?: cubes?)?(?: of (?:any|another)(?: other)? colou?r)?(?=[.]|$)`,
    "Ongoing: Once per action, when you pay a resource cost, you may pay 1 $1 cube in place of 1 cube of another colour",
    "Ongoing: You may spend a red cube as if it were any color. => Ongoing: Once per action, when you pay a resource cost, you may pay 1 red cube in place of 1 cube of another colour.",
    "Ongoing: You may return 2 cubes of your choice to gain 1 credit. | Gain a red cube.",
  ],
  [
    "mr.first.cheaper",
    `^(?:Ongoing: )?(?:once per action, )?(?:when(?:ever)? (?:you pay|paying) (?:an?|any|the|for an?) (?:resource )?(?:costs?|jobs?)(?: of (?:a|your) jobs?)?,? )(?:you )?(?:may )?pay (?:one|an?|1) (?:fewer|less) ${COLOUR} (?:resource )?cube(?=[.]|$)`,
    "Ongoing: Once per action, when you pay a resource cost with $1, pay 1 $1 cube less",
    "Ongoing: When paying a cost, pay one fewer black cube. => Ongoing: Once per action, when you pay a resource cost with black, pay 1 black cube less.",
    "Ongoing: Jobs cost you 1 cube less. | pay 1 black cube",
  ],
  [
    "mr.first.offerOrDeck",
    "(?<=(?:draws?|gains?|takes?|gets?|receives?) (?:an?|one|<n>|up to <n>)(?: more| extra)? job cards?) (?:from|of) (?:either )?the (?:offer|(?:top of the )?(?:job )?deck) or (?:from )?(?:the )?(?:offer|top of the (?:job )?deck|(?:job )?deck)(?=[.,;]|$| and)",
    "",
    "Draw a job card from the offer or the top of the deck. => Draw a job card.",
    "Draw a job card from the offer. | the offer or the deck",
  ],
  [
    "mr.first.eitherColour",
    `(?<=^|: |then |, |may )(?:take|gain|get|receive|choose)s? (?:either )?(?:an?|one|1) ${COLOUR}(?: cube)?,? or (?:an?|one|1)? ?${COLOUR} cube(?=[.]|$)`,
    "gain 1 $1 cube or 1 $2 cube",
    "Take a red or a blue cube. => gain 1 red cube or 1 blue cube.",
    "Gain 1 red cube. | Gain 1 red cube and 1 blue cube.",
  ],
  [
    "mr.first.lookAndKeep",
    "look at the top (<n>|two|three|four|five) (?:job )?cards of the (?:job )?deck(?:,| and|, and|[.]|;)? (?:then )?(?:you )?(?:may )?(?:keep|take|draw|gain|put) (one|1|an?|two|2)(?: of (?:them|those(?: cards)?))?(?: (?:in|into|to) (?:your )?hand)?(?:(?:,? and|[.;,]) (?:put |return )?(?:the (?:rest|others?))(?: back)?(?: (?:on|at|to|under) the (?:bottom(?: of the (?:job )?deck)?|(?:job )?deck))?)?(?=[.]|$)(?<!put (?:one|1|an?|two|2)(?: of (?:them|those(?: cards)?))?)",
    "look at the top $1 job cards of the deck, take ‹$2› of them and put the rest under the deck",
    "Look at the top 3 cards of the job deck and keep one. => look at the top 3 job cards of the deck, take ‹one› of them and put the rest under the deck.",
    "Look at the top 3 job cards of the deck. | look at your hand",
  ],
  ["mr.first.lookOne", "‹(?:one|1|an?)› of them", "1 of them", "take ‹one› of them => take 1 of them", "take 1 of them | one"],
  ["mr.first.lookTwo", "‹(?:two|2)› of them", "2 of them", "take ‹two› of them => take 2 of them", "take 2 of them | two"],
  [
    "mr.first.rowEnds",
    "swap the (?:two |2 )?(?:tiles|ends)(?: (?:at|on) (?:both|the two|the|opposite)(?: opposite)? ends| at either end)? of (?:an?|one|any) (row or column|row|column)(?=[.]|$)",
    "mirror one $1",
    "Swap the two tiles at opposite ends of a row. => mirror one row.",
    "Swap two adjacent tiles. | Mirror one row.",
  ],
  [
    "mr.first.eitherTrack",
    "(?<=^|: |then |, )(?:you may )?(?:advance|raise|increase|move)(?: either)? (?:your )?(influence|notoriety)(?: marker)? or (?:your )?(influence|notoriety)(?: marker)?(?: \\(your choice\\))? (?:by )?(<n>|one|two|three)(?: (?:spaces?|steps?))?(?: forward)?(?=[.]|$)",
    "choose one: $1 +‹$3›; or $2 +‹$3›",
    "Advance your influence or your notoriety by one. => choose one: influence +‹one›; or notoriety +‹one›.",
    "Advance your influence by one. | Influence +1",
  ],
  ["mr.first.trackOne", "\\+‹(?:one|1)›", "+1", "influence +‹one› => influence +1", "influence +1 | one"],
  ["mr.first.trackTwo", "\\+‹(?:two|2)›", "+2", "influence +‹two› => influence +2", "influence +1 | two"],
  ["mr.first.trackThree", "\\+‹(?:three|3)›", "+3", "influence +‹3› => influence +3", "influence +1 | three"],
  [
    "mr.first.keepUpTo",
    "^(?:Ongoing: )?you may (?:have|keep|hold|end your turn with) up to (1[1-9]|2\\d) (?:resource )?cubes(?: (?:at the end of|after|between) (?:your|each) turns?)?(?=[.]|$)",
    "Ongoing: You may keep [$1-10] more cubes",
    "Ongoing: You may have up to 12 resource cubes at the end of your turn. => Ongoing: You may keep 2 more cubes.",
    "Ongoing: You may keep 2 more cubes. | you may have up to 10 cubes",
  ],
];
