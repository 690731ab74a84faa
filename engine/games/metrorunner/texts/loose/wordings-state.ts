/** Whole phrases in which people say what holds, who is meant and what is counted in Metrorunner. */
import { type LooseWording, type WordingRow, wordings } from "../../../../language/index.ts";

const HAVE = "[you own/you hold/you have got/you hold on to/you possess/you control]";
const ON = "[you are on/your figure is on/you stand on/your figure stands on/you are standing on/your runner is on/you are at]";
const IN =
  "[you are in/your figure is in/you stand in/your figure stands in/you are standing in/your runner is in/you are located in/you are inside]";
const ANYBODY = "[a opponent/another player/any opponent/one of your opponents/at least one opponent/another runner/a rival]";
const EVERYBODY =
  "[each opponent/each other player/all opponents/any opponent/any other player/all other players/every opponent/your opponents/anyone else/everyone else/anybody else]";

const IF = (written: string, read: string): string => `Reward: If ${written}, gain 1 credit. => Reward: If ${read}, gain 1 credit.`;
const NEAR = (...texts: readonly string[]): string => texts.map((text) => `Reward: If ${text}, gain 1 credit.`).join(" | ");

const places: readonly LooseWording[] = wordings([
  [
    "cond.border",
    `${ON} a border [/space/location/stop]`,
    IF("your figure stands on a border space", "you are on a border"),
    NEAR("your figure is in red", "you are not on a border"),
  ],
  [
    "cond.notBorder",
    "[your figure is not on a border/you are not standing on a border/you are not on a border location/you are not on a border space/you are off the border]",
    IF("your figure is not on a border", "you are not on a border"),
    NEAR("your figure is on a border", "you are in red"),
  ],
  [
    "cond.home",
    `[${IN.slice(1, -1)}/you are at] [your home district/your home]`,
    IF("you stand in your home district", "you are in your home district"),
    NEAR("you stand in red", "an opponent is in your home district"),
  ],
  [
    "cond.home",
    "[you are home/you are at home/your figure is at home/your figure is home/this is your home district/this district is your home district/this is your own district]",
    IF("your figure is at home", "you are in your home district"),
    NEAR("you are not at home", "your figure is in red"),
  ],
  [
    "cond.notHome",
    "[you are away from home/you are not at home/your figure is not at home/you are not home/you are outside your home district/you are outside of your home district/your figure is not in your home district/you are away from your home district/you are in a district other than your home district/this is not your home district]",
    IF("you are outside your home district", "you are not in your home district"),
    NEAR("you are at home", "you are not in red"),
  ],
  [
    "cond.district",
    `${IN} [{d:Area}/the {d:Area} district/{d:Area} district]`,
    IF("your figure stands in the red district", "you are in red"),
    NEAR("your figure stands on a border", "an opponent is in the red district"),
  ],
  [
    "cond.district",
    `[${ON.slice(1, -1)}] [{d:Area}/a {d:Area} space/a {d:Area} location]`,
    IF("you stand on a red space", "you are in red"),
    NEAR("you stand on a border space", "you have a red cube"),
  ],
  [
    "cond.district",
    "[this is {d:Area}/this district is {d:Area}/this is the {d:Area} district/the district is {d:Area}]",
    IF("this district is red", "you are in red"),
    NEAR("this is your home district", "this district is not red"),
  ],
  [
    "cond.notDistrict",
    "[you are not in the {d:Area} district/your figure is not in {d:Area}/your figure is not in the {d:Area} district/you are outside {d:Area}/you are outside the {d:Area} district/this is not {d:Area}]",
    IF("you are outside red", "you are not in red"),
    NEAR("you are in red", "you are outside your home district"),
  ],
  [
    "cond.space",
    `[${ON.slice(1, -1)}/you are in] [a {a:Action} space/a {a:Action} location/a {a:Action} stop/a location with {a:Action}]`,
    IF("you stand on a Hack location", "you are on a space with Hack"),
    NEAR("you stand on a border", "you stand on a red space"),
  ],
]);

const holdings: readonly LooseWording[] = wordings([
  [
    "cond.atLeast",
    `[${HAVE.slice(1, -1)}] [{n:INT} or more/at least {n:INT}/not fewer than {n:INT}/no fewer than {n:INT}/not less than {n:INT}/a minimum of {n:INT}] {g:NCards:1}`,
    IF("you hold at least 3 credits", "you have 3 or more credits"),
    NEAR("you hold at most 3 credits", "an opponent has 3 or more credits"),
  ],
  [
    "cond.atLeast",
    "you have [no fewer than {n:INT} {g:NCards:1}/not fewer than {n:INT} {g:NCards:1}/{n:INT} {g:NCards:1} or more/a minimum of {n:INT} {g:NCards:1}/{n:INT} or more of {g:NCards:1}]",
    IF("you have 3 credits or more", "you have 3 or more credits"),
    NEAR("you have 3 credits or fewer", "an opponent has 3 credits"),
  ],
  [
    "cond.atLeast",
    "you have [a {g:NCards:0}/any {g:NCards:1}/some {g:NCards:1}/at least a {g:NCards:0}/at least 1 {g:NCards:0}/1 or more {g:NCards:0}]",
    IF("you have any brute force tokens", "you have 1 or more brute force tokens"),
    NEAR("you have no brute force tokens", "an opponent has a brute force token"),
    { n: 1 },
  ],
  [
    "cond.atMost",
    `[${HAVE.slice(1, -1)}/you have] [{n:INT} {g:NCards:1} or fewer/{n:INT} {g:NCards:1} or less/no more than {n:INT} {g:NCards:1}/not more than {n:INT} {g:NCards:1}/a maximum of {n:INT} {g:NCards:1}]`,
    IF("you hold no more than 3 credits", "you have 3 or fewer credits"),
    NEAR("you hold at least 3 credits", "an opponent has 3 or fewer credits"),
  ],
  [
    "cond.none",
    "[you are out of/you do not have any/you have not any/you have zero/you hold no/you own no/you have run out of/you are without/you have not got any/you have not a single/you have 0] {g:NCards:1}",
    IF("you are out of credits", "you have no credits"),
    NEAR("you have 1 or more credits", "an opponent has no credits"),
  ],
  [
    "cond.none",
    "[your hand is empty/you have no cards in hand/you have an empty hand/you have a empty hand/there are no cards in your hand/you have no cards/you hold no cards/you have no jobs in hand/you have no job cards in hand]",
    IF("your hand is empty", "you have no job cards"),
    NEAR("you have no credits", "an opponent has no job cards"),
    { g: { is: "thing.hand", holes: {} } },
  ],
  [
    "cond.exactly",
    "[you hold exactly/you have precisely/you have just/you own exactly/you have no more and no less than] {n:INT} {g:NCards:1}",
    IF("you hold exactly 2 credits", "you have exactly 2 credits"),
    NEAR("you hold at least 2 credits", "an opponent has exactly 2 credits"),
  ],
  [
    "cond.more",
    `[you have more {g:NCards:1} than/you hold more {g:NCards:1} than/you own more {g:NCards:1} than] [${EVERYBODY.slice(1, -1)}/any opponent/each of the other players]`,
    IF("you hold more credits than all other players", "you have more credits than each opponent"),
    NEAR("you hold fewer credits than all other players", "an opponent has more credits than you"),
  ],
  [
    "cond.more",
    "[you own the most {g:NCards:1}/you hold the most {g:NCards:1}]",
    IF("you hold the most credits", "you have more credits than each opponent"),
    NEAR("you have the fewest credits", "nobody has more credits than you"),
  ],
  [
    "cond.more",
    "[you are the player with the most credits/you are the richest/you are richer than each opponent/you are the richest runner]",
    IF("you are the richest player", "you have more credits than each opponent"),
    NEAR("you are the poorest player", "you have the most cubes"),
    { g: { is: "thing.credits", holes: {} } },
  ],
  [
    "cond.fewer",
    `[you have fewer {g:NCards:1} than/you hold fewer {g:NCards:1} than/you have less {g:NCards:1} than] [${EVERYBODY.slice(1, -1)}]`,
    IF("you hold fewer credits than all other players", "you have fewer credits than each opponent"),
    NEAR("you hold more credits than all other players", "an opponent has fewer credits than you"),
  ],
  [
    "cond.fewer",
    "[you are the player with the fewest credits/you are the poorest/you are poorer than each opponent]",
    IF("you are the poorest player", "you have fewer credits than each opponent"),
    NEAR("you are the richest player", "you have the fewest cubes"),
    { g: { is: "thing.credits", holes: {} } },
  ],
  [
    "cond.opponentHas",
    `${ANYBODY} [has {n:INT} or more {g:NCards:1}/has at least {n:INT} {g:NCards:1}/holds at least {n:INT} {g:NCards:1}/holds {n:INT} or more {g:NCards:1}/has {n:INT} {g:NCards:1} or more]`,
    IF("another player has at least 3 credits", "an opponent has 3 or more credits"),
    NEAR("you have at least 3 credits", "another player has at most 3 credits"),
  ],
  [
    "cond.opponentMore",
    `${ANYBODY} [has more {g:NCards:1} than you do/holds more {g:NCards:1} than you/has more {g:NCards:1} than you have/owns more {g:NCards:1} than you]`,
    IF("another player holds more credits than you", "an opponent has more credits than you"),
    NEAR("you have more credits than each opponent", "another player has fewer credits than you"),
  ],
  [
    "cond.opponentMore",
    "[someone has more {g:NCards:1} than you/somebody has more {g:NCards:1} than you/a player has more {g:NCards:1} than you]",
    IF("somebody has more credits than you", "an opponent has more credits than you"),
    NEAR("you have the most credits", "somebody has fewer credits than you"),
  ],
  [
    "cond.thereNone",
    "[there is no/there are not any/there is not a/there is not any] {g:NCards:0}",
    IF("there is no opponent in this district", "there are no opponents in this district"),
    NEAR("there is 1 opponent in this district", "you have no credits"),
  ],
  [
    "cond.thereNone",
    "[you are alone in this district/you are alone here/you are the only figure in this district/you are the only player in this district/you are the only runner in this district/you are alone in your district/your figure is alone in this district/nobody else is here/no one else is here/no opponent is here/nobody is in this district/no one is in this district/no opponents are in this district/no other players are in this district/no other figure is in this district]",
    IF("you are alone here", "there are no opponents in this district"),
    NEAR("you are in red", "another player is in this district"),
    { g: { is: "thing.opponentsHere", holes: {} } },
  ],
  [
    "cond.thereNone",
    "[this district is empty/this district has no cubes/no cubes lie on this district/there are no cubes here/no cubes are here/no cubes are on this district/there are no cubes in this district]",
    IF("this district has no cubes", "there are no cubes on this district"),
    NEAR("you have no cubes", "there is 1 cube on this district"),
    { g: { is: "thing.cubesHere", holes: {} } },
  ],
  [
    "cond.thereAre",
    "[a opponent is in this district/another player is in this district/another figure is in this district/an opponent is here/another player is here/another figure is here/you share this district with an opponent/you share this district with another player/you share this district with a opponent/you are not alone in this district/you are not alone here/another runner is here]",
    IF("you are not alone here", "there are 1 or more opponents in this district"),
    NEAR("you are alone here", "another player is in your home district"),
    { n: 1, g: { is: "thing.opponentsHere", holes: {} } },
  ],
  [
    "cond.thereAre",
    "[there is a {g:NCards:0}/there is at least a {g:NCards:0}/there is at least 1 {g:NCards:0}/there are any {g:NCards:1}/there is any {g:NCards:0}]",
    IF("there is a cube on this district", "there are 1 or more cubes on this district"),
    NEAR("there are no cubes on this district", "you have a cube"),
    { n: 1 },
  ],
]);

const rest: readonly LooseWording[] = wordings([
  ...(["alpha", "beta"] as const).map(
    (half): WordingRow => [
      `cond.${half}`,
      `[your ${half} is unlocked/your ${half} upgrade is unlocked/you have ${half}/you have ${half} unlocked/you have the ${half} upgrade/your ${half} token is unlocked/you have unlocked your ${half} upgrade/your ${half} hack is unlocked/${half} hacks are unlocked/you have unlocked ${half} hacks/you have the ${half} upgrade unlocked/your ${half} upgrade token is unlocked/your ${half} is flipped]`,
      IF(`your ${half} upgrade is unlocked`, `${half} is unlocked`),
      NEAR(`your ${half} upgrade is locked`, `an opponent has unlocked ${half}`),
    ],
  ),
  [
    "cond.boosted",
    "[you bought any boost this turn/you have bought any boost this turn/you have used a boost this turn/you used a boost this turn/you have bought at least one boost this turn/you bought at least 1 boost this turn/you purchased a boost this turn/you have already bought a boost this turn]",
    IF("you used a boost this turn", "you have bought a boost this turn"),
    NEAR("you used no boost this turn", "you have a credit"),
  ],
  [
    "cond.triggered",
    "[the end of the game has been triggered/the end has been triggered/the game end has been triggered/the end of the game is triggered/the game end is triggered]",
    IF("the game end has been triggered", "the end is triggered"),
    NEAR("the final round has begun", "you are the start player"),
  ],
  [
    "cond.start",
    "[you have the start player token/you hold the start player token/you are the first player/you went first/you started the game/you are the starting player]",
    IF("you hold the start player token", "you are the start player"),
    NEAR("you have a brute force token", "the end is triggered"),
  ],
  [
    "cond.lower",
    "[your influence is behind your notoriety/your notoriety is higher than your influence/you have less influence than notoriety/you have more notoriety than influence/your notoriety is ahead of your influence/your influence marker is behind your notoriety marker]",
    IF("you have less influence than notoriety", "your influence is lower than your notoriety"),
    NEAR("you have more influence than notoriety", "you have the lowest influence"),
  ],
  [
    "cond.higher",
    "[your influence is ahead of your notoriety/your notoriety is lower than your influence/you have more influence than notoriety/you have less notoriety than influence/your notoriety is behind your influence/your influence marker is ahead of your notoriety marker]",
    IF("you have more influence than notoriety", "your influence is higher than your notoriety"),
    NEAR("you have less influence than notoriety", "you have the highest influence"),
  ],
]);

export const MR_STATE_WORDINGS: readonly LooseWording[] = [...places, ...holdings, ...rest];
