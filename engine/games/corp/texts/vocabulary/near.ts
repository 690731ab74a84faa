/** What runner and security cards say holds: for their team, for themselves, for a side of an encounter, and when (CORP-R91 to CORP-R94, CORP-R103). */
import { type Construct, construct } from "../../../../language/index.ts";
import { SKILLS } from "../../fields.ts";

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const held = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}): Construct =>
  construct("Static", id, phrase, doc, example, { weight: 0.6, ...more });

/** The team of a runner card. */
const its: readonly Construct[] = [
  construct("Subj", "team.its", "its team", "The team that this runner is in (CORP-R92).", "Its team rolls 1 more Combat die", {
    weight: 2,
    loose: ["this card's team", "that card's team", "this's team", "his team", "her team", "their team"],
  }),
];
const ofTeams: readonly Construct[] = [
  held("team.anyDice", "{t:Subj} rolls {n:INT} more (die|dice)@n", "In each of its rolls, whatever it rolls.", "Its team rolls 1 more die"),
  held(
    "team.fewerAnyDice",
    "{t:Subj} rolls {n:INT} fewer (die|dice)@n",
    "In each of its rolls, whatever it rolls.",
    "Its team rolls 1 fewer die",
  ),
  held("team.hits", "{t:Subj} hits on {n:INT} or more", "Its dice that show so much are hits (CORP-R94).", "Its team hits on 4 or more"),
  held(
    "its.stealMore",
    "Steal Credits takes {m:MONEY} more for its team",
    "Beside what is rolled (CORP-13.12).",
    "Steal Credits takes 2M more for its team",
  ),
  held("team.peaceful", "{t:Subj} cannot attack", "It sneaks or asks to pass (CORP-R103).", "Its team cannot attack"),
  held("team.outside", "{t:Subj} cannot enter buildings", "It takes no step into one (CORP-R103).", "Its team cannot enter buildings"),
  held(
    "team.watchful",
    "{t:Subj} cannot be sneaked past",
    "Whoever meets it attacks or asks to pass (CORP-R103).",
    "Its team cannot be sneaked past",
  ),
];

/** Whole sides. */
const ofSides: readonly Construct[] = (
  [
    ["side", "your side", "The side that this card is on, in encounters that it takes part in (CORP-R93)."],
    ["foe", "the other side", "Whoever this card meets, in encounters that it takes part in (CORP-R93)."],
  ] as const
).flatMap(([id, who, doc]) => [
  held(`${id}.dice`, `${who} rolls {n:INT} more {u:Trait} (die|dice)@n`, doc, `${capital(who)} rolls 1 more Combat die`),
  held(`${id}.fewerDice`, `${who} rolls {n:INT} fewer {u:Trait} (die|dice)@n`, doc, `${capital(who)} rolls 1 fewer Combat die`),
  held(`${id}.anyDice`, `${who} rolls {n:INT} more (die|dice)@n`, doc, `${capital(who)} rolls 1 more die`),
  held(`${id}.fewerAnyDice`, `${who} rolls {n:INT} fewer (die|dice)@n`, doc, `${capital(who)} rolls 1 fewer die`),
  held(`${id}.hits`, `${who} hits on {n:INT} or more`, doc, `${capital(who)} hits on 4 or more`),
]);

/** Skills, as a word for each (CORP-13.12). */
const skills: readonly Construct[] = SKILLS.map((skill) =>
  construct(
    "Kind",
    `skill.${skill}`,
    `Steal ${capital(skill)}`,
    "What a team can do after a successful infiltration (CORP-13.12).",
    `This has Steal ${capital(skill)}`,
    { weight: 0.3 },
  ),
);
const ofKinds =
  (sort: string) =>
  ({ holes: { k } }: { readonly holes: Readonly<Record<string, unknown>> }): boolean =>
    typeof k !== "object" || k === null || !("is" in k) || typeof k.is !== "string" || k.is.startsWith(sort) || k.is.startsWith("{");
export const ofTypes = ofKinds("type.");

const ofThis: readonly Construct[] = [
  held("this.stat", "this has {u:Trait} {m:SIGNED}", "Changes the stat of the card (CORP-R92).", "This has Combat +1"),
  held("this.exact", "this has {u:Trait} {n:INT}", "In place of what is printed (CORP-R92).", "If its team infiltrates, this has Combat 4"),
  held("this.skill", "this has {k:Kind}", "As if it were printed (CORP-13.12).", "If its team has a Thief, this has Steal Data", {
    check: ofKinds("skill."),
  }),
  held(
    "this.less",
    "this costs {m:MONEY} less to hire, but at least {n:MONEY}",
    "In the pool, for whoever hires it (CORP-R91).",
    "If you have a building, this costs 1M less to hire, but at least 1M",
  ),
  held("this.more", "this costs {m:MONEY} more to hire", "In the pool, for whoever hires it (CORP-R91).", "This costs 1M more to hire"),
  held("this.noSneak", "this cannot be sneaked past", "In the step of its type (CORP-R103).", "This cannot be sneaked past"),
  held("this.noHack", "this cannot be hacked", "In the step of its type (CORP-R103).", "This cannot be hacked"),
  held("this.noAttack", "this cannot be attacked", "In the step of its type (CORP-R103).", "This cannot be attacked"),
];

const OF_CORP: readonly Construct[] = [
  held(
    "has.teamAnyDice",
    "your runner teams roll {n:INT} more (die|dice)@n",
    "In each of their rolls.",
    "Your runner teams roll 1 more die",
  ),
  held(
    "has.securityAnyDice",
    "your Security Team rolls {n:INT} more (die|dice)@n",
    "In each of its rolls.",
    "Your Security Team rolls 1 more die",
  ),
  held(
    "has.teamHits",
    "your runner teams hit on {n:INT} or more",
    "Their dice that show so much (CORP-R94).",
    "Your runner teams hit on 4 or more",
  ),
  held(
    "has.securityHits",
    "your Security Team hits on {n:INT} or more",
    "Its dice that show so much (CORP-R94).",
    "Your Security Team hits on 4 or more",
  ),
  ...(
    [
      ["Runner", "runner you hire"],
      ["Security", "security card you hire"],
      ["Asset", "asset you buy"],
    ] as const
  ).flatMap(([id, what]) => [
    held(
      `has.first${id}`,
      `the first ${what} each turn costs you {m:MONEY} less, but at least {n:MONEY}`,
      "In your own turns (CORP-R98).",
      `The first ${what} each turn costs you 2M less, but at least 1M`,
    ),
    held(
      `has.next${id}`,
      `the next ${what} costs you {m:MONEY} less, but at least {n:MONEY}`,
      "Used up by that one (CORP-R98).",
      `Your turn: This turn, the next ${what} costs you 2M less, but at least 1M`,
    ),
  ]),
];

const fact = (id: string, phrase: string, doc: string, example?: string, more: Parameters<typeof construct>[5] = {}): Construct =>
  construct("Cond", id, phrase, doc, example ?? `If ${phrase}, this has Combat +1`, { weight: 0.5, ...more });
const HERE = "Of this runner's team (CORP-R92).";
const MET = "In the step of its type, and in fights with the Security Team (CORP-R93).";
const facts: readonly Construct[] = [
  fact("this.inTeam", "this is in a team", "A runner in a team (CORP-8.3)."),
  fact("this.inGarrison", "this is in your Garrison", "A runner that is in no team (CORP-8.2)."),
  fact("this.inBuilding", "its team is in a building", HERE),
  fact("this.controls", "its team controls a building", "It came there first (CORP-12.3)."),
  fact("this.atHome", "its team is in your HQ", HERE),
  fact("this.withLoot", "its team carries loot", "Something stolen lies on its stack (CORP-13.13)."),
  fact("this.withoutLoot", "its team carries no loot", "Nothing stolen lies on its stack (CORP-13.13)."),
  fact("this.alone", "this is alone in its team", HERE),
  fact("this.notAlone", "this is not alone in its team", HERE),
  fact("this.infiltrates", "its team infiltrates", "From the gate on, until it is over (CORP-13.3)."),
  fact("this.attacks", "its team attacks", "In rounds of a fight in which it is the attacker (CORP-9.5)."),
  fact("this.isAttacked", "its team is attacked", "In rounds of a fight in which it is the defender (CORP-9.5)."),
  fact("this.sneaks", "its team sneaks", "In its sneak rolls, on the map and in infiltrations (CORP-9.3)."),
  fact("this.isSneaked", "its team is sneaked past", "When it rolls against a sneak (CORP-9.3)."),
  fact("this.hacks", "its team hacks", "In its hack rolls (CORP-13.7)."),
  fact("this.meetsTeam", "its team meets a team", "In encounters with teams (CORP-9.1)."),
  fact("this.meetsSecurity", "its team meets a Security Team", "In the steps of an infiltration (CORP-13.5)."),
  fact(
    "this.meetsType",
    "its team meets a {k:Kind}",
    "In the step of that type (CORP-13.5).",
    "If its team meets a Squad, its team rolls 2 more dice",
    {
      check: ofTypes,
    },
  ),
  fact("this.met", "a team meets this", MET, "If a team meets this, the other side rolls 1 fewer die"),
  fact("this.passedBySneak", "a team sneaks past this", MET, "If a team sneaks past this, the other side rolls 1 fewer die"),
  fact("this.hacked", "a team hacks this", MET, "If a team hacks this, the other side rolls 1 fewer die"),
  fact("this.attacked", "a team attacks this", MET, "If a team attacks this, the other side rolls 1 fewer die"),
  fact(
    "this.only",
    "this is your only security card",
    "No other one is in your Security Team.",
    "If this is your only security card, this has Detect +2",
  ),
];

const near: readonly Construct[] = (
  [
    ["crew", "its team has", "Of this runner's team, this one too (CORP-R92).", "Hacker", "Hackers"],
    ["foes", "the other side has", "Of whoever this card meets (CORP-R93).", "Hacker", "Hackers"],
  ] as const
).flatMap(([id, has, doc, one, many]) => [
  fact(`${id}.atLeast`, `${has} {n:INT} or more {g:Goods:1}`, doc, `If ${has} 2 or more ${many}, this has Combat +1`),
  fact(`${id}.atMost`, `${has} {n:INT} or fewer {g:Goods:1}`, doc, `If ${has} 2 or fewer ${many}, this has Combat +1`),
  fact(`${id}.some`, `${has} a {g:Goods:0}`, doc, `If ${has} a ${one}, this has Combat +1`),
  fact(`${id}.none`, `${has} no {g:Goods:1}`, doc, `If ${has} no ${many}, this has Combat +1`),
]);
const mates: readonly Construct[] = [
  fact(
    "mates.some",
    "its team has another {g:Goods:0}",
    "Beside this one (CORP-R92).",
    "If its team has another Hacker, this has Combat +1",
  ),
  fact(
    "mates.none",
    "its team has no other {g:Goods:1}",
    "Beside this one (CORP-R92).",
    "If its team has no other Hackers, this has Combat +1",
  ),
];
const LEADS = "One at least of the others (CORP-R80).";
const compared: readonly Construct[] = [
  fact(
    "cond.moreThanOne",
    "you have more {g:Goods:1} than another corp",
    LEADS,
    "Your turn: If you have more assets than another corp, gain 4M",
  ),
  fact(
    "cond.fewerThanOne",
    "you have fewer {g:Goods:1} than another corp",
    LEADS,
    "Your turn: If you have fewer assets than another corp, gain 4M",
  ),
  fact(
    "cond.richerThanOne",
    "you have more money than another corp",
    LEADS,
    "Your turn: If you have more money than another corp, gain 4M",
  ),
  fact(
    "cond.poorerThanOne",
    "you have less money than another corp",
    LEADS,
    "Your turn: If you have less money than another corp, gain 4M",
  ),
];
const per: readonly Construct[] = [
  construct(
    "Per",
    "near.crew",
    "{g:Goods:0} in its team",
    "This one too (CORP-R92).",
    "When its team wins a fight, gain 1M for each runner in its team",
    {
      weight: 0.3,
    },
  ),
  construct(
    "Per",
    "near.mates",
    "other {g:Goods:0} in its team",
    "Without this one (CORP-R92).",
    "Its team rolls 1 more Hacking die for each other Hacker in its team",
    {
      weight: 0.3,
    },
  ),
  construct(
    "Per",
    "near.foes",
    "{g:Goods:0} of the other side",
    "Of whoever this card meets (CORP-R93).",
    "Your side rolls 1 more die for each runner of the other side",
    {
      weight: 0.3,
    },
  ),
  construct(
    "Per",
    "near.guards",
    "other {g:Goods:0} in your Security Team",
    "Without this one (CORP-13.1, CORP-R92).",
    "This has Defense +1 for each other Squad in your Security Team",
    {
      weight: 0.3,
    },
  ),
  construct(
    "Per",
    "near.garrison",
    "{g:Goods:0} in your Garrison",
    "Those in teams are not counted (CORP-8.2, CORP-R92).",
    "Upkeep: Gain 1M for each runner in your Garrison",
    {
      weight: 0.3,
    },
  ),
  held(
    "team.diceEach",
    "{t:Subj} rolls {n:INT} more {u:Trait} (die|dice)@n for each {p:Per}",
    "Counted anew at each roll.",
    "Its team rolls 1 more Hacking die for each other Hacker in its team",
  ),
  held(
    "team.statEach",
    "{t:Subj} has {u:Trait} {m:SIGNED} for each {p:Per}",
    "A team without the stat does not get it (CORP-R88).",
    "Its team has Combat +1 for each Thug in its team",
  ),
  held(
    "this.moreEach",
    "this costs {m:MONEY} more to hire for each {p:Per}",
    "Counted by what whoever hires it has (CORP-R91).",
    "This costs 1M more to hire for each asset you control",
  ),
  held(
    "this.lessEach",
    "this costs {m:MONEY} less to hire for each {p:Per}, but at least {n:MONEY}",
    "Counted by what whoever hires it has (CORP-R91).",
    "This costs 1M less to hire for each Vassal you control, but at least 1M",
  ),
  held(
    "this.statEach",
    "this has {u:Trait} {m:SIGNED} for each {p:Per}",
    "Counted anew each time.",
    "This has Hacking +1 for each other Hacker in its team",
  ),
  held(
    "side.anyDiceEach",
    "your side rolls {n:INT} more (die|dice)@n for each {p:Per}",
    "Counted anew at each roll.",
    "Your side rolls 1 more die for each runner of the other side",
  ),
];

export const corpNear: readonly Construct[] = [
  ...[...its, ...ofTeams, ...ofSides, ...skills, ...ofThis, ...OF_CORP],
  ...[...facts, ...near, ...mates, ...compared, ...per],
];
