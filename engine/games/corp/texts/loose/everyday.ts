/** Everyday words for what CORP's texts say, put in the language's own words before anything else is read. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const SOMEBODY =
  "(?:(?:someone|somebody|anyone|anybody) else|any (?:other )?(?:corp|player|opponent|rival|corporation)|an? (?:rival|competitor|opposing corp|enemy corp)|another corporation|one of your (?:rivals|opponents|competitors)|the opponent)";
const WHEN = "(?:when|whenever|if|each time|every time|any time|after|as soon as|the first time)";

/** Likely, not certain: who infiltrates does not always steal. */
const GUESSED: ReadonlySet<string> = new Set(["corp.e.steals"]);

/** What a runner does, its team does. */
const OF_RUNNERS = rows(
  [
    [
      "corp.e.runnerDoes",
      "(?<=(?<![\\p{L}])(?:when|whenever|each time|after|every time|as soon as) )(?:he|she|it|this|this runner)(?= (?:sneaks|hacks|infiltrates|steals|enters|wins|retreats|survives|brings|returns home|destroys|starts an|ends)(?![\\p{L}]))",
      "its team",
      "draw a card whenever she sneaks past an enemy team => draw a card whenever its team sneaks past an enemy team",
      "when she is hired, gain 1M | whenever you hire this",
    ],
  ],
  { kind: "runner", whole: "first" },
);
/** What stands in an HQ speaks of itself. */
const OF_GUARDS = rows(
  [
    [
      "corp.e.hackersRoll",
      "(?<=^|\\n|[.] )(?:the |an? |any |all |every |each )?hackers? (?=(?:gets?|rolls?|has|have|loses?|suffers?|throws?) [^.\\n]*(?:die|dice)(?![\\p{L}]))",
      "if a team hacks this, the other side ",
      "Hackers roll one die less. => if a team hacks this, the other side roll one die less.",
      "Hackers lose 1M. | the other side rolls 1 fewer die",
    ],
    [
      "corp.e.attackersRoll",
      "(?<=^|\\n|[.] )(?:the |an? |any |all |every |each )?attackers? (?=(?:gets?|rolls?|has|have|loses?|suffers?|throws?) [^.\\n]*(?:die|dice)(?![\\p{L}]))",
      "if a team attacks this, the other side ",
      "Attackers roll one die less. => if a team attacks this, the other side roll one die less.",
      "Attackers lose 1M. | the other side rolls 1 fewer die",
    ],
    [
      "corp.e.againstThis",
      "(?<=if a team (?:hacks|attacks) this, the other side [^.\\n]*(?:die|dice)(?: less| fewer)?) (?:against this|against it|when (?:hacking|attacking)(?: this| it)?|here|on this)(?=[.]|$|\\n)",
      "",
      "if a team hacks this, the other side rolls 2 fewer dice against this. => if a team hacks this, the other side rolls 2 fewer dice.",
      "rolls 2 fewer dice against this. | if a team hacks this, the other side rolls 2 fewer dice.",
    ],
    [
      "corp.e.thisGuard",
      "this (?:squad|system|firewall)(?![\\p{L}]| card)",
      "this",
      "This squad can't be attacked => this can't be attacked",
      "a squad | this card",
    ],
    [
      "corp.e.pastThis",
      "(?<=(?:when|whenever|if|each time) (?:an? |any |the )?(?:team|intruder|enemy team|infiltrator)s? (?:sneaks|gets|slips|hacks) )past(?=,)",
      "past this",
      "When a team sneaks past, gain 1M => When a team sneaks past this, gain 1M",
      "when a team sneaks past this, gain 1M | past",
    ],
  ],
  { kind: "security", whole: "first" },
);

/** Before all others, on the whole text. */
export const EARLY: readonly LooseRule[] = rows(
  [
    [
      "corp.e.whoElse",
      `(?<=(?<![\\p{L}])${WHEN} )${SOMEBODY}(?= (?!(?:team|runner)))(?!'s)`,
      "another corp",
      "when a rival buys an asset => when another corp buys an asset",
      "when another corp buys an asset | take 1 asset from a rival",
    ],
    [
      "corp.e.rollAgainst",
      "(?:fails|loses) (?:its|their|his|her|the|a) (?:roll|rolls|dice roll) against (?=(?:this|it)(?![\\p{L}]))",
      "fails against ",
      "an intruder fails its roll against this => an intruder fails against this",
      "fails a roll | fails against this",
    ],
    [
      "corp.e.loseOneDie",
      "((?:the |an? |any |each |all )?(?:attackers?|intruders?|infiltrators?|hackers?|invaders?|enemy teams?|enemies)) (?:lose|loses)(?: (?:an?|one|1)) die(?![\\p{L}])",
      "$1 roll 1 fewer die",
      "Attackers lose one die => Attackers roll 1 fewer die",
      "Attackers lose 2 dice | you lose a die",
    ],
    [
      "corp.e.loseDice",
      "((?:the |an? |any |each |all )?(?:attackers?|intruders?|infiltrators?|hackers?|invaders?|enemy teams?|enemies)) (?:lose|loses) (two|three|[2-9]) dice(?![\\p{L}])",
      "$1 roll $2 fewer dice",
      "Attackers lose 2 dice => Attackers roll 2 fewer dice",
      "Attackers lose one die | you lose 2 dice",
    ],
    [
      "corp.e.whileHere",
      "(?<=^(?:attackers?|intruders?|infiltrators?|hackers?|invaders?|enemy teams?) [^.,\\n]*)(?:,)? (?:while|as long as|so long as) (?:this|it|he|she) is (?:in (?:the|your) (?:Security )?team|in play|in your Security Team|there|on guard)(?=[.]|$)",
      "",
      "Attackers roll 1 fewer die while this is in the team. => Attackers roll 1 fewer die.",
      "While this is in a team, its team rolls 1 more die. | Attackers roll 1 fewer die.",
    ],
    [
      "corp.e.otherGuards",
      "(?<=for (?:each|every) )other (Squad|System|Firewall|security card)s? (?:(?:that )?you (?:own|control|have)|in (?:the|your) (?:Security Team|team|HQ)|of yours|guarding your HQ)",
      "other $1 in your Security Team",
      "for each other Firewall you own => for each other Firewall in your Security Team",
      "for each Firewall you own | each other corp",
    ],
    [
      "corp.e.steals",
      "(?<=(?:when|whenever) another corp )(?:steals (?:something |anything )?from you|robs you|loots your HQ)(?=,)",
      "infiltrates your HQ",
      "when another corp steals from you, draw 1 action card => when another corp infiltrates your HQ, draw 1 action card",
      "when another corp steals something, draw 1 action card | steals from you",
    ],
    [
      "corp.e.hackHere",
      "(?:after|when|whenever|on|upon|each time|following) (?:an?|each|every|any) (?:(successful)|failed|unsuccessful) (hack|sneak)(?: attempt| roll)?(?: here| against this| against it| on this| past this| at this)(?=,)",
      "when a $2 against this ‹$1›",
      "After a successful hack here, gain 1M => when a hack against this ‹successful›, gain 1M",
      "when a hack against this fails, gain 1M | a successful hack",
    ],
    [
      "corp.e.hackWorks",
      "‹successful›(?=,)",
      "succeeds",
      "this ‹successful›, gain 1M => this succeeds, gain 1M",
      "this ‹›, gain 1M | succeeds",
    ],
    [
      "corp.e.hackDoesNot",
      "(?<=against this )‹›(?=,)",
      "fails",
      "against this ‹›, gain 1M => against this fails, gain 1M",
      "‹successful› | fails",
    ],
    [
      "corp.e.whenMeeting",
      "(?<=(?:dice|die|Combat|Stealth|Hacking)) when (?:sneaking past|hacking|attacking|facing|meeting|up against|fighting) (?:a |an |any )?(?=(?:Squad|System|Firewall)s?(?:[.]|$))",
      " against ",
      "rolls 1 more Stealth die when sneaking past Squads. => rolls 1 more Stealth die against Squads.",
      "when hacking, its team rolls 1 more die | against Squads",
    ],
    [
      "corp.e.payAct",
      "^(?:Pay |Spend )(?:¥ ?)?(\\d+)M: (?=(?:destroy|put|move|one (?:other corp|team)|each|an? enemy|remove|that) )",
      "You may pay $1M. If you do, ",
      "Pay 5M: destroy an enemy team. => You may pay 5M. If you do, destroy an enemy team.",
      "Pay 5M: draw 1 action card. | You may pay 5M.",
    ],
    [
      "corp.e.givesEach",
      "(?<=^|\\n)(?:each|every) (other )?(Hacker|Thug|Thief|runner)(?: runner)? in (?:his|her|its|their|the|this) team (?:gives|grants|adds|provides|means) (?:this |it |him |her )?(\\+ ?\\d (?:Combat|Stealth|Hacking))(?=[.]|$)",
      "$3 for each $1$2 in its team",
      "Each other Thief in his team gives +1 Stealth. => +1 Stealth for each other Thief in its team.",
      "Each Thief in its team. | +1 Stealth",
    ],
    [
      "corp.e.enemyRunners",
      "(enemy|rival|opposing|hostile|opponent's) runner (?=teams?(?![\\p{L}]))",
      "$1 ",
      "an enemy runner team in a building => an enemy team in a building",
      "your runner teams | an enemy team",
    ],
    [
      "corp.e.contrast",
      "((?:everybody|everyone|all players|all corps|each player|each corp|every player|every corp) (?!else)[^.,;:]+,) (?:but |and |while )?you (?=(?:gain|get|draw|lose|pay|take|discard) )",
      "$1 ‹but you› ",
      "Everybody draws a card, you draw two. => Everybody draws a card, ‹but you› draw two.",
      "Everyone else draws a card, you draw two. | each player draws a card",
    ],
    [
      "corp.e.allTeams",
      "(?<=^|\\n|[.:,] )(?:all|every one) of your (?:runner )?teams (?=(?:roll|get|have|hit|move|gain) )",
      "your runner teams ",
      "All of your teams roll 1 more Combat die => your runner teams roll 1 more Combat die",
      "each of your teams cannot move | all teams",
    ],
    [
      "corp.e.allowed",
      "you(?:'re| are) allowed (?:to (?:have|hold|keep) )?(?=\\d|one |two |three |an? )",
      "you may have ",
      "You're allowed two more action cards => you may have two more action cards",
      "you are allowed to move | you may have",
    ],
    [
      "corp.e.hqIs",
      "(?<=(?:when|whenever|each time|if) )(?:your HQ|you) (?:is|are|gets?) (?:infiltrated|broken into|raided)(?=,)",
      ["another corp infiltrates your HQ", "another corp starts an infiltration of your HQ"],
      "When your HQ is infiltrated, draw 1 action card => When another corp infiltrates your HQ, draw 1 action card",
      "when another corp infiltrates your HQ, draw 1 action card | your HQ cannot be infiltrated",
    ],
    [
      "corp.e.moreSteps",
      "(?<=(?:team|teams) (?:has|have|gets?) (?:\\d|one|two|an?) (?:more|extra|additional) steps?)(?=[.]|$|\\n)",
      " in each Move",
      "His team has one more step. => His team has one more step in each Move.",
      "his team has 1 more step in each Move. | one more step",
    ],
    [
      "corp.e.costsPer",
      "(?<=^|\\n)((?:this )?costs (?:¥ ?)?\\d+M (?:less|more)(?: to hire)?) (?:per|for every) ",
      "$1 for each ",
      "Costs 1M less per Firewall you own. => Costs 1M less for each Firewall you own.",
      "costs 1M less for each Firewall | per turn",
    ],
    [
      "corp.e.ofYours",
      "for (?:each|every) of your (asset|building|team|Vassal|runner|Squad|System|Firewall|stock|Hacker|Thug|security card)s(?![\\p{L}])",
      "for each $1 you control",
      "gain 2M for each of your assets => gain 2M for each asset you control",
      "each of your teams | for each asset you control",
    ],
    [
      "corp.e.anyCard",
      "(?:swap|change|exchange|switch|discard and replace) (?:an?|one|1) (?:pool card|card (?:of|in|from) (?:a|any|one|the|either) pools?)(?![\\p{L}])",
      "replace 1 pool card",
      "swap a card of any pool => replace 1 pool card",
      "exchange a card for another | replace 1 pool card",
    ],
    [
      "corp.e.youCan",
      "(?<!as |that |than )you (?:can|could|are allowed to|are free to) (?!not )(?=[\\p{L}])",
      "you may ",
      "you can replace 1 pool card => you may replace 1 pool card",
      "you cannot attack | you may replace 1 pool card",
    ],
  ],
  { whole: "first" },
)
  .concat(OF_RUNNERS, OF_GUARDS)
  .map((rule) => (GUESSED.has(rule.id) ? { ...rule, guess: true } : rule));
