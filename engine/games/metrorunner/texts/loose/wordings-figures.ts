/** Whole phrases in which people say that figures stop, move and pass, and that cubes are gained, in Metrorunner. */
import { type LooseWording, wordings } from "../../../../language/index.ts";

const STOP =
  "[you stop/you land/you end your move/you finish your move/you end up/your figure lands/your figure stops/your figure ends its move/your figure ends up]";
const THEIRS = "[a opponent's figure/a opponent/another player/another figure]";
const PASSES = "[passes/overtakes/moves past/goes past/skips/jumps over]";
const PASS = "[pass/overtake/move past/go past/skip/jump over]";

/** Each of the alternatives behind somebody. */
const everyOf = (who: string, alternatives: string): string =>
  alternatives
    .slice(1, -1)
    .split("/")
    .map((one) => `${who} ${one}`)
    .join("/");

export const MR_FIGURE_WORDINGS: readonly LooseWording[] = wordings([
  [
    "event.stopsBorder",
    `${STOP} [on/at] [a border/a border location/a border space/any border/a border stop]`,
    "Ongoing: When you land on a border space, gain 1 credit. => Ongoing: When your figure stops on a border, gain 1 credit.",
    "Ongoing: When you land in red, gain 1 credit. | Ongoing: When another player lands on a border space, gain 1 credit.",
  ],
  [
    "event.stopsHome",
    `${STOP} [in/on] your home district`,
    "Ongoing: When you end your move in your own district, gain 1 credit. => Ongoing: When your figure stops in your home district, gain 1 credit.",
    "Ongoing: When you land in red, gain 1 credit. | Ongoing: When another player lands in your home district, gain 1 credit.",
  ],
  [
    "event.stopsIn",
    `${STOP} [in/on] [{d:Area}/the {d:Area} district/{d:Area} district]`,
    "Ongoing: When you end your move in the red district, gain 1 credit. => Ongoing: When your figure stops in red, gain 1 credit.",
    "Ongoing: When you land on a border space, gain 1 credit. | Ongoing: When another player lands in red, gain 1 credit.",
  ],
  [
    "event.stopsIn",
    `${STOP} [on/at/in] a {d:Area} [space/location/stop]`,
    "Ongoing: When you land on a red space, gain 1 credit. => Ongoing: When your figure stops in red, gain 1 credit.",
    "Ongoing: When you land on a border space, gain 1 credit. | Ongoing: When you gain a red cube, gain 1 credit.",
  ],
  [
    "event.stopsOn",
    `${STOP} [on/at/in] [a {a:Action} space/a {a:Action} location/a {a:Action} stop/a space with {a:Action}]`,
    "Ongoing: When you land on a Contact Agents location, gain 1 credit. => Ongoing: When your figure stops on a space with Contact Agents, gain 1 credit.",
    "Ongoing: When you land on a border space, gain 1 credit. | Ongoing: When you take Contact Agents, gain 1 credit.",
  ],
  [
    "event.moves",
    "[you move/your figure moves/you advance/you travel] [{n:INT} spaces or more/{n:INT} or more spaces/at least {n:INT} spaces] [/in one turn/in a single move/in one move]",
    "Ongoing: When you travel at least 4 spaces in one turn, gain 1 credit. => Ongoing: When your figure moves 4 or more spaces, gain 1 credit.",
    "Ongoing: When you travel 4 spaces, gain 1 credit. | Reward: Advance your figure 4 spaces.",
  ],
  [
    "event.otherStopsHome",
    `${THEIRS} [stops in/lands in/lands on/ends their move in/ends its move in/ends up in] your home district`,
    "Ongoing: When someone else lands in your own district, gain 1 credit. => Ongoing: When an opponent's figure stops in your home district, gain 1 credit.",
    "Ongoing: When you land in your own district, gain 1 credit. | Ongoing: When someone else lands in red, gain 1 credit.",
  ],
  [
    "event.otherStopsHome",
    `${THEIRS} [enters/visits/reaches/moves into/comes into] your home district`,
    "Ongoing: When a rival visits your home district, gain 1 credit. => Ongoing: When an opponent's figure stops in your home district, gain 1 credit.",
    "Ongoing: When you visit your home district, gain 1 credit. | Ongoing: When a rival leaves your home district, gain 1 credit.",
  ],
  [
    "event.otherPasses",
    `${THEIRS} ${PASSES} [you/yours/your figure/your runner]`,
    "Ongoing: When another player overtakes you, gain 1 credit. => Ongoing: When an opponent's figure passes yours, gain 1 credit.",
    "Ongoing: When you overtake another player, gain 1 credit. | Ongoing: When another player lands in your home district, gain 1 credit.",
  ],
  [
    "event.passes",
    `[${everyOf("you", PASS)}/${everyOf("your figure", PASSES)}/${everyOf("your runner", PASSES)}] [a opponent/a opponent's figure/another player/another figure/another runner]`,
    "Ongoing: When you overtake another player, gain 1 credit. => Ongoing: When your figure passes an opponent's, gain 1 credit.",
    "Ongoing: When another player overtakes you, gain 1 credit. | Ongoing: When you land in red, gain 1 credit.",
  ],
  [
    "event.gainsCubes",
    "you [gain/get/receive/take/collect/pick up/are given] [a cube/any cube/any cubes/cubes/at least 1 cube/some cubes/a resource/resources/any resources/one or more cubes/1 or more cubes]",
    "Ongoing: Once per turn, when you collect any cubes, gain 1 credit. => Ongoing: Once per turn, when you gain 1 or more cubes, gain 1 credit.",
    "Ongoing: Once per turn, when you collect a red cube, gain 1 credit. | Ongoing: Once per turn, when you complete a job, gain 1 credit.",
  ],
  [
    "event.gainsColour",
    "you [gain/get/receive/take/collect/pick up/are given] [a {c:Trait} cube/any {c:Trait} cube/any {c:Trait} cubes/{c:Trait} cubes/at least 1 {c:Trait} cube/one or more {c:Trait} cubes/1 or more {c:Trait} cubes/a {c:Trait} resource]",
    "Ongoing: Once per turn, when you collect a red cube, gain 1 credit. => Ongoing: Once per turn, when you gain 1 or more red cubes, gain 1 credit.",
    "Ongoing: Once per turn, when you collect a cube, gain 1 credit. | Ongoing: Once per turn, when you complete a red job, gain 1 credit.",
  ],
]);
