/** How people say which teams of CORP they mean. */
import type { Row } from "../../../../language/index.ts";

const FOES = "(?:opponent|rival|enemy|competitor|other player|other corp|other corporation)";
const OF_FOE = `(?:enemy|opposing|rival|hostile|opponent's|opponents'|competitor's|another player's|another corp's|other player's|other corp's)`;
export const STATS = "Combat|Stealth|Hacking";
export const ANY_TEAM =
  "(?:one team of another corp|one of your teams|one team of your choice|each of your teams|each team of another corp|each team|that team)";
export const HAS = "(?:gets|get|has|have|gains|gain|receives|receive|is given)";
export const FOR = "(?: (?:this turn|until (?:the )?end of (?:(?:the|this) )?turn|until (?:the|this) turn (?:ends|is over)))";

export const TEAM_WORDS: readonly Row[] = [
  [
    "corp.runnerTeam",
    "runner teams?(?= (?:cannot|can|may|must|moves?|gets?|gains?|loses?|of|belonging|inside|in|is|back|which|that|has|standing|currently|presently))(?<!your runner teams)",
    "team",
    "an enemy runner team loses 1 runner card => an enemy team loses 1 runner card",
    "your runner teams roll 1 more Combat die | the team",
  ],
  [
    "corp.foeTeam",
    `(?<!(?:each|every|all|no) )(?:choose |pick |select )?(?:(?:an?|one|1|any|target|any one) )?${OF_FOE} team(?! of another)|(?:an?|one|1|any|target) team of (?:an?|one|another|target|any) (?:other )?${FOES}(?: of your choice)?|one of (?:your |an |the )?(?:enemies'|opponents'|rivals'|competitors'|opponent's|rival's|enemy's|another player's|another corp's) teams`,
    "one team of another corp",
    "target enemy team cannot move => one team of another corp cannot move",
    "each team of another corp cannot move | one team of another corp",
  ],
  [
    "corp.foeTeams",
    `(?:each|every|all|all of the) ${OF_FOE} teams?|${OF_FOE} teams|(?:all |each |every )?teams? of (?:each|every|all|your) (?:other )?(?:opponents?|rivals?|enem(?:y|ies)|competitors?|players|corps)|(?:all )?(?:your |the )?(?:enemies'|opponents'|rivals'|competitors'|other players'|other corps') teams`,
    "each team of another corp",
    "all enemy teams cannot move => each team of another corp cannot move",
    "one team of another corp cannot move | each team",
  ],
  [
    "corp.teamOfChoice",
    "one team of another corp(?: of your choice| you choose)",
    "one team of another corp",
    "one team of another corp of your choice cannot move => one team of another corp cannot move",
    "one team of another corp cannot move | of your choice",
  ],
  [
    "corp.ownTeam",
    "(?:choose )?(?:a|one|1|any|target|any one) (?:team of yours|of your own teams|of your runner teams|friendly team|own team)|(?:choose )(?:a|one) of your teams|choose one of your teams|target team you control|a team you control",
    "one of your teams",
    "target friendly team cannot move => one of your teams cannot move",
    "one of your teams cannot move | each of your teams",
  ],
  [
    "corp.ownTeams",
    `(?:all of your|all your|every one of your|each of your own|each of your(?= runner)) (?:runner )?teams(?= (?:cannot|can|${HAS}|moves?|may)(?! \\d+ more (?:step|steps) in each Move))`,
    "each of your teams",
    "all your teams cannot be attacked => each of your teams cannot be attacked",
    "your teams have 1 more step in each Move | all teams",
  ],
  [
    "corp.yourTeams",
    "(?<=^|[.,:] )your (?:runner )?teams(?= cannot)",
    "each of your teams",
    "this turn, your teams cannot be attacked => this turn, each of your teams cannot be attacked",
    "your teams have 1 more step in each Move | one of your teams",
  ],
  [
    "corp.anyTeam",
    "(?:choose )?(?:target|any|any one|one|1|a) (?:runner )?team(?= (?:cannot|gets|gains|loses|has))(?! of )",
    "one team of your choice",
    "target team cannot move => one team of your choice cannot move",
    "one team of your choice cannot move | each team cannot move",
  ],
  [
    "corp.allTeams",
    "(?:all|every) (?:runner )?teams?(?= (?:cannot|in |inside |moves?|loses?))",
    "each team",
    "all teams cannot move => each team cannot move",
    "each team cannot move | all your teams",
  ],
  [
    "corp.noTeam",
    "(?:no team|no runner team|nobody|no one|no player|none of the teams) (?:can|may|is allowed to) (move|be attacked|attack(?= |[.,;]|$)(?! your))(?! more than)",
    "each team cannot $1",
    "no team may move => each team cannot move",
    "each team cannot move | no team",
  ],
  [
    "corp.noTeamInside",
    "(?:no team|no runner team|nobody|no one|none of the teams) (?:can|may|is allowed to) (?:enter|go into|move into) (?:an?|any|the)? ?buildings?",
    "each team cannot enter buildings",
    "no team may enter a building => each team cannot enter buildings",
    "each team cannot enter buildings | no building",
  ],
  [
    "corp.enterBuildings",
    "(?<=cannot )(?:enter|go into|move into) (?:an?|any) building",
    "enter buildings",
    "one of your teams cannot enter a building => one of your teams cannot enter buildings",
    "each team cannot enter buildings | a building",
  ],
  [
    "corp.currently",
    "(?<=teams? )(?:currently|presently|right now|now)(?= )",
    "",
    "each team currently in a building => each team in a building",
    "each team in a building | currently",
  ],
  [
    "corp.inside",
    "(?<=team|teams) (?:inside (?:a|any) building|inside buildings|in buildings|in any building|that (?:is|are) (?:in|inside) a building|standing in a building)",
    " in a building",
    "each team inside a building => each team in a building",
    "each team in a building | a building",
  ],
  [
    "corp.chooseTeamBare",
    `(?:choose|pick|select|name) (${ANY_TEAM})(?= (?:cannot|loses|has|gets|gains|moves|rolls))`,
    "$1",
    "choose one team of another corp cannot move => one team of another corp cannot move",
    "choose one team of another corp | one team of another corp cannot move",
  ],
  [
    "corp.chooseTeamIt",
    `(one (?:of your teams|team of another corp|team of your choice))[.;:,] (?:then )?(?:it|that team|the team|this team|that card) (cannot|loses|has|gets|gains|moves)(?= )`,
    "$1 $2",
    "one team of another corp. It cannot move => one team of another corp cannot move",
    "one team of another corp loses 1 runner card, then that team cannot move | it cannot move",
  ],
];
