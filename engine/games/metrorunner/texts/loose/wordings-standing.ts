/** Whole phrases in which people say what holds as long as a job is completed or a character is played, and what the end brings. */
import { type LooseWording, type WordingRow, wordings } from "../../../../language/index.ts";

const LESS = "[{n:INT} (cube|cubes)@n less/{n:INT} fewer (cube|cubes)@n/{n:INT} (cube|cubes)@n fewer/{n:INT} less (cube|cubes)@n]";
const CREDITS =
  "[{n:INT} (credit|credits)@n less/{n:INT} fewer (credit|credits)@n/{n:INT} (credit|credits)@n fewer/{n:INT} (credit|credits)@n cheaper/{n:INT} less/{n:INT} less (credit|credits)@n]";
const KEEP = "[/at the end of your turn/at the end of the turn/in cleanup/during cleanup/in your cleanup step]";
const A = "Contact Agents";
const O = (written: string, read: string): string => `Ongoing: ${written}. => Ongoing: ${read}.`;
const NEAR = (...texts: readonly string[]): string => texts.map((text) => `Ongoing: ${text}.`).join(" | ");

/** What an action gives more. */
const gives = (id: string, action: string, said: string, goods: string, read: string, near: string): readonly WordingRow[] => [
  [
    `part.${id}`,
    `[${action} gives/${action} yields/${action} yields you/${action} brings you/the ${action} action gives you] {n:INT} [more/extra] ${goods}`,
    O(`${said} yields 1 extra ${near}`, read),
    NEAR(`${said} yields 1 ${near}`, "Your moves cost 1 cube less"),
  ],
  [
    `part.${id}`,
    `you [get/gain/draw] {n:INT} [more/extra] ${goods} [from/with/when using] ${action}`,
    O(`You get 1 extra ${near} with ${said}`, read),
    NEAR(`You get 1 extra ${near}`, "Your moves cost 1 cube less"),
  ],
];

const boosts: readonly WordingRow[] = (
  [
    ["car", "Car Service"],
    ["crash", "Crash Job Boards"],
    ["viral", "Viral Marketing"],
    ["strongArm", "Strong Arm Locals"],
  ] as const
).map(
  ([id, name]): WordingRow => [
    `part.boost.${id}`,
    `[${name} costs/your ${name} costs/your ${name} costs you/${name} is/buying ${name} costs you/the ${name} boost costs you] ${CREDITS}`,
    O(`${name} is 1 credit cheaper`, `${name} costs you 1 credit less`),
    NEAR(`${name} costs 1 credit more`, "Your boosts cost 2 credits less"),
  ],
);

const standing: readonly LooseWording[] = wordings([
  ...gives("agents", A, A, "(cube|cubes)@n", "Contact Agents gives you 1 more cube", "cube"),
  ...gives("assets", "Collect Assets", "Collect Assets", "(cube|cubes)@n", "Collect Assets gives you 1 more cube", "cube"),
  ...gives(
    "collect",
    "Collect District Asset",
    "Collect District Asset",
    "(cube|cubes)@n",
    "Collect District Asset gives you 1 more cube",
    "cube",
  ),
  ...gives(
    "gigs",
    "Acquire Gigs",
    "Acquire Gigs",
    "[job (card|cards)@n/(job|jobs)@n/(card|cards)@n]",
    "Acquire Gigs gives you 1 more job card",
    "job",
  ),
  ...boosts,
  [
    "part.boosts",
    `[boosts cost/all boosts cost/all boosts cost you/all your boosts cost/your boosts are/boosts are/each boost costs/each boost costs you/every boost costs you/each of your boosts costs/a boost costs you/buying a boost costs you/you pay for boosts/boosts are for you] ${CREDITS}`,
    O("Each boost costs you 1 credit less", "Your boosts cost 1 credit less"),
    NEAR("Each boost costs you 1 credit more", "Car Service costs you 1 credit less"),
  ],
  [
    "part.boosts",
    "you pay [{n:INT} (credit|credits)@n less/{n:INT} fewer (credit|credits)@n] [for boosts/for each boost/for your boosts/when you buy a boost/when buying a boost/when buying boosts/for a boost]",
    O("You pay 1 credit less for boosts", "Your boosts cost 1 credit less"),
    NEAR("You pay 1 credit for boosts", "You pay 1 cube less for moving"),
  ],
  [
    "part.moves",
    `[moving costs/moving costs you/your moves cost you/your movement costs/your movement costs you/movement costs you/each move costs you/each of your moves costs/each of your moves costs you/your move costs/your move step costs/your move step costs you/the move step costs you] ${LESS}`,
    O("Each of your moves costs 1 fewer cube", "Your moves cost 1 cube less"),
    NEAR("Each of your moves costs 1 cube", "Your jobs cost 1 cube less"),
  ],
  [
    "part.moves",
    "[you may move/you move/your figure moves] {n:INT} [extra (space|spaces)@n for free/more (space|spaces)@n for free/additional (space|spaces)@n for free/extra free (space|spaces)@n/more free (space|spaces)@n/(space|spaces)@n further for free] [/each turn/in each move step/in each move]",
    O("You may move 1 extra space for free each turn", "Your moves cost 1 cube less"),
    NEAR("You may move 1 space for free", "Your moves cost 1 cube"),
  ],
  [
    "part.jobs",
    `[jobs cost/your jobs cost you/all jobs cost/all jobs cost you/all your jobs cost/each job costs you/each job costs/completing jobs costs you/completing a job costs you/completing jobs costs/each job you complete costs/each job you complete costs you/every job costs you/jobs you complete cost/the jobs you complete cost] ${LESS}`,
    O("Completing a job costs you 1 fewer cube", "Jobs cost you 1 cube less"),
    NEAR("Completing a red job costs you 1 fewer cube", "Your moves cost 1 cube less"),
  ],
  [
    "part.jobs",
    "you pay [{n:INT} (cube|cubes)@n less/{n:INT} fewer (cube|cubes)@n] [for jobs/for each job/for your jobs/when you complete a job/when completing a job/when completing jobs/to complete jobs/to complete a job/for a job]",
    O("You pay 1 cube less to complete jobs", "Jobs cost you 1 cube less"),
    NEAR("You pay 1 red cube less to complete jobs", "You pay 1 cube less to move"),
  ],
  [
    "part.jobsOf",
    `[{c:Trait} jobs cost/your {c:Trait} jobs cost/your {c:Trait} jobs cost you/all {c:Trait} jobs cost you/all {c:Trait} jobs cost/each {c:Trait} job costs you/each {c:Trait} job costs/each {c:Trait} job you complete costs/completing {c:Trait} jobs costs you/completing a {c:Trait} job costs you/jobs in {c:Trait} cost you/jobs in {c:Trait} cost] ${LESS}`,
    O("Jobs in red cost you 1 fewer cube", "Red jobs cost you 1 cube less"),
    NEAR("Jobs cost you 1 fewer cube", "Freelance jobs cost you 1 cube less"),
  ],
  [
    "part.jobsFreelance",
    `[freelance jobs cost/your freelance jobs cost/your freelance jobs cost you/all freelance jobs cost you/each freelance job costs you/each freelance job costs/completing freelance jobs costs you/completing a freelance job costs you/freelance work costs you] ${LESS}`,
    O("Each freelance job costs 1 fewer cube", "Freelance jobs cost you 1 cube less"),
    NEAR("Each job costs 1 fewer cube", "Red jobs cost you 1 cube less"),
  ],
  [
    "part.jobsKept",
    "[you may hold/you may have/you may keep] {n:INT} [more/extra/additional] [job (card|cards)@n/(job|jobs)@n/(card|cards)@n] [/in hand/in your hand]",
    O("You may hold 2 more job cards", "You may keep 2 more job cards"),
    NEAR("You may hold 2 more cubes", "You may gain 2 more job cards"),
  ],
  [
    "part.jobsKept",
    "your [hand limit is/hand limit increases by/hand limit is raised by/hand size is/job limit is/job card limit is/limit of job cards is] [{n:INT} higher/{n:INT} more/{n:INT} greater/increased by {n:INT}/raised by {n:INT}]",
    O("Your job limit is 2 higher", "You may keep 2 more job cards"),
    NEAR("Your cube limit is 2 higher", "Your job limit is 2"),
  ],
  [
    "part.cubesKept",
    `[you may hold/you may have/you may store/you may keep] {n:INT} [more/extra/additional] [(cube|cubes)@n/(resource|resources)@n] ${KEEP}`,
    O("You can store 2 extra cubes", "You may keep 2 more cubes"),
    NEAR("You can store 2 extra job cards", "You may gain 2 more cubes"),
  ],
  [
    "part.cubesKept",
    "your [cube limit is/storage is/resource limit is/cube storage is/limit of cubes is/storage limit is/cube limit increases by/storage limit is raised by] [{n:INT} higher/{n:INT} more/{n:INT} greater/{n:INT} larger/increased by {n:INT}/raised by {n:INT}]",
    O("Your storage is 2 larger", "You may keep 2 more cubes"),
    NEAR("Your hand limit is 2 higher", "Your cube limit is 2"),
  ],
  [
    "part.manipulations",
    "[you have/you get/you may make/you may do/you may perform/you may use] {n:INT} [extra free/additional free/more free/free extra] (manipulation|manipulations)@n in each Hack action",
    O("You get 1 extra free manipulation when you hack", "You may do 1 more free manipulation in each Hack action"),
    NEAR("You get 1 free manipulation when you hack", "You may use your character manipulation 1 more time in each Hack action"),
  ],
  [
    "part.manipulations",
    "[your first {n:INT} extra manipulations are free in each Hack action/the first {n:INT} manipulations that you pay for in each Hack action are free/the first {n:INT} paid manipulations in each Hack action are free]",
    O("The first 2 paid manipulations in each Hack action are free", "You may do 2 more free manipulations in each Hack action"),
    NEAR("The first 2 manipulations in each Hack action are free", "You get 1 free manipulation when you hack"),
  ],
  [
    "part.manipulations",
    "[the first extra manipulation you buy/the first extra manipulation/your first extra manipulation/your third manipulation/the third manipulation/the first paid manipulation/the first manipulation you pay for] in each Hack action is [free/also free]",
    O("The third manipulation in each hack is free", "You may do 1 more free manipulation in each Hack action"),
    NEAR("The first manipulation in each hack is free", "Your moves cost 1 cube less"),
    { n: 1 },
  ],
  [
    "part.ownMore",
    "[you may use your character manipulation/your character manipulation may be used/you may use your character's manipulation] [{n:INT} extra (time|times)@n/{n:INT} additional (time|times)@n/{n:INT} more (time|times)@n] in each Hack action",
    O(
      "You can use your character manipulation 1 extra time per hack",
      "You may use your character manipulation 1 more time in each Hack action",
    ),
    NEAR("You can use your character manipulation 1 time per hack", "You get 1 extra free manipulation when you hack"),
  ],
  [
    "part.ownMore",
    "[you may use your character manipulation/your character manipulation may be used/you may use your character's manipulation] [twice/a second time] in each Hack action",
    O("You may use your character manipulation twice per hack", "You may use your character manipulation 1 more time in each Hack action"),
    NEAR("You may use your character manipulation once per hack", "You get 1 extra free manipulation when you hack"),
    { n: 1 },
  ],
  [
    "part.stay",
    "[you need not move/you may stay put/you may choose not to move/you may stand still/you do not have to move/you can skip your move step/you may skip the move step/you may skip your move/you may skip moving/you are allowed to stay where you are/you may stay on your space/you can stay where you are/you may remain on your space/you may stay in place/you can stay put/your figure may stay where it is/your figure may stay put/your figure may stay/your figure may remain where it is/your figure need not move] [/instead of moving/in your move step/in the move step/during your move step/on your turn]",
    O("You may stay put instead of moving", "You may skip your move step"),
    NEAR("You must move", "You may take another move step"),
  ],
  [
    "part.anywhere",
    "[you may complete/you can complete/you may finish/you can do/you may do] [jobs anywhere/any job anywhere/any job in any district/a job in any district/jobs wherever you are/your jobs in any district/your jobs anywhere/jobs in whatever district you are in/jobs regardless of your district/jobs regardless of district/jobs no matter which district you are in/jobs of any district/jobs without being in their district]",
    O("You can complete jobs wherever you are", "You may complete jobs in any district"),
    NEAR("You can complete red jobs wherever you are", "You may complete another job card in any district"),
  ],
  ...(["alpha", "beta"] as const).map(
    (half): WordingRow => [
      `part.${half}`,
      `[your ${half} is unlocked/your ${half} upgrade is unlocked/your ${half} upgrade counts as unlocked/your ${half} counts as unlocked/your ${half} is always unlocked/you count as having ${half} unlocked/treat your ${half} as unlocked/treat your ${half} upgrade as unlocked/you may complete ${half} hacks/${half} counts as unlocked for you/your ${half} is treated as unlocked/you are treated as having ${half} unlocked/you have ${half} unlocked/your ${half} hacks are unlocked]`,
      O(`Your ${half} upgrade counts as unlocked`, `${half.charAt(0).toUpperCase()}${half.slice(1)} is unlocked for you`),
      NEAR(`Your ${half} upgrade is locked`, "You may skip your move step"),
    ],
  ),
  [
    "part.use",
    "[{l:Limit}/{l:Limit} during your turn/{l:Limit} on your turn/{l:Limit} during your turn ,/{l:Limit} on your turn ,] {m:May}",
    O(
      "Once per turn during your turn, you may return 1 credit to gain 1 brute force token",
      "Once per turn, you may return 1 credit to gain 1 brute force token",
    ),
    NEAR("You may return 1 credit to gain 1 brute force token", "Once per game, you may return 1 credit to gain 1 brute force token"),
  ],
]);

const counted: readonly WordingRow[] = [
  [
    "per.slot",
    "[job in its slot/completed job in that card 's slot/completed job in this slot/completed job in that slot/completed job in the same slot/job in this slot/job in that card 's slot]",
    "Reward: Gain 1 credit for each job in this slot. => Reward: Gain 1 credit for each completed job in its slot.",
    "Reward: Gain 1 credit for each completed job. | Reward: Gain 1 credit for each full slot.",
  ],
];
const scores: readonly LooseWording[] = wordings([
  [
    "score.per",
    "[/worth/score/this is worth/gain/you score/get/this scores] {n:INT} (point|points)@n [for each/for every/per] {p:Per} [/you have/you own/left/you have left]",
    "End: This is worth 2 VPs for each brute force token you have left. => End: 2 points per brute force token.",
    "End: This is worth 2 points if you have no credits. | Reward: Gain 2 credits for each brute force token.",
  ],
  [
    "score.per",
    `each {p:Per} [/you have/left/you have left] [is worth/scores/gives you/counts for] {n:INT} (point|points)@n`,
    "End: Each brute force token you have left is worth 2 points. => End: 2 points per brute force token.",
    "End: Each brute force token is worth 2 credits. | Reward: Gain 2 credits for each brute force token.",
  ],
  [
    "score.if",
    "[/worth/score/this is worth/gain/you score/get/this scores] {n:INT} (point|points)@n [if/provided/as long as/only if] {c:Conds}",
    "End: This is worth 3 VPs if you have no credits. => End: 3 points if you have no credits.",
    "End: This is worth 3 points per credit. | Reward: If you have no credits, gain 3 credits.",
  ],
  [
    "score.if",
    `if {c:Conds} [,/] [score/this is worth/gain/you score/get/this scores] {n:INT} (point|points)@n`,
    "End: If you have no credits, this is worth 3 VPs. => End: 3 points if you have no credits.",
    "End: If you have no credits, gain 3 credits. | End: 3 points per credit.",
  ],
]);

export const MR_STANDING_WORDINGS: readonly LooseWording[] = [...standing, ...scores, ...wordings(counted)];
