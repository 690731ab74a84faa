/** Moments that CORP's assets answer, and what they give on conditions, for counted things and to other corps (CORP-R82, CORP-R83). */
import { type Construct, construct } from "../../../../language/index.ts";

const ACTS = [
  ["builds", "build a infrastructure piece", "builds a infrastructure piece", "Also one that a team has brought home (CORP-4.1)."],
  ["buysAsset", "buy a asset", "buys a asset", "From the pool (CORP-7.2)."],
  ["hiresRunner", "hire a runner", "hires a runner", "From the pool (CORP-8.2)."],
  ["hiresSecurity", "hire a security card", "hires a security card", "From the pool (CORP-13.2)."],
  ["buysStock", "buy stock", "buys stock", "On whichever mat (CORP-10.2)."],
  ["plays", "play a action card", "plays a action card", "As it is announced, before it is answered (CORP-6.1)."],
  ["discardsAsset", "discard a asset", "discards a asset", "For whatever reason."],
  ["discardsAction", "discard a action card", "discards a action card", "From the hand; a card that was played is not discarded by it."],
  ["discardsSecurity", "discard a security card", "discards a security card", "For whatever reason."],
  ["losesRunner", "lose a runner card", "loses a runner card", "It goes to the discard pile (CORP-9.6)."],
  ["wins", "win a fight", "wins a fight", "The other side is destroyed, or attacked and retreated (CORP-9.7)."],
  ["losesTeam", "lose a team", "loses a team", "Its last runner is gone (CORP-8.10)."],
  ["infiltrates", "succeed in a infiltration", "succeeds in a infiltration", "Before the skill is used (CORP-13.12)."],
] as const;

const written = (words: string): string => words.replaceAll(/\ba (?=[aei])/gu, "an ");
const DRAW = "draw 1 action card";
const events: readonly Construct[] = ACTS.flatMap(([id, you, other, doc]) => [
  construct("Event", `event.you.${id}`, `you ${you}`, doc, `When you ${written(you)}, ${DRAW}`),
  construct(
    "Event",
    `event.other.${id}`,
    `another corp ${other}`,
    `${doc} “That corp” is this one.`,
    `When another corp ${written(other)}, ${DRAW}`,
    { binds: "player", also: [`a opponent ${other}`, `another player ${other}`, `a other corp ${other}`] },
  ),
]);
const more: readonly Construct[] = [
  construct(
    "Event",
    "event.sellsStock",
    "another corp buys stock from you",
    "One of your pieces, on whichever mat; “that corp” is the buyer.",
    `When another corp buys stock from you, ${DRAW}`,
    { binds: "player", also: ["a opponent buys stock from you", "another player buys stock from you"] },
  ),
  construct(
    "Event",
    "event.infiltrated",
    "another corp infiltrates your HQ",
    "With success, before the skill is used (CORP-13.12).",
    `When another corp infiltrates your HQ, ${DRAW}`,
    { binds: "player", also: ["a opponent infiltrates your HQ", "another player infiltrates your HQ"] },
  ),
];

const holds = (id: string, phrase: string, doc: string, example: string): Construct =>
  construct("Static", `has.${id}`, phrase, doc, example);
const OTHERS = "For every corp but yours (CORP-R83).";
const statics: readonly Construct[] = [
  holds(
    "teamDiceEach",
    "your runner teams roll {n:INT} more {t:Trait} (die|dice)@n for each {p:Per}",
    "Counted anew at each roll.",
    "Your runner teams roll 1 more Combat die for each Vassal you control",
  ),
  holds(
    "securityDiceEach",
    "your Security Team rolls {n:INT} more {t:Trait} (die|dice)@n for each {p:Per}",
    "Counted anew at each roll.",
    "Your Security Team rolls 1 more Defense die for each Squad you control",
  ),
  holds(
    "assetPrice",
    "each asset you buy costs you {m:MONEY} less, but at least {n:MONEY}",
    "Discounts add up (CORP-R53).",
    "Each asset you buy costs you 1M less, but at least 1M",
  ),
  holds("assetMore", "each asset you buy costs you {m:MONEY} more", "Beside discounts (CORP-R72).", "Each asset you buy costs you 1M more"),
  holds(
    "buildMore",
    "each infrastructure piece you build costs you {m:MONEY} more",
    "Beside discounts (CORP-R72).",
    "Each infrastructure piece you build costs you 1M more",
  ),
  holds(
    "stealMore",
    "Steal Credits takes {m:MONEY} more for you",
    "Beside what is rolled (CORP-13.12).",
    "Steal Credits takes 2M more for you",
  ),
  holds(
    "others.runnerMore",
    "each runner other corps hire costs them {m:MONEY} more",
    OTHERS,
    "Each runner other corps hire costs them 1M more",
  ),
  holds(
    "others.securityMore",
    "each security card other corps hire costs them {m:MONEY} more",
    OTHERS,
    "Each security card other corps hire costs them 1M more",
  ),
  holds(
    "others.assetMore",
    "each asset other corps buy costs them {m:MONEY} more",
    OTHERS,
    "Each asset other corps buy costs them 1M more",
  ),
  holds(
    "others.buildMore",
    "each infrastructure piece other corps build costs them {m:MONEY} more",
    OTHERS,
    "Each infrastructure piece other corps build costs them 1M more",
  ),
  holds(
    "others.teamDice",
    "the runner teams of other corps roll {n:INT} fewer {t:Trait} (die|dice)@n",
    OTHERS,
    "The runner teams of other corps roll 1 fewer Stealth die",
  ),
  holds(
    "others.securityDice",
    "the Security Teams of other corps roll {n:INT} fewer {t:Trait} (die|dice)@n",
    OTHERS,
    "The Security Teams of other corps roll 1 fewer Defense die",
  ),
  holds(
    "others.steps",
    "the teams of other corps have {n:INT} fewer (step|steps)@n in each Move",
    "One step at least (CORP-R83).",
    "The teams of other corps have 1 fewer step in each Move",
  ),
  holds("others.hand", "the action hand limit of other corps is {n:INT} lower", OTHERS, "The action hand limit of other corps is 1 lower"),
];

export const corpMoments: readonly Construct[] = [...events, ...more, ...statics];
