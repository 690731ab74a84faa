/** What people write on index cards: boroughs of one district, what is counted at the end, all other Agents, what is paid or else done. */
import type { Row } from "../../../../language/index.ts";

const ELSE = "((?:discard|lose|remove|eliminate|draw|return|destroy|sacrifice) [^.,;:]+?)";
const PAID = "(?:pay|spend) (<n>) (€|Immunity)(?: tokens?)?";

/** Before all others: “this district” of a Title is its own, and “the same district” none that was named. */
export const TITLE_DISTRICT: readonly Row[] = [
  [
    "vr.card.titleDistrict",
    "(?<!(?:here|Director)[^\\n]*)this district",
    "‹this district›",
    "Add 1 Influence in a borough of this district. => Add 1 Influence in a borough of ‹this district›.",
    "Add 1 Influence here. | If your Director is in ND, gain 1 € for each Server in this district.",
  ],
];
export const SAME_DISTRICT: readonly Row[] = [
  [
    "vr.card.missionDistrict",
    "(?<=^(?:Mission|Loading|Goal|Requirement): )(?:control|have|own|hold) (<n>)(?: or more)? boroughs? (?:in|of) (?:the same|one|a single|any one|any single|any|a) district(?: of your choice)?(?=[.]|$)",
    "control $1 boroughs in one district",
    "Mission: Control 3 boroughs in the same district. => Mission: control 3 boroughs in one district.",
    "Mission: Control 3 boroughs in ND. | Mission: Control all boroughs of one district.",
  ],
  [
    "vr.card.sameDistrict",
    "(?<!(?:here|Director|Mission:)[^\\n]*)(?<= in )the same district",
    "‹the same district›",
    "Eliminate 2 Influence in the same district. => Eliminate 2 Influence in ‹the same district›.",
    "Mission: Have 3 Directors in the same district. | Add 1 Influence here and 1 in the same district.",
  ],
];

export const INDEX_CARD_ROWS: readonly Row[] = [
  [
    "vr.card.otherAgents",
    "(?<=^|[.:,] |then |may )(?:untap|ready|untilt|refresh|reactivate|straighten)(s?) (?:(?:all|each|every one) of )?(?:all|each|every)?(?: ?your)? ?other Agents?(?: you (?:have|control|own))?(?: in service)?(?: of yours)?(?=[.,;]|$)",
    "straighten$1 all your other Agents in service",
    "Straighten all of your other Agents. => straighten all your other Agents in service.",
    "Straighten another Agent in service. | Straighten all your Agents in service.",
  ],
  [
    "vr.card.market",
    "(?<=(?:take|get|gain|acquire)s? )(?:an?other|an?|one|1) Verse (?:from|of|in|on) the (?:market|row|offer|supply|board)(?: for free)?(?=[.,;]|$)",
    "1 available Verse",
    "Take another Verse from the market. => Take 1 available Verse.",
    "Take 1 available Verse. | Take another Verse of yours.",
  ],
  [
    "vr.card.ofTheVerses",
    "(?<=replaces? (?:up to )?(?:<n>|one|two|three) )of the (?=available Verses?)",
    "",
    "You may replace up to 3 of the available Verses. => You may replace up to 3 available Verses.",
    "Replace 2 available Verses. | Take 1 of the available Verses.",
  ],
  [
    "vr.card.districtWhere",
    "(?<=VP (?:per|for each|for every) )districts? (?:where|in which|that|with) you (?:have|own|hold|built) (?:an?|1|one) Server(?: of yours)?(?: in(?: it)?)?|(?<=VP (?:per|for each|for every) )districts? with (?:one of your Servers|your Server)",
    "district with a Server of yours",
    "4 VP for each district where you have a Server. => 4 VP for each district with a Server of yours.",
    "4 VP per district with a Server of yours. | 2 VP for each Server you have",
  ],
  [
    "vr.card.givesIf",
    "^(Boost: )?(build|creat|recruit|donat|work)ing(?: (?:an?|your) (?:Servers?|Verses?|Agents?)| (?:Servers?|Verses?|Agents?))? (?:also )?(?:gives?|earns?|gains?|brings?|grants?)(?: you)? (<n>) (?:extra |additional |more )?(€|Revenue|Immunity)(?: more| extra)?(?: tokens?)?,? if ([^.,;]+)(?=[.]|$)",
    "$1With ‹$2›: If $5, gain $3 $4",
    "Boost: Working also gives you 1 Immunity if you have no Server. => Boost: With ‹Work›: If you have no Server, gain 1 Immunity.",
    "Boost: Working gives you 1 Immunity. | With Work: If you have no Server, gain 1 Immunity.",
  ],
  [
    "vr.card.heldAtEnd",
    "(?<=(?:VP (?:per|for each|for every)|(?:the )?(?:fewest|most)) Corruption)s?(?: cards?)?(?:,? (?:left |still )?(?:in (?:your )?hand|you (?:still )?(?:have|hold|own)|of yours|in your possession|left))?(?: (?:at (?:the end(?: of the game)?|final scoring)))?(?=[.,;]|$)",
    "",
    "End: 2 VP for every Corruption card in your hand. => End: 2 VP for every Corruption.",
    "End: 2 VP per Corruption you hold as the final Raid begins. | gain 1 € for each Corruption of yours",
  ],
  [
    "vr.card.payOr",
    `(?<=^|: |\\n|[.] )(?:either )?${PAID},? or(?: else)? ${ELSE}(?=[.]|$)`,
    "pay $1 $2 or $3",
    "Either pay 4 € or lose 1 Revenue. => pay 4 € or lose 1 Revenue.",
    "You may pay 2 €. | pay 3 € to gain 1 Immunity",
  ],
  [
    "vr.card.orPay",
    `(?<=^|: |\\n|[.] )(?:either )?${ELSE},? or(?: else)? ${PAID}(?=[.]|$)`,
    "pay $2 $3 or $1",
    "Lose 1 Revenue or pay 8 €. => pay 8 € or Lose 1 Revenue.",
    "Pay 4 € or lose 1 Revenue. | Lose 3 € or lose 1 Revenue.",
  ],
  [
    "vr.card.unlessPaid",
    `(?<=^|: |\\n|[.] )${ELSE},? unless you ${PAID}(?=[.]|$)`,
    "pay $2 $3 or $1",
    "Lose 1 Revenue unless you pay 8 €. => pay 8 € or Lose 1 Revenue.",
    "Pay 4 € or lose 1 Revenue. | Lose 1 Revenue unless you have 8 €.",
  ],
  [
    "vr.card.unlessFirst",
    `(?<=^|: |\\n|[.] )unless you ${PAID}, (?:you )?${ELSE}(?=[.]|$)`,
    "pay $1 $2 or $3",
    "Unless you pay 8 €, lose 1 Revenue. => pay 8 € or lose 1 Revenue.",
    "Pay 4 € or lose 1 Revenue. | Unless you have 8 €, lose 1 Revenue.",
  ],
  [
    "vr.card.otherwise",
    `(?<=^|: |\\n|[.] )you (?:may|can) ${PAID}[.;] ?(?:otherwise|if (?:you do not|you don't|not)),? ${ELSE}(?=[.]|$)`,
    "pay $1 $2 or $3",
    "You may pay 4 €. Otherwise, lose 1 Revenue. => pay 4 € or lose 1 Revenue.",
    "You may pay 4 €. If you do, gain 1 Revenue. | Pay 4 € or lose 1 Revenue.",
  ],
  [
    "vr.card.nextToDirector",
    "(?<=Influence(?: tokens?)? )(?:next to|adjacent to|beside) (?:your Director|here|the Director|your Director's borough)(?=[.,;]|$)",
    "in an adjacent borough",
    "Eliminate an opponent's Influence next to your Director. => Eliminate an opponent's Influence in an adjacent borough.",
    "Eliminate 1 Influence in an adjacent borough. | Eliminate 1 Influence next to an opposing Director.",
  ],
  [
    "vr.card.anyBoroughs",
    "(?<=Influence(?: tokens?)? (?:to|in|into) )any boroughs(?: of your choice)?(?=[.,;]|$)",
    "any borough",
    "Move two of your Influence to any boroughs. => Move two of your Influence to any borough.",
    "Move 1 of your Influence to any borough. | control any boroughs",
  ],
  [
    "vr.card.fartherAway",
    "^(Boost: )?(?:With Recruit: )?you (?:may|can) recruit (?:an? )?Agents? (?:from |at |that (?:is|are) )?(?:up to )?(<n>|one) boroughs? (?:further|farther)(?: away| off)?(?=[.]|$)",
    "$1With Recruit: gain $2 Range",
    "Boost: You may recruit Agents from one borough further away. => Boost: With Recruit: gain one Range.",
    "Boost: With Recruit: Gain 1 Range. | You may recruit an Agent.",
  ],
  [
    "vr.card.eachType",
    "(?<=^Mission: )(?:have |own )?(?:an?|one|1) Agent of (?:each|every)(?: of the (?:three|3))? types?(?: in service)?(?=[.]|$)",
    "have 1 Combatant, 1 Technician and 1 Diplomat in service",
    "Mission: Have one Agent of each type. => Mission: have 1 Combatant, 1 Technician and 1 Diplomat in service.",
    "Mission: Have 1 Agent. | Mission: Have 2 Agents of the same type.",
  ],
  [
    "vr.card.half",
    "(?<=^|: |\\n|[.] |then |player |opponent )(loses?) half (?:of )?(your|their|all your|all their) (€|Immunity|Revenue)(?=[.]|$)",
    ["$1 half $2 $3, rounded up", "$1 half $2 $3, rounded down"],
    "Maximum: Lose half of your €. => Maximum: Lose half your €, rounded up.",
    "Lose half your €, rounded down. | Lose 2 €.",
  ],
  [
    "vr.card.fullyControl",
    "(?<=VP (?:per|for each|for every) )(?:whole |entire |complete |full )?districts? (?:that |which )?you (?:(?:fully|completely|entirely|totally) )?control(?: fully| completely| entirely)?(?=[.,;]|$)",
    "district in which you control all boroughs",
    "5 VP for each district you fully control. => 5 VP for each district in which you control all boroughs.",
    "5 VP per borough you control. | 5 VP per district with a Server of yours.",
  ],
];
