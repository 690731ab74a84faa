/** How people write what Virtual Revolution's cards say: headings, units and names of districts as players say them. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";
import { VR_LOOSE_ACTS } from "./acts.ts";
import { CARD_ROWS } from "./cards.ts";
import { CONDITION_ROWS } from "./conditions.ts";
import { COMPELLED_FIRST_ROWS, FIRST_CARD_LATE, FIRST_CARD_ROWS } from "./first-cards.ts";
import { INDEX_CARD_ROWS, SAME_DISTRICT, TITLE_DISTRICT } from "./index-cards.ts";
import { INFLUENCE_ROWS } from "./influence.ts";
import { COMPELLED_ROWS, EVERYBODY_ROWS, GUESSED_ROWS } from "./meant.ts";
import { MISSION_ROWS } from "./missions.ts";
import { MOMENT_ROWS } from "./moments.ts";
import { MORE_ROWS } from "./more.ts";
import { NUMBER_ROWS } from "./numbers.ts";
import { VR_PLACES } from "./places.ts";
import { GUESSED_PLAYERS, PLAYER_ROWS } from "./players.ts";
import { PRICE_ROWS } from "./prices.ts";
import { SCORE_ROWS } from "./scores.ts";
import { WIDER_ROWS } from "./wider.ts";

const COLON = " ?(?::|–|—|-(?= )) *";
const HEADS =
  "Mission|Condition|Bonus|Online|Immediately|Immediate gain|Immediate bonus|End of (?:the )?game|End game|Game end|Scoring|End|Minimum|Min|Global|Maximum|Max|Activation|Promotion|Boost";
const ACTIONS = "Work|Recruit|Build Server|Create Verse|Donate";

const apart: readonly LooseRule[] = rows(
  [
    [
      "vr.semicolonElse",
      "; ?(?=(?:otherwise|else|if not),? )",
      ". ",
      "if you have 3 €, draw 1 Corruption; otherwise gain 3 € => if you have 3 €, draw 1 Corruption. otherwise gain 3 €",
      "gain 3 €; or gain 1 Immunity | otherwise",
    ],
    [
      "vr.heads",
      `(?<=[.;!]) +(${HEADS})(?= ?[:–—] )`,
      "\n$1",
      "Mission: none. Bonus: gain 3 €. => Mission: none.\nBonus: gain 3 €.",
      "gain 3 €. You may draw 1 Corruption. | Mission: none",
    ],
  ],
  { whole: "first" },
);

const headings: readonly Row[] = [
  [
    "vr.mission",
    `^Condition${COLON}`,
    "Mission: ",
    "Condition: have 5 Immunity => Mission: have 5 Immunity",
    "Mission: none | no condition",
  ],
  [
    "vr.missionDash",
    "^(Mission|Bonus|End|Activation|Promotion|Minimum|Global|Maximum)(?: [:–—-]|[–—])(?= )",
    "$1:",
    "Promotion – gain 2 Revenue => Promotion: gain 2 Revenue",
    "Promotion: gain 2 Revenue | End-game",
  ],
  [
    "vr.bonus",
    `^(?:Immediate (?:gain|bonus)|Immediately|Immediate|Online)(?:${COLON}|, )`,
    "Bonus: ",
    "Immediate gain: gain 3 € => Bonus: gain 3 €",
    "Bonus: gain 3 € | put it Online",
  ],
  [
    "vr.end",
    `^(?:End of (?:the )?game|End game|Game end|Scoring|At (?:the )?(?:end of the game|game end))(?:${COLON}|, )`,
    "End: ",
    "End of game: 2 VP per Server => End: 2 VP per Server",
    "End: 2 VP per Server | the end of the game",
  ],
  ["vr.min", `^MIN(?:IMUM)?${COLON}`, "Minimum: ", "Min: gain 3 € => Minimum: gain 3 €", "a minimum | Mission: none"],
  ["vr.max", `^MAX(?:IMUM)?${COLON}`, "Maximum: ", "MAX: lose 3 € => Maximum: lose 3 €", "a maximum | Mission: none"],
  ["vr.global", `^GLOBAL${COLON}`, "Global: ", "GLOBAL - lose 3 € => Global: lose 3 €", "globally | Mission: none"],
  [
    "vr.nothing",
    "^(Minimum|Global|Maximum|Bonus): (?:nothing|no effect|—|-|nil)(?: happens)?(?=[.]|$)",
    "$1: None",
    "Minimum: no effect. => Minimum: None.",
    "Minimum: None. | no effect",
  ],
];

const onAgents: readonly LooseRule[] = rows(
  [
    [
      "vr.activation",
      `^(?:Activate|Activation|Tilt|When activated|When you activate this|When this is activated|Use)(?:${COLON}|, )`,
      "Activation: ",
      "Tilt: gain 3 € => Activation: gain 3 €",
      "tilt it | you may activate it",
    ],
    [
      "vr.copied",
      "(?:use|copy|apply) the (?:ability|activation|effect) of an Agent (?:which is |that is |who is )?in service (?:with|of) (?:another player|an opponent)(?:[.] (?:It|That Agent) (?:does not|doesn't) get tilted)?(?=[.]|$)",
      "apply the activation of 1 opposing Agent in service",
      "use the ability of an Agent which is in service with another player. It doesn't get tilted. => apply the activation of 1 opposing Agent in service.",
      "an Agent in service | it doesn't get tilted",
    ],
    [
      "vr.promotion",
      `^(?:Promote|Promotion|Promotion effect|When promoted|When you promote this(?: Agent)?|When this is promoted)(?:${COLON}|, )`,
      "Promotion: ",
      "When you promote this agent, gain 5 € => Promotion: gain 5 €",
      "promote it | the promotion of another Agent",
    ],
    [
      "vr.boostOf",
      `^Boost ?(?:\\(|– ?|— ?|- ?|: ?)?(${ACTIONS})\\)? ?: ?`,
      "Boost: With $1: ",
      "Boost - Work: gain 3 € => Boost: With Work: gain 3 €",
      "Boost: With Work: gain 3 € | a Boost",
    ],
    [
      "vr.useless",
      "^(?=(?:gain|you may|eliminate|add|draw|if|straighten|give|lose|discard|steal|choose one)(?![\\p{L}]))",
      "Activation: ",
      "gain 3 € => Activation: gain 3 €",
      "Promotion: gain 3 € | when an Agent is discarded",
    ],
  ],
  { kind: "agent" },
);

const onVerses: readonly LooseRule[] = rows(
  [
    [
      "vr.online",
      `^When (?:this (?:Verse )?(?:is put|goes)|put) Online(?:, |${COLON})`,
      "Bonus: ",
      "When this Verse goes Online, gain 3 € => Bonus: gain 3 €",
      "when it goes | put it Online",
    ],
    [
      "vr.verseCap",
      "^(End: [^.]*?)(?:,| \\(|, up to| to)? ?(?:max(?:imum)?[.]? |maximum of |up to |at most )?10(?: VP)?(?: max(?:imum)?)?\\)?(?=[.]|$)(?<=(?:max|maximum|up to|at most)[^.]*)",
      "$1",
      "End: 2 VP per Server, max 10. => End: 2 VP per Server.",
      "End: 10 VP. | End: 2 VP per Server",
    ],
  ],
  { kind: "verse" },
);

const onObjectives: readonly LooseRule[] = rows(
  [
    [
      "vr.objective",
      "^(?:Score |Gain |Get )?(<n>(?:, <n> or <n>)? VP)(?= (?:per|for|if) )",
      "End: $1",
      "Score 2 VP per Server => End: 2 VP per Server",
      "End: 2 VP per Server | gain 1 token of 2 VP",
    ],
    [
      "vr.retired",
      "(?<= VP per )(?:different )?(?:Agent )?name (?:in your retirement|among your retired Agents|of your retired Agents)(?:[.] Boosts (?:do not|don't) count(?: for that)?)?",
      "name among your retired Agents",
      "End: 4 VP per different Agent name in your retirement. Boosts don't count for that. => End: 4 VP per name among your retired Agents.",
      "4 VP per Agent | your retirement",
    ],
    [
      "vr.objectiveCap",
      "^(End: [^.]*?),? (?:max(?:imum)?[.]?|up to|at most) 30(?: VP)?(?=[.]|$)",
      "$1",
      "End: 2 VP per Server, max 30. => End: 2 VP per Server.",
      "End: 2 VP per Server, max 20. | End: 2 VP per Server",
    ],
    [
      "vr.objectiveCapApart",
      "[.] ?(?:Max(?:imum)?[.]? 30|30 max(?:imum)?)(?: VP)?(?=[.]|$)",
      "",
      "End: 2 VP per Server. Max 30 => End: 2 VP per Server",
      "Max 20 | End: 2 VP per Server.",
    ],
  ],
  { kind: "objective" },
);

const onBoosts: readonly LooseRule[] = rows(
  [
    [
      "vr.with",
      `^(${ACTIONS})(?: action)?${COLON}`,
      "With $1: ",
      "Work: gain 2 € => With Work: gain 2 €",
      "With Work: gain 2 € | a bonus Work action",
    ],
    [
      "vr.withWhen",
      `^(?:When|Whenever|Each time|Every time|If) you (?:(?:do|take|perform|carry out) (?:the |a )?)?(${ACTIONS})(?: action)?, `,
      "With $1: ",
      "Whenever you Donate, gain 1 Immunity => With Donate: gain 1 Immunity",
      "With Work: gain 2 € | if you have 3 €, gain 2 €",
    ],
    [
      "vr.withMore",
      "(^With [^:]+: (?:you may draw 1 Corruption, then )?gain <n>) (?:more|additional|extra)(?= (?:€|Revenue|Immunity|Range))",
      "$1",
      "With Work: gain 2 more € => With Work: gain 2 €",
      "With Work: gain 2 € | gain 2 more €",
    ],
  ],
  { kind: "boost" },
);

const onTitles: readonly LooseRule[] = rows(
  [
    [
      "vr.title",
      `^(?:(?:Activate|Tilt|Use)(?: this)?(?: Title)?(?:${COLON}| to )|Once (?:per|a|each|every) round(?:, |${COLON}| you may )(?!when(?:ever)?(?![\\p{L}])|if ))`,
      "",
      "Tilt: gain 3 € => gain 3 €",
      "gain 3 € | tilt it",
    ],
  ],
  { kind: "title" },
);

const onCorruption: readonly LooseRule[] = rows(
  [
    [
      "vr.either",
      "^(?:Choose: |Either )?((?:discard|lose|remove|eliminate) [^.,;:]+?),? or ((?:discard|lose|remove|eliminate) [^.,;:]+?)(?=[.]|$)",
      "Choose one: $1; or $2",
      "Discard 1 of your Verses or lose 1 Revenue. => Choose one: Discard 1 of your Verses; or lose 1 Revenue.",
      "Discard 1 of your Boosts under Work or Recruit. | lose 3 €",
    ],
  ],
  { kind: "corruption" },
);

export const VR_LOOSE: readonly LooseRule[] = [
  ...rows(TITLE_DISTRICT, { kind: "title", whole: "first" }),
  ...rows(SAME_DISTRICT, { whole: "first" }),
  ...VR_PLACES,
  ...apart,
  ...VR_LOOSE_ACTS.names,
  ...(["necro", "necroverse"] as const).flatMap((kind) => rows(EVERYBODY_ROWS(kind), { kind, whole: "first" })),
  ...rows(headings),
  ...rows([...GUESSED_ROWS, ...GUESSED_PLAYERS], { guess: true }),
  ...rows([...NUMBER_ROWS, ...INFLUENCE_ROWS, ...CARD_ROWS]),
  ...rows([...CONDITION_ROWS, ...MISSION_ROWS, ...SCORE_ROWS, ...PLAYER_ROWS]),
  ...rows([...PRICE_ROWS, ...MOMENT_ROWS]),
  ...VR_LOOSE_ACTS.acts,
  ...onAgents,
  ...onVerses,
  ...onObjectives,
  ...onBoosts,
  ...onTitles,
  ...onCorruption,
  ...rows(INDEX_CARD_ROWS),
  ...rows(FIRST_CARD_ROWS),
  ...(["necro", "necroverse", "corruption"] as const).flatMap((kind) =>
    rows([...COMPELLED_FIRST_ROWS(kind), ...COMPELLED_ROWS(kind)], { kind }),
  ),
  ...rows(FIRST_CARD_LATE, { whole: "last" }),
  ...rows(WIDER_ROWS),
  ...rows(MORE_ROWS),
];
