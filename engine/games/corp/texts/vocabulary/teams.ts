/** What CORP's texts do to teams, and what they forbid (CORP-R87, CORP-R88). */
import { type Construct, construct } from "../../../../language/index.ts";

const STILL = "Your turn: This turn,";
const ones: readonly (readonly [id: string, phrase: string, doc: string, also?: readonly string[]])[] = [
  ["own.one", "one of your teams", "You choose it."],
  [
    "other.one",
    "one team of another corp",
    "You choose it, of any other player.",
    ["one team of another player", "one team of a opponent"],
  ],
  ["any.one", "one team of your choice", "Your own or another's."],
  ["own.all", "each of your teams", "All that you have then."],
  ["other.all", "each team of another corp", "Of all other players.", ["each team of another player", "each team of a opponent"]],
  ["any.all", "each team", "All teams in the city."],
];
const teams: readonly Construct[] = ones.flatMap(([id, phrase, doc, also = []]) =>
  ["", " in a building"].map((where) =>
    construct("Subj", `team.${id}${where === "" ? "" : ".inside"}`, `${phrase}${where}`, doc, `${STILL} ${phrase}${where} cannot move`, {
      ...(also.length > 0 ? { also: also.map((one) => `${one}${where}`) } : {}),
      ...(where === "" ? {} : { weight: 0.4 }),
    }),
  ),
);
const that: readonly Construct[] = [
  construct(
    "Subj",
    "team.that",
    "that team",
    "The one that was chosen, or that the moment is about.",
    "When a team of another corp ends its Move within 2 steps of your HQ, that team loses 1 runner card",
  ),
];

/** Of one's own team there are words of their own: “your gate intersection”. */
const notOwn = ({ holes: { t } }: { readonly holes: Readonly<Record<string, unknown>> }): boolean =>
  typeof t !== "object" || t === null || !("is" in t) || t.is !== "team.own.one";
const act = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}): Construct =>
  construct("Act", id, phrase, doc, `Your turn: ${example}`, { weight: 0.4, ...more });
const acts: readonly Construct[] = [
  act(
    "team.gate",
    "put {t:Subj} with its loot on its gate intersection",
    "The team meets nobody there (CORP-R54).",
    "Put one team of another corp with its loot on its gate intersection",
    { check: notOwn },
  ),
  act(
    "team.hq",
    "put {t:Subj} with its loot in its HQ",
    "It unloads there at once (CORP-R87).",
    "Put one team of another corp with its loot in its HQ",
    { check: notOwn },
  ),
  act(
    "home.hq",
    "put one of your teams with its loot in your HQ",
    "It unloads there at once (CORP-R87).",
    "Put one of your teams with its loot in your HQ",
  ),
  act(
    "team.place",
    "put {t:Subj} with its loot on a intersection of your choice",
    "The team meets nobody there (CORP-R54, CORP-R104).",
    "Put one of your teams with its loot on an intersection of your choice",
  ),
  act(
    "team.lose",
    "{t:Subj} loses {n:INT} runner (card|cards)@n",
    "Its owner chooses; without a card it is destroyed (CORP-8.10).",
    "One team of another corp loses 1 runner card",
  ),
  act("team.destroy", "destroy {t:Subj}", "All its cards are discarded, its loot is lost (CORP-8.10).", "Destroy one team of another corp"),
];

const held = (id: string, phrase: string, doc: string, example: string): Construct =>
  construct("Static", `team.${id}`, phrase, doc, `${STILL} ${example}`);
const statics: readonly Construct[] = [
  held(
    "stat",
    "{t:Subj} has {u:Trait} {m:SIGNED}",
    "Changes the stat itself; a team without it does not get it (CORP-R88).",
    "one of your teams has Combat +1",
  ),
  held("zero", "{t:Subj} has {u:Trait} 0", "Whatever its runners have (CORP-R88).", "one team of another corp has Hacking 0"),
  held("still", "{t:Subj} cannot move", "It takes no Move (CORP-R88).", "one team of another corp cannot move"),
  held("safe", "{t:Subj} cannot be attacked", "Nobody chooses to attack it (CORP-R88).", "each of your teams cannot be attacked"),
  held("oneStep", "{t:Subj} moves at most 1 step", "In each of its Moves (CORP-R88).", "each team moves at most 1 step"),
  held(
    "dice",
    "{t:Subj} rolls {n:INT} more {u:Trait} (die|dice)@n",
    "In each of its rolls (CORP-6.5).",
    "one of your teams rolls 1 more Combat die",
  ),
  held(
    "fewerDice",
    "{t:Subj} rolls {n:INT} fewer {u:Trait} (die|dice)@n",
    "In each of its rolls (CORP-R83).",
    "one team of another corp rolls 1 fewer Combat die",
  ),
  held(
    "steps",
    "{t:Subj} has {n:INT} more (step|steps)@n in each Move",
    "Added to Move (CORP-8.9).",
    "one of your teams has 2 more steps in each Move",
  ),
  held(
    "fewerSteps",
    "{t:Subj} has {n:INT} fewer (step|steps)@n in each Move",
    "One step at least (CORP-R83).",
    "one team of another corp has 1 fewer step in each Move",
  ),
];
const closed: readonly Construct[] = [
  construct(
    "Static",
    "has.closed",
    "your HQ cannot be infiltrated",
    "Nobody starts an infiltration there (CORP-R88).",
    "Your turn: Until your next turn starts, your HQ cannot be infiltrated",
  ),
  construct(
    "Static",
    "has.noCards",
    "other corps cannot play action cards",
    "At no time (CORP-R88).",
    "Your turn: This turn, other corps cannot play action cards",
  ),
  construct(
    "Static",
    "has.solid",
    "no stock can be bought on your mat",
    "By nobody (CORP-R88).",
    "Your turn: Until your next turn starts, no stock can be bought on your mat",
  ),
];

export const corpTeams: readonly Construct[] = [...teams, ...that, ...acts, ...statics, ...closed];
