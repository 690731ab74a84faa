/** How people name a runner, its team and whoever a card meets. Each rule is applied once, in this order, before those of all games. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

export const STAT = "Combat|Stealth|Hacking|Defense|Detect|Encrypt|Defence|Encryption|Detection";
/** Whoever rolls. */
export const SIDE = "its team|your side|the other side|your Security Team";
export const N = "(?:\\d+|one|two|three)";

/** Rules of one kind of cards, carried out before all others. */
export const ofKind = (kind: "runner" | "security" | "asset" | "action", table: readonly Row[]): readonly LooseRule[] =>
  rows(
    table.map(([id, ...more]): Row => [`${id}.${kind}`, ...more]),
    { kind, whole: "first" },
  );
export const ofBoth = (table: readonly Row[]): readonly LooseRule[] => [...ofKind("runner", table), ...ofKind("security", table)];

const SELF: readonly Row[] = [
  [
    "corp.near.million",
    "(?:¥ ?)?(\\d+) ?(?:million|mil|mill)(?: credits| yen)?(?![\\p{L}])",
    "$1M",
    "gain ¥3 Million => gain 3M",
    "gain 3M | a million",
  ],
  ["corp.near.yen", "¥ ?(\\d+)M?(?![\\d\\p{L}]|[.,]\\d)", "$1M", "gain ¥3M => gain 3M", "gain 3M | ¥500,000"],
  ["corp.near.thats", "(?<= )(that|which|who)'s(?= )", "$1 is", "a team that's beaten => a team that is beaten", "that is | that team's"],
  [
    "corp.near.pastIt",
    "(?<= (?:against|past|by|through|passes|meets|hacks|attacks|beats) )it(?=[ ,.;]|$)",
    "this",
    "a failed hack against it => a failed hack against this",
    "a hack against this | pay for it",
  ],
  [
    "corp.near.runnerTeam",
    "(?<=(?:^| )(?:an?|any|each|every|the|that|when|no) )(?:enemy )?runner team(?= (?:that|which|who|gets|passes|succeeds|beats|fails|meets|infiltrates|sneaks|hacks|attacks|is|with|of))",
    "team",
    "when a Runner Team succeeds => when a team succeeds",
    "your runner teams | a runner",
  ],
  [
    "corp.near.this",
    "this (?:runner|card|character|agent|operative|security card|guard|program|ice)(?!'s|\\p{L}| cards?| teams?| pool| deck)",
    "this",
    "when you hire this runner => when you hire this",
    "when you hire this | a runner",
  ],
  [
    "corp.near.thiss",
    "this(?: card| runner| security card)?'s (?=team|owner|Combat|Stealth|Hacking|Defense|Detect|Encrypt|skill)",
    "its ",
    "this's team => its team",
    "its team | this team",
  ],
  [
    "corp.near.ice",
    "(?<=^|[.,:] )(?:Watchful|Passive|Constant|Always|Ability|Special)(?: ability)?[:.] ",
    "",
    "Passive: +1 die => +1 die",
    "passive | +1 die",
  ],
];
const NOBODY_ELSE = "(?<!(?:player|corp|opponent|rival|owner|competitor|enemy|intruder)[^\\n]*)";
const runnerWords: readonly Row[] = [
  [
    "corp.near.he",
    `${NOBODY_ELSE}(?<![\\p{L}])(?:he|she)(?=(?: |'))`,
    "this",
    "when he is hired => when this is hired",
    "when this is hired | when another player wins, he loses 1M",
  ],
  [
    "corp.near.him",
    `${NOBODY_ELSE}(?<![\\p{L}])(?:him)(?=[ .,;]|$)`,
    "this",
    "put him in your Garrison => put this in your Garrison",
    "put this in your Garrison | her team",
  ],
  [
    "corp.near.teamWith",
    "(?:any |a |every |each |all |the |your |one of your )?(?:runner )?teams? (?:with|containing|including|that has|that have|which has|that includes?|that contains?) this(?: in (?:it|them)| among its members)?(?= )",
    "its team",
    "teams with this roll +1 die => its team roll +1 die",
    "its team rolls 1 more die | a team with a Thief",
  ],
  [
    "corp.near.teamOf",
    "(?:the|any) team (?:of this|(?:that |which )?this is (?:in|part of)|this (?:is in|belongs to)|it is in)",
    "its team",
    "the team of this rolls 1 more die => its team rolls 1 more die",
    "the team | its team",
  ],
  [
    "corp.near.thatTeam",
    "(?<=(?:while|if|when|as long as) this is in a team, )(?:that|the|this) team",
    "its team",
    "while this is in a team, that team rolls 1 more die => while this is in a team, its team rolls 1 more die",
    "that team | while this is not in a team, that team rolls 1 more die",
  ],
  [
    "corp.near.team",
    "(?<![\\p{L}])(?:this|his|her|their|the whole|the entire|the|your|your runner|this runner) team(?= |[.,']|$)(?! of )(?!'s owner)",
    "its team",
    "this team rolls 1 more die => its team rolls 1 more die",
    "the other team rolls 1 more die | that team",
  ],
  [
    "corp.near.teamOwn",
    "(?<=its team )of this(?= )",
    "",
    "its team of this rolls 1 more die => its team rolls 1 more die",
    "its team | the team of another corp",
  ],
  [
    "corp.near.gives",
    "(?<=^|, |[.] )(?:gives?|grants?|provides?) its team (?=[+-]|an? |\\d|one |two )",
    "its team gets ",
    "Gives its team +1 Combat => its team gets +1 Combat",
    "its team gets +1 Combat | gives you 1 asset",
  ],
  [
    "corp.near.bonus",
    "^(?:Team|Team bonus|Bonus|Its team)[:] (?=[+-]|an? |\\d)",
    "its team gets ",
    "Team bonus: +1 Hacking die => its team gets +1 Hacking die",
    "its team gets +1 Combat | bonus",
  ],
  [
    "corp.near.teamVerb",
    "(?<=its team )(roll|get|gain|move|hit|win|lose|retreat|enter|sneak|hack|attack|infiltrate|steal|bring|meet|fail|succeed|survive|start|end|meet)(?= )",
    "$1s",
    "its team roll +1 die => its team rolls +1 die",
    "its team rolls 1 more die | teams roll",
  ],
  [
    "corp.near.teamHave",
    "(?<=its team )have(?= )",
    "has",
    "its team have +1 Combat => its team has +1 Combat",
    "its team has Combat +1 | they have",
  ],
  [
    "corp.near.teamCarry",
    "(?<=its team )carry(?= )",
    "carries",
    "its team carry loot => its team carries loot",
    "its team carries loot | carry",
  ],
];

/** “The intruders” roll, lose, pay: a side, a team, a corp. */
export const INTRUDERS =
  "(?:(?:the |an? |any |each |every |all )?(?:enemy|intruding|infiltrating|invading|opposing|rival|hostile|attacking|hacking|sneaking) (?:runner )?teams?|(?:the |an? |any |each |every |all )?(?:intruders?|infiltrators?|invaders?|attackers?|hackers?|enemies|trespassers?)(?! in )|the other team|the opposing side|the enemy(?: side)?|the opponent's team|their team)";
const ROLLS = "(?:rolls?|gets?|has|have|throws?|hits?|suffers?|takes?)";
/** Enemy teams are no Security Teams. */
const enemyTeams: readonly Row[] = [
  [
    "corp.near.teamsAgainst",
    `^(?:(?:an? |any |each |every |all )?(?:enemy|opposing|rival|hostile) (?:runner )?teams?|teams of (?:other (?:corps|players)|your (?:opponents|rivals))) (${ROLLS} [^.,]+?) (?:against|versus|vs[.]?) (?:its team|this)(?=[.]|$)`,
    "if its team meets a team, the other side $1",
    "Enemy teams roll 1 fewer die against its team. => if its team meets a team, the other side roll 1 fewer die.",
    "the other side rolls 1 fewer die | enemy teams move",
  ],
];
const intruders: readonly Row[] = [
  [
    "corp.near.owner",
    `(?:${INTRUDERS}(?:'s?|s')|their|its|the team's|that team's) (?:owner|player|corp|controller)(?= |[.,]|$)|the (?:intruding|infiltrating|attacking|hacking|invading) (?:player|corp|opponent|corporation)|the owner of (?:${INTRUDERS}|that team|the team|a team)|(?:the |his |her |its |this's )?(?:loser|winner|killer|raider)(?= )`,
    "that corp",
    "the intruder's owner pays you 1M => that corp pays you 1M",
    "that corp pays you 1M | your team's owner",
  ],
  [
    "corp.near.foesRoll",
    `(?<![\\p{L}])${INTRUDERS} (?=${ROLLS} (?:[+-]|an? |one |two |\\d+ |on ))(?!(?:gets?|has|have|takes?|rolls?|throws?|hits?|suffers?) \\d+M)`,
    "the other side ",
    "enemy teams roll 1 fewer die => the other side roll 1 fewer die",
    "the other side rolls 1 fewer die | enemy teams move",
  ],
  [
    "corp.near.foesLose",
    `(?<![\\p{L}])(?:${INTRUDERS}|they|(?<=, )it) (?:must |has to |have to )?(?:loses?|discards?|sacrifices?) (${N}|an?) (?:of (?:its|their) )?runners?(?: cards?)?(?: of (?:its|their|its owner's|their owner's) choice| (?:chosen by|of the choice of) (?:its|their) owner)?(?= too| as well|[.,;]|$)(?: too| as well)?`,
    "that team loses ‹$1› runners",
    "the intruders lose a runner => that team loses ‹a› runners",
    "that team loses 1 runner card | the intruders lose 1M",
  ],
  [
    "corp.near.loseA",
    "loses ‹(?:an?|one|1)› runners",
    "loses 1 runner card",
    "that team loses ‹a› runners => that team loses 1 runner card",
    "loses ‹2› runners | a runner",
  ],
  [
    "corp.near.loseTwo",
    "loses ‹two› runners",
    "loses 2 runner cards",
    "that team loses ‹two› runners => that team loses 2 runner cards",
    "loses ‹2› runners | a runner",
  ],
  [
    "corp.near.loseMany",
    "loses ‹(\\d+)› runners",
    "loses $1 runner cards",
    "that team loses ‹3› runners => that team loses 3 runner cards",
    "loses ‹two› runners | a runner",
  ],
  [
    "corp.near.foesMoney",
    `(?<![\\p{L}])${INTRUDERS} (?:must |has to |have to )?(lose|pay|discard|draw)s? (?=(?:you )?(?:¥ ?)?(?:\\d+M?|an? |one |\\d+ action))`,
    "that corp $1s ",
    "the intruders lose 1M => that corp loses 1M",
    "that corp loses 1M | the intruders lose the fight",
  ],
];

/** Behind the rules of all games, which take “its” for a card's. */
const late: readonly Row[] = [
  [
    "corp.near.eachPays",
    "each other corp pays you (\\d+)M(?! or | unless)(?=[.,;]|$)",
    "each other corp with infrastructure pays you $1M",
    "each other corp pays you 1M. => each other corp with infrastructure pays you 1M.",
    "each other corp with infrastructure pays you 1M. | each other corp pays you 1M or discards 1 asset.",
  ],
  [
    "corp.near.itsTeam",
    "(?:this card's|that card's|the host's) team",
    "its team",
    "this card's team rolls 1 more die => its team rolls 1 more die",
    "its team | that card",
  ],
  [
    "corp.near.itsOwner",
    "(?:this card's|that card's) owner's next turn",
    "its owner's next turn",
    "in that card's owner's next turn => in its owner's next turn",
    "its owner's next turn | your next turn",
  ],
];
export const NEAR_LATE: readonly LooseRule[] = rows(late, { whole: "last" });

export const NEAR_WORDS: readonly LooseRule[] = [
  ...ofBoth(SELF),
  ...ofKind("runner", [...runnerWords, ...enemyTeams]),
  ...ofBoth(intruders),
];
