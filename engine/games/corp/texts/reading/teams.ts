/** Which teams a text is about, and what it gives them or forbids (CORP-R87, CORP-R88). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import type { Tree } from "../../../../language/index.ts";
import type { Teams } from "../../effects/effects.ts";
import { LEAST_HIT } from "../../encounters/hits.ts";
import {
  type Bonus,
  COMBAT,
  DEFENSE,
  DICE_BONUS,
  HACKING,
  HITS,
  NO_SNEAK,
  ONE_STEP,
  OUTSIDE,
  PEACE,
  SAFE,
  STAT_BONUS,
  STEALTH,
  STEPS,
  STILL,
  ZERO,
} from "../../moments.ts";
import { number, stat } from "../match.ts";
import { perOf } from "./asked.ts";

const MOST = 9;
const WHOSE: ReadonlySet<string> = new Set(["own", "other", "any", "that", "its"]);

export function teamsOf(tree: Tree): Teams {
  const [sort, whose = "", many, inside] = tree.is.split(".");
  return sort === "team" && WHOSE.has(whose)
    ? { whose: whose as Teams["whose"], all: many === "all", inside: inside === "inside" }
    : lacking(tree);
}

/** All teams of some players, wherever they are: what holds for them needs no list of teams. */
export const isEveryTeam = ({ all, inside }: Teams): boolean => all && !inside;

const TEAM_STATS = [COMBAT, STEALTH, HACKING] as const;
/** Dice whatever is rolled: of each stat. */
export const anyDice = (n: number, stats: readonly number[] = TEAM_STATS): readonly Bonus[] =>
  stats.map((one) => ({ kind: DICE_BONUS + one, n }));
/** So many faces hit; 5 and 6 do anyway (CORP-R94). */
export function hitsOf(held: Tree, kind: number): Bonus {
  const least = number(held, "n", 6, 2);
  return least === LEAST_HIT ? lacking(held, "Dice hit on 5 and 6 anyway") : { kind, n: LEAST_HIT - least };
}

/** What a text gives to a team or forbids it. */
export function teamBonusesOf(held: Tree): readonly Bonus[] {
  if (held.is === "team.anyDice") return anyDice(number(held, "n", MOST));
  if (held.is === "team.fewerAnyDice") return anyDice(-number(held, "n", MOST));
  return [teamBonusOf(held)];
}
function teamBonusOf(held: Tree): Bonus {
  const ofTeam = (): number => {
    const found = stat(held, "u");
    return found < DEFENSE ? found : lacking(held, "Runner teams have Combat, Stealth and Hacking");
  };
  const dice = (n: number): Bonus => ({ kind: DICE_BONUS + ofTeam(), n });
  switch (held.is) {
    case "team.stat":
      return { kind: STAT_BONUS + ofTeam(), n: number(held, "m", MOST, -MOST) };
    case "team.statEach":
      return { kind: STAT_BONUS + ofTeam(), n: number(held, "m", MOST, -MOST), per: perOf(part(held, "p")) };
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
    case "team.diceEach":
      return { ...dice(number(held, "n", MOST)), per: perOf(part(held, "p")) };
    case "team.hits":
      return hitsOf(held, HITS);
    case "team.peaceful":
      return { kind: PEACE, n: 1 };
    case "team.outside":
      return { kind: OUTSIDE, n: 1 };
    case "team.watchful":
      return { kind: NO_SNEAK, n: 1 };
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

/** The same for the team of the card that says it, or for every team of some players. */
export function everyTeam(held: Tree): readonly Bonus[] {
  const teams = teamsOf(part(held, "t"));
  const bonuses = teamBonusesOf(held);
  if (teams.whose === "its") return bonuses.map((bonus) => ({ ...bonus, of: "team" }));
  if (!isEveryTeam(teams)) return lacking(held, "Say for how long: “this turn, …”, “until your next turn starts, …”");
  const own: readonly Bonus[] = teams.whose === "other" ? [] : bonuses;
  return teams.whose === "own" ? own : [...own, ...bonuses.map((bonus): Bonus => ({ ...bonus, others: true }))];
}
