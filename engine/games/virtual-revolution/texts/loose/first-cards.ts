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
  // Of a text “put Online” disregards the mission, as the rulebook explains it (VR-R20).
  [
    "vr.first.online",
    "(?<=^|[.:,] |then |may )(?:put|turn|flip|bring|set)s? (?:an?|one|1) (?:of your )?(?:Loading )?Verses?(?: of yours| you own)? Online(?! without)(?: immediately| at once| for free)?(?=[.;]|$)",
    "put 1 of your Loading Verses Online without its mission",
    "Draw 1 Corruption, then put one of your Verses Online. => Draw 1 Corruption, then put 1 of your Loading Verses Online without its mission.",
    "put 1 of your Loading Verses Online without its mission | When you put a Verse Online, gain 3 €.",
  ],
  [
    "vr.first.takeAction",
    `(?<=^(?:Activation|Promotion|Bonus): (?:[^.;]*(?:, then|[.]|,) )?)(?:you may )?(?:take|perform|do|carry out) (?:an?|the|one|another|an extra|an additional|1) (?:extra |additional |more )?${ACTION} action(?=[.;]|$)`,
    "take a bonus $1 action",
    "Promotion: Take a Work action. => Promotion: take a bonus Work action.",
    "Promotion: Take a bonus Work action. | When you take a Work action, gain 1 €",
  ],
  [
    "vr.first.actionGives",
    "^(Boost: )?(build|creat|recruit|donat|work)ing(?: (?:an?|your) (?:Servers?|Verses?|Agents?)| (?:Servers?|Verses?|Agents?))? (?:also )?(?:gives?|earns?|gains?|brings?|grants?)(?: you)? (?:an? (?:extra |additional )?)?(?:(<n>) )?(?:extra |additional |more )?(€|Revenue|Immunity)(?: more| extra)?(?: tokens?)?(?=[.]|$)",
    "$1With ‹$2›: gain ‹$3› $4",
    "Boost: Recruiting an Agent gives you 1 Immunity => Boost: With ‹Recruit›: gain ‹1› Immunity",
    "Recruit an Agent. | With Recruit: gain 1 Immunity",
  ],
  ["vr.first.ofWork", "With ‹work›", "With Work", "With ‹work›: gain 2 € => With Work: gain 2 €", "With Work | work"],
  ["vr.first.gainOne", "gain ‹›", "gain 1", "With Work: gain ‹› Immunity => With Work: gain 1 Immunity", "gain 1 Immunity | gain"],
  ["vr.first.gainSome", "gain ‹(<n>)›", "gain $1", "With Work: gain ‹2› Immunity => With Work: gain 2 Immunity", "gain 1 Immunity | gain"],
  [
    "vr.first.range",
    "^(Boost: )?(?:(?:your )?Range (?:is )?\\+ ?(<n>)|\\+ ?(<n>) (?:to )?(?:your )?Range)(?: when (?:you )?recruit(?:ing)?(?: an? Agents?| Agents?)?)?(?=[.]|$)",
    "$1With Recruit: gain $2$3 Range",
    "Range +1 when recruiting. => With Recruit: gain 1 Range.",
    "With Recruit: gain 1 Range | Range",
  ],
  [
    "vr.first.districtOfChoice",
    "(?<=(?:eliminate|add|move)s? [^.,:;]*Influence(?: tokens?)?) in (?:an?|any|one) (?:district|borough) of (?:your|their) choice(?=[.,;]|$)",
    " in any borough",
    "eliminate an opposing Influence in a District of your choice. => eliminate an opposing Influence in any borough.",
    "add 1 Influence in any borough | gain 1 Boost of your choice",
  ],
  [
    "vr.first.availableVerse",
    "(?<=(?:take|get|gain|acquire)s? )(?:an?|one|1) (?:free )?Verse(?: of your choice)?(?: from| of| among)(?: among)? the (?:five |5 )?(?:available (?:ones|Verses)|Verses available|available|display)(?: for free)?(?=[.,;]|$)",
    "1 available Verse",
    "Take a Verse of your choice from the five available ones. => Take 1 available Verse.",
    "take 1 available Verse | discard a Verse of your choice",
  ],
];

/** Of a Raid's and the Necros' cards: whose tokens they are is said, and that there is a choice. */
const COMPELLED: readonly Row[] = [
  [
    "vr.first.loseInfluence",
    "(?<=^(?:(?:Minimum|Global|Maximum): )?)(?:each player |all players |every player |you )?loses? (?:(<n>)|an?|one) (?:of (?:your|their) )?Influence(?: tokens?)?(?: of (?:your|their) choice)?(?=[.]|$)",
    "eliminate ‹$1› of your Influence",
    "Global: lose 2 Influence. => Global: eliminate ‹2› of your Influence.",
    "lose 2 Revenue. | Eliminate 2 of your Influence in any borough.",
  ],
  [
    "vr.first.loseOne",
    "‹(<n>)?› of your Influence",
    "‹$1 of your Influence",
    "eliminate ‹2› of your Influence => eliminate ‹2 of your Influence",
    "2 of your Influence | your Influence",
  ],
  [
    "vr.first.loseNone",
    "‹ of your Influence",
    "1 of your Influence",
    "eliminate ‹ of your Influence => eliminate 1 of your Influence",
    "2 of your Influence | your Influence",
  ],
  [
    "vr.first.loseSome",
    "‹(<n>) of your Influence",
    "$1 of your Influence",
    "eliminate ‹2 of your Influence => eliminate 2 of your Influence",
    "2 of your Influence | your Influence",
  ],
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
    "vr.first.itsMission",
    "Online without (?:that card's|this card's) mission",
    "Online without its mission",
    "put 1 of your Verses Online without that card's mission => put 1 of your Verses Online without its mission",
    "Online without its mission | that card's mission",
  ],
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
