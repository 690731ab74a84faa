/** What texts count and what they ask: “for each completed job”, “if you are on a border” (MR-R40, MR-R41). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import type { Tree } from "../../../../language/index.ts";
import { ICONS } from "../../city/route.ts";
import { colour, number } from "../match.ts";
import type { Condition, Count } from "../operations.ts";

/** What is counted in the same words as one and as several. */
function counted(sort: "per" | "thing"): Readonly<Record<string, Count>> {
  return {
    [`${sort}.homeJobs`]: "home jobs",
    [`${sort}.cubesHere`]: "cubes here",
    [`${sort}.opponents`]: "opponents",
    [`${sort}.opponentsHere`]: "opponents here",
    [`${sort}.districts`]: "districts",
    [`${sort}.colours`]: "colours",
    [`${sort}.boosts`]: "boosts",
    [`${sort}.abilities`]: "abilities",
    [`${sort}.slots`]: "full slots",
  };
}

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
  "per.influence": "influence",
  "per.notoriety": "notoriety",
  ...counted("per"),
};
/** What is counted where the job itself lies. */
export const IN_SLOT: ReadonlySet<Count> = new Set<Count>(["jobs in slot", "freelance in slot"]);

/** What is counted. */
export function countOf(per: Tree): Count {
  if (per.is === "per.cubesOf") return `cubes of ${colour(per, "c")}`;
  if (per.is === "per.jobsOf") return `jobs of ${colour(per, "c")}`;
  if (per.is === "per.cubesOn") return `cubes on of ${colour(per, "d")}`;
  if (per.is === "per.opponentsIn") return `opponents in of ${colour(per, "d")}`;
  if (per.is === "per.every") return thingOf(part(per, "g"));
  return COUNTS[per.is] ?? lacking(per);
}

/** For how many together it is once: “full 2 credits”. */
export const everyOf = (per: Tree): { readonly every?: number } => (per.is === "per.every" ? { every: number(per, "n", 20, 2) } : {});

const THINGS: Readonly<Record<string, Count>> = {
  "thing.credits": "credits",
  "thing.brute": "brute",
  "thing.cubes": "cubes",
  "thing.hand": "hand",
  "thing.jobs": "jobs",
  "thing.freelance": "freelance",
  ...counted("thing"),
};
/** The thing of a noun. */
export function thingOf(noun: Tree): Count {
  if (noun.is === "thing.cubesOn") return `cubes on of ${colour(noun, "d")}`;
  if (noun.is === "thing.cubesOf") return `cubes of ${colour(noun, "c")}`;
  if (noun.is === "thing.jobsOf") return `jobs of ${colour(noun, "c")}`;
  return THINGS[noun.is] ?? lacking(noun);
}

/** The icon of a location action. */
export const iconOf = (action: Tree): number => {
  const icon = ICONS.findIndex((one) => action.is === `action.${one}`);
  return icon < 0 ? lacking(action, "No space shows it") : icon;
};

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
    case "cond.thereAre":
    case "cond.atLeast":
      return { is: "number", of: thingOf(part(condition, "g")), least: number(condition, "n"), most: MOST };
    case "cond.thereFew":
    case "cond.atMost":
      return { is: "number", of: thingOf(part(condition, "g")), least: 0, most: number(condition, "n") };
    case "cond.exactly":
      return { is: "number", of: thingOf(part(condition, "g")), least: number(condition, "n"), most: number(condition, "n") };
    case "cond.opponentHas":
      return { is: "opponent has", of: thingOf(part(condition, "g")), least: number(condition, "n") };
    case "cond.opponentMore":
      return { is: "opponent more", of: thingOf(part(condition, "g")) };
    case "cond.more.influence":
    case "cond.more.notoriety":
      return { is: "opponent more", of: trackOf(condition) };
    case "cond.under.influence":
    case "cond.under.notoriety":
      return { is: "number", of: trackOf(condition), least: 0, most: number(condition, "n") };
    case "cond.notBorder":
      return { is: "not", of: { is: "border" } };
    case "cond.notHome":
      return { is: "not", of: { is: "home" } };
    case "cond.notDistrict":
      return { is: "not", of: { is: "in district", district: colour(condition, "d") } };
    case "cond.alpha":
    case "cond.beta":
      return { is: "unlocked", beta: condition.is === "cond.beta" };
    case "cond.boosted":
      return { is: "boosted" };
    case "cond.triggered":
      return { is: "triggered" };
    case "cond.start":
      return { is: "start player" };
    case "cond.space":
      return { is: "space", icon: iconOf(part(condition, "a")) };
    case "cond.thereNone":
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
