/** What people write on the first card that they make for Virtual Revolution: a price by “to”, the boxes of a Verse in other words, one of the other Agents. */
import type { Row } from "../../../../language/index.ts";

const ACTION = "(Work|Recruit|Build Server|Create Verse|Donate)";

export const FIRST_CARD_ROWS: readonly Row[] = [
  [
    "vr.first.boostWhen",
    `(?<=^Boost: )(?:When|Whenever|Each time|Every time|If) you (?:(?:do|take|perform|carry out|use) (?:the |an? )?)?${ACTION}(?: action)?, (?:you )?`,
    "With $1: ",
    "Boost: When you take the Work action, gain 2 € => Boost: With Work: gain 2 €",
    "Boost: With Work: gain 2 € | When you take the Work action, gain 2 €",
  ],
  [
    "vr.first.loading",
    "^(?:Loading|Goal|Requirement|Objective|To go Online|Loading condition|While Loading) ?(?:[:–—]|-(?= )) ?",
    "Mission: ",
    "Loading: Control 5 boroughs => Mission: Control 5 boroughs",
    "a Verse that is Loading | Mission: none",
  ],
  [
    "vr.first.drawTo",
    "(?<=^|[.:,] |then |may )(?:you )?(?:draw|take) (<n>|an?|one) Corruptions?(?: cards?)? (?:to|in order to|and in return|in exchange to) (?=(?:gain|eliminate|add|move|steal|discard|increase|recruit|take|straighten|ready|look|draw|build|place|remove|give|exchange|put|lose|reduce|apply)(?![\\p{L}]))",
    "draw $1 Corruption, then ",
    "Draw a Corruption card to gain 5 € => draw a Corruption, then gain 5 €",
    "draw 1 Corruption | you may draw 1 Corruption. If you do, gain 5 €",
  ],
  [
    "vr.first.readyOther",
    "(?<=^|[.:,] |then |may )(?:untap|ready|untilt|refresh|reactivate|straighten)(s?) (?:an?other|one other|1 other|(?:one|1|an?) of your other) Agents?(?: in service)?(?: of yours)?(?: in service)?(?=[.,;]|$)",
    "straighten$1 1 of your other Agents in service",
    "Ready one of your other Agents in service. => straighten 1 of your other Agents in service.",
    "straighten 1 of your Agents in service | Ready an Agent.",
  ],
  [
    "vr.first.costsLess",
    `^(Boost: )?(?:the )?(?:${ACTION}|(build|creat|recruit|donat|work)(?:ing)?(?: (?:an?|your) (?:Servers?|Verses?|Agents?)| (?:Servers?|Verses?|Agents?))?|(?:an?|each|your|the next) (Server|Verse|Agent)s?)(?: actions?)? costs?(?: you)? (<n>)(?: €)? less(?: €)?(?: to (?:build|create|recruit))?(?=[.]|$)`,
    "$1With ‹$2$3$4›: It costs $5 € less",
    "Boost: Building a Server costs you 2 € less => Boost: With ‹Build›: It costs 2 € less",
    "this round, your Recruit costs 2 € less | Boost: With Recruit: It costs 2 € less",
  ],
  [
    "vr.first.ofBuild",
    "With ‹(?:Build Server|build|Server)›",
    "With Build Server",
    "With ‹build›: gain 2 € => With Build Server: gain 2 €",
    "With Build Server | build",
  ],
  [
    "vr.first.ofCreate",
    "With ‹(?:Create Verse|creat|Verse)›",
    "With Create Verse",
    "With ‹creat›: gain 2 € => With Create Verse: gain 2 €",
    "With Create Verse | create",
  ],
  [
    "vr.first.ofRecruit",
    "With ‹(?:recruit|Agent)›",
    "With Recruit",
    "With ‹Agent›: gain 2 € => With Recruit: gain 2 €",
    "With Recruit | recruit",
  ],
  ["vr.first.ofDonate", "With ‹(?:donate?)›", "With Donate", "With ‹donat›: gain 2 € => With Donate: gain 2 €", "With Donate | donate"],
  [
    "vr.first.moveHere",
    "(moves? (?:<n>|an?|one|up to <n>)(?: of (?:your|their|an opponent's))? Influence)(?: tokens?)?(?: from (?:any|another|an?|one)(?: other)? borough)?(?: of (?:your choice|yours))? (?:to (?:this(?: one| borough)?|here|(?:the |your )?Director's borough|the borough (?:of|with) your Director)|here)(?=[.,;]|$)",
    "$1 here",
    "Move 1 of your Influence from any borough to this one => Move 1 of your Influence here",
    "Move 1 of your Influence to any borough | move 1 of your Influence here",
  ],
  [
    "vr.first.anyType",
    "(?<=^Mission: (?:have|own) (?:at least )?(?:<n>|an?|one) (?:Agents?|Verses?)) of any (?:type|kind|level)s?(?=[.]|$| in service)",
    "",
    "Mission: Have 4 Agents of any type. => Mission: Have 4 Agents.",
    "Mission: Have 4 Agents in service. | of any type",
  ],
  [
    "vr.first.wholeDistrict",
    "(?<=^Mission: )(?:control|have|own|hold) (?:an?|one|1|any) (?:whole |entire |complete |full )district(?=[.]|$)|(?<=^Mission: )control (?:all|every) boroughs? (?:of|in) (?:an?|any|one|1|the same) district(?=[.]|$)",
    "control all boroughs of one district",
    "Mission: control a whole district. => Mission: control all boroughs of one district.",
    "Mission: control 5 boroughs. | Mission: control all boroughs of one district.",
  ],
  [
    "vr.first.points",
    "^(?:Points|Victory points|VPs?|Score|Final scoring|At the end|End bonus|Scores) ?(?:[:–—]|-(?= )) ?",
    "End: ",
    "Points: 1 VP per Server => End: 1 VP per Server",
    "End: 1 VP per Server | points",
  ],
  [
    "vr.first.builtServer",
    "(?<=VP (?:per|for each|for every) Server)s? (?:that )?you(?:'ve| have)? (?:built|build|own|have)(?: in play| on the (?:board|map)| in Néo Paris)?(?=[.,;]|$)",
    "",
    "4 VP for each Server you built => 4 VP for each Server",
    "4 VP for each Server | gain 1 € for each Server you have",
  ],
];

/** Of a Raid's and the Necros' cards: whose tokens they are is said, and that there is a choice. */
const COMPELLED: readonly Row[] = [
  [
    "vr.first.orShared",
    "(?<=^(?:(?:Minimum|Global|Maximum): )?)(lose|discard|eliminate|remove) (<n> [^.,;:]+?),? or (?=<n> )(?!<n> or )([^.,;:]+?)(?=[.]|$)",
    "Choose one: $1 $2; or $1 $3",
    "Lose 1 Revenue or 1 Immunity. => Choose one: Lose 1 Revenue; or Lose 1 Immunity.",
    "Discard 1 of your Boosts under Work or Recruit. | lose 3 €",
  ],
  [
    "vr.first.anywhere",
    "(?<=^(?:(?:Minimum|Global|Maximum): )?(?:[^.;:]*, then )?(?:eliminate|remove) <n> of your Influence)(?: (?:from|in) Néo[ -]Paris| (?:from|on) the (?:board|map))?(?=[.;,]|$)",
    " in any borough",
    "Eliminate 2 of your Influence. => Eliminate 2 of your Influence in any borough.",
    "Eliminate 2 of your Influence in any borough. | Eliminate 2 Influence here.",
  ],
];
export const COMPELLED_FIRST_ROWS = (kind: string): readonly Row[] =>
  COMPELLED.map(([id, from, to, example, leaves]) => [`${id}.${kind}`, from, to, example, leaves]);

/** In the words that the rules carry out (VR-R116). */
export const FIRST_CARD_LATE: readonly Row[] = [
  [
    "vr.first.otherAgent",
    "(straightens?) (?:1|one|an) of your other Agents in service",
    "$1 another Agent in service",
    "Straighten 1 of your other Agents in service => Straighten another Agent in service",
    "Straighten 2 of your Agents in service | another Agent in service",
  ],
  [
    "vr.first.otherAgents",
    "(straightens?) ([2-9]) of your other Agents in service",
    "$1 $2 other Agents in service",
    "Straighten 2 of your other Agents in service => Straighten 2 other Agents in service",
    "Straighten 2 of your Agents in service | another Agent in service",
  ],
];
