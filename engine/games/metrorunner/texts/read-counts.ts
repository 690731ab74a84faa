/** What texts count and what they ask: “for each completed job”, “if you are on a border” (MR-R40, MR-R41). */
import { lacking, part } from "../../../language/holes.ts";
import type { Tree } from "../../../language/index.ts";
import { colour, number } from "./match.ts";
import type { Condition, Count } from "./operations.ts";

const COUNTS: Readonly<Record<string, Count>> = {
  "per.jobs": "jobs",
  "per.credits": "credits",
  "per.brute": "brute",
  "per.cubes": "cubes",
  "per.hand": "hand",
  "per.freelanceAll": "freelance",
  "per.figures": "figures here",
  "per.behind": "jobs behind",
  "per.slot": "jobs in slot",
  "per.freelance": "freelance in slot",
};
/** What is counted where the job itself lies. */
export const IN_SLOT: ReadonlySet<Count> = new Set<Count>(["jobs in slot", "freelance in slot"]);

/** What is counted. */
export function countOf(per: Tree): Count {
  if (per.is === "per.cubesOf") return `cubes of ${colour(per, "c")}`;
  if (per.is === "per.jobsOf") return `jobs of ${colour(per, "c")}`;
  return COUNTS[per.is] ?? lacking(per);
}

const THINGS: Readonly<Record<string, Count>> = {
  "thing.credits": "credits",
  "thing.brute": "brute",
  "thing.cubes": "cubes",
  "thing.hand": "hand",
  "thing.jobs": "jobs",
  "thing.freelance": "freelance",
};
/** The thing of a noun. */
function thingOf(noun: Tree): Count {
  if (noun.is === "thing.cubesOf") return `cubes of ${colour(noun, "c")}`;
  if (noun.is === "thing.jobsOf") return `jobs of ${colour(noun, "c")}`;
  return THINGS[noun.is] ?? lacking(noun);
}

const MOST = 99;
const trackOf = (condition: Tree): Count => (condition.is.endsWith("influence") ? "influence" : "notoriety");

/** What an “if” asks. */
export function conditionOf(condition: Tree): Condition {
  switch (condition.is) {
    case "cond.lower":
      return { is: "influence lower" };
    case "cond.higher":
      return { is: "influence higher" };
    case "cond.border":
      return { is: "border" };
    case "cond.home":
      return { is: "home" };
    case "cond.credits":
      return { is: "credits", least: number(condition, "n") };
    case "and":
    case "or":
      return { is: condition.is === "and" ? "all" : "any", of: ["a", "b"].map((hole) => conditionOf(part(condition, hole))) };
    case "cond.atLeast":
      return { is: "number", of: thingOf(part(condition, "g")), least: number(condition, "n"), most: MOST };
    case "cond.atMost":
      return { is: "number", of: thingOf(part(condition, "g")), least: 0, most: number(condition, "n") };
    case "cond.none":
      return { is: "number", of: thingOf(part(condition, "g")), least: 0, most: 0 };
    case "cond.more":
    case "cond.fewer":
      return { is: condition.is === "cond.more" ? "more" : "fewer", of: thingOf(part(condition, "g")) };
    case "cond.lead.influence":
    case "cond.lead.notoriety":
      return { is: "more", of: trackOf(condition) };
    case "cond.last.influence":
    case "cond.last.notoriety":
      return { is: "fewer", of: trackOf(condition) };
    case "cond.at.influence":
    case "cond.at.notoriety":
      return { is: "number", of: trackOf(condition), least: number(condition, "n"), most: MOST };
    case "cond.district":
      return { is: "in district", district: colour(condition, "d") };
    default:
      return lacking(condition);
  }
}
