/** How people say in Virtual Revolution how much: what goes up and down, articles, and words that say nothing. */
import type { Row } from "../../../../language/index.ts";
import { START, STOCK, THINGS } from "./words.ts";

const END = "(?=[.,;]|$| and | then | or | if | for | instead)";
const ACTION = "(Work|Recruit|Build Server|Create Verse|Donate)";

/** Words that say nothing in front of a text or in it. */
const around: readonly Row[] = [
  [
    "vr.extra",
    `(?<=(?:gain|gains|lose|loses|draw|draws|add|adds|discard|discards) (?:<n>|an?) )(?:more|extra|additional|further) (?=${STOCK}|Corruption|Influence|Range)`,
    "",
    "gain 2 additional Immunity => gain 2 Immunity",
    "more Immunity | gain 2 Immunity",
  ],
  [
    "vr.behindMore",
    `(?<=(?<!your Work )(?:gain|gains|lose|loses|draw|draws) <n> (?:${STOCK}|Corruption|Range)) (?:more|extra|additional|in addition|on top(?: of that)?|as a bonus)${END}`,
    "",
    "if you have 3 Servers, gain 2 € more. => if you have 3 Servers, gain 2 €.",
    "this round, your Recruit costs 2 € more | gain 2 €",
  ],
  [
    "vr.another",
    `(?<=(?:gain|gains|lose|loses|draw|draws|add|adds) )(?:another|one more|1 more|a further|an extra|an additional|1 extra|1 additional) (?=${STOCK}|Corruption|Influence|Range)`,
    "1 ",
    "gain another Immunity => gain 1 Immunity",
    "another Agent | gain 1 Immunity",
  ],
  [
    "vr.too",
    "(?<!yours)(?:,? too|,? as well)(?=[.,;]|$)",
    "",
    "gain 1 Immunity too. => gain 1 Immunity.",
    "as well as this | yours too are here",
  ],
  [
    "vr.noMission",
    "^(?:No mission|Without (?:a )?mission|There is no mission|Mission: (?:no mission|nothing|-|—|no condition))(?=[.]|$)",
    "Mission: None",
    "No mission. => Mission: None.",
    "Mission: None. | a mission",
  ],
  ["vr.noBonus", "^(?:No bonus|Without (?:a )?bonus)(?=[.]|$)", "Bonus: None", "No bonus. => Bonus: None.", "Bonus: None. | a bonus"],
  [
    "vr.headWith",
    `^(Promotion|Boost) ?[(]?(?:with|when you|under) ${ACTION}(?: action)?[)]? ?: ?`,
    "$1: With $2: ",
    "Promotion (with Create Verse): gain 2 € => Promotion: With Create Verse: gain 2 €",
    "Promotion: With Create Verse: gain 2 € | with Create Verse",
  ],
  [
    "vr.headsUp",
    "^(Mission|Bonus|Activation|Promotion|Minimum|Global|Maximum|End) (?:effect|bonus|ability|score|reward|condition) ?: ?",
    "$1: ",
    "Activation effect: gain 3 € => Activation: gain 3 €",
    "Activation: gain 3 € | a bonus",
  ],
];

const numbers: readonly Row[] = [
  ["vr.euroFirst", "€ ?(<n>)(?! ?€)", "$1 €", "gain €3 => gain 3 €", "gain 3 € | € for each"],
  ["vr.pointsOf", "(<n> )?points? of (?=Revenue)", "$1", "1 VP per 3 points of Revenue => 1 VP per 3 Revenue", "3 Revenue | points"],
  [
    "vr.orStock",
    `(?<=^(?:(?:Activation|Promotion|Bonus|Minimum|Global|Maximum): ?)?(?:[^:]*[.] )?(?:you may )?)gain (<n>) (${STOCK}),? or (?:gain )?(<n>) (${STOCK})(?=[.]|$)`,
    "choose one: gain $1 $2; or gain $3 $4",
    "Activation: gain 1 Immunity or 2 €. => Activation: choose one: gain 1 Immunity; or gain 2 €.",
    "gain 3 €, or 5 if you have the lowest Revenue | gain 1 Immunity",
  ],
  [
    "vr.raise",
    `${START}(?:increase|raise|boost|up)s? (?:your|their) (${STOCK}|Range) by (<n>)`,
    "gain $2 $1",
    "increase your Revenue by 1 => gain 1 Revenue",
    "gain 1 Revenue | your Revenue",
  ],
  [
    "vr.raised",
    `(?<=^|[.:,;\\n] |then |and |otherwise |otherwise, )(?:your )?(${STOCK}|Range) (?:(?:is |gets? )?(?:increased|raised) by|increases by|goes up by|rises by|grows by|up by|[+]) ?(<n>)(?: €)?${END}`,
    "gain $2 $1",
    "With Recruit: your Range is increased by 2. => With Recruit: gain 2 Range.",
    "gain 2 Range | your Range",
  ],
  [
    "vr.greater",
    `(?<=^(?:Boost: |Promotion: )?With [^:]+: (?:[^:]*[.] )?)your Range is (<n>) (?:greater|larger|longer|higher|more|further)`,
    "gain $1 Range",
    "With Recruit: your Range is 2 greater => With Recruit: gain 2 Range",
    "your Range is 2 greater | gain 2 Range",
  ],
  [
    "vr.lower",
    `${START}(?:decrease|reduce|lower|cut)s? (?:your|their) (${STOCK}) by (<n>)`,
    "lose $2 $1",
    "reduce your Revenue by 1 => lose 1 Revenue",
    "lose 1 Revenue | lower it",
  ],
  [
    "vr.lowered",
    `(?<=^|[.:,;\\n] |then |and |otherwise |otherwise, )(?:your )?(${STOCK}) (?:(?:is |gets? )?(?:decreased|reduced|lowered) by|decreases by|goes down by|drops by|falls by|sinks by|down by|-) ?(<n>)(?: €)?${END}`,
    "lose $2 $1",
    "Maximum: your Revenue drops by 2. => Maximum: lose 2 Revenue.",
    "lose 2 Revenue | your Revenue",
  ],
  [
    "vr.minus",
    `${START}[-−–] ?(<n>) ?(${STOCK})${END}`,
    "lose $1 $2",
    "Global: -2 Revenue. => Global: lose 2 Revenue.",
    "With Work: gain 2 € | 3-2 Revenue",
  ],
  [
    "vr.income",
    "(?<=your |their |<n> |more |less )income(?![\\p{L}])",
    "Revenue",
    "gain 2 income => gain 2 Revenue",
    "gain 2 Revenue | income",
  ],
  [
    "vr.gainVerb",
    `${START}(?:pocket|score|bank|obtain|net|win|grab|draw|claim|add|produce)(s?) (?=<n> (?:€|Immunity)${END})`,
    "gain$1 ",
    "you pocket 3 €. => you gain 3 €.",
    "gain 3 €. | draw 1 Corruption",
  ],
  [
    "vr.youGain",
    `(?<=^|[.:,;\\n] )(?:and )?you (?=(?:gain|lose|draw) <n> (?:${STOCK}|Corruption))`,
    "",
    "Bonus: you gain 3 € => Bonus: gain 3 €",
    "you may gain 3 € | you gain a Title",
  ],
];

/** How much of a thing, where an article says it. */
const articles: readonly Row[] = [
  [
    "vr.haveA",
    `(?<=(?:have|has|Mission: have) )(?:an?|any|one|at least one|at least 1|1 or more|one or more) (?=(?:Online |Loading |Horror |Fantasy |Adventure |Science-Fiction |retired |tilted |straight )?${THINGS}s?(?:[.,;]|$| in | of | and | or | on ))`,
    "1 ",
    "if you have a Server in MA, gain 3 € => if you have 1 Server in MA, gain 3 €",
    "you have 2 Servers | if you have a Server here, gain 3 €",
  ],
  [
    "vr.haveOnes",
    `(?<=(?:have|has) 1 (?:Online |Loading |retired )?)(${THINGS})s(?![\\p{L}])`,
    "$1",
    "you have 1 Servers => you have 1 Server",
    "you have 2 Servers | 1 Servers",
  ],
  [
    "vr.andA",
    `(?<=have [^.;:]*,? and |have [^.;:]*, )(?:an?|one) (?=(?:Combatant|Technician|Diplomat)(?![\\p{L}]))`,
    "1 ",
    "Mission: have 2 Diplomats and a Technician in service => Mission: have 2 Diplomats and 1 Technician in service",
    "and a Server | 1 Technician",
  ],
  [
    "vr.eachType",
    "(?:an?|one|1|at least one|at least 1) Agent of (?:each|every) type in service|(?:one|1) (?:Agent )?of each type of Agents? in service|(?:one|1) of each Agent type in service",
    "1 Combatant, 1 Technician and 1 Diplomat in service",
    "Mission: have an Agent of each type in service => Mission: have 1 Combatant, 1 Technician and 1 Diplomat in service",
    "1 Agent in service | each type",
  ],
  [
    "vr.anyStock",
    `(?<=you have )(?:any|some) (?=€|Immunity)`,
    "1 ",
    "if you have any Immunity, gain 3 € => if you have 1 Immunity, gain 3 €",
    "you have any Server | you have 2 Immunity",
  ],
  [
    "vr.inServices",
    "in (?:active service|your service|play)(?<=(?:Agents?|Combatants?|Technicians?|Diplomats?) in [^.,;]*)",
    "in service",
    "if you have 3 Agents in your service, gain 3 € => if you have 3 Agents in service, gain 3 €",
    "in service | in your reserve",
  ],
];

export const NUMBER_ROWS: readonly Row[] = [...around, ...numbers, ...articles];
