/** Moments of runner and security cards, and what such cards do (CORP-R92 to CORP-R102). */
import { type Construct, construct } from "../../../../language/index.ts";

const DRAW = "draw 1 action card";
const written = (words: string): string => words.replaceAll(/\ba (?=[aei])/gu, "an ");
const when = (id: string, phrase: string, doc: string, more: Parameters<typeof construct>[5] = {}): Construct =>
  construct("Event", id, phrase, doc, `When ${written(phrase)}, ${DRAW}`, { weight: 0.3, ...more });
const THEM = { binds: "player" } as const;

const ofThis: readonly Construct[] = [
  when("this.hired", "you hire this", "From the pool (CORP-8.2, CORP-13.2)."),
  when("this.discarded", "this is discarded", "For whatever reason; “that corp” is whom it met then (CORP-R95).", THEM),
  when("this.lost", "this is lost in a fight", "When it is discarded there (CORP-9.6); “that corp” is whom it met (CORP-R95).", THEM),
  when("this.joins", "this joins a team", "As it is assembled or reformed (CORP-8.3)."),
];

/** What a team does: of the card that says it, and of any team of its corp. */
const DEEDS = [
  ["wins", "wins a fight", "The other side is destroyed, or attacked and retreated (CORP-9.7).", false],
  ["destroys", "destroys a team", "The last runner of the other team is lost (CORP-8.10).", true],
  ["losesFight", "loses a fight", "It is destroyed, or attacked and retreated (CORP-9.7).", true],
  ["retreats", "retreats from a fight", "As the attacker (CORP-9.7).", true],
  ["attacks", "attacks", "A fight begins in which it is the attacker (CORP-9.5).", true],
  ["isAttacked", "is attacked", "A fight begins in which it is the defender (CORP-9.5).", true],
  ["survives", "survives a encounter", "Something was rolled, and it is still there (CORP-R90).", false],
  ["sneaksPast", "sneaks past a team", "On the map or in an HQ (CORP-9.4).", true],
  ["sneaks", "succeeds in a sneak", "On the map or in an infiltration (CORP-9.4, CORP-13.9).", true],
  ["sneakFails", "fails in a sneak", "On the map or in an infiltration (CORP-9.4, CORP-13.9).", true],
  ["hacks", "succeeds in a hack", "In an infiltration (CORP-13.9).", true],
  ["hackFails", "fails in a hack", "In an infiltration (CORP-13.9).", true],
  ["starts", "starts a infiltration", "It enters from the gate (CORP-13.3).", true],
  ["infiltrates", "succeeds in a infiltration", "Before the skill is used (CORP-13.12).", true],
  ["steals", "steals something", "Credits, an asset or a piece, by a skill (CORP-13.12).", true],
  ["building", "enters a building", "By a step of its Move (CORP-12.5).", true],
  ["ends", "ends its Move", "Wherever (CORP-8.9).", true],
  ["home", "brings loot home", "Into its own HQ, before it is unloaded (CORP-13.12).", true],
] as const;
const itsDeeds: readonly Construct[] = DEEDS.map(([id, deed, doc]) => when(`its.${id}`, `its team ${deed}`, doc, THEM));
const ownDeeds: readonly Construct[] = DEEDS.flatMap(([id, deed, doc, isNew]) =>
  isNew ? [when(`own.${id}`, `one of your teams ${deed}`, doc, THEM)] : [],
);

const othersDeeds: readonly Construct[] = DEEDS.map(([id, deed, doc]) => when(`others.${id}`, `a team of another corp ${deed}`, doc, THEM));

const MET = "In the step of its type; “that corp” is the intruder, “that team” its team (CORP-R93).";
const security: readonly Construct[] = [
  when("met.meets", "a team meets this", MET, THEM),
  when("met.passes", "a team passes this", MET, THEM),
  when("met.fails", "a team fails against this", MET, THEM),
  when("met.hackFails", "a hack against this fails", MET, THEM),
  when("met.sneakFails", "a sneak against this fails", MET, THEM),
  when("met.hacked", "a hack against this succeeds", MET, THEM),
  when("met.sneaked", "a sneak against this succeeds", MET, THEM),
  when(
    "met.attacked",
    "a team attacks this",
    "A fight with the Security Team begins (CORP-13.10); “that team” is the intruding one.",
    THEM,
  ),
  when("guard.wins", "your Security Team wins a fight", "The intruders are destroyed, or attacked and retreated (CORP-13.11).", THEM),
  when("guard.loses", "your Security Team loses a fight", "It is destroyed, or attacked and retreated (CORP-13.11).", THEM),
  when("event.entered", "another corp starts a infiltration of your HQ", "Before it meets anybody (CORP-13.3).", THEM),
];

const act = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}): Construct =>
  construct("Act", id, phrase, doc, example, { weight: 0.15, ...more });
const MOVABLE: ReadonlySet<string> = new Set(["team.own.one", "team.its"]);
const acts: readonly Construct[] = [
  act(
    "act.repel",
    "the infiltration ends",
    "The intruders are at the gate again (CORP-R96).",
    "When a team fails against this, the infiltration ends",
  ),
  act(
    "act.again",
    "the infiltration begins again with step 1",
    "Whatever was passed (CORP-R96).",
    "When a team passes this, the infiltration begins again with step 1",
  ),
  act(
    "this.toGarrison",
    "put this in your Garrison",
    "A runner, also from the discard (CORP-R95).",
    "When its team ends its Move, put this in your Garrison",
  ),
  act(
    "this.toTeam",
    "put this in your Security Team",
    "A security card that was discarded (CORP-R95).",
    "When this is discarded, put this in your Security Team",
  ),
  act(
    "team.march",
    "move {t:Subj} up to {n:INT} (step|steps)@n",
    "A Move of its own, in your turn (CORP-R97).",
    "Your turn: Move one of your teams up to 2 steps",
    {
      check: ({ holes: { t } }) => typeof t !== "object" || MOVABLE.has(t.is) || t.is.startsWith("{"),
    },
  ),
  act("must.or", "{c:PVP:0} or {d:PVP:0}", "One of the two must be done (CORP-R101).", "Upkeep: Pay 1M or discard this"),
  act(
    "lasts.thisRound",
    "this round, {s:Static}",
    "Until the round ends (CORP-R102).",
    "Your turn: This round, your runner teams roll 1 more Combat die",
  ),
  act(
    "lasts.theirTurn",
    "in its owner's next turn, {s:Static}",
    "Of one team (CORP-R102).",
    "When a team fails against this, in its owner's next turn, that team cannot move",
  ),
];
const saving: readonly Construct[] = [
  construct(
    "VP",
    "save.this",
    "put this in your Garrison instead",
    "It is not discarded (CORP-R95).",
    "When this is lost in a fight, you may put this in your Garrison instead",
    { weight: 0.1 },
  ),
  construct(
    "VP",
    "keep.this",
    "keep this in your Security Team instead",
    "It is not discarded (CORP-R95).",
    "Once per turn, when this is lost in a fight, you may keep this in your Security Team instead",
    { weight: 0.1 },
  ),
];
const headings: readonly Construct[] = [
  construct(
    "Heading",
    "heading.ownPay",
    "your {s:Action}, pay {m:MONEY}",
    "Once in each of your turns, for a price (CORP-R99).",
    "Your turn, pay 2M: Draw 1 action card",
  ),
  construct(
    "Heading",
    "heading.skill",
    "skill",
    "After a successful infiltration, in place of stealing (CORP-R100).",
    "Skill: That corp pays you 4M",
    { binds: "player" },
  ),
];
const filters: readonly Construct[] = (
  [
    ["moreThanYou", "with more {g:Goods:1} than you", "with more assets than you"],
    ["fewerThanYou", "with fewer {g:Goods:1} than you", "with fewer assets than you"],
    ["richerThanYou", "with more money than you", "with more money than you"],
    ["poorerThanYou", "with less money than you", "with less money than you"],
  ] as const
).map(([id, phrase, example]) =>
  construct("Player", `corp.${id}`, `{p:PlayerF} ${phrase}`, "Only such.", `Your turn: Each other corp ${example} loses 2M`, {
    num: 0,
    weight: 0.4,
  }),
);

export const corpNearMoments: readonly Construct[] = [
  ...[...ofThis, ...itsDeeds, ...ownDeeds, ...othersDeeds, ...security, ...acts, ...saving, ...headings, ...filters],
];
