/** What Metrorunner's texts count and ask beyond what a player has: places, opponents, districts, points of a track (MR-R40, MR-R41, MR-R59). */
import { type Construct, construct } from "../../../../language/index.ts";

const R = "Reward: ";
const IF = ", gain 1 credit";

/** One and several of what is counted of a player, with what it is. */
const THINGS = [
  ["homeJobs", "completed (job|jobs) of your home district", "Yours by the colour of the runner board (MR-1.5)."],
  ["cubesHere", "(cube|cubes) on this district", "Where your figure stands; on a border of both (MR-2.4)."],
  ["opponents", "(opponent|opponents)", "All other players."],
  ["opponentsHere", "(opponent|opponents) in this district", "With a figure in a district of yours (MR-2.3)."],
  ["districts", "(district|districts) of your completed jobs", "In which you have completed a job; freelance is none."],
  ["colours", "(colour|colours) among your cubes", "Each once."],
  ["boosts", "(boost|boosts) that you bought this turn", "MR-10.2."],
  ["abilities", "ongoing (ability|abilities) of yours", "Of your completed jobs and your character."],
  ["slots", "full (slot|slots)", "With three completed jobs (MR-8.7)."],
] as const;

const forms = (phrase: string): readonly [string, string] => [
  phrase.replace(/\((\w+)\|\w+\)/, "$1"),
  phrase.replace(/\(\w+\|(\w+)\)/, "$1"),
];

const things: readonly Construct[] = THINGS.flatMap(([id, phrase, doc]) => {
  const [one, several] = forms(phrase);
  return [
    construct("NCards", `thing.${id}`, phrase, doc, `${R}If there are 2 or more ${several}${IF}`),
    construct("Per", `per.${id}`, one, doc, `${R}Gain 1 credit for each ${one}`),
  ];
});
const more: readonly Construct[] = [
  construct(
    "NCards",
    "thing.cubesOn",
    "(cube|cubes) on {d:Area}",
    "On that district (MR-2.4).",
    `${R}If there are 2 or more cubes on red${IF}`,
  ),
  construct("Per", "per.cubesOn", "cube on {d:Area}", "On that district (MR-2.4).", `${R}Gain 1 credit for each cube on red`),
  construct("Per", "per.opponentsIn", "opponent in {d:Area}", "Or on its border (MR-R59).", `${R}Gain 1 credit for each opponent in red`),
  construct(
    "Per",
    "per.influence",
    "space of your influence",
    "The position of the marker (MR-9.1).",
    "End: 1 point per space of your influence",
  ),
  construct(
    "Per",
    "per.notoriety",
    "space of your notoriety",
    "The position of the marker (MR-9.1).",
    "End: 1 point per space of your notoriety",
  ),
  construct(
    "Per",
    "per.every",
    "full {n:INT} {g:NCards:1}",
    "So many of them together, once for each time (MR-R41).",
    "End: 1 point per full 2 credits",
  ),
];

const cond = (id: string, phrase: string, doc: string, example = phrase, also: readonly string[] = []): Construct =>
  construct("Cond", `cond.${id}`, phrase, doc, `${R}If ${example}${IF}`, also.length > 0 ? { also: [...also] } : {});
const THERE = "As they are counted when it is reached.";
const conditions: readonly Construct[] = [
  cond("thereAre", "there are {n:INT} or more {g:NCards:1}", THERE, "there are 2 or more cubes on red", [
    "there are at least {n:INT} {g:NCards:1}",
  ]),
  cond("thereFew", "there are {n:INT} or fewer {g:NCards:1}", THERE, "there are 2 or fewer cubes on red", [
    "there are at most {n:INT} {g:NCards:1}",
  ]),
  cond("thereNone", "there are no {g:NCards:1}", THERE, "there are no opponents in this district"),
  cond("exactly", "you have exactly {n:INT} {g:NCards:1}", "Neither more nor fewer.", "you have exactly 2 credits"),
  cond("opponentHas", "an opponent has {n:INT} or more {g:NCards:1}", "One of them is enough.", "an opponent has 3 or more cubes", [
    "an opponent has at least {n:INT} {g:NCards:1}",
  ]),
  cond("opponentMore", "an opponent has more {g:NCards:1} than you", "One of them is enough.", "an opponent has more cubes than you"),
  cond("notBorder", "you are not on a border", "Your figure stands in one district (MR-2.3)."),
  cond("notHome", "you are not in your home district", "Nor on its border (MR-1.5)."),
  cond("notDistrict", "you are not in {d:Area}", "Nor on its border (MR-2.3).", "you are not in purple"),
  cond("alpha", "alpha is unlocked", "Your upgrade token shows it (MR-9.4).", "alpha is unlocked", ["you have unlocked alpha"]),
  cond("beta", "beta is unlocked", "Your upgrade token shows it (MR-9.4).", "beta is unlocked", ["you have unlocked beta"]),
  cond("boosted", "you have bought a boost this turn", "Any of the four (MR-10.2).", "you have bought a boost this turn", [
    "you bought a boost this turn",
  ]),
  cond("triggered", "the end is triggered", "MR-12.1."),
  cond("start", "you are the start player", "You have the token (MR-3.14)."),
  cond("space", "you are on a space with {a:Action}", "The icon under your figure (MR-2.2).", "you are on a space with Hack"),
  ...(["influence", "notoriety"] as const).flatMap((track) => [
    cond(`under.${track}`, `your ${track} is {n:INT} or less`, "The position of the marker (MR-9.1).", `your ${track} is 5 or less`, [
      `your ${track} is at most {n:INT}`,
    ]),
    cond(
      `more.${track}`,
      `an opponent has a higher ${track} than you`,
      "One of them is enough (MR-9.8).",
      `an opponent has a higher ${track} than you`,
      [`an opponent has more ${track} than you`],
    ),
  ]),
];

const players: readonly Construct[] = [
  construct(
    "PlayerF",
    "player.previous",
    "the previous player",
    "The one before you, clockwise (MR-4.1).",
    `${R}The previous player gains 1 credit`,
    { num: 0, weight: 0.2 },
  ),
  construct(
    "Player",
    "player.here",
    "each opponent in this district",
    "With a figure in a district of yours (MR-R59).",
    `${R}Each opponent in this district returns 1 credit`,
    { num: 0, weight: 0.2 },
  ),
  construct(
    "Player",
    "player.home",
    "each opponent in your home district",
    "With a figure in it, or on its border (MR-R59).",
    `${R}Each opponent in your home district gives you 1 cube of your choice`,
    { num: 0, weight: 0.2 },
  ),
  ...(["influence", "notoriety"] as const).flatMap((track) => [
    construct(
      "Player",
      `player.above.${track}`,
      `each opponent with more ${track} than you`,
      "By the positions of the markers (MR-R59, MR-9.8).",
      `${R}Each opponent with more ${track} than you returns 1 credit`,
      { num: 0, weight: 0.2 },
    ),
    construct(
      "Player",
      `player.below.${track}`,
      `each opponent with less ${track} than you`,
      "By the positions of the markers (MR-R59, MR-9.8).",
      `${R}Each opponent with less ${track} than you gains 1 credit`,
      { num: 0, weight: 0.2 },
    ),
  ]),
  construct(
    "Player",
    "player.in",
    "each opponent in {d:Area}",
    "With a figure in that district, or on its border (MR-R59).",
    `${R}Each opponent in red returns 1 credit`,
    { num: 0, weight: 0.2 },
  ),
  construct(
    "Player",
    "player.oneHere",
    "a opponent in this district",
    "You choose one whose figure is in a district of yours (MR-R59).",
    `${R}An opponent in this district gives you 1 credit`,
    { num: 0, weight: 0.2 },
  ),
  construct(
    "Player",
    "player.within",
    "each opponent within {n:INT} (space|spaces)@n of your figure",
    "Ahead or behind; no space is left out (MR-R59).",
    `${R}Each opponent within 2 spaces of your figure returns 1 credit`,
    { num: 0, weight: 0.2 },
  ),
  construct(
    "Player",
    "player.oneWithin",
    "a opponent within {n:INT} (space|spaces)@n of your figure",
    "You choose one; ahead or behind, no space is left out (MR-R59).",
    `${R}An opponent within 2 spaces of your figure gives you 1 credit`,
    { num: 0, weight: 0.2 },
  ),
  construct(
    "Player",
    "player.moreThan",
    "each opponent with more {g:NCards:1} than you",
    "Only those (MR-R59).",
    `${R}Each opponent with more cubes than you returns 1 credit`,
    { num: 0, weight: 0.2 },
  ),
  construct(
    "Player",
    "player.fewerThan",
    "each opponent with fewer {g:NCards:1} than you",
    "Only those (MR-R59).",
    `${R}Each opponent with fewer cubes than you gains 1 credit`,
    { num: 0, weight: 0.2 },
  ),
  construct(
    "Player",
    "player.atLeast",
    "each player with {n:INT} or more {g:NCards:1}",
    "You too, if you have as many (MR-R59).",
    `${R}Each player with 3 or more credits returns 1 credit`,
    { num: 0, weight: 0.2 },
  ),
  construct(
    "Player",
    "player.most",
    "the player with the most {g:NCards:1}",
    "You too, if it is you; several who are level all do it (MR-R59).",
    `${R}The player with the most credits returns 1 credit`,
    { num: 0, weight: 0.2 },
  ),
  construct(
    "Player",
    "player.fewest",
    "the player with the fewest {g:NCards:1}",
    "You too, if it is you; several who are level all do it (MR-R59).",
    `${R}The player with the fewest credits gains 1 credit`,
    { num: 0, weight: 0.2 },
  ),
  ...(["influence", "notoriety"] as const).flatMap((track) => [
    construct(
      "Player",
      `player.high.${track}`,
      `the player with the highest ${track}`,
      "You too, if it is you; several who are level all do it (MR-R59).",
      `${R}The player with the highest ${track} returns 1 credit`,
      { num: 0, weight: 0.2 },
    ),
    construct(
      "Player",
      `player.low.${track}`,
      `the player with the lowest ${track}`,
      "You too, if it is you; several who are level all do it (MR-R59).",
      `${R}The player with the lowest ${track} gains 1 credit`,
      { num: 0, weight: 0.2 },
    ),
  ]),
];

export const metrorunnerThings: readonly Construct[] = [...things, ...more, ...conditions, ...players];
