/** What Metrorunner's texts do beyond gains and losses: looks, districts, figures, jobs, actions, what holds for a time (MR-R58 to MR-R68). */
import { type Construct, construct, isTree } from "../../../../language/index.ts";
import { act, may, O, R, verb } from "./forms.ts";
import { metrorunnerPlaces } from "./places.ts";

const EACH_COLOUR = construct(
  "Goods",
  "goods.each",
  "{n:INT} (cube|cubes)@n of each colour",
  "Of all five, as one gain (MR-R1).",
  `${R}Gain 1 cube of each colour`,
);
const ONE_COLOUR = construct(
  "Goods",
  "goods.same",
  "{n:INT} (cube|cubes)@n of one colour of your choice",
  "The colour is chosen first (MR-R1).",
  `${R}Gain 2 cubes of one colour of your choice`,
);
const OFFERED = "Of the cards that lie in the offer; it is refilled after the last (MR-7.3).";
const goods: readonly Construct[] = [
  construct(
    "Goods",
    "goods.jobsOf",
    "{n:INT} {c:Trait} job (card|cards)@n from the offer",
    OFFERED,
    `${R}Gain 1 black job card from the offer`,
  ),
  construct(
    "Goods",
    "goods.freelance",
    "{n:INT} freelance job (card|cards)@n from the offer",
    OFFERED,
    `${R}Gain 1 freelance job card from the offer`,
  ),
];

const upTo = verb(
  "gain.upToJobs",
  "(gain|gains) up to {n:INT} job (card|cards)@n from the offer",
  "As many as you like; the offer is refilled after the last (MR-7.3).",
  "Gain up to 2 job cards from the offer",
);

const each = (track: "influence" | "notoriety", word: string): readonly Construct[] => [
  act(`${track}.each`, `${word} {n:SIGNED} for each {p:Per}`, "Counted once (MR-R41).", `${word} +1 for each full slot`),
  act(
    `${track}.eachMost`,
    `${word} {n:SIGNED} for each {p:Per}, at most {m:INT}`,
    "Counted so often at most (MR-R41).",
    `${word} +1 for each completed job, at most 3`,
  ),
  act(
    `${track}.others`,
    `{p:Player} advances ${track} by {n:INT}`,
    "Their marker moves forward (MR-9.2).",
    `Each opponent advances ${track} by 1`,
    [`{p:Player} gains {n:INT} ${track}`, `{p:Player}'s ${track} advances by {n:INT}`],
  ),
];

const losses: readonly Construct[] = [
  construct(
    "PVP",
    "return.all",
    "(return|returns) all {g:NCards:1}",
    "All that there are (MR-R61).",
    `${R}Return all cubes to gain 3 credits`,
  ),
  construct(
    "PVP",
    "return.halfUp",
    "(return|returns) half the {g:NCards:1}, rounded up",
    "Of free colours (MR-R61).",
    `${R}Each opponent returns half the cubes, rounded up`,
  ),
  construct(
    "PVP",
    "return.halfDown",
    "(return|returns) half the {g:NCards:1}, rounded down",
    "Of free colours (MR-R61).",
    `${R}Each opponent returns half the cubes, rounded down`,
  ),
  construct(
    "PVP",
    "discard.random",
    "(discard|discards) {n:INT} job (card|cards)@n at random",
    "Nobody chooses which (MR-R61).",
    `${R}Each opponent discards 1 job card at random`,
    { loose: ["(discard|discards) {n:INT} random job (card|cards)@n"] },
  ),
  construct(
    "PVP",
    "hand.over",
    "(give|gives) {a:Goods} to {p:Player}",
    "As much as you have of it (MR-R61).",
    `${R}Give 1 credit to an opponent`,
  ),
  verb(
    "return.each",
    "(return|returns) {a:Goods} for each {p:Per}",
    "As much as there is (MR-R41, MR-R52).",
    "Each opponent gains 1 credit, then return 1 credit for each opponent",
  ),
  construct(
    "VP",
    "return.for",
    "(return|returns) up to {n:INT} (cube|cubes)@n, then (gain|gains) {a:Goods} for each cube returned this way",
    "Of any colours; as many as you like (MR-R48).",
    `${R}Return up to 3 cubes, then gain 1 job card for each cube returned this way`,
    // Credits are said in words of their own.
    { check: ({ holes: { a } }) => !isTree(a) || a.is !== "goods.credits" },
  ),
  verb(
    "discard.for",
    "(discard|discards) up to {n:INT} job (card|cards)@n, then (gain|gains) {a:Goods} for each job card discarded this way",
    "As many as you like (MR-R48).",
    "Discard up to 2 job cards, then gain 2 cubes of your choice for each job card discarded this way",
  ),
  verb(
    "take.job",
    "(take|takes) a job card at random from {p:Player}",
    "Of the hand; nobody chooses which (MR-R61).",
    "Take a job card at random from an opponent",
    ["(steal|steals) a random job card from {p:Player}", "(take|takes) a random job card from {p:Player}"],
  ),
];

const looks: readonly Construct[] = [
  verb(
    "look.jobs",
    "(look|looks) at the top {n:INT} job (card|cards)@n of the deck",
    "Only you see them; they stay where they are (MR-R60).",
    "Look at the top 3 job cards of the deck",
  ),
  verb(
    "look.take",
    "(look|looks) at the top {n:INT} job (card|cards)@n of the deck, (take|takes) {m:INT} of them and (put|puts) the rest under the deck",
    "Unseen by the others (MR-R60).",
    "Look at the top 3 job cards of the deck, take 1 of them and put the rest under the deck",
  ),
  verb(
    "reveal.job",
    "(reveal|reveals) the top job card of the deck and (gain|gains) a {c:Trait} job revealed this way",
    "Otherwise it goes under the deck (MR-R60).",
    "Reveal the top job card of the deck and gain a black job revealed this way",
  ),
  verb(
    "reveal.freelance",
    "(reveal|reveals) the top job card of the deck and (gain|gains) a freelance job revealed this way",
    "Otherwise it goes under the deck (MR-R60).",
    "Reveal the top job card of the deck and gain a freelance job revealed this way",
  ),
  verb(
    "look.takeHand",
    "(look|looks) at the job cards of an opponent and (take|takes) {n:INT} of them",
    "You choose the opponent, then the cards (MR-R60).",
    "Look at the job cards of an opponent and take 1 of them",
  ),
  verb(
    "look.hand",
    "(look|looks) at the job cards of {p:Player}",
    "Of the hand; only you see them (MR-R60).",
    "Look at the job cards of an opponent",
    ["(look|looks) at the hand of {p:Player}"],
  ),
];

const jobs: readonly Construct[] = [
  may(
    "complete.any",
    "you may complete another job card in any district",
    "Of the hand, with its cost and all of its steps (MR-R65).",
    "You may complete another job card in any district",
  ),
  may(
    "complete.here",
    "you may complete another job card",
    "Of the hand, in a district of your figure, with its cost and all of its steps (MR-R65).",
    "You may complete another job card",
  ),
  may(
    "jobs.exchange",
    "you may exchange 2 of your completed jobs in different slots, without slot bonus",
    "Each goes to the slot of the other (MR-R66).",
    "You may exchange 2 of your completed jobs in different slots, without slot bonus",
  ),
  may(
    "jobs.move",
    "you may move 1 of your completed jobs to another slot, without slot bonus",
    "To one with room (MR-R66).",
    "You may move 1 of your completed jobs to another slot, without slot bonus",
  ),
  verb(
    "jobs.back",
    "(take|takes) 1 of your completed jobs into your hand",
    "What it gave stays (MR-R66).",
    "Take 1 of your completed jobs into your hand",
  ),
  act(
    "job.cheaper",
    "the next job that you complete this turn costs {n:INT} (cube|cubes)@n less",
    "Of whatever colours; the job that is being completed is paid for (MR-R63).",
    "The next job that you complete this turn costs 1 cube less",
  ),
  act(
    "job.cheaperNext",
    "until the end of your next turn, the next job that you complete costs {n:INT} (cube|cubes)@n less",
    "Of whatever colours; the job that is being completed is paid for (MR-R63).",
    "Until the end of your next turn, the next job that you complete costs 2 cubes less",
  ),
];

const actions: readonly Construct[] = [
  verb(
    "action.again",
    "(take|takes) another action this turn",
    "After this one; it differs from it (MR-R63).",
    "Take another action this turn",
    ["(take|takes) another action", "(take|takes) an extra action", "(take|takes) an additional action"],
  ),
  verb(
    "action.take",
    "(carry|carries) out {a:Action}",
    "What it gives, wherever your figure stands; it is no action of the turn (MR-R68).",
    "Carry out Contact Agents",
    ["(take|takes) a {a:Action} action", "(take|takes) the {a:Action} action", "(resolve|resolves) {a:Action}"],
  ),
  act(
    "track.lower",
    "your lower marker advances by {n:INT}",
    "Of level ones the one that you choose (MR-10.6).",
    "Your lower marker advances by 1",
  ),
];

const LIMIT_DOC = "In your move step, before your action and after it; all of it or nothing (MR-R58).";
const uses: readonly Construct[] = [
  construct(
    "Part",
    "part.use",
    "{l:Limit}, {m:May}",
    LIMIT_DOC,
    `${O}Once per turn, you may return 2 cubes of your choice to gain 1 credit`,
    {
      weight: 2,
      loose: ["{m:May} {l:Limit}"],
    },
  ),
];

const always = (id: string, phrase: string, doc: string, example: string, loose: readonly string[] = []): Construct =>
  construct("Part", `part.${id}`, phrase, doc, `${O}${example}`, loose.length > 0 ? { loose: [...loose] } : {});
const ADDED = "Added up (MR-R67).";
const ongoing: readonly Construct[] = [
  construct(
    "Part",
    "part.substituteFor",
    "{l:Limit}, when you pay a resource cost, you may pay 1 {c:Trait} cube in place of 1 {d:Trait} cube",
    "Of the cost printed on a job (MR-8.14, MR-R7).",
    `${O}Once per action, when you pay a resource cost, you may pay 1 black cube in place of 1 red cube`,
  ),
  always("gigs", "Acquire Gigs gives you {n:INT} more job (card|cards)@n", ADDED, "Acquire Gigs gives you 1 more job card"),
  always("assets", "Collect Assets gives you {n:INT} more (cube|cubes)@n", ADDED, "Collect Assets gives you 1 more cube"),
  always("collect", "Collect District Asset gives you {n:INT} more (cube|cubes)@n", ADDED, "Collect District Asset gives you 1 more cube"),
  always("jobs", "jobs cost you {n:INT} (cube|cubes)@n less", "Of whatever colours (MR-R67).", "Jobs cost you 1 cube less", [
    "your jobs cost {n:INT} (cube|cubes)@n less",
  ]),
  always(
    "jobsOf",
    "{c:Trait} jobs cost you {n:INT} (cube|cubes)@n less",
    "Jobs of that district (MR-R67).",
    "Black jobs cost you 1 cube less",
  ),
  always("jobsFreelance", "freelance jobs cost you {n:INT} (cube|cubes)@n less", "MR-R67.", "Freelance jobs cost you 1 cube less"),
  always(
    "ownMore",
    "you may use your character manipulation {n:INT} more (time|times)@n in each Hack action",
    "Beside the once (MR-11.10).",
    "You may use your character manipulation 1 more time in each Hack action",
  ),
  always("stay", "you may skip your move step", "Your figure stays where it is (MR-R67).", "You may skip your move step"),
  always(
    "anywhere",
    "you may complete jobs in any district",
    "Wherever your figure stands (MR-R67).",
    "You may complete jobs in any district",
  ),
  always("alpha", "alpha is unlocked for you", "Whatever your influence (MR-9.5).", "Alpha is unlocked for you"),
  always("beta", "beta is unlocked for you", "Whatever your influence (MR-9.5).", "Beta is unlocked for you"),
  ...(
    [
      ["Car Service", "car"],
      ["Crash Job Boards", "crash"],
      ["Viral Marketing", "viral"],
      ["Strong Arm Locals", "strongArm"],
    ] as const
  ).map(([name, id]) =>
    always(
      `boost.${id}`,
      `${name} costs you {n:INT} (credit|credits)@n less`,
      "At least none (MR-10.8).",
      `${name} costs you 1 credit less`,
    ),
  ),
];

const scores: readonly Construct[] = [
  construct(
    "Score",
    "score.if",
    "{n:INT} (point|points)@n if {c:Conds}",
    "Once, if it is so at final scoring (MR-R42).",
    "End: 3 points if you have more credits than each opponent",
  ),
];
const headings: readonly Construct[] = [
  construct("Heading", "heading.failure", "Failure", "The core nodes are not connected at the stop (MR-11.17).", "Failure: Gain 1 credit"),
];

export const metrorunnerMore: readonly Construct[] = [
  ...goods,
  EACH_COLOUR,
  ONE_COLOUR,
  upTo,
  ...each("influence", "Influence"),
  ...each("notoriety", "Notoriety"),
  ...[...losses, ...looks, ...metrorunnerPlaces, ...jobs, ...actions, ...uses, ...ongoing, ...scores, ...headings],
];
