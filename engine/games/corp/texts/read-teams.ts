/** Which teams a text is about, and what it gives them or forbids (CORP-R87, CORP-R88). */
import { lacking, part } from "../../../language/holes.ts";
import type { Tree } from "../../../language/index.ts";
import type { Teams } from "../effects/effects.ts";
import { type Bonus, DEFENSE, DICE_BONUS, ONE_STEP, SAFE, STAT_BONUS, STEPS, STILL, ZERO } from "../moments.ts";
import { number, stat } from "./match.ts";

const MOST = 9;
const WHOSE: ReadonlySet<string> = new Set(["own", "other", "any", "that"]);

export function teamsOf(tree: Tree): Teams {
  const [sort, whose = "", many, inside] = tree.is.split(".");
  return sort === "team" && WHOSE.has(whose)
    ? { whose: whose as Teams["whose"], all: many === "all", inside: inside === "inside" }
    : lacking(tree);
}

/** All teams of some players, wherever they are: what holds for them needs no list of teams. */
export const isEveryTeam = ({ all, inside }: Teams): boolean => all && !inside;

/** What a text gives to a team or forbids it, as one number. */
export function teamBonusOf(held: Tree): Bonus {
  const ofTeam = (): number => {
    const found = stat(held, "u");
    return found < DEFENSE ? found : lacking(held, "Runner teams have Combat, Stealth and Hacking");
  };
  const dice = (n: number): Bonus => ({ kind: DICE_BONUS + ofTeam(), n });
  switch (held.is) {
    case "team.stat":
      return { kind: STAT_BONUS + ofTeam(), n: number(held, "m", MOST, -MOST) };
    case "team.zero":
      return { kind: ZERO + ofTeam(), n: 1 };
    case "team.still":
      return { kind: STILL, n: 1 };
    case "team.safe":
      return { kind: SAFE, n: 1 };
    case "team.oneStep":
      return { kind: ONE_STEP, n: 1 };
    case "team.dice":
      return dice(number(held, "n", MOST));
    case "team.fewerDice":
      return dice(-number(held, "n", MOST));
    case "team.steps":
      return { kind: STEPS, n: number(held, "n", MOST) };
    case "team.fewerSteps":
      return { kind: STEPS, n: -number(held, "n", MOST) };
    default:
      return lacking(held);
  }
}

/** The same for every team of some players. */
export function everyTeam(held: Tree): readonly Bonus[] {
  const teams = teamsOf(part(held, "t"));
  if (!isEveryTeam(teams)) return lacking(held, "Say for how long: “this turn, …”, “until your next turn starts, …”");
  const bonus = teamBonusOf(held);
  const own: readonly Bonus[] = teams.whose === "other" ? [] : [bonus];
  return teams.whose === "own" ? own : [...own, { ...bonus, others: true }];
}
