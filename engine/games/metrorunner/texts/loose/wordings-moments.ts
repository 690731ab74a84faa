/** Whole phrases in which people say when something happens in Metrorunner. */
import { type LooseWording, type WordingRow, wordings } from "../../../../language/index.ts";

const OTHER = "[a opponent/another player/another runner/a rival]";
/** What you do and what an opponent does, in the same words. */
const both = (
  id: string,
  you: string,
  other: string,
  [written, read]: readonly [string, string],
  [writtenOther, readOther]: readonly [string, string],
  leaves: string,
): readonly WordingRow[] => [
  [
    `event.${id}`,
    `you ${you}`,
    `Ongoing: When you ${written}, gain 1 credit. => Ongoing: When you ${read}, gain 1 credit.`,
    `Ongoing: When an opponent ${writtenOther}, gain 1 credit. | ${leaves}`,
  ],
  [
    `event.other${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    `${OTHER} ${other}`,
    `Ongoing: When another player ${writtenOther}, gain 1 credit. => Ongoing: When an opponent ${readOther}, gain 1 credit.`,
    `Ongoing: When you ${written}, gain 1 credit. | ${leaves}`,
  ],
];

const actions: readonly LooseWording[] = wordings([
  [
    "event.takes",
    "you [use/perform/do/carry out/resolve/choose] [/the/a] {a:Action} [/action]",
    "Ongoing: When you perform the Contact Agents action, gain 1 credit. => Ongoing: When you take Contact Agents, gain 1 credit.",
    "Ongoing: When an opponent performs the Contact Agents action, gain 1 credit. | Reward: Carry out Contact Agents.",
  ],
  [
    "event.takes",
    "[your action is/you take the action] {a:Action}",
    "Ongoing: When your action is Acquire Gigs, gain 1 credit. => Ongoing: When you take Acquire Gigs, gain 1 credit.",
    "Ongoing: When an opponent takes Acquire Gigs, gain 1 credit. | Ongoing: When you take a location action, gain 1 credit.",
  ],
  [
    "event.takes",
    "you acquire gigs",
    "Ongoing: Each time you acquire gigs, gain 1 credit. => Ongoing: When you take Acquire Gigs, gain 1 credit.",
    "Ongoing: When you get gigs, gain 1 credit. | Ongoing: When you complete a job, gain 1 credit.",
    { a: { is: "action.gigs", holes: {} } },
  ],
  [
    "event.takes",
    "you [contact agents/contact a agent/contact an agent/meet agents]",
    "Ongoing: When you contact an agent, gain 1 credit. => Ongoing: When you take Contact Agents, gain 1 credit.",
    "Ongoing: When you hack a network, gain 1 credit. | Ongoing: When you complete a job, gain 1 credit.",
    { a: { is: "action.agents", holes: {} } },
  ],
  [
    "event.takes",
    "you collect assets",
    "Ongoing: Each time you collect assets, gain 1 credit. => Ongoing: When you take Collect Assets, gain 1 credit.",
    "Ongoing: When you collect a district asset, gain 1 credit. | Ongoing: When you complete a job, gain 1 credit.",
    { a: { is: "action.assets", holes: {} } },
  ],
  [
    "event.takes",
    "you [collect a district asset/collect district assets/collect the district asset]",
    "Ongoing: When you collect a district asset, gain 1 credit. => Ongoing: When you take Collect District Asset, gain 1 credit.",
    "Ongoing: When you take Collect Assets, gain 1 credit. | Ongoing: When you complete a job, gain 1 credit.",
    { a: { is: "action.collect", holes: {} } },
  ],
  [
    "event.otherTakes",
    `${OTHER} [uses/performs/does/carries out/resolves/chooses] [/the] {a:Action} [/action]`,
    "Ongoing: When another player uses Contact Agents, gain 1 credit. => Ongoing: When an opponent takes Contact Agents, gain 1 credit.",
    "Ongoing: When you use Contact Agents, gain 1 credit. | Ongoing: When another player takes a location action, gain 1 credit.",
  ],
  ...both(
    "takesDistrict",
    "[use/perform/do/carry out/resolve/choose] a district action",
    "[uses/performs/does/carries out/resolves/chooses/takes] a district action",
    ["perform a district action", "take a district action"],
    ["performs a district action", "takes a district action"],
    "Ongoing: When you take a location action, gain 1 credit.",
  ),
  ...both(
    "takesLocation",
    "[use/perform/do/carry out/resolve/choose] a location action",
    "[uses/performs/does/carries out/resolves/chooses/takes] a location action",
    ["perform a location action", "take a location action"],
    ["performs a location action", "takes a location action"],
    "Ongoing: When you take a district action, gain 1 credit.",
  ),
  [
    "event.otherTakesHome",
    `${OTHER} [takes/uses/performs/does/carries out] [a district action/an action] [in/inside] your home district`,
    "Ongoing: When another player uses a district action in your home district, gain 1 credit. => Ongoing: When an opponent takes a district action in your home district, gain 1 credit.",
    "Ongoing: When another player uses a district action, gain 1 credit. | Ongoing: When you take a district action, gain 1 credit.",
  ],
]);

const JOB = "[a job/a job card/a gig/any job/one of your jobs/another job]";
const DO = "[complete/finish/do/have completed/tuck/pull off]";
const DOES = "[completes/finishes/does/tucks/pulls off]";
const jobs: readonly LooseWording[] = wordings([
  ...both(
    "completes",
    `${DO} ${JOB}`,
    `${DOES} [a job/a job card/a gig/any job/one of their jobs]`,
    ["finish a gig", "complete a job"],
    ["finishes a gig", "completes a job"],
    "Ongoing: When you complete a red job, gain 1 credit.",
  ),
  [
    "event.completesOf",
    `you ${DO} a {c:Trait} [job/job card/gig/one]`,
    "Ongoing: When you finish a red gig, gain 1 credit. => Ongoing: When you complete a red job, gain 1 credit.",
    "Ongoing: When you finish a gig, gain 1 credit. | Ongoing: When an opponent finishes a red gig, gain 1 credit.",
  ],
  [
    "event.completesOf",
    "you [complete/finish/do] [a job/a gig/any job] [in/inside/of] [/the] {c:Trait} [/district]",
    "Ongoing: When you finish a job in the red district, gain 1 credit. => Ongoing: When you complete a red job, gain 1 credit.",
    "Ongoing: When you finish a job, gain 1 credit. | Ongoing: When your figure stops in red, gain 1 credit.",
  ],
  [
    "event.completesFreelance",
    `you ${DO} a freelance [job/job card/gig/one]`,
    "Ongoing: When you finish a freelance gig, gain 1 credit. => Ongoing: When you complete a freelance job, gain 1 credit.",
    "Ongoing: When you finish a gig, gain 1 credit. | Ongoing: When an opponent finishes a freelance gig, gain 1 credit.",
  ],
  [
    "event.otherCompletesOf",
    `${OTHER} ${DOES} a {c:Trait} [job/job card/gig]`,
    "Ongoing: When another player finishes a red gig, gain 1 credit. => Ongoing: When an opponent completes a red job, gain 1 credit.",
    "Ongoing: When another player finishes a gig, gain 1 credit. | Ongoing: When you finish a red gig, gain 1 credit.",
  ],
  [
    "event.otherCompletesFreelance",
    `${OTHER} ${DOES} a freelance [job/job card/gig]`,
    "Ongoing: When another player finishes a freelance gig, gain 1 credit. => Ongoing: When an opponent completes a freelance job, gain 1 credit.",
    "Ongoing: When another player finishes a gig, gain 1 credit. | Ongoing: When you finish a freelance gig, gain 1 credit.",
  ],
  ...both(
    "discardsJob",
    "[discard/throw away/get rid of/ditch/toss/dump] [a job card/a job/a card/a gig]",
    "[discards/throws away/gets rid of/ditches] [a job card/a job/a card/a gig]",
    ["throw away a job", "discard a job card"],
    ["throws away a job", "discards a job card"],
    "Ongoing: When you discard this, gain 1 credit.",
  ),
  [
    "event.discardsThis",
    "[this is thrown away/you throw this away/this gets discarded/you get rid of this/this job is discarded/you discard this job/you discard this card]",
    "Ongoing: When this gets discarded, gain 1 credit. => Ongoing: When you discard this, gain 1 credit.",
    "Ongoing: When you discard a job card, gain 1 credit. | Ongoing: When you complete a job, gain 1 credit.",
  ],
]);

const hacks: readonly LooseWording[] = wordings([
  ...both(
    "hacks",
    "[hack successfully/successfully hack a network/successfully hack/succeed with a hack/succeed at a hack/succeed in hacking/make a successful hack/pull off a hack/complete a network/crack a network/breach a network/win a hack/finish a hack/succeed in hacking a network/hack any network/perform a successful hack]",
    "[hacks successfully/successfully hacks a network/successfully hacks/succeeds with a hack/succeeds at a hack/succeeds in a hack/succeeds in hacking/makes a successful hack/pulls off a hack/completes a hack/cracks a network/breaches a network/wins a hack]",
    ["crack a network", "hack a network"],
    ["cracks a network", "hacks a network"],
    "Ongoing: When you fail a hack, gain 1 credit.",
  ),
  [
    "event.hacks",
    "[one of your hacks succeeds/your hack succeeds/your hack is successful/a hack of yours succeeds/a hack of yours is successful]",
    "Ongoing: When your hack is successful, gain 1 credit. => Ongoing: When you hack a network, gain 1 credit.",
    "Ongoing: When your hack fails, gain 1 credit. | Ongoing: When you take Hack, gain 1 credit.",
  ],
  ...both(
    "fails",
    "[fail to hack/fail in a hack/fail at a hack/fail at hacking/fail the hack/fail your hack/fail to hack a network/botch a hack/lose a hack/miss a hack/make a unsuccessful hack/hack unsuccessfully/do not succeed with a hack]",
    "[fails to hack/fails in a hack/fails at a hack/fails at hacking/fails their hack/fails to hack a network/botches a hack/loses a hack/misses a hack/hacks unsuccessfully]",
    ["botch a hack", "fail a hack"],
    ["botches a hack", "fails a hack"],
    "Ongoing: When you hack a network, gain 1 credit.",
  ),
  [
    "event.fails",
    "[your hack fails/a hack of yours fails/one of your hacks fails/your hack is unsuccessful/your hack is a failure]",
    "Ongoing: When your hack is unsuccessful, gain 1 credit. => Ongoing: When you fail a hack, gain 1 credit.",
    "Ongoing: When your hack is successful, gain 1 credit. | Ongoing: When an opponent fails a hack, gain 1 credit.",
  ],
  ...both(
    "boosts",
    "[buy any boost/purchase a boost/use a boost/pay for a boost/take a boost/get a boost/play a boost]",
    "[buys any boost/purchases a boost/uses a boost/pays for a boost/takes a boost/gets a boost/plays a boost]",
    ["purchase a boost", "buy a boost"],
    ["purchases a boost", "buys a boost"],
    "Ongoing: When you complete a job, gain 1 credit.",
  ),
  ...both(
    "usesBrute",
    "[place/spend/play/put down/deploy/use up/use/lay] [a brute force token/brute force/a brute token/a brute/one of your brute force tokens]",
    "[places/spends/plays/puts down/uses] [a brute force token/brute force/a brute token]",
    ["spend brute force", "use a brute force token"],
    ["spends brute force", "uses a brute force token"],
    "Ongoing: When you gain 1 credit, gain 1 credit.",
  ),
  ...both(
    "usesCharacter",
    "[use your character/use your character's manipulation/use your character ability/perform your character manipulation/play your character manipulation/make your character manipulation]",
    "[uses their character/uses their character's manipulation/uses a character manipulation/performs their character manipulation/uses their character ability]",
    ["use your character", "use your character manipulation"],
    ["uses their character", "uses their character manipulation"],
    "Ongoing: When you hack a network, gain 1 credit.",
  ),
]);

const turns: readonly LooseWording[] = wordings([
  [
    "event.begins",
    "[your turn comes round/it becomes your turn/you start your turn/you begin your turn/your turn comes]",
    "Ongoing: When you start your turn, gain 1 credit. => Ongoing: When your turn begins, gain 1 credit.",
    "Ongoing: When you end your turn, gain 1 credit. | Ongoing: When a round starts, gain 1 credit.",
  ],
  [
    "event.ends",
    "[your turn finishes/you end your turn/you finish your turn/your turn is over/your turn is done]",
    "Ongoing: When your turn is over, gain 1 credit. => Ongoing: When your turn ends, gain 1 credit.",
    "Ongoing: When you start your turn, gain 1 credit. | Ongoing: When a round starts, gain 1 credit.",
  ],
  [
    "event.round",
    "[a new round begins/a new round starts/each round begins/each round starts/the round begins/the round starts]",
    "Ongoing: When a new round starts, gain 1 credit. => Ongoing: When a round begins, gain 1 credit.",
    "Ongoing: When your turn starts, gain 1 credit. | Ongoing: When your turn ends, gain 1 credit.",
  ],
]);

const answers: readonly LooseWording[] = wordings([
  [
    "part.when",
    "[each time/every time/any time/as soon as/after/once] {e:Event} [,/] {b:Body}",
    "Ongoing: As soon as you buy a boost, gain 1 credit. => Ongoing: When you buy a boost, gain 1 credit.",
    "Ongoing: Once per turn, when you buy a boost, gain 1 credit. | Reward: If you bought a boost this turn, gain 1 credit.",
  ],
  [
    "part.whenLimited",
    "{l:Limit} [/,] [when/whenever/each time/every time/after/as soon as] {e:Event} [,/] {b:Body}",
    "Ongoing: Once per turn after you buy a boost, gain 1 credit. => Ongoing: Once per turn, when you buy a boost, gain 1 credit.",
    "Ongoing: When you buy a boost, gain 1 credit. | Ongoing: Once per turn, you may return 1 credit.",
  ],
  [
    "part.whenLimited",
    "[the first time/the first time that] {e:Event} [each turn/in a turn/in each turn/on your turn/during your turn/every turn/per turn] [,/] {b:Body}",
    "Ongoing: The first time you buy a boost each turn, gain 1 credit. => Ongoing: Once per turn, when you buy a boost, gain 1 credit.",
    "Ongoing: The first time you buy a boost, gain 1 credit. | Ongoing: Each time you buy a boost, gain 1 credit.",
    { l: { is: "limit.turn", holes: {} } },
  ],
  [
    "part.whenLimited",
    "[when/whenever/each time/every time/after] {e:Event} [,/] {b:Body} [,/] {l:Limit}",
    "Ongoing: Whenever you buy a boost, gain 1 credit, once per turn. => Ongoing: Once per turn, when you buy a boost, gain 1 credit.",
    "Ongoing: Whenever you buy a boost, gain 1 credit. | Ongoing: Once per turn, you may return 1 credit.",
  ],
  [
    "limit.turn",
    "[one time per turn/one time each turn/once a turn/once every turn/once in each turn/once on your turn/once during your turn/once in your turn/once on each of your turns/once in each of your turns/once during each of your turns/only once per turn/max once per turn/at most once per turn/no more than once per turn]",
    "Ongoing: At most once per turn, you may return 1 credit to gain 1 brute force token. => Ongoing: Once per turn, you may return 1 credit to gain 1 brute force token.",
    "Ongoing: Once per game, you may return 1 credit to gain 1 brute force token. | Ongoing: Twice per turn, you may return 1 credit to gain 1 brute force token.",
  ],
  [
    "limit.game",
    "[one time per game/once a game/once in a game/once during the game/once each game/once in the game/only once per game/a single time per game/once in the whole game]",
    "Ongoing: Once during the game, you may return 1 credit to gain 1 brute force token. => Ongoing: Once per game, you may return 1 credit to gain 1 brute force token.",
    "Ongoing: Once per turn, you may return 1 credit to gain 1 brute force token. | Ongoing: Twice per game, you may return 1 credit to gain 1 brute force token.",
  ],
  [
    "limit.action",
    "[one time per action/once a action/once each action/once in each action/once for each action/only once per action]",
    "Ongoing: Once each action, when you gain cubes, gain 1 credit. => Ongoing: Once per action, when you gain 1 or more cubes, gain 1 credit.",
    "Ongoing: Once per turn, when you gain cubes, gain 1 credit. | Ongoing: When you buy a boost, gain 1 credit.",
  ],
]);

export const MR_MOMENT_WORDINGS: readonly LooseWording[] = [...actions, ...jobs, ...hacks, ...turns, ...answers];
