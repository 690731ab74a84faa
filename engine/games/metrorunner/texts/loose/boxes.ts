/** In which box what people write without a heading belongs: what answers a moment is ongoing, what is done is the reward of a job or of the core. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const HEADING = "(?:Reward|Track|Ongoing|Core|Alpha|Beta|Placement|Failure|Manipulation|Move|Left|Right|End) ?:";
/** What begins a text that goes on. */
const MOMENT =
  "(?:when|whenever) (?!(?:you complete this|this(?: job)? is completed|completed)(?![\\p{L}]))|once per (?:turn|action|game),|your (?:moves|boosts) |you may (?:keep <n> more|do <n> more|skip your|complete jobs|use your character)|(?:Acquire Gigs|Contact Agents|Collect Assets|Collect District Asset) gives you|(?:black |purple |red |orange |blue |freelance )?jobs cost you|(?:Car Service|Crash Job Boards|Viral Marketing|Strong Arm Locals) costs you|(?:alpha|beta) is unlocked for you";
/** What begins a text that is done once. */
const DEED =
  "(?:gain|return|steal|pay|lose|spend|draw|copy|discard|advance|put|take|look at|reveal|give|move|exchange|replace|carry out|choose|influence [+]|notoriety [+]|each |an? opponent|the (?:next|previous) player|the player with|if (?:you|your|there|an opponent|either|alpha|beta|the end)|you may (?!keep <n> more|do <n> more|skip your|complete jobs|use your character)|until the end of your next turn|the next job|no figure|your lower marker|rotate|swap|shift|cycle)";

/** What holds as long as the card is there, without a heading. */
const STANDS =
  "(?:you may (?:hold|have|store|keep) <n> (?:more|extra|additional) |you may (?:skip|stay|remain|choose not|stand) |you (?:need not|do not have to) move|your figure need not|your figure may (?:stay|remain)|you (?:have|get|may make|may do|may perform|may use) <n> (?:extra |additional |more |free )+manipulation|you may use your character(?:'s)? manipulation (?:<n> |twice|a second)|the (?:first|third) (?:extra |paid )?manipulation|your (?:first|third) (?:extra )?manipulation|you pay <n> (?:cubes?|credits?|fewer|less) |your (?:hand|cube|job|storage|resource) (?:limit|size)|your storage|(?:all |each |every )?(?:of )?(?:your )?(?:boosts?|moves?|moving|movement|(?:black |purple |red |orange |blue |freelance )?jobs?) (?:you complete )?(?:costs?|are|is) |completing |(?:Car Service|Crash Job Boards|Viral Marketing|Strong Arm Locals) (?:costs?|is) |(?:the )?(?:Contact Agents|Acquire Gigs|Collect Assets|Collect District Asset) (?:action )?(?:gives|yields|brings)|you may (?:complete|finish|do) (?:jobs|any job|a job|your jobs) (?:anywhere|in any|in whatever|wherever|regardless|no matter|without|of any)|your (?:alpha|beta) |you count as having (?:alpha|beta)|treat your (?:alpha|beta))";
const onBoth = (kind: string, id: string): readonly LooseRule[] =>
  rows(
    [
      [
        `mr.holds.${id}`,
        `^(?:Reward: )?(?!${HEADING})(?=${STANDS})(?![^\\n]* this turn(?![\\p{L}]))`,
        "Ongoing: ",
        "you may hold 2 more cubes => Ongoing: you may hold 2 more cubes",
        "gain 2 more cubes | Ongoing: you may hold 2 more cubes",
      ],
    ],
    { kind },
  );

const onJobs = (kind: string, id: string): readonly LooseRule[] =>
  rows(
    [
      [
        `mr.ownCompletion.${id}`,
        "^(?:when|whenever|after|once) (?:you complete this(?: job)?(?: card)?|this(?: job)?(?: card)? is completed|you have completed this(?: job)?|completed|it is completed)(?:,| ,)? (?=[\\p{L}])",
        "Reward: ",
        "when this job is completed, take another action => Reward: take another action",
        "when you complete a job, gain 1 credit | Reward: gain 1 credit",
      ],
      [
        `mr.goesOn.${id}`,
        `(?<=[.] )(?=(?:whenever|when (?:you|an opponent|your)|once per (?:turn|action|game)) )(?=[^\\n]*,)`,
        "\nOngoing: ",
        "Reward: gain 1 credit. Whenever you buy a boost, gain 1 cube of your choice. => Reward: gain 1 credit. \nOngoing: Whenever you buy a boost, gain 1 cube of your choice.",
        "whenever you buy a boost, gain 1 credit. | Reward: gain 1 credit.",
      ],
      [
        `mr.isOngoing.${id}`,
        `^(?!${HEADING})(?=${MOMENT})`,
        "Ongoing: ",
        "when you buy a boost, gain 1 credit => Ongoing: when you buy a boost, gain 1 credit",
        "Ongoing: when you buy a boost, gain 1 credit | gain 1 credit",
      ],
      [
        `mr.isReward.${id}`,
        `^(?!${HEADING})(?=${DEED})`,
        "Reward: ",
        "each opponent returns 1 credit => Reward: each opponent returns 1 credit",
        "Reward: each opponent returns 1 credit | End: 1 point per credit",
      ],
      [
        `mr.isEnd.${id}`,
        "^(?=<n> points? (?:per|if|for) )",
        "End: ",
        "1 point per credit => End: 1 point per credit",
        "End: 1 point per credit | Reward: gain 1 credit",
      ],
    ],
    { kind },
  );

const onNetworks: readonly LooseRule[] = rows(
  [
    [
      "mr.ifFails",
      "^(?:if|when) (?:the hack fails|you fail(?: the hack| this hack)?|this (?:hack )?fails|it fails|the hack is unsuccessful|you do not succeed)(?:,| ,) (?=[\\p{L}])",
      "Failure: ",
      "if the hack fails, return 1 credit => Failure: return 1 credit",
      "if you have 2 credits, gain 1 credit | Failure: return 1 credit",
    ],
    [
      "mr.ifHacked",
      "^(?:when|if) (?:you hack this(?: network)?|the hack succeeds|this is hacked|the core is connected|you succeed)(?:,| ,) (?=[\\p{L}])",
      "Core: ",
      "when you hack this network, gain 1 credit => Core: gain 1 credit",
      "when you hack a network, gain 1 credit | Core: gain 1 credit",
    ],
    [
      "mr.isCore",
      `^(?!${HEADING})(?=${DEED})`,
      "Core: ",
      "gain 2 credits => Core: gain 2 credits",
      "Core: gain 2 credits | character manipulations cannot be used on this",
    ],
  ],
  { kind: "network" },
);

const onCharacters: readonly LooseRule[] = rows(
  [
    [
      "mr.characterGoesOn",
      `^(?!${HEADING})(?=${MOMENT})`,
      "Ongoing: ",
      "when you buy a boost, gain 1 credit => Ongoing: when you buy a boost, gain 1 credit",
      "Ongoing: when you buy a boost, gain 1 credit | rotate a tile 180°",
    ],
  ],
  { kind: "character" },
);

export const BOXES: readonly LooseRule[] = [
  ...(["job", "starting job", "starting-job", "freelance job", "character"] as const).flatMap((kind) =>
    onBoth(kind, kind.replace(" ", ".")),
  ),
  ...(["job", "starting job", "starting-job", "freelance job"] as const).flatMap((kind) => onJobs(kind, kind.replace(" ", "."))),
  ...onNetworks,
  ...onCharacters,
];
