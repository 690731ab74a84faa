/** Whole phrases in which people say what teams do in CORP, whoever's they are. */
import { type LooseWording, type WordingRow, wordings } from "../../../../language/index.ts";

const says = (written: string, read: string): string => `When ${written}, draw 1 action card. => When ${read}, draw 1 action card.`;
const near = (...texts: readonly string[]): string => texts.map((text) => `When ${text}, draw 1 action card.`).join(" | ");

const SUBJECTS = [
  ["its", "its team", "its team"],
  ["own", "[one of your teams/a team of yours/any of your teams/any one of your teams/a team you control]", "one of your teams"],
  [
    "others",
    "[a team of another corp/one team of another corp/another player's team/a opponent's team/another corp's team]",
    "a team of another corp",
  ],
] as const;
const SAID: Readonly<Record<(typeof SUBJECTS)[number][0], string>> = {
  its: "its team",
  own: "a team of yours",
  others: "an enemy team",
};

/** What a team does, whoever's it is: verbs, what is written for an example, what it says, and what it is not. */
const DEEDS: readonly (readonly [id: string, verbs: string, written: string, read: string, not: string])[] = [
  [
    "wins",
    "[wins a battle/wins a combat/wins combat/is victorious/is victorious in a fight/wins any fight/comes out on top in a fight]",
    "wins a battle",
    "wins a fight",
    "loses a fight",
  ],
  [
    "destroys",
    "[wipes out/eliminates/kills/annihilates/takes out/destroys] [a enemy team/another team/a opposing team/a rival team]",
    "wipes out another team",
    "destroys a team",
    "wins a fight",
  ],
  [
    "losesFight",
    "[loses a battle/loses a combat/loses combat/is beaten in a fight/is defeated in a fight/loses any fight/is defeated/is beaten]",
    "loses a battle",
    "loses a fight",
    "wins a fight",
  ],
  [
    "retreats",
    "[retreats/withdraws/flees/runs away/withdraws from a fight/flees from a fight/backs out of a fight/runs from a fight/retreats from combat/has to retreat/must retreat]",
    "flees from a fight",
    "retreats from a fight",
    "loses a fight",
  ],
  [
    "attacks",
    "[makes a attack/starts a attack/starts a fight/launches a attack/goes on the attack]",
    "launches an attack",
    "attacks",
    "is attacked",
  ],
  ["isAttacked", "[gets attacked/comes under attack/is being attacked/is set upon]", "gets attacked", "is attacked", "attacks"],
  [
    "survives",
    "[comes through/lives through/makes it through] a encounter",
    "comes through an encounter",
    "survives an encounter",
    "wins a fight",
  ],
  [
    "sneaksPast",
    "[slips past/sneaks by/sneaks past/gets past/steals past] [a enemy team/another team/a rival team/a opposing team]",
    "slips past another team",
    "sneaks past a team",
    "succeeds in a sneak",
  ],
  [
    "sneaks",
    "[sneaks successfully/successfully sneaks/makes a successful sneak/succeeds at a sneak/succeeds in sneaking/passes a sneak roll/wins a sneak roll/succeeds in a sneak roll]",
    "sneaks successfully",
    "succeeds in a sneak",
    "fails in a sneak",
  ],
  [
    "sneakFails",
    "[fails to sneak/fails a sneak/fails at a sneak/fails a sneak roll/loses a sneak roll/is caught sneaking/fails in a sneak roll]",
    "fails a sneak roll",
    "fails in a sneak",
    "succeeds in a sneak",
  ],
  [
    "hacks",
    "[hacks successfully/successfully hacks/makes a successful hack/succeeds at a hack/succeeds in hacking/passes a hack roll/wins a hack roll/succeeds in a hack roll]",
    "hacks successfully",
    "succeeds in a hack",
    "fails in a hack",
  ],
  [
    "hackFails",
    "[fails to hack/fails a hack/fails at a hack/fails a hack roll/loses a hack roll/fails in a hack roll/fails at hacking]",
    "fails a hack roll",
    "fails in a hack",
    "succeeds in a hack",
  ],
  [
    "starts",
    "[begins a infiltration/starts infiltrating/goes on a infiltration/starts to infiltrate a HQ/starts to infiltrate/begins infiltrating]",
    "begins an infiltration",
    "starts an infiltration",
    "succeeds in an infiltration",
  ],
  [
    "infiltrates",
    "[completes a infiltration/successfully infiltrates a HQ/successfully infiltrates another corp/pulls off a infiltration/finishes a infiltration/succeeds in infiltrating a HQ/succeeds at a infiltration/successfully infiltrates/wins a infiltration]",
    "pulls off an infiltration",
    "succeeds in an infiltration",
    "starts an infiltration",
  ],
  [
    "steals",
    "[steals anything/makes off with something/steals a thing/steals from another corp/steals from a corp/steals]",
    "steals anything",
    "steals something",
    "brings loot home",
  ],
  [
    "building",
    "[moves into/goes into/moves inside/gets into/walks into/enters] [any building/a building]",
    "moves into a building",
    "enters a building",
    "ends its Move",
  ],
  [
    "ends",
    "[finishes its Move/ends a Move/stops moving/completes its Move/finishes moving/finishes a Move/ends its movement]",
    "stops moving",
    "ends its Move",
    "enters a building",
  ],
  [
    "home",
    "[brings home loot/brings loot back/delivers loot/returns home with loot/comes home with loot/brings its loot home/unloads loot/gets home with loot/delivers its loot/comes back with loot/brings loot to your HQ/returns to your HQ with loot/brings stolen things home]",
    "comes home with loot",
    "brings loot home",
    "steals something",
  ],
];
/** What one of your own teams does where the core of the moments says it. */
const BY_OTHER_ID: Readonly<Record<string, string>> = { "own.wins": "event.teamWins", "own.survives": "event.survives" };

const teams: readonly WordingRow[] = SUBJECTS.flatMap(([whose, subject, read]) =>
  DEEDS.filter(([id]) => whose !== "others" || id !== "home").map(([id, verbs, written, says_, not]): WordingRow => {
    const key = `${whose}.${id}`;
    return [
      BY_OTHER_ID[key] ?? key,
      `${subject} ${verbs}`,
      says(`${SAID[whose]} ${written}`, `${read} ${says_}`),
      near(`${read} ${not}`, "you buy an asset"),
    ];
  }),
);

export const CORP_DEED_WORDINGS: readonly LooseWording[] = wordings(teams);
